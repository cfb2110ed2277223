import type { Article } from "../article/Article.ts";
import type { Figure } from "../article/Figure.ts";
import { drawHistogram } from "./drawHistogram.ts";
import { drawInterval, outcomeColor } from "./drawInterval.ts";
import { drawPanel, drawSymbol } from "./drawPanel.ts";
import { escapeHtml, type Markup } from "./html.ts";
import { light } from "./palette.ts";
import { svgText, type TextLook } from "./svgText.ts";

/** In pixels: the whole, and the margin round it. */
const width = 760;
const margin = 24;
const room = width - 2 * margin;

const fonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";

/** A piece of the picture with its height. */
interface Piece {
  readonly height: number;
  readonly at: (top: number) => string;
}

/**
 * The main figures of an article as an SVG that stands alone: on white, with its own colours, its title and words for
 * those who do not see it. It asks for nothing.
 */
export function svgFile({ title, headline, main = [] }: Article): string {
  const heading =
    headline === undefined ? title : [headline.word, headline.sentence].filter(Boolean).join("  ");
  const pieces = [
    textPiece(title, { size: 12, color: light["--soft"] }),
    textPiece(heading, {
      size: 17,
      weight: 600,
      ...(headline?.word !== undefined && {
        first: inOwnColors(outcomeColor[headline.outcome]),
      }),
    }),
    gap(6),
    ...main.flatMap(figurePieces),
  ];
  let top = margin;
  const drawn = pieces.map((piece) => {
    const text = piece.at(top);
    top += piece.height;
    return text;
  });
  const captions = main.map(({ caption }) => caption).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + margin}" viewBox="0 0 ${width} ${top + margin}" font-family="${fonts}" font-size="12" fill="${light["--ink"]}" color="${light["--ink"]}" role="img" aria-labelledby="title desc">
<title id="title">${escapeHtml(heading)}</title>
<desc id="desc">${escapeHtml(captions)}</desc>
<rect width="${width}" height="${top + margin}" fill="#fff"/>
${inOwnColors(drawn.join("\n"))}
</svg>
`;
}

/** The page's colours by their values: a file has no page to ask. */
function inOwnColors(svg: string): string {
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    name === "--ground" ? "#fff" : (light[name] ?? light["--ink"]),
  );
}

function figurePieces(figure: Figure): readonly Piece[] {
  const caption = textPiece(figure.caption, { size: 13, weight: 600 });
  if (figure.kind === "interval") return [caption, ...rowsOf([{ drawing: drawInterval(figure, room) }])];
  if (figure.kind === "histogram") return [caption, ...rowsOf([{ drawing: drawHistogram(figure) }])];
  const several = figure.panels.length > 1;
  const panels = figure.panels.map((panel) => ({
    drawing: drawPanel(figure, panel),
    ...(several && { title: panel.title }),
  }));
  const legend =
    figure.series.length > 1 ? legendPieces(figure.series, (name) => drawSymbol(figure, name)) : [];
  return [caption, ...legend, ...rowsOf(panels)];
}

/** Drawings side by side, as many in a row as there is room for. */
function rowsOf(panels: readonly { readonly drawing: Markup; readonly title?: string }[]): readonly Piece[] {
  const rows: { drawing: Markup; title?: string; left: number; height: number }[][] = [];
  let left = width;
  for (const panel of panels) {
    const size = sizeOf(panel.drawing);
    if (left + size.width > width - margin + 1) {
      rows.push([]);
      left = margin;
    }
    rows[rows.length - 1].push({ ...panel, left, height: size.height });
    left += size.width + 16;
  }
  const titled = panels.some(({ title }) => title !== undefined) ? 18 : 0;
  return rows.map((row) => ({
    height: titled + Math.max(...row.map(({ height }) => height)) + 14,
    at: (top) =>
      row
        .map(
          (panel) =>
            `${panel.title === undefined ? "" : `<text x="${panel.left}" y="${top + 14}" font-weight="600">${escapeHtml(panel.title)}</text>`}${placed(panel.drawing, panel.left, top + titled)}`,
        )
        .join("\n"),
  }));
}

/** Symbols with their names, in as many lines as they need. */
function legendPieces(series: readonly string[], symbol: (name: string) => Markup): readonly Piece[] {
  const lines: { name: string; left: number }[][] = [];
  let left = width;
  for (const name of series) {
    const length = 22 + 7.2 * name.length;
    if (left + length > width - margin) {
      lines.push([]);
      left = margin;
    }
    lines[lines.length - 1].push({ name, left });
    left += length + 14;
  }
  return lines.map((line) => ({
    height: 20,
    at: (top) =>
      line
        .map(
          ({ name, left: x }) =>
            `${placed(symbol(name), x, top)}<text x="${x + 20}" y="${top + 12}">${escapeHtml(name)}</text>`,
        )
        .join(""),
  }));
}

function placed(drawing: Markup, left: number, top: number): string {
  const words = drawing.text.replace(/^<svg [^>]*>/, (start) =>
    start
      .replace(/ (?:class|font-family|font-size|fill)="[^"]*"/g, "")
      .replace("<svg ", `<svg x="${left}" y="${top}" overflow="visible" fill="currentColor" `),
  );
  return words;
}

function sizeOf(drawing: Markup): { readonly width: number; readonly height: number } {
  const [, across = "0", down = "0"] =
    /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/.exec(drawing.text) ?? [];
  return { width: Number(across), height: Number(down) };
}

function gap(height: number): Piece {
  return { height, at: () => "" };
}

function textPiece(text: string, look: TextLook): Piece {
  return svgText(text, room, margin, look);
}
