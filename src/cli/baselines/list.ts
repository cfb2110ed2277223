import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { standardFolder } from "../../node/baselines/BaselineFolder.ts";
import { listBaselines } from "../../node/baselines/readBaseline.ts";
import { ageWords } from "../../policy/baselineAge.ts";
import { baselineJson } from "../../report/json.ts";
import { baselinesText } from "../../report/textBaseline.ts";
import type { Io } from "../Io.ts";
import type { BaselineAction } from "./BaselineAction.ts";

export const list: BaselineAction = {
  name: "list",
  summary: "the baselines that are kept",
  usage: "baseline list",
  examples: [{ line: "gatestats baseline list", does: "What is there to compare with?" }],
  words: 0,
  flags: [],
  run,
};

async function run(_: readonly string[], args: Arguments, io: Io): Promise<number> {
  const root = args.one("baseline-dir") ?? standardFolder;
  const manifests = listBaselines(root).map(({ manifest }) => manifest);
  const now = Date.now();
  const rows = manifests.map((manifest) => ({ manifest, age: ageWords(now - Date.parse(manifest.saved)) }));
  io.out(args.has("json") ? baselineJson(manifests) : baselinesText(rows, root, io.page));
  return exitCodes.done;
}
