import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CsvScanner, fieldText } from "../../src/formats/CsvScanner.ts";
import { sniffDialect } from "../../src/formats/csvDialect.ts";
import { readTable } from "../../src/formats/index.ts";
import { isRow } from "../../src/formats/jsonCells.ts";
import { rowsAt } from "../../src/formats/jsonPath.ts";
import { findRows } from "../../src/formats/jsonShape.ts";
import { readDocument } from "../../src/formats/readJson.ts";
import { parseJson } from "../../src/formats/tolerantJson.ts";
import { mayBeTools } from "../../src/formats/tools/csvSigns.ts";
import { csvTools } from "../../src/formats/tools/csvTools.ts";
import { jsonTools } from "../../src/formats/tools/jsonTools.ts";
import { InputError } from "../../src/table/InputError.ts";
import { scored } from "../../src/table/ScoreTable.ts";
import { chunked, filesDirectory } from "./readCases.ts";
import { haveSamples, samples } from "./samples/readSample.ts";

/** The tools that would take a file for their own. */
function claimants(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (path.endsWith(".jsonl")) return ofRow(parseJson(text.split("\n", 1)[0], path));
  if (path.endsWith(".json")) {
    const document = parseJson(text, path);
    const whole = jsonTools.filter(({ rows: at, claims }) => {
      const rows = at === undefined ? undefined : rowsAt(document, at);
      const first = rows?.[0]?.row;
      return rows !== undefined && claims(isRow(first) ? first : {}, document);
    });
    return whole.length > 0 ? whole.map(({ name }) => name) : ofRow(firstFound(document));
  }
  const dialect = sniffDialect(bytes);
  if (dialect === undefined || !mayBeTools(text)) return [];
  const rows: string[][] = [];
  new CsvScanner(path, dialect.delimiter.charCodeAt(0), (row) =>
    rows.push(Array.from({ length: row.count }, (_, field) => fieldText(row, field))),
  ).push(bytes);
  const [columns = [], first = []] = rows;
  return csvTools.filter(({ claims }) => claims(columns, first)).map(({ name }) => name);
}

function ofRow(row: unknown): readonly string[] {
  if (!isRow(row)) return [];
  return jsonTools
    .filter(({ lines, claims }) => lines === true && claims(row, undefined))
    .map(({ name }) => name);
}

function firstFound(document: unknown): unknown {
  try {
    return findRows(document, "").rows[0];
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter(
      (name) =>
        /\.(?:jsonl|json|csv|tsv)$/.test(name) && !name.endsWith(".expected.json") && name !== "biome.json",
    )
    .map((name) => join(folder, name));
}

const toolFiles = filesIn(join(filesDirectory, "tools"));

describe("no file is claimed by two tools", () => {
  test.each(toolFiles.map((path) => [basename(path), path]))("%s", (_, path) => {
    expect(claimants(path).length).toBeLessThanOrEqual(1);
  });

  const folders = haveSamples
    ? readdirSync(samples, { withFileTypes: true }).filter((one) => one.isDirectory())
    : [];
  const sampled = folders.flatMap(({ name }) => filesIn(join(samples, name)));
  test.skipIf(!existsSync(samples))(
    `nor any sample under ${samples} (skipped where they are not there)`,
    () => {
      for (const path of sampled) expect([path, claimants(path).length > 1]).toEqual([path, false]);
    },
  );
});

describe("a plain table of scores is no tool's", () => {
  const readable = filesIn(join(filesDirectory, "scores")).filter((path) => {
    try {
      claimants(path);
      return true;
    } catch (error) {
      if (error instanceof InputError) return false; // broken on purpose
      throw error;
    }
  });
  test.each(readable.map((path) => [basename(path), path]))("%s", (_, path) => {
    expect(claimants(path)).toEqual([]);
  });
});

/** What no tool writes where something else is usual. */
const odd: fc.Arbitrary<unknown> = fc.constantFrom(
  ...[
    null,
    true,
    -1,
    1e300,
    "",
    "text",
    "NaN",
    [],
    [null],
    [[]],
    {},
    { name: null },
    { __proto__x: 1 },
    [{}],
    [1, "a"],
  ],
  JSON.parse('{"__proto__": {"score": 1}}'),
  JSON.parse('{"toString": 1, "constructor": [], "score": {}}'),
);

/** The document with one value put in the place of another, somewhere. */
function spoilt(document: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof document !== "object" || document === null) return value;
  const keys = Object.keys(document);
  if (keys.length === 0) return value;
  const key = keys[step % keys.length];
  const copy: Record<string, unknown> | unknown[] = Array.isArray(document) ? [...document] : { ...document };
  (copy as Record<string, unknown>)[key] = spoilt((document as Record<string, unknown>)[key], rest, value);
  return copy;
}

/** Reads a file; what is wrong with it must be said in an InputError, and what comes out must be whole. */
async function readOrRefuse(path: string, text: string): Promise<void> {
  try {
    const table = await readTable({ path, bytes: chunked(new TextEncoder().encode(text), 1 << 16) });
    expect(table.ids.every((id) => id !== "")).toBe(true);
    for (const { values, state } of table.metrics.values()) {
      expect([values.length, state.length]).toEqual([table.ids.length, table.ids.length]);
      expect(values.every((value, row) => state[row] !== scored || Number.isFinite(value))).toBe(true);
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.place.file).toBe(path);
    expect(error.hint).not.toBe("");
  }
}

describe("a document too long to be held has the questions and scores that a short one has", () => {
  const long = toolFiles.filter((path) => {
    const [claimed] = path.endsWith(".json") ? claimants(path) : [];
    return jsonTools.some((tool) => tool.name === claimed && tool.long === true);
  });
  test.each(long.map((path) => [basename(path), path]))("%s", async (name, path) => {
    const bytes = readFileSync(path);
    const read = async (wholeBelow: number): Promise<unknown> => {
      try {
        const table = await readDocument({ path: name, bytes: chunked(bytes, 1009) }, {}, wholeBelow);
        return { ids: table.ids, metrics: [...table.metrics] };
      } catch (error) {
        if (error instanceof InputError) return "refused";
        throw error;
      }
    };
    expect(await read(1)).toEqual(await read(Number.POSITIVE_INFINITY));
  });
});

const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 7 });

describe("a file that is not as its tool writes it is read whole or refused, never half", () => {
  const json = toolFiles.filter((path) => path.endsWith(".json"));
  test.each(json.map((path) => [basename(path), path]))("%s", async (name, path) => {
    const document = parseJson(readFileSync(path, "utf8"), path);
    await fc.assert(
      fc.asyncProperty(steps, odd, (at, value) =>
        readOrRefuse(name, JSON.stringify(spoilt(document, at, value))),
      ),
      { numRuns: 30 },
    );
  });

  const lines = toolFiles.filter((path) => path.endsWith(".jsonl"));
  test.each(lines.map((path) => [basename(path), path]))("%s", async (name, path) => {
    const rows = readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => parseJson(line, path));
    await fc.assert(
      fc.asyncProperty(fc.nat(), steps, odd, (row, at, value) => {
        const text = rows.map((one, k) =>
          JSON.stringify(k === row % rows.length ? spoilt(one, at, value) : one),
        );
        return readOrRefuse(name, text.join("\n"));
      }),
      { numRuns: 30 },
    );
  });

  test("however much of it is there", async () => {
    for (const path of toolFiles) {
      const text = readFileSync(path, "utf8");
      for (const share of [0.2, 0.5, 0.8, 0.95])
        await readOrRefuse(basename(path), text.slice(0, text.length * share));
    }
  });
});
