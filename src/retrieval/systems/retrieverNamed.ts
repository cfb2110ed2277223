import { InputError } from "../../table/InputError.ts";
import type { Retriever } from "../Retriever.ts";
import type { Parameter, Settings, System } from "./System.ts";
import { parseSystem, type SystemExpression } from "./SystemExpression.ts";

/**
 * The system that a text names, such as `bm25(k1=1.2)` or `rrf(bm25+tfidf)`, with its settings.
 *
 * @param known the systems there are
 * @param defaults settings for every system in it that has such a parameter and does not set it itself
 * @throws InputError for a name or a parameter that does not exist, or a value that is not allowed
 * @example retrieverNamed("bm25(k1=1.2)", systems).name // "bm25(k1=1.2)"
 */
export function retrieverNamed(
  text: string,
  known: readonly System[],
  defaults: ReadonlyMap<string, string> = new Map(),
): Retriever {
  const expression = parseSystem(text);
  const taken = new Set<string>();
  const retriever = build(expression, known, defaults, taken);
  const idle = [...defaults.keys()].find((name) => !taken.has(name));
  if (idle !== undefined)
    throw new InputError(
      "usage",
      `${text} has no parameter ${idle}.`,
      `Leave out --${idle}. ${known.flatMap(({ name, parameters }) => (parameters.some((p) => p.name === idle) ? [name] : [])).join(", ") || "No system"} would take it.`,
    );
  return retriever;
}

function build(
  expression: SystemExpression,
  known: readonly System[],
  defaults: ReadonlyMap<string, string>,
  taken: Set<string>,
): Retriever {
  const system = known.find(({ name }) => name === expression.name);
  if (system === undefined)
    throw new InputError(
      "unknown-system",
      `There is no system "${expression.name}".`,
      `Systems: ${known.map(({ name }) => name).join(", ")}.`,
    );
  const stray = [...expression.settings.keys()].find((key) => !system.parameters.some((p) => p.name === key));
  if (stray !== undefined)
    throw new InputError(
      "usage",
      `${system.name} has no parameter ${stray}.`,
      `Its parameters: ${system.parameters.map(({ name }) => name).join(", ") || "none"}.`,
    );
  refuseParts(system, expression.parts.length);
  const parts = expression.parts.map((part) => build(part, known, defaults, taken));
  const settings: Record<string, number | string> = {};
  for (const parameter of system.parameters) {
    const { name, standard } = parameter;
    const own = expression.settings.get(name);
    if (defaults.has(name)) taken.add(name);
    const written = own ?? defaults.get(name);
    settings[name] = written === undefined ? standard : settingOf(parameter, written, system.name);
  }
  return system.retriever(canonicalName(system, settings, parts), settings, parts);
}

function refuseParts({ name, parts: { least, most } }: System, count: number): void {
  if (count >= least && count <= most) return;
  throw new InputError(
    "usage",
    most === 0
      ? `${name} is made of no other systems, but ${count} ${count === 1 ? "stands" : "stand"} in its brackets.`
      : `${name} is made of ${least === most ? least : `${least} to ${most}`} systems, but has ${count}.`,
    most === 0 ? `Its settings are written as ${name}(name=value).` : `Such as ${name}(bm25+tfidf).`,
  );
}

function settingOf(parameter: Parameter, written: string, system: string): number | string {
  const { name, standard } = parameter;
  if (parameter.kind === "word") {
    const { choices } = parameter;
    if (choices === undefined || choices.includes(written)) return written;
    throw new InputError(
      "usage",
      `${name} of ${system} is one of ${choices.join(", ")}, not "${written}".`,
      `The default is ${standard}.`,
    );
  }
  const { least, most, whole } = parameter;
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(written) ? Number(written) : Number.NaN;
  if (value >= least && value <= most && (whole !== true || Number.isInteger(value))) return value;
  throw new InputError(
    "usage",
    `${name} of ${system} must be a ${whole ? "whole " : ""}number from ${least} to ${most}, but is "${written}".`,
    `The default is ${standard}.`,
  );
}

/** The name with parts and what differs from the defaults. */
function canonicalName(system: System, settings: Settings, parts: readonly Retriever[]): string {
  const changed = system.parameters
    .filter(({ name, standard }) => settings[name] !== standard)
    .map(({ name }) => `${name}=${settings[name]}`);
  const inner = [...(parts.length > 0 ? [parts.map(({ name }) => name).join("+")] : []), ...changed];
  return inner.length === 0 ? system.name : `${system.name}(${inner.join(",")})`;
}
