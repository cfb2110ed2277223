import { number, type Shape } from "../formats/shapes.ts";

const end = number({});

/** Where scores may lie: the least and the greatest, or `none`. */
export const rangeShape: Shape<readonly string[]> = {
  read: (value, at, refuse) => {
    if (value === "none") return [value];
    const ends: readonly unknown[] = Array.isArray(value) ? value : [];
    const [min, max] = ends.map((one, i) => end.read(one, [...at, i], refuse));
    if (ends.length === 2 && min < max) return [`${min},${max}`];
    return refuse(
      at,
      `${JSON.stringify(value)} is not a range.`,
      "Write the least and the greatest possible score, such as [1, 5]; or none.",
    );
  },
  schema: {
    anyOf: [{ type: "array", items: end.schema, minItems: 2, maxItems: 2 }, { const: "none" }],
  },
};
