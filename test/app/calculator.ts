import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

const program = fileURLToPath(new URL("../../dist/gatestats.cjs", import.meta.url));
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);

/** Whether there is a browser to try the page in. */
export const hasBrowser: boolean = executablePath !== undefined;
if (!hasBrowser) console.log("skipped: the calculator in a browser, as no Chromium is installed");

/** The calculator, served by the built program, and a browser to visit it with. */
export interface Calculator {
  readonly address: string;
  /**
   * Opens the page and does something with it. Fails where the page asked anything of another address, broke its own
   * policy, or complained.
   */
  visit(look: (page: Page) => Promise<void>, options?: Visit): Promise<void>;
  close(): Promise<void>;
}

export interface Visit extends BrowserContextOptions {
  /** What stands behind the address, such as `#gate?margin=0.02`. */
  readonly at?: string;
}

export async function startCalculator(): Promise<Calculator> {
  const child = spawn(process.execPath, [program, "app"]);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", (code) => reject(new Error(`gatestats app ended with ${code}`)));
  });
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  return {
    address,
    visit: (look, options) => visit(browser, address, look, options),
    close: () => close(browser, child),
  };
}

async function visit(
  browser: Browser,
  address: string,
  look: (page: Page) => Promise<void>,
  { at = "", ...options }: Visit = {},
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`asked for ${request.url()}`);
  });
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => complaints.push(`opened a dialog: ${dialog.message()}`));
  try {
    await page.goto(address + at);
    await look(page);
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join("\n")}`);
}

async function close(browser: Browser, child: ChildProcess): Promise<void> {
  await browser.close();
  child.kill("SIGINT");
}

/** What axe finds wrong, by rule and place. The page forbids scripts; axe comes by the driver's own door. */
export async function violations(page: Page): Promise<readonly string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  return await page.evaluate(
    `${source};axe.run({ resultTypes: ["violations"] }).then((r) => r.violations.map((v) => v.id + " " + v.nodes[0].html.slice(0, 160)))`,
  );
}

/** Downloads what a button offers. */
export async function downloaded(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await waiting).path(), "utf8");
}
