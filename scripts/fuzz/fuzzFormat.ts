import type { InputError } from "../../src/table/InputError.ts";
import { type Dice, diceOf } from "./Dice.ts";
import { KnownAnswers, type Question } from "./KnownAnswers.ts";
import { mutateBytes } from "./mutateBytes.ts";
import { mutateTree } from "./mutateTree.ts";
import { type Outcome, outcomeOf, outcomeText } from "./Snapshot.ts";
import type { Seed, Target } from "./Target.ts";
import { sourceOf } from "./targets.ts";
import { type Path, placesOf } from "./tree.ts";

/** An input that a format's reader did not stand. */
export interface Fault {
  readonly format: string;
  readonly index: number;
  readonly reason: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What became of some inputs. */
export interface Tally {
  inputs: number;
  tables: number;
  errors: number;
  /** Changes with a known answer, by kind: how many there were, and how many were refused with an error. */
  readonly asked: Record<string, [asked: number, refused: number]>;
}

interface PreparedSeed {
  readonly seed: Seed;
  readonly places: readonly Path[];
  readonly answers: KnownAnswers | undefined;
}

/** A format made ready: what can be known of its seeds is known. */
export class FormatFuzzer {
  readonly target: Target;
  readonly #seeds: readonly PreparedSeed[];
  readonly #answered: readonly PreparedSeed[];
  readonly #seedScores: ReadonlySet<string>;

  private constructor(target: Target, seeds: readonly PreparedSeed[], seedScores: ReadonlySet<string>) {
    this.target = target;
    this.#seeds = seeds;
    this.#seedScores = seedScores;
    this.#answered = seeds.filter(({ answers }) => answers !== undefined);
  }

  static async of(target: Target): Promise<FormatFuzzer> {
    const seeds: PreparedSeed[] = [];
    for (const seed of target.seeds)
      seeds.push({
        seed,
        places: seed.tree === undefined ? [] : placesOf(seed.tree),
        answers: await KnownAnswers.of(target, seed),
      });
    const outcomes: Outcome[] = [];
    for (const { name, bytes, options } of target.checksummed ? target.seeds : [])
      outcomes.push(await outcomeOf(() => target.read(sourceOf(bytes, name), options)));
    return new FormatFuzzer(target, seeds, new Set(outcomes.map(scoresOf)));
  }

  /** What is known of each seed, for people. */
  get known(): readonly string[] {
    return this.#seeds.map(({ seed, answers }) => {
      if (answers === undefined)
        return `${seed.name}: bytes${seed.tree === undefined ? "" : " and structure"}`;
      const { leaves, rows, rowByRow } = answers.known;
      return `${seed.name}: ${leaves} scores, ${rows} rows${rowByRow ? ", row by row" : ""}`;
    });
  }

  /** Makes the input of a number, reads it, and tells what is wrong with what came of it, if anything is. */
  async tryInput(seed: number, index: number, tally: Tally): Promise<Fault | undefined> {
    const dice = diceOf(seed, this.target.name, index);
    const { name, options, bytes, question, changed } = this.#input(dice);
    const fault = (reason: string): Fault => ({ format: this.target.name, index, reason, name, bytes });
    try {
      const read = (chunk: number): Promise<Outcome> =>
        outcomeOf(() => this.target.read(sourceOf(bytes, name, chunk), options));
      const outcome = await read(1 << 20);
      tally.inputs++;
      tally[outcome.kind === "table" ? "tables" : "errors"]++;
      const wrong = question?.wrong(outcome);
      if (question !== undefined) {
        const counts = (tally.asked[question.kind] ??= [0, 0]);
        counts[0]++;
        if (outcome.kind === "error") counts[1]++;
      }
      if (
        this.target.checksummed &&
        changed &&
        outcome.kind === "table" &&
        !this.#seedScores.has(scoresOf(outcome))
      )
        return fault(`changed bytes gave other scores: ${scoresOf(outcome)}`);
      if (wrong !== undefined) return fault(`${question?.kind}: ${wrong}`);
      if (outcome.kind === "table" && hasLostLetters(outcome.table.ids, bytes))
        return fault("an id has lost a letter");
      if (outcome.kind === "error") {
        const unclear = unclearIn(outcome.error, name, bytes);
        if (unclear !== undefined) return fault(unclear);
      }
      // reading twice takes most of the time: half of the inputs say as much
      if (!dice.chance(question === undefined ? 0.5 : 0.1)) return undefined;
      const most = dice.chance(0.2) ? 4000 : 200;
      const chunk = Math.max(1 + dice.below(7), Math.ceil(bytes.length / most));
      const pieces = await read(chunk);
      // of a file with two faults the one that is met first is told
      const refused = pieces.kind === "error" && outcome.kind === "error";
      if (!refused && outcomeText(pieces) !== outcomeText(outcome))
        return fault(
          `in chunks of ${chunk} it reads otherwise: ${outcomeText(pieces).slice(0, 300)} | whole: ${outcomeText(outcome).slice(0, 300)}`,
        );
      const { readLong } = this.target;
      if (readLong === undefined || outcome.kind === "error" || question === undefined) return undefined;
      const long = await outcomeOf(() => readLong(sourceOf(bytes, name), options));
      if (long.kind === "table" && scoresOf(long) !== scoresOf(outcome))
        return fault(
          `read as a long file it reads otherwise: ${scoresOf(long).slice(0, 300)} | whole: ${scoresOf(outcome).slice(0, 300)}`,
        );
      return undefined;
    } catch (error) {
      const told =
        error instanceof Error
          ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" | ")
          : String(error);
      return fault(`threw ${told}`);
    }
  }

  #input(dice: Dice): {
    readonly name: string;
    readonly options: Seed["options"];
    readonly bytes: Uint8Array;
    readonly question?: Question;
    /** Whether its bytes were changed without a look at its structure. */
    readonly changed: boolean;
  } {
    const draw = dice.uniform();
    if (draw < 0.35 && this.#answered.length > 0) {
      const { seed, answers } = dice.pick(this.#answered);
      const question = answers?.ask(dice);
      if (question !== undefined)
        return {
          name: seed.name,
          options: seed.options,
          bytes: this.target.write(question.tree, seed),
          question,
          changed: false,
        };
    }
    const { seed, places } = dice.pick(this.#seeds);
    const { name, options, bytes, tree } = seed;
    if (draw < 0.7 && tree !== undefined)
      return {
        name,
        options,
        bytes: this.target.write(mutateTree(tree, dice, places), seed),
        changed: false,
      };
    const other = dice.pick(this.#seeds).seed.bytes;
    return { name, options, bytes: (this.target.mutate ?? mutateBytes)(bytes, dice, other), changed: true };
  }
}

export function emptyTally(): Tally {
  return { inputs: 0, tables: 0, errors: 0, asked: {} };
}

function scoresOf(outcome: Outcome): string {
  return outcome.kind === "table" ? JSON.stringify([outcome.table.ids, [...outcome.table.metrics]]) : "";
}

/** Whether an id has the letter that stands for lost ones, and the file has not: ids could become alike by it. */
function hasLostLetters(ids: readonly string[], bytes: Uint8Array): boolean {
  if (!ids.some((id) => id.includes("\ufffd"))) return false;
  const file = Buffer.from(bytes);
  const isUtf16 = (bytes[0] ^ bytes[1]) === 1;
  return !isUtf16 && !file.includes("\ufffd") && !/\\u(?:fffd|d[89a-f])/i.test(file.toString("latin1"));
}

/** Words that no error says unless the file does. */
const slips = /undefined|\[object |(?<!")\bNaN\b|Infinity|\n\s+at /;

/** What is unclear about an error: it has to say what is wrong, where, and what to do. */
function unclearIn(
  { message, hint, place, code }: InputError,
  file: string,
  bytes: Uint8Array,
): string | undefined {
  if (message === "" || hint === "" || code === "")
    return `an error without words: ${code} ${message} ${hint}`;
  // members of an archive are named behind it
  if (place.file !== file && !place.file?.startsWith(`${file}/`))
    return `an error that names the file ${place.file}: ${message}`;
  const slip = slips.exec(`${message} ${hint}`)?.[0];
  // numbers too large to be held are named by what became of them
  if (
    slip === undefined ||
    (slip === "Infinity" && new TextDecoder().decode(bytes).includes("1e999")) ||
    new TextDecoder().decode(bytes).includes(slip.trim())
  )
    return undefined;
  return `an error says "${slip}": ${message} ${hint}`;
}
