import { expect, test } from "vitest";
import { SvgDocument } from "../../../src/report/html/svgDocument.ts";

const svg = "http://www.w3.org/2000/svg";

test("an element is written with its attributes, styles and children, all escaped", () => {
  const document = new SvgDocument();
  const group = document.createElementNS(svg, "g");
  group.setAttribute("title", `"<&`);
  group.style.setProperty("fill", "red");
  const text = document.createElementNS(svg, "text");
  text.textContent = "a < b";
  group.append(text, document.createTextNode("<"));
  expect(String(group)).toBe('<g title="&quot;&lt;&amp;" style="fill:red"><text>a &lt; b</text>&lt;</g>');
});

test("a child goes before another, or to the end", () => {
  const document = new SvgDocument();
  const parent = document.createElement("g");
  const last = parent.appendChild(document.createElement("b"));
  parent.insertBefore(document.createElement("a"), last);
  parent.insertBefore(document.createElement("c"), null);
  expect(String(parent)).toBe("<g><a></a><b></b><c></c></g>");
  expect(parent.children).toHaveLength(3);
  expect(parent.firstChild).toBe(parent.children[0]);
});

test("attributes and styles can be taken away again", () => {
  const element = new SvgDocument().createElement("g");
  element.setAttribute("a", 1);
  element.style.setProperty("x", "y");
  expect([element.hasAttribute("a"), element.getAttribute("a")]).toEqual([true, "1"]);
  element.removeAttribute("a");
  element.style.removeProperty("x");
  expect([element.hasAttribute("a"), element.getAttribute("a"), String(element)]).toEqual([
    false,
    null,
    "<g></g>",
  ]);
});

test("style sheets of a library stay out of the page", () => {
  const style = new SvgDocument().createElement("style");
  style.textContent = "* { color: red }";
  expect(String(style)).toBe("");
});
