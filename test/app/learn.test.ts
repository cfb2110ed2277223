import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { topics } from "../../src/report/words/en/explain.ts";
import { type Calculator, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

describe.skipIf(!hasBrowser)("the lessons in the page", () => {
  test("each says what its numbers come to, draws it, and has the words of explain beneath", async () => {
    await calculator.visit(
      async (page) => {
        await page.locator(".lesson .panel svg").nth(5).waitFor();
        await page.locator(".topic").nth(5).waitFor();
        await page.evaluate("for (const one of document.querySelectorAll('.topic')) one.open = true");
        const shown = await page
          .locator(".topic")
          .evaluateAll((found) =>
            found.map((topic) => [...topic.querySelectorAll("p:not(.hint)")].map((p) => p.textContent)),
          );
        const names = ["verdict", "alpha", "floor", "pairing", "clusters", "latency"];
        expect(shown).toEqual(names.map((name) => topics.find((topic) => topic.name === name)?.paragraphs));
        expect(await page.locator(".said").nth(2).textContent()).toContain(
          "With 50 questions, no margin below 0.058 can pass",
        );
        // lessons out of sight are not laid out, and axe would pass them over
        await page.locator(".lesson").evaluateAll((found) => {
          for (const one of found) if (one instanceof HTMLElement) one.style.contentVisibility = "visible";
        });
        expect(await violations(page)).toEqual([]);
      },
      { at: "#learn" },
    );
  });

  test("is worked with the keyboard: buttons draw, sliders set, and the sentence follows", async () => {
    await calculator.visit(
      async (page) => {
        const said = page.locator(".said");
        await page.getByRole("button", { name: "Draw 100" }).focus();
        await page.keyboard.press("Enter");
        await said.nth(0).getByText("Of 101 sets").waitFor();
        await page.getByLabel("Margin, slider").first().focus();
        await page.keyboard.press("ArrowLeft");
        await said.nth(2).getByText("A margin of 0.015 takes 199 at least.").waitFor();
        await page.locator("#documents-icc").fill("0");
        await said.nth(4).getByText("400 questions are worth 400 independent ones").waitFor();
        await page.locator("#documents-icc").fill("no number");
        expect(await said.nth(4).textContent()).toContain("worth 400");
      },
      { at: "#learn" },
    );
  });

  test("a link leads to its lesson, and the page is no wider than a phone", async () => {
    await calculator.visit(
      async (page) => {
        await page.locator(".lesson .panel svg").nth(5).waitFor();
        await page.getByRole("link", { name: "Why documents count" }).click();
        expect(await page.evaluate("document.activeElement.id")).toBe("lesson-documents");
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
        expect(await violations(page)).toEqual([]);
      },
      { at: "#learn", viewport: { width: 320, height: 700 }, colorScheme: "dark", reducedMotion: "reduce" },
    );
  });
});
