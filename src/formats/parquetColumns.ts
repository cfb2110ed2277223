import { type FileMetaData, parquetSchema, type SchemaTree } from "hyparquet";
import { InputError } from "../table/InputError.ts";
import { isRow } from "./jsonCells.ts";

/** A column of a Parquet file as the table sees it. */
export interface ParquetColumn {
  /** Its name; for a field of a struct both names with a dot between. */
  readonly name: string;
  /** The name of the column of the file that holds it. */
  readonly top: string;
  /** Its value, given that of `top`: a number, text, boolean, or null; lists as arrays. */
  readonly value: (outer: unknown) => unknown;
}

/** What pandas calls an index that it had to write down. */
const index = /^__index_level_\d+__$/;

/** The columns of a file, structs opened one level. Throws InputError where two have one name. */
export function parquetColumns(metadata: FileMetaData, file: string): readonly ParquetColumn[] {
  const columns = parquetSchema(metadata)
    .children.filter(({ element }) => !index.test(element.name))
    .flatMap((tree) =>
      isStruct(tree) ? tree.children.map((field) => fieldOf(tree, field)) : [columnOf(tree)],
    );
  const names = columns.map(({ name }) => name);
  const twice = names.find((name, k) => names.indexOf(name) < k);
  if (twice === undefined) return columns;
  throw new InputError(
    "duplicate-column",
    `${file} has two columns that are named "${twice}".`,
    "Rename or remove one of them.",
    { file, column: twice },
  );
}

function isStruct({ children, element }: SchemaTree): boolean {
  return (
    children.length > 0 &&
    element.repetition_type !== "REPEATED" &&
    element.converted_type === undefined &&
    element.logical_type === undefined
  );
}

function columnOf(tree: SchemaTree): ParquetColumn {
  const { name } = tree.element;
  return { name, top: name, value: valuesOf(tree) };
}

function fieldOf(struct: SchemaTree, field: SchemaTree): ParquetColumn {
  const top = struct.element.name;
  const inner = field.element.name;
  const value = valuesOf(field);
  return {
    name: `${top}.${inner}`,
    top,
    value: (outer) => (isRow(outer) ? value(outer[inner]) : null),
  };
}

function valuesOf({ element, children }: SchemaTree): (value: unknown) => unknown {
  if (children.length > 0)
    return (value) => (value === undefined ? null : JSON.parse(JSON.stringify(value, plainIn)));
  return element.type === "FLOAT" ? (value) => (typeof value === "number" ? shortest(value) : null) : plain;
}

/** Integers of 64 bits and dates as text; bytes that are no text are nothing. */
function plain(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return null;
  return typeof value === "object" && value !== null ? JSON.parse(JSON.stringify(value, plainIn)) : value;
}

function plainIn(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value instanceof Uint8Array ? null : value;
}

/** A number of single precision as people wrote it: 0.1, not 0.10000000149011612. */
function shortest(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}
