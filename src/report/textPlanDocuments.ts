import type { DesignRow, DocumentsPlan } from "../simulate/planning/DocumentsPlan.ts";
import { commandLines, metricWords } from "./commandLines.ts";
import { count, fixed, grouped, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import {
  designsTitle,
  designWords,
  documentsReasons,
  meanOf,
  takesTitle,
  triedOut,
  twoMeans,
  widthAnswer,
} from "./words/en/plans.ts";

/** The answer to `plan documents` as text: the numbers first, then ways to draw, and what intervals came to. */
export function planDocumentsText(plans: readonly DocumentsPlan[], page: Page): string {
  const metrics = [...new Set(plans.map(({ metric }) => metric))];
  const blocks = metrics.map((metric) =>
    metricLines(
      plans.filter((plan) => plan.metric === metric),
      page,
    ).join("\n"),
  );
  return spelt(`${blocks.join("\n\n")}\n`, page);
}

function metricLines(plans: readonly DocumentsPlan[], page: Page): readonly string[] {
  const [first] = plans;
  return [
    ...wrap(widthAnswer(plans, unitOf(first)), page, "").map((line) => paint(page, "bold", line)),
    ...(plans.length > 1 ? ["", ...wrap(twoMeans, page)] : []),
    ...reasons(first, page),
    ...plans.flatMap((plan) => [
      ...designLines(plan, page),
      ...takeLines(plan, page),
      ...drawnLines(plan, page),
    ]),
    ...noteLines(
      plans.flatMap(({ caveats }) => caveats),
      page,
    ),
    "",
    ...nextLines(plans, page),
  ];
}

function reasons(plan: DocumentsPlan, page: Page): readonly string[] {
  const lines = documentsReasons(plan).flatMap((reason) => wrap(reason, page));
  return lines.length === 0 ? [] : ["", ...lines];
}

function unitOf({ pilot }: DocumentsPlan): "document" | "question" {
  return pilot !== null && pilot.documents === pilot.questions ? "question" : "document";
}

function designLines(plan: DocumentsPlan, page: Page): readonly string[] {
  if (plan.designs.length < 2) return [];
  const width = plan.documents === null ? "" : `with ${grouped(plan.documents)}`;
  return [
    "",
    ...wrap(designsTitle(plan), page),
    "",
    ...rows(plan, plan.designs, ["", width], (row) => [
      designWords(row, unitOf(plan)),
      row.halfWidth === null ? "–" : `± ${fixed(row.halfWidth, 4)}`,
    ]),
  ];
}

function takeLines(plan: DocumentsPlan, page: Page): readonly string[] {
  if (plan.takes.length < 2) return [];
  return [
    "",
    ...wrap(takesTitle(plan), page),
    "",
    ...rows(plan, plan.takes, ["of each"], ({ take }) => [take === null ? "all" : grouped(take)]),
  ];
}

function rows(
  plan: DocumentsPlan,
  designs: readonly DesignRow[],
  heads: readonly string[],
  first: (row: DesignRow) => readonly string[],
): readonly string[] {
  const costs = designs.some(({ cost }) => cost !== null);
  const head = [...heads, `for ± ${plain(plan.halfWidth)}`, "questions", ...(costs ? ["cost"] : [])];
  const orDash = (value: number | null): string => (value === null ? "–" : grouped(Math.round(value)));
  const body = designs.map((row) => [
    ...first(row),
    row.documents === null ? "–" : count(row.documents, "document"),
    orDash(row.questions),
    ...(costs ? [orDash(row.cost)] : []),
  ]);
  return table(
    [head, ...body],
    head.map((_, i) => i === 0 && heads.length > 1),
  );
}

function drawnLines(plan: DocumentsPlan, page: Page): readonly string[] {
  return plan.simulated.flatMap((one) => ["", ...wrap(triedOut(one, plan, unitOf(plan)), page)]);
}

function nextLines(plans: readonly DocumentsPlan[], page: Page): readonly string[] {
  const [first] = plans;
  if (first.pilot === null)
    return [
      ...wrap("Next: label some documents, and plan again from their scores", page),
      ...commandLines(
        [
          "gatestats",
          "plan",
          "documents",
          "scores.csv",
          "--cluster",
          "doc_id",
          "--half-width",
          plain(first.halfWidth),
        ],
        page,
      ),
    ];
  if (unitOf(first) === "question")
    return [
      ...wrap("Next: score that many, then", page),
      ...commandLines(
        [
          "gatestats",
          "estimate",
          "scores.csv",
          ...metricWords(first.metric ?? "", null),
          "--cluster",
          "none",
        ],
        page,
      ),
    ];
  const both = plans.length > 1;
  return plans.flatMap((plan) => sampleLines(plan, both, page));
}

/** The command that draws as many documents, in the way that suits the mean. */
function sampleLines(plan: DocumentsPlan, both: boolean, page: Page): readonly string[] {
  const bySize = cheapest(plan);
  const documents = bySize?.documents ?? plan.simulated.at(-1)?.documents ?? plan.documents;
  if (documents === null) return [];
  const sized = bySize === undefined ? "" : ", with a column of how many questions each has";
  const design = bySize === undefined ? ["srs"] : ["pps", "--size", "questions"];
  const take = bySize?.take == null ? [] : ["--take", String(bySize.take)];
  return [
    ...wrap(
      `Next${both ? `, for ${meanOf[plan.estimand]}` : ""}: draw them from a list of all documents${sized}`,
      page,
    ),
    ...commandLines(
      [
        "gatestats",
        "sample",
        "frame.csv",
        "--design",
        ...design,
        "--documents",
        String(documents),
        ...take,
        "-o",
        "list.csv",
      ],
      page,
    ),
  ];
}

/** The design in proportion to size that costs least, or without costs the one that takes whole documents. */
function cheapest({ designs, takes }: DocumentsPlan): DesignRow | undefined {
  const rows = [...designs, ...takes].filter(
    ({ design, documents }) => design === "pps" && documents !== null,
  );
  return rows.reduce<DesignRow | undefined>(
    (best, row) => (best === undefined || (row.cost ?? 0) < (best.cost ?? 0) ? row : best),
    undefined,
  );
}
