import { nearest } from "./nearest.ts";

/** Keys and places that lead from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** Refuses what stands somewhere in the file: what is wrong with it, and the remedy. */
export type Refuse = (at: Path, message: string, hint: string) => never;

/** JSON Schema of a value. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a value of a file must look like. Reading and the published JSON Schema both come from it, so that they cannot
 * differ.
 */
export interface Shape<T> {
  /** The value, checked, defaults filled in. */
  read(value: unknown, at: Path, refuse: Refuse): T;
  readonly schema: JsonSchema;
}

/** A key of a record: what stands there, and what it is without it. */
export interface Field<T> {
  readonly shape: Shape<T>;
  readonly says: string;
  /** Undefined where the key must be there. */
  readonly standard: { readonly value: T } | undefined;
}

/** A key that must be there. */
export function needed<T>(shape: Shape<T>, says: string): Field<T> {
  return { shape, says, standard: undefined };
}

/** A key that may be left out. */
export function standard<T>(shape: Shape<T>, value: T, says: string): Field<T> {
  return { shape, says, standard: { value } };
}

/** A key that may be left out, which then means nothing. */
export function optional<T>(shape: Shape<T>, says: string): Field<T | null> {
  return { shape: shape as Shape<T | null>, says, standard: { value: null } };
}

/** Some text that is not empty. */
export const text: Shape<string> = {
  read: (value, at, refuse) =>
    typeof value === "string" && value.trim() !== ""
      ? value.trim()
      : refuse(
          at,
          `${shown(value)} stands where text belongs.`,
          "Write some text, in quotes if it looks like a number.",
        ),
  schema: { type: "string", pattern: "\\S" },
};

/** A name: text, or a number that is taken as text. */
export const word: Shape<string> = {
  read: (value, at, refuse) => (typeof value === "number" ? String(value) : text.read(value, at, refuse)),
  schema: { type: ["string", "number"] },
};

/** A word of a command line, as it stands; empty too. */
export const argument: Shape<string> = {
  read: (value, at, refuse) =>
    typeof value === "string" || typeof value === "number"
      ? String(value)
      : refuse(at, `${shown(value)} is no word of a command.`, "Write text or a number."),
  schema: { type: ["string", "number"] },
};

/** Nothing at all: null. */
export const nothing: Shape<null> = {
  read: (value, at, refuse) =>
    value === null ? null : refuse(at, `${shown(value)} is not null.`, "Write null."),
  schema: { type: "null" },
};

export const yesNo: Shape<boolean> = {
  read: (value, at, refuse) =>
    typeof value === "boolean"
      ? value
      : refuse(at, `${shown(value)} is neither true nor false.`, "Write true or false."),
  schema: { type: "boolean" },
};

/** A number from `least` to `most`; whole if so said. `above`: more than `least`. */
export function number(limits: {
  readonly least?: number;
  readonly most?: number;
  readonly above?: number;
  readonly below?: number;
  readonly whole?: true;
}): Shape<number> {
  const { least, most, above, below, whole } = limits;
  const kind = whole ? "a whole number" : "a number";
  const wanted = [
    kind,
    ...(least === undefined ? [] : [`of at least ${least}`]),
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(most === undefined ? [] : [`of at most ${most}`]),
    ...(below === undefined ? [] : [`below ${below}`]),
  ].join(" ");
  return {
    read: (value, at, refuse) => {
      const fits =
        typeof value === "number" &&
        Number.isFinite(value) &&
        !(whole && !Number.isInteger(value)) &&
        !(least !== undefined && value < least) &&
        !(most !== undefined && value > most) &&
        !(above !== undefined && value <= above) &&
        !(below !== undefined && value >= below);
      return fits ? value : refuse(at, `${shown(value)} is not ${wanted}.`, `Write ${wanted}.`);
    },
    schema: {
      type: whole ? "integer" : "number",
      ...(least !== undefined && { minimum: least }),
      ...(most !== undefined && { maximum: most }),
      ...(above !== undefined && { exclusiveMinimum: above }),
      ...(below !== undefined && { exclusiveMaximum: below }),
    },
  };
}

/** One of some words. */
export function choice<Word extends string>(words: readonly Word[]): Shape<Word> {
  return {
    read: (value, at, refuse) =>
      words.find((one) => one === value) ??
      refuse(at, `${shown(value)} is none of the words allowed here.`, `Write one of: ${words.join(", ")}.`),
    schema: { enum: words },
  };
}

/** One value and no other. */
export function constant<T extends string | number>(only: T): Shape<T> {
  return {
    read: (value, at, refuse) =>
      value === only ? only : refuse(at, `${shown(value)} is not ${only}.`, `Write ${only}.`),
    schema: { const: only },
  };
}

/** A list of at least so many. */
export function list<T>(item: Shape<T>, least = 0): Shape<readonly T[]> {
  return {
    read: (value, at, refuse) => {
      if (!Array.isArray(value))
        return refuse(
          at,
          `${shown(value)} stands where a list belongs.`,
          "Write a list: [a, b], or - a on lines of its own.",
        );
      if (value.length < least)
        return refuse(
          at,
          `The list has ${value.length} of the ${least} entries it needs.`,
          "Add what is missing.",
        );
      return value.map((one, i) => item.read(one, [...at, i], refuse));
    },
    schema: { type: "array", items: item.schema, ...(least > 0 && { minItems: least }) },
  };
}

/** Names of the user's own, each with a value. */
export function map<T>(item: Shape<T>, least = 0): Shape<Readonly<Record<string, T>>> {
  return {
    read: (value, at, refuse) => {
      if (!isRecord(value))
        return refuse(
          at,
          `${shown(value)} stands where names with values belong.`,
          "Write name: value on lines of their own.",
        );
      const entries = Object.entries(value);
      if (entries.length < least) return refuse(at, "Nothing is named here.", "Name at least one.");
      return Object.fromEntries(entries.map(([key, one]) => [key, item.read(one, [...at, key], refuse)]));
    },
    schema: { type: "object", additionalProperties: item.schema, ...(least > 0 && { minProperties: least }) },
  };
}

/** Keys that are known, no others. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Field<T[K]> }): Shape<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    read: (value, at, refuse) => {
      if (!isRecord(value))
        return refuse(
          at,
          `${shown(value)} stands where keys with values belong.`,
          `Keys: ${names.join(", ")}.`,
        );
      const stray = Object.keys(value).find((key) => !(names as string[]).includes(key));
      if (stray !== undefined) {
        const near = nearest(stray, names);
        const meant = near === undefined ? "" : `Did you mean ${near}? `;
        return refuse([...at, stray], `There is no key ${stray} here.`, `${meant}Keys: ${names.join(", ")}.`);
      }
      const out: Partial<Record<keyof T, unknown>> = {};
      for (const name of names) {
        const { shape, says, standard } = fields[name];
        const given = value[name];
        if (given !== undefined && given !== null) out[name] = shape.read(given, [...at, name], refuse);
        else if (standard === undefined)
          return refuse(at, `The key ${name} is missing.`, `Add ${name}: ${says}.`);
        else out[name] = standard.value;
      }
      return out as T;
    },
    schema: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        names.map((name) => [name, { ...fields[name].shape.schema, description: fields[name].says }]),
      ),
      required: names.filter((name) => fields[name].standard === undefined),
    },
  };
}

/** Records of several kinds, told apart by the word at one key. */
export function kinds<T>(key: string, shapes: Readonly<Record<string, Shape<T>>>): Shape<T> {
  return {
    read: (value, at, refuse) => {
      const kind = isRecord(value) ? value[key] : undefined;
      const shape = typeof kind === "string" && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
      if (shape === undefined)
        return refuse(
          isRecord(value) && key in value ? [...at, key] : at,
          kind === undefined ? `The key ${key} is missing.` : `There is no ${key} ${shown(kind)}.`,
          `Write ${key}: ${Object.keys(shapes).join(" or ")}.`,
        );
      return shape.read(value, at, refuse);
    },
    schema: { oneOf: [...new Set(Object.values(shapes))].map(({ schema }) => schema) },
  };
}

/** Whichever of two shapes the value's type asks for. */
export function either<A, B>(
  isFirst: (value: unknown) => boolean,
  first: Shape<A>,
  second: Shape<B>,
): Shape<A | B> {
  return {
    read: (value, at, refuse) => (isFirst(value) ? first : second).read(value, at, refuse),
    schema: { anyOf: [first.schema, second.schema] },
  };
}

/** The same shape, its value made into another. */
export function mapped<A, B>(shape: Shape<A>, make: (value: A) => B): Shape<B> {
  return { read: (value, at, refuse) => make(shape.read(value, at, refuse)), schema: shape.schema };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as an error shows it. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return "Nothing";
  if (typeof value === "number") return String(value);
  const json = jsonOf(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return "A value that holds itself";
  }
}
