import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, html, raw } from "../../../src/report/html/html.ts";

test("what stands in a template is escaped, also inside lists and attributes", () => {
  const hostile = `<script>alert("1")</script> & 'x'`;
  const { text } = html`<p title="${hostile}">${[hostile, 2, null]}</p>`;
  const escaped = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;";
  expect(text).toBe(`<p title="${escaped}">${escaped}2</p>`);
});

test("markup goes in as it is; an object that looks like it does not", () => {
  expect(html`<b>${html`<i>${"<"}</i>`}${raw("<br>")}</b>`.text).toBe("<b><i>&lt;</i><br></b>");
  const parsed = JSON.parse('{"text": "<script>"}') as string;
  expect(() => html`${parsed}`).toThrow();
});

test("controls and marks of direction are left out, half a pair of surrogates is replaced", () => {
  expect(escapeHtml("a\u0000\u001b[1m\u202eb\u2066\tc\nd\ud800")).toBe("a[1mb\tc\nd\ufffd");
  expect(escapeHtml("😀 ü")).toBe("😀 ü");
});

test("no text can open an element or leave its attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});
