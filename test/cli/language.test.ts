import { describe, expect, test } from "vitest";
import { examples, gatestats } from "./gatestats.ts";

/** The verdicts of the examples, by the names of their folders. */
const verdicts = {
  es: { pass: "APROBADO", fail: "RECHAZADO", inconclusive: "NO CONCLUYENTE" },
  pt: { pass: "APROVADO", fail: "REPROVADO", inconclusive: "INCONCLUSIVO" },
  tr: { pass: "GEÇTİ", fail: "KALDI", inconclusive: "KARARSIZ" },
} as const;

const languages = ["es", "pt", "tr"] as const;
const golden = ["pass", "fail", "inconclusive"] as const;
const codes = { pass: 0, fail: 1, inconclusive: 3 } as const;

/** English words that no report in another language has, but in commands, names and titles of sources. */
const english =
  /\b(?:the|of|with|questions?|documents?|margin|loss|interval|better|worse|unchanged|missing)\b/i;

function gateOf(example: string, ...more: readonly string[]): readonly string[] {
  const files = ["baseline", "candidate"].map((side) => `${examples}/golden/${example}/${side}.csv`);
  const flags = ["--metric", "hit@5", "--margin", "0.03", "--cluster", "doc_id", "--estimand", "macro"];
  return ["gate", ...files, ...flags, ...more];
}

/** Markdown without commands, names in backquotes, paths and sources. */
function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, "")
    .replaceAll(/`[^`]*`/g, "")
    .replaceAll(/^- .*(?:\(\d{4}\)|SHA-256).*$/gm, "")
    .replaceAll(/<[^>]*>/g, "");
}

describe.each(languages)("reports in %s", (language) => {
  test.each(golden)("say of the example of a %s what exit code and text say", (example) => {
    const { code, out } = gatestats(gateOf(example, "--language", language, "--format", "md"));
    expect(code).toBe(codes[example]);
    expect(out).toMatch(new RegExp(`^### .* ${verdicts[language][example]} · gatestats$`, "m"));
    expect(out).toContain(`${verdicts[language].inconclusive} = INCONCLUSIVE`);
    expect(wordsOf(out)).not.toMatch(english);
    expect(out).not.toMatch(/undefined|NaN/);
  });

  test("are pages that name their language, with the JSON of every other", () => {
    const html = gatestats(gateOf("inconclusive", "--language", language, "--format", "html")).out;
    expect(html).toContain(`<html lang="${language === "pt" ? "pt-BR" : language}">`);
    expect(html).toContain(verdicts[language].inconclusive);
    expect(html).toContain('"verdict": "inconclusive"');
  });

  test("have the design report of estimate, on the terminal too", () => {
    const scores = `${examples}/golden/pass/baseline.csv`;
    const asked = ["estimate", scores, "--metric", "rr", "--cluster", "doc_id", "--estimand", "micro"];
    const { code, out } = gatestats([...asked, "--report", "--language", language]);
    expect(code).toBe(0);
    const [said] = out.split(/\n {2}(?:Referencias|Referências|Kaynaklar)\n/);
    expect(said).not.toBe(out);
    expect(said.replace(/\([^)]*\d{4}[^)]*\)/, "")).not.toMatch(english);
  });

  test("are explained: a topic by its English name and by a word of the language", () => {
    const word = { es: "margen", pt: "margem", tr: "marj" }[language];
    const explained = gatestats(["explain", "margin", "--language", language]).out;
    expect(explained).toContain("0.016");
    expect(gatestats(["explain", word, "--language", language]).out).toBe(explained);
    expect(gatestats(["explain", "tolerance", "--language", language]).out).toBe(explained);
    expect(gatestats(["explain", "golden set", "--language", language]).out).toContain("golden set");
  });
});

test("the language of the system changes nothing", () => {
  const plain = gatestats(gateOf("pass", "--format", "md"));
  expect(
    gatestats(gateOf("pass", "--format", "md"), { env: { LANG: "es_ES.UTF-8", LC_ALL: "es_ES.UTF-8" } }).out,
  ).toBe(plain.out);
});

test("a language that there is not, and one that nothing would be written in, are refused", () => {
  const unknown = gatestats(gateOf("pass", "--language", "xx", "--format", "md"));
  expect([unknown.code, unknown.out]).toEqual([2, ""]);
  expect(unknown.err).toContain("Choose en or es or pt or tr");
  const idle = gatestats(gateOf("pass", "--language", "es", "--json"));
  expect(idle.code).toBe(2);
  expect(idle.out).toContain("no report was asked for");
});
