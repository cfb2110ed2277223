import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examples } from "../cli/gatestats.ts";
import { type Calculator, downloaded, hasBrowser, startCalculator, violations } from "./calculator.ts";

let calculator: Calculator;

beforeAll(async () => {
  if (hasBrowser) calculator = await startCalculator();
});

afterAll(() => calculator?.close());

describe.skipIf(!hasBrowser)("the page in other languages", () => {
  for (const [locale, language, title] of [
    ["es-MX", "es", "Plan"],
    ["pt-PT", "pt-BR", "Plano"],
    ["tr-TR", "tr", "Plan"],
    ["de-DE", "en", "Plan"],
  ])
    test(`a browser that prefers ${locale} gets ${language}, and the document says so`, async () => {
      await calculator.visit(
        async (page) => {
          await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
          expect(await page.locator("h1").textContent()).toBe(title);
          expect(await page.title()).toBe(`${title} · gatestats`);
        },
        { at: "#plan", locale },
      );
    });

  test("a language is chosen, stays in the address, and follows from view to view", async () => {
    await calculator.visit(
      async (page) => {
        await page.getByLabel("Language").selectOption("es");
        await page.getByText("¿Qué se planifica?").waitFor();
        expect(page.url()).toContain("lang=es");
        expect(page.url()).toContain("margin=0.03");
        await page.getByRole("link", { name: "Aprender" }).click();
        await page.getByRole("heading", { name: "Por qué cuentan los documentos" }).waitFor();
        expect(page.url()).toContain("#learn?lang=es");
        await page
          .getByText(/^En palabras: /)
          .first()
          .waitFor();
        await page.locator(".lesson .panel svg").nth(5).waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { at: "#plan?sd-difference=0.19&margin=0.03" },
    );
  });

  test("a verdict comes in the page's language, follows when it changes, and its JSON stays English", async () => {
    await calculator.visit(
      async (page) => {
        await page
          .getByLabel("elija un archivo: Línea base")
          .setInputFiles(`${examples}/golden/fail/baseline.csv`);
        await page
          .getByLabel("elija un archivo: Candidato")
          .setInputFiles(`${examples}/golden/fail/candidate.csv`);
        await page.getByLabel("Métrica").selectOption("hit@5");
        await page.getByLabel("Las preguntas se extrajeron una a una").check();
        await page.getByRole("button", { name: "Juzgar" }).click();
        await page.locator(".headline .word", { hasText: "RECHAZADO" }).waitFor();
        const json = JSON.parse(await downloaded(page, "Descargar JSON"));
        expect(json.verdict).toBe("fail");
        await page.getByLabel("Idioma").selectOption("tr");
        await page.locator(".headline .word", { hasText: "KALDI" }).waitFor();
        await page.getByLabel("Dil").selectOption("pt");
        await page.locator(".headline .word", { hasText: "REPROVADO" }).waitFor();
        expect(await violations(page)).toEqual([]);
      },
      { at: "#gate?lang=es&margin=0.02" },
    );
  });

  test("simulations and latencies too, without drawing anew", async () => {
    await calculator.visit(
      async (page) => {
        await page.getByRole("button", { name: "BM25 ve TF-IDF" }).click();
        await page.getByLabel("Metrik").selectOption("hit@5");
        await page.getByLabel("Sorular tek tek çekildi").check();
        await page.getByRole("button", { name: "Çek ve say" }).click();
        await page
          .locator(".headline .said", { hasText: /referans kümesinden \d+ tanesinde gatestats gate/ })
          .waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole("link", { name: "Gecikme" }).click();
        await page.getByRole("button", { name: "bir sistem" }).click();
        await page.locator("#limit").fill("2500");
        await page.getByText("200 sorudan 1,000 satır").waitFor();
        await page.getByRole("button", { name: "Yargıla" }).click();
        await page.getByText("latencyMs için P95 2500 ms sınırının içinde kalıyor.").first().waitFor();
      },
      { at: "#simulate?lang=tr&margin=0.05&draws=25" },
    );
  });

  test("on a phone nothing is wider than the page in any language", async () => {
    await calculator.visit(
      async (page) => {
        for (const lang of ["es", "pt", "tr"]) {
          for (const view of ["gate", "simulate", "latency", "learn", "plan"]) {
            await page.evaluate((hash) => location.assign(hash), `#${view}?lang=${lang}`);
            await page.locator(`html[lang^="${lang}"] a[href^="#${view}"][aria-current]`).waitFor();
            if (view === "plan") await page.locator(".panel svg").waitFor();
            const width = await page.evaluate("document.documentElement.scrollWidth");
            expect([view, lang, width]).toEqual([view, lang, 320]);
          }
        }
      },
      { at: "#gate", viewport: { width: 320, height: 700 } },
    );
  });
});
