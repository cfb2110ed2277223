import { type Document, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import { InputError } from "../table/InputError.ts";

/** Keys and places that lead from the top of a file to a value. */
type Path = readonly (string | number)[];

/** A YAML file that was read. */
export interface YamlFile {
  readonly value: unknown;
  /** The line, from 1, on which what stands at a path begins; that of the nearest thing above it where there is none. */
  lineOf(path: Path): number;
}

/**
 * Reads YAML 1.2, of which JSON is a part. Keys are text, and none may stand twice.
 * @throws InputError, with its line where there is one, for what is no YAML
 */
export function readYaml(text: string, file: string): YamlFile {
  const lines = new LineCounter();
  const { document, value } = parsed(text, file, lines);
  const lineAt = (node: Node | null | undefined): number | undefined =>
    node?.range ? lines.linePos(node.range[0]).line : undefined;
  return {
    value,
    lineOf(path) {
      let node: unknown = document.contents;
      let line = lineAt(document.contents) ?? 1;
      for (const step of path) {
        const pair: Pair | undefined = isMap(node)
          ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
          : undefined;
        line = lineAt(pair?.key as Node | undefined) ?? line;
        node = pair === undefined ? childOf(node, step) : pair.value;
        if (pair === undefined) line = lineAt(node as Node | undefined) ?? line;
        if (node === undefined) break;
      }
      return line;
    },
  };
}

function parsed(
  text: string,
  file: string,
  lines: LineCounter,
): { readonly document: Document.Parsed; readonly value: unknown } {
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
    const [error] = document.errors;
    if (error !== undefined) throw notYaml(error.message, file, lines.linePos(error.pos[0]).line);
    return { document, value: document.toJS() as unknown };
  } catch (error) {
    if (error instanceof RangeError) throw notYaml("Its values are nested too deeply", file);
    // aliases of which there is no anchor, or so many that they would fill the memory
    if (error instanceof ReferenceError) throw notYaml(error.message, file);
    throw error;
  }
}

function notYaml(message: string, file: string, line?: number): InputError {
  return new InputError(
    "not-yaml",
    `${message.replace(/\.?$/, "")}.`,
    "The file must be YAML: look at the indentation, and put text with : or # or * in it into quotes.",
    { file, ...(line !== undefined && { line }) },
  );
}

function childOf(node: unknown, step: string | number): unknown {
  if (typeof step !== "number" || typeof node !== "object" || node === null || !("items" in node))
    return undefined;
  return (node.items as readonly unknown[])[step];
}
