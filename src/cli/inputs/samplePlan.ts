import type { Arguments } from "../../asked/Arguments.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { allocate } from "../../simulate/draw/allocate.ts";
import type { SamplePlan } from "../../simulate/draw/drawSample.ts";
import type { Frame, FrameDocument } from "../../table/frameOf.ts";
import { InputError } from "../../table/InputError.ts";

/** A frame with its strata, and what is to be drawn of it. */
export interface Planned {
  readonly frame: Frame;
  readonly plan: SamplePlan;
}

/** Reads what is to be drawn, and refuses what the frame cannot give. */
export function samplePlan(args: Arguments, frame: Frame): Planned {
  const design = args.one("design") as SamplePlan["design"] | undefined;
  if (design === undefined)
    throw usage(
      "How are documents to be drawn? --design is missing.",
      "Say --design srs (each as likely as any other), stratified (inside strata) or pps (in proportion to size). gatestats explain designs tells more.",
    );
  if (design !== "pps" && args.has("with-replacement"))
    throw usage("--with-replacement goes with --design pps.", "Leave it out.");
  const take = wholeNumberOf(args, "take", 1);
  const common = {
    design,
    replacement: args.has("with-replacement") ? "with" : "without",
    ...(take !== undefined && { take }),
  } as const;
  if (design === "stratified") return stratified(args, frame, common);
  for (const name of ["allocation", "by-size"])
    if (args.has(name)) throw usage(`--${name} goes with --design stratified.`, "Leave it out.");
  const count = documentsOf(args);
  const most = frame.documents.length;
  if (design === "pps" && frame.documents[0].size === undefined) throw sizesNeeded("--design pps");
  if (count > most && !(design === "pps" && args.has("with-replacement")))
    throw usage(
      `--documents ${count} is more than the ${most} documents that the list has.`,
      design === "pps"
        ? "Draw fewer, or say --with-replacement, so that one may come several times."
        : "Draw fewer.",
    );
  return { frame, plan: { ...common, counts: [count], strata: [] } };
}

type Common = Omit<SamplePlan, "counts" | "strata">;

function stratified(args: Arguments, frame: Frame, common: Common): Planned {
  const stratify = stratumOf(args, frame);
  const documents = frame.documents.map((document) => ({ ...document, stratum: stratify(document) }));
  const names = args.has("by-size") ? ["large", "small"] : [...new Set(documents.map((d) => d.stratum))];
  const populations = names.map((name) => documents.filter(({ stratum }) => stratum === name).length);
  const empty = names.find((_, h) => populations[h] === 0);
  if (empty !== undefined)
    throw usage(
      `No document is ${empty} with --by-size ${args.one("by-size")}.`,
      "Name a number of questions that some documents exceed and others do not.",
    );
  const counts = countsOf(args, names, populations);
  counts.forEach((count, h) => {
    if (count > populations[h])
      throw usage(
        `Stratum ${names[h]} has ${populations[h]} documents; ${count} cannot be drawn.`,
        "Draw fewer of it.",
      );
    if (count < Math.min(2, populations[h]))
      throw usage(
        `Of stratum ${names[h]} ${count} documents would be drawn; two are needed to see how its documents differ.`,
        "Draw more of it, or merge it with the stratum most like it.",
      );
  });
  return { frame: { ...frame, documents }, plan: { ...common, counts, strata: names } };
}

function stratumOf(args: Arguments, frame: Frame): (document: FrameDocument) => string {
  const cut = wholeNumberOf(args, "by-size", 1);
  if ((cut === undefined) === !args.has("strata"))
    throw usage(
      "--design stratified takes either --strata COL or --by-size CUT.",
      "Name the column of strata, or the number of questions above which a document is large.",
    );
  if (cut === undefined) return ({ stratum = "" }) => stratum;
  if (frame.documents[0].size === undefined) throw sizesNeeded("--by-size");
  return ({ size = 0 }) => (size > cut ? "large" : "small");
}

/** k_h: as they were typed, or spread over the strata. */
function countsOf(
  args: Arguments,
  names: readonly string[],
  populations: readonly number[],
): readonly number[] {
  const how = args.one("allocation") ?? "equal";
  if (how === "equal" || how === "proportional") {
    const count = documentsOf(args);
    const least = populations.reduce((sum, population) => sum + Math.min(2, population), 0);
    const most = populations.reduce((sum, population) => sum + population, 0);
    if (count < least || count > most)
      throw usage(
        `--documents ${count} cannot be spread over ${names.length} strata: ${least} to ${most} are possible.`,
        "Two documents of each stratum are needed, or all it has.",
      );
    return allocate(populations, count, how);
  }
  const counts = how.split(",").map((count) => (/^\d+$/.test(count.trim()) ? Number(count) : Number.NaN));
  if (counts.length !== names.length || counts.some(Number.isNaN))
    throw usage(
      `--allocation ${how} must be equal, proportional, or one whole number for each stratum: ${names.join(", ")}.`,
      `Such as --allocation ${names.map(() => 10).join(",")}`,
    );
  const sum = counts.reduce((a, b) => a + b, 0);
  const asked = wholeNumberOf(args, "documents", 2);
  if (asked !== undefined && asked !== sum)
    throw usage(
      `--allocation ${how} draws ${sum} documents, but --documents asks for ${asked}.`,
      "Leave out --documents.",
    );
  return counts;
}

function documentsOf(args: Arguments): number {
  const count = wholeNumberOf(args, "documents", 2);
  if (count !== undefined) return count;
  throw usage("How many documents are to be drawn? --documents is missing.", "Say --documents 20.");
}

function sizesNeeded(by: string): InputError {
  return usage(
    `${by} needs the number of questions of each document.`,
    "Name its column with --size COL; where a row is a question, name the column of documents with --cluster COL.",
  );
}

function usage(message: string, hint: string): InputError {
  return new InputError("usage", message, hint);
}
