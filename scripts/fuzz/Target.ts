import type { ReadOptions, SourceFile } from "../../src/formats/Format.ts";
import type { Dice } from "./Dice.ts";
import type { Snapshot } from "./Snapshot.ts";
import type { Form, Tree } from "./tree.ts";

/** A file to start from. */
export interface Seed {
  /** Its name, which is the name under which its mutants are read. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
  /** Its structure, where it has one that is known. */
  readonly tree?: Tree;
  readonly form?: Form;
}

/** One format, its files and how they are read. */
export interface Target {
  readonly name: string;
  readonly seeds: readonly Seed[];
  /** Changes its bytes with a look at what they mean; without it any byte is as good as another. */
  readonly mutate?: (bytes: Uint8Array, dice: Dice, other: Uint8Array) => Uint8Array;
  /** Whether checksums guard its scores: then mutants of its bytes have the scores of a seed or are refused. */
  readonly checksummed?: boolean;
  /** The file in which a tree of this seed is written. */
  write(tree: Tree, seed: Seed): Uint8Array;
  read(file: SourceFile, options: ReadOptions): Promise<Snapshot>;
  /** The same file read as one too long to be held, where there is such a way. */
  readLong?(file: SourceFile, options: ReadOptions): Promise<Snapshot>;
  /** The keys to the rows of a document, "*" for every one; none for the outermost list. */
  readonly rows?: readonly string[];
}
