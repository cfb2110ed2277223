import {
  type DesignRecord,
  type DocumentRecord,
  designNames,
  type StratumRecord,
} from "../table/DesignRecord.ts";
import { InputError } from "../table/InputError.ts";
import { openText, take } from "./bytes.ts";
import type { SourceFile } from "./Format.ts";
import { inFile } from "./inFile.ts";
import { JsonFields, textOf } from "./JsonFields.ts";
import { repeatedKey } from "./repeatedKey.ts";
import { parseJson } from "./tolerantJson.ts";
import { decode } from "./utf8.ts";

/** Version of design files; it grows when a field changes its meaning or goes. */
export const designVersion = 1;

const topFields = [
  "version",
  "design",
  "population",
  "strata",
  "documents",
  "replacement",
  "take",
  "seed",
  "frame",
  "note",
  "$schema",
] as const;
const stratumFields = ["name", "population", "share", "documents"] as const;
const documentFields = ["name", "questions", "probability", "weight", "times"] as const;

/**
 * Reads a design file (docs/schema/design.schema.json).
 *
 * @throws InputError for what is no design, naming the place inside the JSON
 * @example await readDesign(openSource("design.json"))
 */
export async function readDesign(source: SourceFile): Promise<DesignRecord> {
  const { file } = await openText(source);
  return inFile(file.path, async () => {
    const text = decode(await take(file.bytes[Symbol.asyncIterator](), Number.POSITIVE_INFINITY));
    const json = parseJson(text, file.path);
    refuseRepeatedKey(text, file.path);
    return designOf(json, file.path);
  });
}

function refuseRepeatedKey(text: string, file: string): void {
  const repeated = repeatedKey(text);
  if (repeated === undefined) return;
  throw new InputError(
    "design-file",
    `"${repeated.key}" stands twice in one object, the second time on line ${repeated.line}.`,
    "Leave one of them out.",
    { file, line: repeated.line },
  );
}

/** The same of parsed JSON. */
export function designOf(json: unknown, file: string): DesignRecord {
  const top = new JsonFields(json, file, "", topFields);
  if (top.whole("version", 1) !== designVersion)
    throw top.error(
      `version must be ${designVersion}.`,
      `A design file starts with {"version": ${designVersion}, "design": ${designNames.map((name) => `"${name}"`).join(" or ")}.`,
    );
  const design = top.choice("design", designNames);
  if (design === undefined)
    throw top.error("design is missing.", `Say how documents were drawn: ${designNames.join(", ")}.`);
  const drawn =
    design === "strata" ? strataOf(top, file) : { documents: documentsOf(top, file, "documents") };
  const record: DesignRecord = {
    path: file,
    design,
    ...defined({
      population: top.whole("population", 1),
      replacement: top.choice("replacement", ["with", "without"]),
      take: top.whole("take", 1),
      seed: top.whole("seed", 0),
      ...drawn,
    }),
  };
  refuseRepeats(top, record.documents ?? []);
  refuseUnused(top, record);
  requireAll(top, record);
  return record;
}

function strataOf(
  top: JsonFields,
  file: string,
): { readonly strata: readonly StratumRecord[]; readonly documents: readonly DocumentRecord[] } {
  const list = top.list("strata");
  if (list === undefined)
    throw top.error(
      "strata is missing.",
      'Give "strata": [{"name": ..., "population": ..., "documents": [...]}, ...].',
    );
  const strata: StratumRecord[] = [];
  const documents: DocumentRecord[] = [];
  list.forEach((value, h) => {
    const at = `strata[${h}]`;
    const fields = new JsonFields(value, file, at, stratumFields);
    const name = fields.text("name");
    if (name === undefined) throw fields.error(`${at} has no name.`, "Name each stratum.");
    if (strata.some((other) => other.name === name))
      throw fields.error(`two strata are named ${name}.`, "Name each stratum once.");
    strata.push({
      name,
      ...defined({ population: fields.whole("population", 1), share: fields.positive("share", 1) }),
    });
    const members = documentsOf(fields, file, `${at}.documents`);
    if (members === undefined)
      throw fields.error(`${at}.documents is missing.`, "List the documents drawn in each stratum.");
    documents.push(...members.map((member) => ({ ...member, stratum: name })));
  });
  return { strata, documents };
}

function documentsOf(fields: JsonFields, file: string, place: string): readonly DocumentRecord[] | undefined {
  return fields.list("documents")?.map((value, i) => {
    const bare = textOf(value);
    if (bare !== undefined) return { name: bare };
    const at = `${place}[${i}]`;
    const document = new JsonFields(value, file, at, documentFields);
    const name = document.text("name");
    if (name === undefined)
      throw document.error(`${at} has no name.`, "Name each document as the scores do.");
    return {
      name,
      ...defined({
        questions: document.whole("questions", 1),
        probability: document.positive("probability", 1),
        weight: document.positive("weight", Number.POSITIVE_INFINITY),
        times: document.whole("times", 1),
      }),
    };
  });
}

function refuseRepeats(top: JsonFields, documents: readonly DocumentRecord[]): void {
  const seen = new Set<string>();
  for (const { name } of documents) {
    if (seen.has(name))
      throw top.error(
        `document ${name} is listed twice.`,
        'List each document once; one that was drawn twice has "times": 2.',
      );
    seen.add(name);
  }
}

/** The kinds of design that a field speaks of; a field of another kind would be lost in silence. */
const usedBy: Readonly<Record<string, readonly DesignRecord["design"][]>> = {
  replacement: ["pps"],
  strata: ["strata"],
  take: ["srs", "strata", "pps"],
  probability: ["pps"],
  times: ["pps"],
  weight: ["weights"],
};

function refuseUnused(top: JsonFields, { design, documents = [] }: DesignRecord): void {
  for (const [field, kinds] of Object.entries(usedBy)) {
    const used = top.has(field) || documents.some((document) => field in document);
    if (used && !kinds.includes(design))
      throw top.error(
        `"${field}" says nothing of a design "${design}"; it goes with ${kinds.map((kind) => `"${kind}"`).join(", ")}.`,
        "Correct the design, or leave the field out.",
      );
  }
  if (design === "strata" && top.has("documents"))
    throw top.error(
      "documents stand beside the strata.",
      "List the documents drawn in each stratum under its own documents.",
    );
}

/** What one document (or stratum) has all must have, and what the kind of design needs must be there. */
function requireAll(
  top: JsonFields,
  { design, documents = [], strata = [], population }: DesignRecord,
): void {
  for (const field of ["questions", "probability", "weight"] as const) {
    const without = documents.find((document) => document[field] === undefined);
    const some = documents.some((document) => document[field] !== undefined);
    if (without !== undefined && (some || (field === "weight" && design === "weights")))
      throw top.error(
        `document ${without.name} has no ${field}.`,
        `Give "${field}" for each document${some ? ", or for none" : ""}.`,
      );
  }
  if (design === "weights" && documents.length === 0)
    throw top.error("documents is missing.", 'List the documents, each with its "weight".');
  const populations = strata.map((stratum) => stratum.population ?? Number.NaN);
  const sum = populations.reduce((a, b) => a + b, 0);
  if (strata.length > 0 && population !== undefined && sum !== population && !Number.isNaN(sum))
    throw top.error(
      `the populations of the strata add up to ${sum}, but population is ${population}.`,
      "Correct one of them, or leave out population.",
    );
  if (strata.length < 2 || !Number.isNaN(sum)) return;
  if (strata.every(({ share }) => share !== undefined)) {
    const whole = strata.reduce((total, { share = 0 }) => total + share, 0);
    if (Math.abs(whole - 1) <= 0.01) return;
    throw top.error(
      `the shares of the strata add up to ${Number(whole.toPrecision(4))}, not to 1.`,
      'Each "share" is the share of all documents of the population that the stratum has.',
    );
  }
  const without = strata.find(({ population }) => population === undefined)!;
  throw top.error(
    `stratum ${without.name} has no population.`,
    'Give "population", the documents it has, for each stratum; where only their shares of all documents are known, give "share" for each.',
  );
}

/** Without the fields that are not there. */
function defined<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
