import { optionalPackage } from "../retrieval/dense/optionalPackage.ts";
import { InputError } from "../table/InputError.ts";

/** Pixels of the picture for one of the drawing, so that it is sharp on paper and dense screens. */
const scale = 2;

/**
 * Draws an SVG as a PNG, with the fonts of this machine.
 *
 * @throws InputError where the package that draws is not installed, or there is no font
 */
export async function svgToPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await optionalPackage(
    ["@resvg/resvg-js"],
    "--figure with a name in .png",
    () => import("@resvg/resvg-js"),
  );
  const word = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="sans-serif" y="9">0</text></svg>`;
  if (new Resvg(word).innerBBox() === undefined)
    throw new InputError(
      "no-font",
      "No font is installed on this machine, so the words of a figure could not be drawn as PNG.",
      "Install one, such as DejaVu (Debian: apt-get install fonts-dejavu-core), or write --figure with a name in .svg, which needs none.",
    );
  return new Resvg(svg, { fitTo: { mode: "zoom", value: scale } }).render().asPng();
}
