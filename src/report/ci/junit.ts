import { fixed, signed } from "../numbers.ts";
import { inLine } from "../page.ts";
import { truncated } from "../truncated.ts";
import { en } from "../words/en/catalogue.ts";
import type { CiCase, CiReport } from "./CiReport.ts";
import { attribute, xmlText } from "./xml.ts";

/** The longest texts that viewers show whole. */
const longest = { name: 512, message: 1024, detail: 8192 } as const;

/** What a test of JUnit came to. */
interface TestCase {
  readonly name: string;
  readonly outcome: "passed" | "failure" | "skipped" | "error";
  readonly type: string;
  readonly message: string;
  readonly detail: string;
}

/**
 * JUnit XML: one suite for the command, a test for each metric. A verdict that makes the exit code other than 0 is a
 * failure. Any other that is no pass (inconclusive where that passes, a watched metric) is skipped.
 */
export function junitXml({ command, exitCode, cases }: CiReport): string {
  return suitesXml(command, cases.map(testOf), [attributeOf("exitCode", exitCode)]);
}

/** An error of the input as JUnit XML: one suite with one test, which is an error. */
export function junitError(
  command: string,
  error: { readonly code: string; readonly message: string; readonly hint: string },
): string {
  const test = { name: "input", outcome: "error", type: error.code } as const;
  return suitesXml(
    command,
    [{ ...test, message: error.message, detail: [error.message, error.hint].join("\n") }],
    [],
  );
}

function testOf(one: CiCase): TestCase {
  const watched = one.decides ? "" : ` ${en.verdicts.watched}`;
  return {
    name: one.metric,
    outcome: one.blocks ? "failure" : one.verdict === "pass" ? "passed" : "skipped",
    type: one.verdict,
    message: `${en.verdicts.word[one.verdict]}: ${one.sentence}${numbersOf(one)}${watched}`,
    detail: one.text,
  };
}

/** What was measured, in the list of tests where the text is not seen. */
function numbersOf({ measured, difference, candidate, lower, upper, decimals }: CiCase): string {
  const value = measured === "difference" ? difference : candidate;
  if (value === null) return "";
  const number = measured === "difference" ? signed(value, decimals) : fixed(value, decimals);
  const ends =
    lower === null || upper === null
      ? ""
      : `, between ${fixed(lower, decimals)} and ${fixed(upper, decimals)}`;
  return ` ${measured === "difference" ? "Change" : "Candidate"} ${number}${ends}.`;
}

function attributeOf(name: string, value: number): string {
  return `      <property${attribute("name", name)}${attribute("value", value)}/>\n`;
}

function suitesXml(command: string, tests: readonly TestCase[], properties: readonly string[]): string {
  const count = (outcome: TestCase["outcome"]): number =>
    tests.filter((test) => test.outcome === outcome).length;
  const counts = [attribute("tests", tests.length), attribute("failures", count("failure"))].join("");
  const errors = attribute("errors", count("error"));
  const suite = `${attribute("name", `gatestats ${command}`)}${counts}${errors}${attribute("skipped", count("skipped"))}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites${attribute("name", "gatestats")}${counts}${errors}>\n`,
    `  <testsuite${suite}>\n`,
    ...(properties.length > 0 ? ["    <properties>\n", ...properties, "    </properties>\n"] : []),
    ...tests.map((test) => testXml(command, test)),
    "  </testsuite>\n</testsuites>\n",
  ].join("");
}

function testXml(command: string, { name, outcome, type, message, detail }: TestCase): string {
  const named = `${attribute("classname", `gatestats.${command}`)}${attribute("name", truncated(inLine(name), longest.name))}`;
  const text = xmlText(truncated(detail, longest.detail));
  const why = `${attribute("type", type)}${attribute("message", truncated(inLine(message), longest.message))}`;
  const inside =
    outcome === "passed"
      ? `<system-out>${text}</system-out>`
      : outcome === "skipped"
        ? `<skipped${why}/>\n      <system-out>${text}</system-out>`
        : `<${outcome}${why}>${text}</${outcome}>`;
  return `    <testcase${named}>\n      ${inside}\n    </testcase>\n`;
}
