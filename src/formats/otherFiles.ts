import { InputError } from "../table/InputError.ts";
import { startOf } from "./bytes.ts";
import type { Format } from "./Format.ts";

/** A kind of file that holds scores only in a way that is not read. */
interface OtherFile {
  /** What it is, to stand after "is". */
  readonly is: string;
  /** The bytes with which it starts, as letters of one byte each. */
  readonly starts: readonly string[];
  readonly instead: string;
}

const asTable = "Export the scores as CSV, JSONL or Parquet: one row a question, with its id.";

const others: readonly OtherFile[] = [
  {
    is: "a SQLite database",
    starts: ["SQLite format 3\0"],
    instead: "Export the scores as CSV, for example with: sqlite3 -header -csv FILE 'SELECT …' > scores.csv",
  },
  {
    is: "an old Excel workbook (.xls)",
    starts: ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
    instead: "Save the sheet as CSV UTF-8.",
  },
  {
    is: "a Python pickle, which is not read because it can run code",
    starts: ["\x80\x02", "\x80\x03", "\x80\x04\x95", "\x80\x05\x95"],
    instead: "Write the data frame with to_csv, to_parquet or to_json(orient='records', lines=True).",
  },
  { is: "a NumPy array, in which no question has a name", starts: ["\x93NUMPY"], instead: asTable },
  {
    is: "an Arrow or Feather file",
    starts: ["ARROW1", "FEA1"],
    instead: "Write the data frame with to_parquet or to_csv.",
  },
  { is: "an HDF5 file", starts: ["\x89HDF\r\n\x1a\n"], instead: asTable },
  { is: "an Avro file", starts: ["Obj\x01"], instead: "Write the table as Parquet, CSV or JSONL." },
  { is: "packed with zstd", starts: ["\x28\xb5\x2f\xfd"], instead: "Unpack it: zstd -d FILE" },
  { is: "packed with xz", starts: ["\xfd7zXZ\0"], instead: "Unpack it: xz -d FILE" },
  { is: "packed with bzip2", starts: ["BZh1", "BZh5", "BZh6", "BZh9"], instead: "Unpack it: bunzip2 FILE" },
  {
    is: "a 7-Zip archive",
    starts: ["7z\xbc\xaf\x27\x1c"],
    instead: "Unpack it and give the file of scores inside.",
  },
  { is: "a PDF", starts: ["%PDF-"], instead: asTable },
];

/** Files of other kinds, known by their first bytes: refused with what to do instead. */
export const otherFiles: Format = {
  name: "other",
  binary: true,
  recognises: (head) => (kindOf(head) === undefined ? 0 : 1),
  async read(file) {
    const { is, instead } = kindOf(await startOf(file)) ?? others[0];
    throw new InputError("other-kind", `${file.path} is ${is}.`, instead, { file: file.path });
  },
};

function kindOf(head: Uint8Array): OtherFile | undefined {
  const start = String.fromCharCode(...head.subarray(0, 16));
  return others.find(({ starts }) => starts.some((bytes) => start.startsWith(bytes)));
}
