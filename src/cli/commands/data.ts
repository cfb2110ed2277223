import { readFileSync } from "node:fs";
import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { nearest } from "../../formats/nearest.ts";
import { readYaml } from "../../formats/readYaml.ts";
import { catalogue } from "../../node/downloads/catalogue.ts";
import { type DataSource, sourcesShape } from "../../node/downloads/DataSource.ts";
import { type Fetched, fetchData } from "../../node/downloads/fetchData.ts";
import { fetchedText, sourcesText } from "../../report/textData.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";
import { stagesOf } from "../stages.ts";

export const data: Command = {
  name: "data",
  summary: "fetch public collections for studies, and check that they are the right ones",
  usage: "data list|fetch NAME... --data-root DIR",
  about:
    "Downloads collections in BEIR's layout, goes on where an earlier attempt stopped, refuses what has not the known " +
    "SHA-256, and unpacks each into a folder that retrieve and study can search. data list shows what there is.",
  positionals: { least: 0, most: 50 },
  examples: [{ line: "gatestats data list", does: "The collections that can be fetched:" }],
  long: true,
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [word, ...names] = args.positionals;
  const sources = sourcesOf(args);
  if (word === "list" && names.length === 0) {
    io.out(sourcesText(sources, io.page));
    return exitCodes.done;
  }
  if (word !== "fetch" || names.length === 0)
    throw new InputError(
      "usage",
      word === "fetch" ? "data fetch needs the name of a collection." : "data knows list and fetch.",
      "Such as gatestats data list, or gatestats data fetch beir/nfcorpus --data-root data",
    );
  const wanted = names.map((name) => sourceNamed(name, sources));
  const root = args.one("data-root") ?? "data";
  const stages = stagesOf(io);
  const fetched: Fetched[] = [];
  for (const source of wanted) fetched.push(await fetchData(source, root, stages.show).finally(stages.end));
  io.out(fetchedText(fetched, io.page));
  return exitCodes.done;
}

/** Sources of the user's own before those that are known. */
function sourcesOf(args: Arguments): readonly DataSource[] {
  const path = args.one("catalogue");
  if (path === undefined) return catalogue;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new InputError("unreadable-file", `${path} cannot be read: ${code}.`, "Name a YAML or JSON file.", {
      file: path,
    });
  }
  const { value, lineOf } = readYaml(text, path);
  const own = sourcesShape.read(value, [], (at, message, hint) => {
    throw new InputError("catalogue", `${at.length === 0 ? "" : `${at.join(".")}: `}${message}`, hint, {
      file: path,
      line: lineOf(at),
    });
  });
  return [...own, ...catalogue];
}

function sourceNamed(name: string, sources: readonly DataSource[]): DataSource {
  const found = sources.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = sources.map((one) => one.name);
  const near = names.find((one) => one.endsWith(`/${name}`)) ?? nearest(name, names);
  throw new InputError(
    "usage",
    `There is no collection ${name}.`,
    `${near === undefined ? "" : `Did you mean ${near}? `}Known: ${names.join(", ")}.`,
  );
}
