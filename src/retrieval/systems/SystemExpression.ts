import { InputError } from "../../table/InputError.ts";

/** A system as it was written: `rrf(bm25(k1=1.2)+tfidf, k=60)`. */
export interface SystemExpression {
  readonly name: string;
  /** What was set, in the order written. */
  readonly settings: ReadonlyMap<string, string>;
  readonly parts: readonly SystemExpression[];
}

const token = /\s*([(),+=]|[^(),+=\s]+)/y;

/**
 * Reads a system: a name, and in brackets other systems and settings, parted by commas or +.
 * @throws InputError for anything else
 */
export function parseSystem(text: string): SystemExpression {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = (): never => {
    throw new InputError(
      "system-syntax",
      `"${text}" is not written as a system is: unexpected ${tokens[at] === undefined ? "end" : `"${tokens[at]}"`}.`,
      "Such as bm25, bm25(k1=1.2,b=0.75) or rrf(bm25+tfidf); a shell needs quotes round brackets.",
    );
  };
  const isWord = (word: string | undefined): word is string => word !== undefined && !/^[(),+=]$/.test(word);
  const word = (): string => {
    const next = tokens[at];
    if (!isWord(next)) return fail();
    at++;
    return next;
  };
  const system = (): SystemExpression => {
    const name = word();
    const settings = new Map<string, string>();
    const parts: SystemExpression[] = [];
    if (tokens[at] === "(") {
      do {
        at++;
        if (isWord(tokens[at]) && tokens[at + 1] === "=") {
          const key = word();
          at++;
          settings.set(key, word());
        } else parts.push(system());
      } while (tokens[at] === "," || tokens[at] === "+");
      if (tokens[at++] !== ")") {
        at--;
        fail();
      }
    }
    return { name, settings, parts };
  };
  const whole = system();
  if (at < tokens.length) fail();
  return whole;
}

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) tokens.push(found[1]);
  return tokens;
}
