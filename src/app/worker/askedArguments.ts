import type { Arguments } from "../../asked/Arguments.ts";
import { commandWords } from "../state/commandWords.ts";
import type { Asked } from "./Asked.ts";
import { pageSource } from "./pageSource.ts";
import type { Progress } from "./Tasks.ts";

/** What a form asks, in the shape in which the command line asks it: one code reads both. */
export function askedArguments(
  command: string,
  { flags, files }: Asked,
  report: (progress: Progress) => void,
): Arguments {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const read = new Map<string, number>();
  return {
    positionals: files.map(({ name }) => name),
    typed: commandWords(command, files, flags),
    one: (name) => flags[name]?.[0],
    all: (name) => flags[name] ?? [],
    has: (name) => flags[name] !== undefined,
    open(path) {
      const file = files.find(({ name }) => name === path);
      if (file === undefined) throw new RangeError(`no file ${path} was given`);
      return pageSource(file, (bytes) => {
        read.set(path, bytes);
        report({ share: total === 0 ? 1 : [...read.values()].reduce((sum, each) => sum + each, 0) / total });
      });
    },
  };
}
