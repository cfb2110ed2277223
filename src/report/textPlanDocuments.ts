import type { DesignRow, DocumentsPlan } from "../simulate/planning/DocumentsPlan.ts";
import { commandLines } from "./commandLines.ts";
import { brief, count, fixed, grouped, percent, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { designWords, documentsAnswer, documentsReasons, meanOf, widthTitle } from "./words/en/plans.ts";

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
  const unit = unitOf(first);
  const named = unit === "document" && !isTypedSpread(first);
  return [
    paint(page, "bold", widthTitle(first)),
    "",
    ...table(
      plans.map((plan) => [
        named ? meanOf[plan.estimand] : "",
        documentsAnswer(plan).replaceAll("document", unit),
      ]),
      [true, true],
    ).map((line) => (named ? line : `  ${line.trim()}`)),
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
    ...nextLines(first, plans, page),
  ];
}

function reasons(plan: DocumentsPlan, page: Page): readonly string[] {
  const lines = documentsReasons(plan).flatMap((reason) => wrap(reason, page));
  return lines.length === 0 ? [] : ["", ...lines];
}

function isTypedSpread({ pilot, assumed }: DocumentsPlan): boolean {
  return pilot === null && assumed === null;
}

function unitOf({ pilot }: DocumentsPlan): "document" | "question" {
  return pilot !== null && pilot.documents === pilot.questions ? "question" : "document";
}

function designLines(plan: DocumentsPlan, page: Page): readonly string[] {
  if (plan.designs.length < 2) return [];
  const width = plan.documents === null ? "" : `with ${grouped(plan.documents)}`;
  return [
    "",
    ...wrap(`Ways to draw, for ${meanOf[plan.estimand]}`, page),
    "",
    ...rows(plan, plan.designs, ["", width], (row) => [
      designWords(row, unitOf(plan)),
      row.halfWidth === null ? "–" : `± ${fixed(row.halfWidth, 4)}`,
    ]),
  ];
}

function takeLines(plan: DocumentsPlan, page: Page): readonly string[] {
  if (plan.takes.length < 2) return [];
  const best =
    plan.optimalTake === null
      ? ""
      : `; about ${count(plan.optimalTake, "question")} of each ${plan.optimalTake === 1 ? "is" : "are"} cheapest`;
  return [
    "",
    ...wrap(`Few questions of many documents, or many of few, drawn in proportion to size${best}`, page),
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
  if (plan.simulated.length === 0) return [];
  const unit = unitOf(plan);
  return [
    "",
    ...plan.simulated.flatMap((one) =>
      wrap(
        `${count(one.documents, unit)} drawn from the pilot ${grouped(one.draws)} times: the interval of ${meanOf[plan.estimand]} (${one.methods.join(", ")}) came to ± ${brief(Number(one.medianHalfWidth.toPrecision(3)))} in the middle sample and to ± ${brief(Number(one.halfWidth80.toPrecision(3)))} or less in four of five, and held the pilot's own mean ${percent(Number(one.coverage.toPrecision(3)))} of the time (Monte Carlo error ${percent(Number(one.coverageError.toPrecision(2)))}).`,
        page,
      ),
    ),
  ];
}

function nextLines(first: DocumentsPlan, plans: readonly DocumentsPlan[], page: Page): readonly string[] {
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
      ...wrap("Next, with so many scored", page),
      ...commandLines(["gatestats", "estimate", "scores.csv"], page),
    ];
  const bySize = cheapest(plans);
  const documents = bySize?.documents ?? first.simulated.at(-1)?.documents ?? first.documents ?? 0;
  const design = bySize === undefined ? ["srs"] : ["pps", "--size", "questions"];
  return [
    ...wrap("Next: draw them from the list of all documents", page),
    ...commandLines(
      [
        "gatestats",
        "sample",
        "frame.csv",
        "--design",
        ...design,
        "--documents",
        String(documents),
        ...(bySize?.take == null ? [] : ["--take", String(bySize.take)]),
        "-o",
        "list.csv",
      ],
      page,
    ),
  ];
}

/** The design in proportion to size that costs least, or without costs the one that takes whole documents. */
function cheapest(plans: readonly DocumentsPlan[]): DesignRow | undefined {
  const rows = plans
    .flatMap(({ designs, takes }) => [...designs, ...takes])
    .filter(({ design, documents }) => design === "pps" && documents !== null);
  return rows.reduce<DesignRow | undefined>(
    (best, row) => (best === undefined || (row.cost ?? 0) < (best.cost ?? 0) ? row : best),
    undefined,
  );
}
