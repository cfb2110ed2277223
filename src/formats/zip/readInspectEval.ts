import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { joined, partsOf } from "../bytes.ts";
import type { ReadOptions, SourceFile } from "../Format.ts";
import { JsonRecords } from "../JsonRecords.ts";
import type { JsonRow } from "../jsonCells.ts";
import { parseJson } from "../tolerantJson.ts";
import { readCases } from "../tools/CaseTable.ts";
import { InspectSamples } from "../tools/inspect.ts";
import type { Tool } from "../tools/Tool.ts";
import { objectOf, rowOf } from "../tools/values.ts";
import { decode } from "../utf8.ts";
import { openZip, type ZipMember } from "./openZip.ts";

const openBracket = 0x5b;

type Members = ReadonlyMap<string, ZipMember>;

/** Members that are read whole are no longer than this: a header, or one sample where a log has no summaries. */
const longestWhole = 64 * 2 ** 20;

/** Summaries that unpack to more are no summaries. */
const longestSummaries = 2 ** 31;

/**
 * Reads one of Inspect's packed logs. The samples themselves, which may take gigabytes, are only read where there are no
 * summaries of them.
 */
export async function readInspectEval(
  file: SourceFile,
  options: ReadOptions,
  tool: Tool,
): Promise<ScoreTable> {
  const parts = await partsOf(file);
  try {
    const members = await openZip(parts, file.path);
    const samples = new InspectSamples();
    samples.status = await statusOf(members, file.path);
    const take = (sample: JsonRow): void => {
      samples.take(sample, 0);
    };
    const summaries = summariesOf(members);
    if (!members.has("summaries.json")) await refuseRenamed(members, file.path);
    for (const member of summaries) await readSummaries(member, file.path, take);
    if (summaries.length === 0)
      for (const member of samplesOf(members)) take(await readWhole(member, file.path));
    return await readCases(file, tool, options, samples, none());
  } finally {
    parts.close();
  }
}

/** Where members are known by their names alone, one whose name was changed would be lost in silence. */
async function refuseRenamed(members: Members, path: string): Promise<void> {
  for (const { name, hasItsName } of members.values()) {
    if (await hasItsName()) continue;
    throw new InputError(
      "broken-zip",
      `${name} in ${path} has another name in the archive's directory than before its bytes.`,
      "The file may have been changed: write or download it again.",
      { file: path },
    );
  }
}

async function* none(): AsyncGenerator<never> {}

/** How the evaluation ended; a log without a header was still being written. */
async function statusOf(members: Members, path: string): Promise<unknown> {
  const header = members.get("header.json");
  if (header === undefined)
    return members.has("_journal/start.json") ? "started" : refuseOther(members, path);
  const log = await readWhole(header, path);
  return "task" in rowOf(log.eval) ? log.status : refuseOther(members, path);
}

/** The summaries of all samples, or those that a log has gathered so far, in the order in which they were written. */
function summariesOf(members: Members): readonly ZipMember[] {
  const all = members.get("summaries.json");
  if (all !== undefined) return [all];
  return [...members.values()]
    .flatMap((member) => {
      const number = /^_journal\/summaries\/(\d+)\.json$/.exec(member.name)?.[1];
      return number === undefined ? [] : [{ member, number: Number(number) }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ member }) => member);
}

/** The samples, each a member or, in pieces, a folder of its own. */
function samplesOf(members: Members): readonly ZipMember[] {
  return [...members.values()].filter(({ name }) => /^samples\/.+_epoch_\d+(?:\/sample)?\.json$/s.test(name));
}

async function readSummaries(member: ZipMember, path: string, take: (row: JsonRow) => void): Promise<void> {
  refuseLong(member, path, longestSummaries);
  const place = `${path}/${member.name}`;
  let first: number | undefined;
  const records = new JsonRecords(place, [""], (text, line) => take(parseJson(text, place, line) as JsonRow));
  await member.read((bytes) => {
    first ??= bytes.find((byte) => byte > 0x20);
    records.push(bytes);
  });
  records.end();
  if (first === openBracket) return;
  throw new InputError("json-row", `${place} is no array of summaries.`, asWritten, { file: path });
}

async function readWhole(member: ZipMember, path: string): Promise<JsonRow> {
  refuseLong(member, path, longestWhole);
  const place = `${path}/${member.name}`;
  const chunks: Uint8Array[] = [];
  await member.read((bytes) => chunks.push(bytes));
  const bytes = joined(
    chunks,
    chunks.reduce((sum, { length }) => sum + length, 0),
  );
  return objectOf(parseJson(decode(bytes), place), member.name, 0);
}

const asWritten =
  "Check that the log is as Inspect wrote it, or write it anew: inspect log convert LOG --to eval --output-dir DIR";

function refuseLong({ name, size }: ZipMember, path: string, longest: number): void {
  if (size <= longest) return;
  throw new InputError(
    "member-too-long",
    `${name} in ${path} unpacks to ${Math.round(size / 2 ** 20)} MiB, more than the ${longest / 2 ** 20} MiB that are read of it.`,
    asWritten,
    { file: path },
  );
}

/** Archives that people have at hand, by a member that each of them has. */
const otherArchives: readonly (readonly [member: RegExp, kind: string])[] = [
  [/^xl\/workbook/, "an Excel workbook"],
  [/^word\/document/, "a Word document"],
  [/^mimetype$/, "an OpenDocument file"],
];

function refuseOther(members: Members, path: string): never {
  const names = [...members.keys()];
  const kind = otherArchives.find(([member]) => names.some((name) => member.test(name)))?.[1];
  if (kind !== undefined)
    throw new InputError(
      "not-a-log",
      `${path} is ${kind}, not a table of scores.`,
      "Save its sheet as CSV.",
      {
        file: path,
      },
    );
  const shown = names.slice(0, 5).join(", ");
  throw new InputError(
    "not-a-log",
    `${path} is a zip archive, but no log of Inspect: it has neither header.json nor _journal/start.json of one.`,
    `Unpack it, and give the file of scores in it${shown === "" ? "" : ` (it holds ${shown}${names.length > 5 ? ", …" : ""})`}.`,
    { file: path },
  );
}
