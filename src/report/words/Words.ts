import type { Caveat, CaveatCode, MethodReason, ReasonCode } from "../../stats/types.ts";
import type { ArticleWords } from "./ArticleWords.ts";
import type { ComparisonWords } from "./ComparisonWords.ts";
import type { DesignWords } from "./DesignWords.ts";
import type { EstimateWords } from "./EstimateWords.ts";
import type { ChangeKind, Direction, Unit } from "./kinds.ts";
import type { Language } from "./languages.ts";
import type { MarkdownWords } from "./MarkdownWords.ts";
import type { PageWords } from "./PageWords.ts";
import type { ReportWords } from "./ReportWords.ts";
import type { VerdictWords } from "./VerdictWords.ts";

/**
 * Every phrase that reports on `gate`, `compare` and `estimate` use, in one language. Which phrase is said when is
 * decided once, in `report/sentences`.
 *
 * A phrase that holds values is a function of one object. Counts are numbers, since plurals are the language's own
 * business; shares go through `percent`; all other numbers come as text, with their digits.
 */
export interface Words {
  readonly language: Language;
  /** The language as the `lang` attribute of a page has it, such as `pt-BR`. */
  readonly lang: string;
  /** A share as a percentage. */
  readonly percent: (share: number) => string;
  /** `20 documents`, by what the things are. */
  readonly counted: Readonly<Record<Unit, (n: number) => string>>;
  /** A change for the worse and for the better: time gets slower, all else gets worse. */
  readonly changes: Readonly<Record<ChangeKind, Readonly<Record<Direction, string>>>>;
  /** What the two ways to average mean, in one clause each. */
  readonly estimands: Readonly<Record<"micro" | "macro", string>>;
  readonly verdicts: VerdictWords;
  readonly comparisons: ComparisonWords;
  readonly estimates: EstimateWords;
  readonly design: DesignWords;
  readonly caveats: Readonly<Record<CaveatCode, (p: Caveat["params"]) => string>>;
  /** Why a method was taken. Those that `auto` gives begin with `auto: `, as the JSON has them. */
  readonly reasons: Readonly<Record<ReasonCode, (p: MethodReason["params"]) => string>>;
  /** What a method is, by its name; where it is not named, the English of the result stands. */
  readonly methodTitles: Readonly<Record<string, string>>;
  /** Why a method does not fit or what it ignores, by the English note of the result; `#` stands for a number. */
  readonly methodNotes: Readonly<Record<string, string>>;
  readonly article: ArticleWords;
  readonly report: ReportWords;
  readonly page: PageWords;
  readonly markdown: MarkdownWords;
}
