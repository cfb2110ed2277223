import { grouped } from "../numbers.ts";
import type { Words } from "../words/Words.ts";

/** The note on a method in the words of the language; one that the catalogue does not have stays English. */
export function methodNote(note: string, { methodNotes }: Words): string {
  return (
    methodNotes[note] ??
    note
      .split(", ")
      .map((part) => notePart(part, methodNotes))
      .join(", ")
  );
}

/** `9999 replicates` is looked up as `# replicates`. */
function notePart(part: string, notes: Words["methodNotes"]): string {
  const number = /\d+/.exec(part)?.[0];
  if (number === undefined) return notes[part] ?? part;
  return notes[part.replace(number, "#")]?.replace("#", grouped(Number(number))) ?? part;
}
