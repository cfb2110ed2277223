import * as Plot from "@observablehq/plot";
import { type Markup, raw } from "./html.ts";
import { SvgDocument } from "./svgDocument.ts";

export type PlotMarks = NonNullable<Plot.PlotOptions["marks"]>;

/** What Observable Plot draws, as SVG. Its words are the figure's; within it nothing is announced. */
export function plotSvg(options: Plot.PlotOptions): Markup {
  const document = new SvgDocument() as unknown as Document;
  const drawing = Plot.plot({
    color: { type: "identity" },
    symbol: { type: "identity" },
    ...options,
    document,
  });
  drawing.setAttribute("aria-hidden", "true");
  return raw(String(drawing));
}
