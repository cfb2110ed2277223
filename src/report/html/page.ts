import { html, type Markup, raw } from "./html.ts";
import { pageScript, pageScriptHash } from "./pageScript.ts";
import { style } from "./style.ts";

/** What stands around the body of a page. */
export interface PageFrame {
  readonly title: string;
  /** As the `lang` attribute has it. */
  readonly lang: string;
  /** `listings`: the script that searches listings, and no other, may run. */
  readonly script: "none" | "listings";
}

/** A page in one file. Its policy forbids it everything but its own style and, where it has listings, their script. */
export function htmlPage({ title, lang, script }: PageFrame, body: Markup): string {
  const scripts = script === "listings" ? ` script-src '${pageScriptHash}';` : "";
  const policy = `default-src 'none';${scripts} style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `${
    html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="gatestats">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
${script === "listings" ? html`<script>${raw(pageScript)}</script>\n` : null}</body>
</html>`.text
  }\n`;
}
