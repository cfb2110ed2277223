import { render } from "preact";
import { style } from "../report/html/style.ts";
import { App } from "./App.tsx";
import "./app.css";

/** The style of the reports, beneath the page's own. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer report { ${style} }`);
document.adoptedStyleSheets = [sheet];

const root = document.getElementById("app");
if (root !== null) render(<App />, root);
