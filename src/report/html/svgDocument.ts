import { escapeHtml } from "./html.ts";

/**
 * As much of a document as Observable Plot asks for to build SVG outside a browser: elements that take attributes, styles
 * and children, and are written out as text in the end.
 */
export class SvgElement {
  readonly tagName: string;
  readonly namespaceURI = "http://www.w3.org/2000/svg";
  readonly ownerDocument: SvgDocument;
  readonly style: { setProperty(name: string, value: string): void; removeProperty(name: string): void };
  parentNode: SvgElement | null = null;
  childNodes: (SvgElement | string)[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #styles = new Map<string, string>();

  constructor(tagName: string, ownerDocument: SvgDocument) {
    this.tagName = tagName;
    this.ownerDocument = ownerDocument;
    this.style = {
      setProperty: (name, value) => void this.#styles.set(name, value),
      removeProperty: (name) => void this.#styles.delete(name),
    };
  }

  get children(): readonly SvgElement[] {
    return this.childNodes.filter((child) => child instanceof SvgElement);
  }

  get firstChild(): SvgElement | string | null {
    return this.childNodes[0] ?? null;
  }

  set textContent(text: string) {
    this.childNodes = [String(text)];
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  append(...children: (SvgElement | string)[]): void {
    for (const child of children) this.appendChild(child);
  }

  appendChild<Child extends SvgElement | string>(child: Child): Child {
    return this.insertBefore(child, null);
  }

  insertBefore<Child extends SvgElement | string>(child: Child, before: SvgElement | string | null): Child {
    if (child instanceof SvgElement) child.parentNode = this;
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    return child;
  }

  /** The element as text, all escaped. Style sheets are left out: the page has its own. */
  toString(): string {
    if (this.tagName === "style") return "";
    const style = [...this.#styles].map(([name, value]) => `${name}:${value}`).join(";");
    const attributes = [...this.#attributes, ...(style === "" ? [] : [["style", style]])]
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join("");
    const inner = this.childNodes.map((child) =>
      typeof child === "string" ? escapeHtml(child) : String(child),
    );
    return `<${this.tagName}${attributes}>${inner.join("")}</${this.tagName}>`;
  }
}

/** Where elements come from. */
export class SvgDocument {
  readonly documentElement: SvgElement = new SvgElement("html", this);

  createElementNS(_space: string, name: string): SvgElement {
    return new SvgElement(name, this);
  }

  createElement(name: string): SvgElement {
    return new SvgElement(name, this);
  }

  createTextNode(text: string): string {
    return String(text);
  }
}
