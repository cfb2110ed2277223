/** Headings, labels and remarks of reports on `gate`, `compare` and `estimate`. */
export interface ReportWords {
  /** How numbers are written, where the language has other habits; empty in English. */
  readonly numbers: string;
  /** The verdicts beside their English words, which exit codes and JSON have; empty in English. */
  readonly verdictNames: string;
  readonly change: string;
  readonly interval: string;
  readonly margin: string;
  readonly threshold: string;
  readonly baseline: string;
  readonly candidate: string;
  readonly mean: string;
  readonly metric: string;
  readonly verdict: string;
  readonly method: string;
  readonly question: string;
  readonly questions: string;
  readonly document: string;
  readonly documents: string;
  readonly notes: string;
  readonly limitations: string;
  readonly references: string;
  readonly whyThisMethod: (p: { readonly reason: string }) => string;
  /** How often an end of the interval errs. */
  readonly ends: (p: { readonly error: number }) => string;
  /** Heads of the tables of `report/tables`, by their English headings; one that is not named stays. */
  readonly heads: Readonly<Record<string, string>>;
}
