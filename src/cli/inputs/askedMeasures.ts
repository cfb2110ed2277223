import type { Arguments } from "../../asked/Arguments.ts";
import { nearest } from "../../formats/nearest.ts";
import { measures } from "../../retrieval/measures/index.ts";
import { type AskedMeasure, measureNamed } from "../../retrieval/measures/measureNamed.ts";
import { InputError } from "../../table/InputError.ts";

const usual = "hit@5,recall@5,RR@10,nDCG@10";

/** `--measures`, in the order asked for, each once. Throws InputError for a name that is none, with the nearest. */
export function askedMeasures(args: Arguments): readonly AskedMeasure[] {
  const typed = args.has("measures") ? args.all("measures") : [usual];
  const names = typed.flatMap((list) => list.split(",")).map((name) => name.trim());
  const asked = [...new Set(names.filter((name) => name !== ""))];
  if (asked.length === 0) throw new InputError("usage", "--measures names none.", `Such as ${usual}.`);
  return asked.map((name) => measureNamed(name) ?? unknown(name));
}

function unknown(name: string): never {
  const [, base = name, digits] = /^(.*?)(?:[@_.]?(\d+))?$/.exec(name) ?? [];
  const spelt = measures.flatMap((measure) =>
    [measure.name, ...measure.also].map((one) => ({ measure, one })),
  );
  const exact = spelt.find(({ one }) => one.toLowerCase() === base.toLowerCase());
  const list = `Measures: ${measures.map(listed).join(", ")}.`;
  if (exact !== undefined)
    throw new InputError(
      "usage",
      exact.measure.cutoff === "none"
        ? `${base} takes no cut-off, but ${name} has one.`
        : digits === undefined
          ? `${name} needs a cut-off: of how many documents?`
          : `The cut-off of ${name} must be 1 or more.`,
      exact.measure.cutoff === "none" ? `Write ${base}.` : `Such as ${base}@10.`,
    );
  const near = nearest(
    base.toLowerCase(),
    spelt.map(({ one }) => one.toLowerCase()),
  );
  const meant = spelt.find(({ one }) => one.toLowerCase() === near);
  const suggestion = meant && (meant.measure.cutoff === "none" ? meant.one : `${meant.one}@${digits ?? 10}`);
  throw new InputError(
    "unknown-measure",
    `There is no measure "${name}".`,
    suggestion === undefined ? list : `Did you mean ${suggestion}? ${list}`,
  );
}

/** `R@k (recall@k)`. */
function listed({ name, also: [other], cutoff }: (typeof measures)[number]): string {
  const k = { needed: "@k", optional: "[@k]", none: "" }[cutoff];
  return other === undefined ? `${name}${k}` : `${name}${k} (${other})`;
}
