/** A browser for the tests of pages, where one is installed. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";

export const chromium: string | undefined = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find(existsSync);
if (chromium === undefined) console.log("skipped: pages in a browser, as no Chromium is installed");

let browser: Browser | undefined;

async function opened(): Promise<Browser> {
  const { chromium: driver } = await import("playwright-core");
  browser ??= await driver.launch({
    executablePath: chromium ?? "",
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** How a page is looked at. */
export interface View {
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly scripts?: "off";
}

/** Opens a page and does something with it; gives what it asked for and what it complained of. */
export async function visit(
  file: string,
  { width, scheme, scripts }: View,
  look: (page: Page) => Promise<void>,
): Promise<{ readonly requests: readonly string[]; readonly complaints: readonly string[] }> {
  const context = await (await opened()).newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    javaScriptEnabled: scripts !== "off",
  });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  await page.goto(pathToFileURL(file).href);
  await look(page);
  await context.close();
  return { requests: requests.filter((url) => !url.startsWith("data:")), complaints };
}

/** What axe finds, by rule and place, of all rules or some. The page forbids scripts; axe comes by the driver's own door. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const found = (await page.evaluate(
    `${source};axe.run(${JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) })}).then((r) => r.violations.map((v) => v.id + " " + v.nodes[0].html.slice(0, 120)))`,
  )) as readonly string[];
  return found;
}
