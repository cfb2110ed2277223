/**
 * Letters with their marks, or digits: what Unicode's word boundaries keep together (UAX #29, WB5, WB8–WB10); between
 * letters also one ' . : or · (WB6–WB7), between digits one . , ; or ' (WB11–WB12). Chinese characters and kana stand
 * one by one, as in Lucene's StandardTokenizer.
 */
const letter = "(?![\\p{Script=Han}\\p{Script=Hiragana}])[\\p{Alphabetic}\\p{Nd}]";
const pattern = new RegExp(
  `[\\p{Script=Han}\\p{Script=Hiragana}]|${letter}(?:${letter}|[\\p{M}\\p{Cf}]|(?<=\\p{Alphabetic}\\p{M}*)['’.:·](?=\\p{Alphabetic})|(?<=\\p{Nd})[.,;'](?=\\p{Nd}))*`,
  "gu",
);

/**
 * The words of a text by Unicode's rules (UAX #29) as Lucene's StandardTokenizer has them, with one departure: `_` parts
 * words. Prose has none, and in code the parts of snake_case are what questions ask for.
 */
export function unicodeWords(text: string): readonly string[] {
  return text.match(pattern) ?? [];
}
