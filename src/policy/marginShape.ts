import { number, type Shape } from "../formats/shapes.ts";

/** What stands for a margin that nobody has chosen yet; a gate refuses it. */
export const unchosen = "choose";

const above = number({ above: 0 });

/** A margin: a number above 0, or the word that stands for one still to be chosen. A relative one is refused. */
export const marginShape: Shape<readonly string[]> = {
  read: (value, at, refuse) => {
    if (value === unchosen) return [unchosen];
    if (typeof value === "string" && value.trim().endsWith("%"))
      return refuse(
        at,
        `${JSON.stringify(value)} is relative: a percentage of what?`,
        "Write it in score units. Of scores between 0 and 1, two points are 0.02; two percent of a baseline of 0.8 are 0.016.",
      );
    return [String(above.read(value, at, refuse))];
  },
  schema: { anyOf: [above.schema, { const: unchosen }] },
};
