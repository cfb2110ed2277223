import { type ComponentChild, h, type VNode } from "preact";
import { useMemo } from "preact/hooks";

/** Elements that figures are made of; what is not named here is left out with all that it holds. */
const elements: ReadonlySet<string> = new Set(
  "figure figcaption div span p ul li details summary table caption thead tbody tr th td svg g path text tspan line rect circle title".split(
    " ",
  ),
);

/**
 * Markup of our own reports as elements of the page. It was escaped when it was written; here it is parsed in a document
 * that runs nothing, and only known elements without handlers and addresses are taken over.
 */
export function Markup({ text }: { readonly text: string }): VNode {
  return useMemo(() => {
    // a style attribute that is parsed is refused by the page's policy; one that is set is not
    const parsed = new DOMParser().parseFromString(text.replaceAll(' style="', ' data-style="'), "text/html");
    return <>{[...parsed.body.childNodes].map(taken)}</>;
  }, [text]);
}

function taken(node: Node): ComponentChild {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (!elements.has(name)) return null;
  return h(name, attributesOf(node), ...[...node.childNodes].map(taken));
}

function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => !/^(?:on|href|src|xlink|style$)/i.test(name));
  return Object.fromEntries(
    kept.map(({ name, value }) => (name === "data-style" ? ["style", value] : [name, value])),
  );
}
