import { html, type Markup, raw } from "./html.ts";
import { style } from "./style.ts";

/** Forbids the page everything but its own style: no script, no request, no form. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** A page in one file that asks the network for nothing. */
export function htmlPage(title: string, body: Markup): string {
  return `${
    html`<!doctype html>
<html lang="en">
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
</body>
</html>`.text
  }\n`;
}
