import type { RunOrder, RunScores } from "../../../retrieval/RunScores.ts";
import { shellWord } from "../../commandLines.ts";

const orders: Readonly<Record<RunOrder, string>> = {
  score: "by score, highest first, equal scores by document id, last first (trec_eval's rule)",
  single:
    "by score in single precision, highest first, equal scores by document id, last first (trec_eval before version 10)",
  rank: "by the ranks of the run",
};

/** How documents were ordered, and what counts as relevant. */
export function orderWords({ order, relevantFrom }: RunScores): readonly string[] {
  return [
    `Order: ${orders[order]}.`,
    ...(relevantFrom === 1 ? [] : [`Relevant: grade ${relevantFrom} and above.`]),
  ];
}

/** What the columns judged and ties count, where there is something to see. */
export function columnWords(scores: readonly RunScores[]): readonly string[] {
  const results = scores.flatMap((one) => one.results);
  return [
    ...(results.some(({ judged }) => judged !== null && judged < 1)
      ? [
          "Judged: of the documents down to the cut-off, the share that has a judgement; one without counts as not relevant.",
        ]
      : []),
    ...(results.some(({ ties }) => ties > 0)
      ? [
          "Ties: questions with equal scores on both sides of the cut-off (or anywhere, without one), where the order above decides.",
        ]
      : []),
  ];
}

/** What to do with the scores. */
export function nextWords(file: string | null, runs: readonly string[]): string {
  if (file === null)
    return "Next: write the score of each question with -o scores.csv, and ask whether it got worse:";
  return runs.length === 1
    ? `${file} has the score of each question. Score the other system too (here other.csv), then`
    : `${file} has the score of each question and run. Next:`;
}

/** The commands to that end, in words for the shell. */
export function nextCommand(
  { results: [{ measure }], judgements }: RunScores,
  [baseline, candidate]: readonly string[],
  file: string | null,
): readonly (readonly string[])[] {
  const asked = ["--metric", shellWord(measure), "--margin", "0.02"];
  const scores = shellWord(file ?? "scores.csv");
  if (candidate !== undefined)
    return [
      [
        "gatestats gate",
        scores,
        "--system-column system",
        `--baseline ${shellWord(baseline)}`,
        `--candidate ${shellWord(candidate)}`,
        ...asked,
      ],
    ];
  if (file !== null) return [["gatestats gate", scores, "other.csv", ...asked]];
  const score = (run: string, to: string): readonly string[] => [
    "gatestats score",
    shellWord(run),
    shellWord(judgements),
    "-o",
    to,
  ];
  return [
    score(baseline, "old.csv"),
    score("new.run", "new.csv"),
    ["gatestats gate old.csv new.csv", ...asked],
  ];
}
