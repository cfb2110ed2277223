import { expect, test } from "vitest";
import type { Point, PointsFigure } from "../../../src/report/article/Figure.ts";
import { drawPanel, drawSymbol } from "../../../src/report/html/drawPanel.ts";
import { htmlFigure } from "../../../src/report/html/figure.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";

const point = (x: number, y: number | string, more: Partial<Point> = {}): Point => ({
  series: "a",
  kind: "measured",
  x,
  y,
  lower: null,
  upper: null,
  ...more,
});

const lines: PointsFigure = {
  id: "figure",
  caption: "How rates fall.",
  kind: "lines",
  x: { label: "size", log: true },
  y: { label: "rate", percent: true, reach: [0] },
  panels: [
    {
      title: "one",
      points: [
        point(25, 0.4, { lower: 0.35, upper: 0.45 }),
        point(100, 0.2),
        point(100, 0.25, { kind: "published" }),
        point(25, 0.41, { kind: "foretold" }),
        point(100, 0.21, { kind: "foretold" }),
        point(25, 0.1, { series: "b" }),
        point(100, 0.05, { series: "b" }),
      ],
    },
  ],
  series: ["a", "b"],
};

test("measured points are filled and joined, published ones hollow, foretold ones a dashed line", () => {
  const { text } = drawPanel(lines, lines.panels[0]);
  expect(text.match(/stroke-dasharray="3 4"/g)).toHaveLength(1);
  expect(text.match(/fill="none"[^>]*><title>/g)).toHaveLength(1);
  expect(text).toContain('stroke="var(--series-1)"');
  expect(text).toContain('stroke="var(--series-2)"');
  expect(text).toContain("35 % … 45 %");
});

test("the sizes that occur are the ticks of a logarithmic axis", () => {
  const { text } = drawPanel(lines, lines.panels[0]);
  const ticks = [...text.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, tick]) => tick);
  expect(ticks).toEqual(["25", "100"]);
});

test("every number of a figure stands in a table beneath it", () => {
  const { text } = htmlFigure(lines, en);
  for (const cell of ["40 %", "35 %", "45 %", "20 %", "25 %", "41 %", "21 %", "10 %", "5 %"])
    expect(text).toContain(`<td class="number">${cell}</td>`);
  expect(text).toContain("hollow: published");
  expect(text).toContain("dashed: foretold by the formula");
});

test("rows are told by their names, and every panel is an image with words", () => {
  const rows: PointsFigure = {
    ...lines,
    kind: "rows",
    x: { label: "pass", percent: true, reach: [0, 1], marks: [{ at: 0.05, label: "α" }] },
    y: { label: "" },
    panels: [
      { title: "one", points: [point(0.1, "loss 1"), point(0.5, "loss 2")] },
      { title: "two", points: [point(0.2, "loss 1")] },
    ],
  };
  const { text } = htmlFigure(rows, en);
  expect(text.match(/role="img" aria-label="How rates fall\. (one|two)"/g)).toHaveLength(2);
  expect(text).toContain(">loss 1</text>");
  expect(text).toContain(">α</text>");
});

test("names that are markup stay words, in the drawing and around it", () => {
  const name = `"><img src=x onerror=alert(1)>`;
  const hostile: PointsFigure = {
    ...lines,
    kind: "scatter",
    caption: name,
    x: { label: name },
    y: { label: name },
    panels: [{ title: name, points: [point(0.1, 0.2, { series: name, name })] }],
    series: [name],
  };
  const { text } = htmlFigure(hostile, en);
  expect(text).not.toContain("<img");
  expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("twenty series differ in colour or shape, and long names find room", () => {
  const series = Array.from({ length: 20 }, (_, i) => `series ${i}`);
  const looks = series.map((name) => drawSymbol({ ...lines, series }, name).text);
  expect(new Set(looks).size).toBe(20);
  const long = "a name that goes on and on and on";
  const figure: PointsFigure = {
    ...lines,
    kind: "rows",
    panels: [{ title: "", points: [point(0.1, long)] }],
  };
  expect(drawPanel(figure, figure.panels[0]).text).toContain(">a name that goes on a…<");
  expect(htmlFigure(figure, en).text).toContain(`>${long}</th>`);
});

test("the same figure is drawn the same", () => {
  expect(htmlFigure(lines, en).text).toBe(htmlFigure(lines, en).text);
});
