import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { standardFolder } from "../../node/baselines/BaselineFolder.ts";
import { readBaseline } from "../../node/baselines/readBaseline.ts";
import { ageWords } from "../../policy/baselineAge.ts";
import { baselineJson } from "../../report/json.ts";
import { baselineText } from "../../report/textBaseline.ts";
import type { Io } from "../Io.ts";
import type { BaselineAction } from "./BaselineAction.ts";

export const show: BaselineAction = {
  name: "show",
  summary: "what is kept of one: its date, commit, questions and means",
  usage: "baseline show NAME",
  examples: [],
  words: 1,
  flags: [],
  run,
};

async function run([name]: readonly string[], args: Arguments, io: Io): Promise<number> {
  const { manifest, scores } = readBaseline(name, args.one("baseline-dir") ?? standardFolder);
  const age = ageWords(Date.now() - Date.parse(manifest.saved));
  io.out(args.has("json") ? baselineJson([manifest]) : baselineText(manifest, age, scores, io.page));
  return exitCodes.done;
}
