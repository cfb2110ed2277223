import type { ScoreTable } from "../table/ScoreTable.ts";

/** How sure a format is that bytes are its own: 0 no, 1 certain. */
export type Confidence = number;

/** What the user said about the file; all of it may be left out. */
export interface ReadOptions {
  /** Column that names the question, or several with commas between that name it together: `subset,id`. */
  readonly id?: string;
  /** Metrics to read; without it every column of scores is read. */
  readonly metrics?: readonly string[];
  /** Columns that group rows and must be there: cluster, strata, system. */
  readonly groups?: readonly string[];
  /** Columns that group rows where the file has them. */
  readonly groupsIfAny?: readonly string[];
  /** Whether every column of text is read as one that may group rows, whatever its name; contents are given up early. */
  readonly everyGroup?: true;
  /** Range of the scores; without it [0,1], widened with an error. */
  readonly range?: { readonly min: number; readonly max: number } | "unbounded";
  readonly better?: "higher" | "lower";
  /** Metrics of which something else holds: their range and direction stand in place of the two above. */
  readonly ofMetric?: ReadonlyMap<string, Pick<ReadOptions, "range" | "better">>;
  /** Ids of the file this one will be paired with: where they come in the same order, reading is faster. */
  readonly expectedIds?: readonly string[];
  /** Columns of a file of totals: items, their sum and, if there is one, their sum of squares. */
  readonly totals?: { readonly items: string; readonly sum: string; readonly squares?: string };
}

/** A file being read. */
export interface SourceFile {
  /** Path as the user gave it; `-` is standard input. */
  readonly path: string;
  /** Its bytes, already decompressed, in order, in chunks of any size. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Opens its bytes for reading in any order; left out where they come in one stream, or packed as a whole. */
  readonly openParts?: () => FileParts;
  /** SHA-256 of the file as stored, in hexadecimal; to be asked for after the last of its bytes. */
  readonly sha256?: () => string;
}

/** The bytes of a file, to be had in any order. */
export interface FileParts {
  readonly size: number;
  /** The bytes from `start` up to `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
  close(): void;
}

/** One file format: recognised by its content, never by name alone. */
export interface Format {
  readonly name: string;
  /** Whether its files are bytes, not text: then neither encoding nor emptiness is looked at beforehand. */
  readonly binary?: boolean;
  recognises(head: Uint8Array, path: string): Confidence;
  read(file: SourceFile, options: ReadOptions): Promise<ScoreTable>;
}
