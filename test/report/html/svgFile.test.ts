import sax from "sax";
import { expect, test } from "vitest";
import { svgToPng } from "../../../src/node/svgToPng.ts";
import { gateArticle } from "../../../src/report/gate/gateArticle.ts";
import { svgFile } from "../../../src/report/html/svgFile.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { madeUpDetails, madeUpReport } from "../gate/madeUpReport.ts";
import { failed, passed, undecided } from "../results.ts";

const svg = svgFile(gateArticle(madeUpReport(madeUpDetails(40)), en));

/** The elements of a well-formed document, and its text. */
function parsed(xml: string): { readonly names: readonly string[]; readonly text: string } {
  const parser = sax.parser(true, { xmlns: true });
  const names: string[] = [];
  let text = "";
  parser.onopentag = ({ name }) => names.push(name);
  parser.ontext = (part) => (text += part);
  parser.write(xml).close();
  return { names, text };
}

test("a figure stands alone: well-formed, with its title, its own colours on white, and nothing to fetch", () => {
  const { names, text } = parsed(svg);
  expect(names.slice(0, 3)).toEqual(["svg", "title", "desc"]);
  expect(text).toContain("INCONCLUSIVE 20 documents cannot tell whether hit@5 got worse");
  expect(text).toContain("margin -0.02");
  expect(svg).not.toMatch(/var\(|class=|href|<script|<style|NaN|Infinity/);
});

test("several metrics stand one beneath the other", () => {
  const report = madeUpReport(madeUpDetails(40), [passed, { ...failed, metric: "rr" }]);
  const { text } = parsed(svgFile(gateArticle(report, en)));
  expect(text.indexOf("Change of hit@5")).toBeGreaterThan(0);
  expect(text.indexOf("Change of rr")).toBeGreaterThan(text.indexOf("Change of hit@5"));
});

test("names that are markup, or no characters of XML, stay words", () => {
  const metric = `<img src="x">&\u0000\ufffe]]>${"x".repeat(300)}`;
  const { names, text } = parsed(
    svgFile(gateArticle(madeUpReport(madeUpDetails(40), [{ ...undecided, metric }]), en)),
  );
  expect(names).not.toContain("img");
  expect(text).toContain('<img src="x">&]]>x');
});

test("a PNG is drawn with words where there are fonts, and asks for one where there are none", async () => {
  const drawn = await svgToPng(svg).catch((error: Error) => error);
  if (drawn instanceof Error) expect(drawn).toMatchObject({ code: "no-font" });
  else {
    expect([...drawn.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    const plain = await svgToPng(svg.replaceAll(/<text[\s\S]*?<\/text>/g, ""));
    expect(drawn.length).toBeGreaterThan(1.5 * plain.length);
  }
});
