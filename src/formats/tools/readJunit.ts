import sax from "sax";
import { InputError } from "../../table/InputError.ts";
import type { ScoreTable } from "../../table/ScoreTable.ts";
import { placeAt } from "../Cursor.ts";
import type { ReadOptions, SourceFile } from "../Format.ts";
import type { Case, Field } from "./Case.ts";
import { fieldsOf, type PlacedRow, readCases } from "./CaseTable.ts";
import { recordedFields, recordedScores } from "./recorded.ts";
import type { Tool } from "./Tool.ts";
import { latency, secondsAsMs } from "./values.ts";

/** Letters of one attribute that are held at most; texts between tags are passed on in pieces. */
const longestAttribute = 2 ** 24;

/** Reads a report of tests. Throws InputError for XML that is cut short or is no report. */
export function readJunit(file: SourceFile, tool: Tool, options: ReadOptions): Promise<ScoreTable> {
  return readCases(file, tool, options, { take: (one: Case) => [one] }, tests(file));
}

/** The tests that each chunk of the file completes. */
async function* tests(file: SourceFile): AsyncGenerator<PlacedRow<Case>[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const report = new JunitReport(file.path);
  for await (const chunk of file.bytes) {
    report.push(textIn(chunk, decoder));
    yield report.taken();
  }
  report.push(textIn(undefined, decoder));
  report.end();
  yield report.taken();
}

function textIn(chunk: Uint8Array | undefined, decoder: TextDecoder): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new InputError("not-utf8", "The report is not UTF-8 text.", "Write it as UTF-8.");
  }
}

/** A test of which the end has not been read. */
interface OpenTest {
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly recorded: Field[];
  /** The tags in it that tell how it ended. */
  readonly marks: Set<string>;
}

/**
 * Takes XML piece by piece and gives out tests. The parser is strict and knows no entities but XML's own, so that a
 * document type can define none.
 */
class JunitReport {
  readonly #file: string;
  readonly #parser = sax.parser(true);
  readonly #suites: string[] = [];
  #test: OpenTest | undefined;
  #done: PlacedRow<Case>[] = [];
  #first = true;

  constructor(file: string) {
    this.#file = file;
    Object.assign(sax, { MAX_BUFFER_LENGTH: longestAttribute });
    this.#parser.onopentag = ({ name, attributes }) => this.#open(name, attributes as Record<string, string>);
    this.#parser.onclosetag = (name) => this.#close(name);
    this.#parser.onerror = ({ message }) => this.#refuse(message);
  }

  push(text: string): void {
    this.#parser.write(text);
  }

  /** Ends the document. Throws InputError where it was cut short. */
  end(): void {
    this.#parser.close();
  }

  /** The tests that were completed since it was last asked. */
  taken(): PlacedRow<Case>[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (this.#first && name !== "testsuites" && name !== "testsuite") this.#refuseOther(name);
    this.#first = false;
    if (name === "testsuite") this.#suites.push(attributes.name ?? "");
    else if (name === "testcase")
      this.#test = { line: this.#parser.line + 1, attributes, recorded: [], marks: new Set() };
    else if (name === "property") this.#test?.recorded.push([attributes.name ?? "", attributes.value]);
    else this.#test?.marks.add(name);
  }

  #close(name: string): void {
    if (name === "testsuite") this.#suites.pop();
    if (name !== "testcase" || this.#test === undefined) return;
    this.#done.push({ row: caseOf(this.#test, this.#suites.at(-1) ?? ""), line: this.#test.line });
    this.#test = undefined;
  }

  #refuse(message: string): never {
    const line = this.#parser.line + 1;
    throw new InputError(
      "xml-syntax",
      `Not XML: ${message.split("\n")[0].toLowerCase()} on line ${line}.`,
      "Check that the report was written to its end.",
      placeAt(this.#file, line),
    );
  }

  #refuseOther(root: string): never {
    throw new InputError(
      "not-recognised",
      `${this.#file} is XML or HTML that starts with <${root}>, no report of tests.`,
      "Give a JUnit report, which starts with <testsuites> or <testsuite>, or the scores as CSV, JSON or JSONL.",
      { file: this.#file },
    );
  }
}

function caseOf({ attributes, recorded, marks }: OpenTest, suite: string): Case {
  const { name = "", classname = "", time, file, status, result } = attributes;
  const group = classname === "" ? suite : classname;
  const notRun =
    marks.has("skipped") || status === "notrun" || result === "suppressed" || result === "skipped";
  return {
    id: group === "" || name === "" ? name : `${group}::${name}`,
    scores: [
      ["passed", notRun ? undefined : marks.has("failure") ? 0 : 1],
      ...recordedScores("properties", recorded),
    ],
    failed: marks.has("error"),
    groups: [
      ["suite", suite],
      ...fieldsOf("classname", classname === "" ? undefined : classname),
      ...fieldsOf("file", file),
      ...recordedFields("properties", recorded),
    ],
    ...latency(secondsAsMs(time)),
  };
}
