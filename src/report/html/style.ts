import { dark, declared, light, paper } from "./palette.ts";

/** The style of every page: light and dark as the reader's system has it, for paper, and for narrow screens. */
export const style: string = `
:root { --ground: var(--page); ${declared(light)} }
@media (prefers-color-scheme: dark) { :root { ${declared(dark)} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
p, li, dd { max-width: 46rem; overflow-wrap: break-word; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2, h3, caption, figcaption { overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.75rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.5rem 0 0; }
a { color: var(--link); }
nav ol { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
.about { margin: 0 0 .75rem; color: var(--soft); overflow-wrap: anywhere; }
.headline { --ground: var(--shade); display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; align-items: flex-start; padding: 1.25rem 1.5rem; background: var(--shade); border: 1px solid var(--line); border-left: .5rem solid var(--faint); border-radius: .4rem; }
.headline.yes { border-left-color: var(--yes); } .headline.no { border-left-color: var(--no); } .headline.open { border-left-color: var(--open); } .headline.none { border-left-color: var(--series-1); }
.headline h1, .headline .sentence { font-size: 1.45rem; line-height: 1.3; font-weight: 650; margin: 0 0 .75rem; text-wrap: balance; overflow-wrap: anywhere; }
.headline .sentence { font-size: 1.15rem; }
.headline .word { display: inline-block; padding: 0 .5em; margin-right: .25em; border-radius: .25em; color: var(--page); background: var(--faint); letter-spacing: .03em; }
.headline.yes .word { background: var(--yes); } .headline.no .word { background: var(--no); } .headline.open .word { background: var(--open); }
.headline.muted { border-left-color: var(--faint); } .headline.muted .word { color: var(--soft); background: none; box-shadow: inset 0 0 0 1px var(--faint); }
.headline .watched { margin-right: .25em; font-weight: 400; color: var(--soft); }
.headline p { margin: .4rem 0; }
.headline pre { background: var(--page); }
.said { flex: 1 1 22rem; min-width: 0; }
.headline figure { flex: 1 1 26rem; margin: 0; min-width: 0; }
.interval { max-width: 40rem; }
.narrow { display: none; }
td.yes { color: var(--yes); } td.no { color: var(--no); } td.open { color: var(--open); }
.controls { display: flex; flex-wrap: wrap; gap: .6rem 1.25rem; align-items: center; max-width: none; margin: .75rem 0 0; }
.controls input, .controls select, button { font: inherit; font-size: .95rem; color: inherit; background: var(--page); border: 1px solid var(--faint); border-radius: .3rem; padding: .25rem .6rem; max-width: 100%; }
.controls input { width: 15rem; }
button { cursor: pointer; } button:disabled { opacity: .5; cursor: default; }
button:hover:enabled { background: var(--shade); }
th button { font-weight: 600; font-size: inherit; border: 0; background: none; padding: 0; text-decoration: underline dotted var(--faint); text-underline-offset: .25em; }
th[aria-sort] button { text-decoration-style: solid; }
th[aria-sort=ascending] button::after { content: " \\2191"; } th[aria-sort=descending] button::after { content: " \\2193"; }
.shown { margin: .5rem 0 0; font-size: .9rem; color: var(--soft); }
.listing .scroll { margin: .25rem 0; } .listing td.words, .listing th.words { overflow-wrap: anywhere; }
.tables { display: flex; flex-wrap: wrap; gap: 0 3rem; } .tables > .scroll { width: auto; }
.pages { display: flex; gap: .6rem; margin: .5rem 0; }
[hidden] { display: none !important; }
.finding { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left: .35rem solid var(--faint); border-radius: .3rem; }
.finding.yes { border-left-color: var(--yes); } .finding.no { border-left-color: var(--no); } .finding.open { border-left-color: var(--open); }
.finding .word { font-weight: 700; } .finding.yes .word { color: var(--yes); } .finding.no .word { color: var(--no); } .finding.open .word { color: var(--open); }
.finding h3 { margin: 0; } .finding p { margin: .35rem 0; }
.scroll {
  overflow-x: auto; margin: 1rem 0; max-width: max-content; width: 100%;
  background: linear-gradient(to right, var(--page) 40%, transparent) left / 3rem 100% no-repeat local, linear-gradient(to left, var(--page) 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to right, rgb(110 118 129 / .45), transparent) left / 1rem 100% no-repeat scroll, linear-gradient(to left, rgb(110 118 129 / .45), transparent) right / 1rem 100% no-repeat scroll;
}
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; min-width: min(26rem, 100%); font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: left; padding: .25rem 0 .5rem; font-weight: 600; max-width: 46rem; }
.source { display: block; font-weight: 400; font-size: .85rem; color: var(--soft); }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; max-width: 26rem; }
thead th, thead td { border-bottom: 2px solid var(--faint); vertical-align: bottom; font-weight: 600; }
tbody th { font-weight: 400; }
tbody tr:nth-child(even) { background: rgb(110 118 129 / .06); }
.number { text-align: right; white-space: nowrap; } .words { text-align: left; }
figure { margin: 1.5rem 0; }
figcaption { font-weight: 600; font-size: .92rem; max-width: 46rem; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .4rem 0; padding: 0; list-style: none; font-size: .9rem; }
.legend svg { vertical-align: -.2em; color: var(--soft); }
.dashes { display: inline-block; width: 1.4em; border-top: 2px dashed var(--soft); vertical-align: .25em; }
.panels { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
.panel { max-width: 100%; min-width: 0; }
.panel-title { margin: .5rem 0 0; font-weight: 600; font-size: .9rem; }
.panel svg { display: block; max-width: 100%; height: auto; font-family: inherit; font-size: 12px; overflow: visible; }
.panel svg text { white-space: pre; }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--link); width: max-content; max-width: 100%; }
pre { overflow-x: auto; margin: .25rem 0; padding: .5rem .75rem; background: var(--shade); border: 1px solid var(--line); border-radius: .3rem; }
code { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
pre code > span { display: inline-block; max-width: 100%; }
dt { overflow-wrap: anywhere; font-weight: 600; margin-top: .6rem; } dd { margin: 0; }
@media (max-width: 40rem) {
  body { padding: 1rem .9rem 3rem; } th, td { padding: .3rem .45rem; }
  .headline { padding: .9rem 1rem; } .headline h1 { font-size: 1.25rem; }
  .wide { display: none; } .narrow { display: block; }
}
@media print {
  :root { ${declared(paper)} }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, figure details, .controls, .pages { display: none; }
  .wide { display: block; } .narrow { display: none; }
  .headline { display: block; break-inside: avoid; }
  .scroll { overflow: visible; max-width: none; background: none; }
  table { min-width: 0; max-width: 100%; font-size: 9pt; } th, td { overflow-wrap: anywhere; }
  .word { border: 1px solid; }
  h2, h3, caption, figcaption { break-after: avoid; }
  tr, .finding, .panel { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;
