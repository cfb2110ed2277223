import type { Citation } from "../../stats/types.ts";
import type { Retriever } from "../Retriever.ts";

/** A number that a system can be set by, with what holds unless told otherwise. */
export interface NumberParameter {
  readonly kind: "number";
  readonly name: string;
  readonly says: string;
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  /** Whether only whole numbers will do. */
  readonly whole?: true;
}

/** A word that a system can be set by. */
export interface WordParameter {
  readonly kind: "word";
  readonly name: string;
  readonly says: string;
  readonly standard: string;
  /** The words allowed; any where they are not listed. */
  readonly choices?: readonly string[];
}

export type Parameter = NumberParameter | WordParameter;

/** A value for each parameter of a system. */
export type Settings = Readonly<Record<string, number | string>>;

/** A kind of retriever. Help, the documentation and `--system` go through an array of them. */
export interface System {
  readonly name: string;
  readonly title: string;
  /** One line for help. */
  readonly says: string;
  readonly source: Citation;
  readonly parameters: readonly Parameter[];
  /** How many other systems it is made of. */
  readonly parts: { readonly least: number; readonly most: number };
  /**
   * The system with its settings, made of these parts.
   * @param name what it was asked for as, for `Retriever.name`
   */
  retriever(name: string, settings: Settings, parts: readonly Retriever[]): Retriever;
}
