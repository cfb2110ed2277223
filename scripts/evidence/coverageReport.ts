/** One row of a coverage table: a cell and a method. */
type Row = Readonly<Record<string, string>>;

/** The parts of the table as CSV, in this order; empty where a part was never made. */
export interface CoverageTables {
  readonly populations: string;
  readonly designs: string;
  readonly differences: string;
  readonly real: string;
}

/** The least coverage that counts as holding the nominal 95 %, before Monte Carlo error. */
const least = 0.94;

/** Turns the tables into one page: what `auto` takes first, then every method. */
export function coverageReport(tables: CoverageTables): string {
  const parts: string[] = [
    "# How often the intervals cover",
    "",
    "Populations of documents whose mean is known; samples of K documents; every method asked for its 95 % interval.",
    `Made on ${new Date().toISOString().slice(0, 10)} by \`npm run evidence:coverage\` (seeded; a cell does not depend on the others). Methods that`,
    "resample use 499 replicates where nothing can be summed or enumerated. All numbers, with the misses on each side, mean and",
    "median widths and bias, sd and RMSE of the estimate, are in the CSV files beside this page. A sample to which a method",
    "does not apply counts as a miss.",
    "",
    "What `auto` takes is to cover at least 94 % − 2 Monte Carlo errors in every cell. Its width is told against Student's t on",
    "the same samples (micro: CR2 with Bell and McCaffrey's ν; macro: K − 1), which covers less often where it is narrower.",
    "",
  ];
  const { populations, designs, differences, real } = tables;
  if (populations) {
    parts.push(
      "## Five populations, documents drawn alike",
      "",
      `Without replacement. ${drawsLine(parse(populations))}`,
      "`estimate` takes `logit-cr3` (micro) or `logit-t` (macro) where ten documents or more lean little to one side and, in",
      "micro, are alike in size, and `tilted` elsewhere.",
      "",
    );
    parts.push(...recommended(parse(populations), "estimate"), ...everyMethod(parse(populations)));
  }
  if (real) {
    parts.push(
      "## Real scores",
      "",
      `Sets of fewer than 500 documents are drawn with replacement. ${drawsLine(parse(real))}`,
      "",
    );
    parts.push(...recommended(parse(real), "estimate"));
  }
  if (differences) {
    parts.push(
      "## Differences of two systems",
      "",
      "`compare` takes t where many documents moved, their changes lean little to one side and sizes are alike, and",
      `\`tilted-moved\` elsewhere. ${drawsLine(parse(differences))}`,
      "",
    );
    parts.push(...recommended(parse(differences), "compare"), ...everyMethod(parse(differences)));
  }
  if (designs) {
    parts.push("## Designs, K = 20", "", ...designTables(parse(designs)));
  }
  return `${parts.join("\n").trimEnd()}\n`;
}

function parse(csv: string): readonly Row[] {
  const [header, ...lines] = csv.trim().split("\n");
  const names = header.split(",");
  // Commas part cells where they stand outside quotes.
  const cells = (line: string): string[] => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return lines.map((line) =>
    Object.fromEntries(cells(line).map((cell, i) => [names[i], cell.replaceAll('"', "")])),
  );
}

function distinct(rows: readonly Row[], key: string): readonly string[] {
  return [...new Set(rows.map((row) => row[key]))];
}

function drawsLine(rows: readonly Row[]): string {
  return `${distinct(rows, "draws").join(", ")} samples a cell.`;
}

/** The rows of one cell by method. */
function cellOf(
  rows: readonly Row[],
  population: string,
  K: string,
  estimand: string,
): ReadonlyMap<string, Row> {
  return new Map(
    rows
      .filter((row) => row.population === population && row.K === K && row.estimand === estimand)
      .map((row) => [row.method, row]),
  );
}

/** Student's t, against which widths are told. */
function yardstick(cell: ReadonlyMap<string, Row>, estimand: string): Row | undefined {
  return cell.get(estimand === "micro" ? "t-cr2" : "t");
}

function bound(draws: number): number {
  return least - 2 * Math.sqrt((least * (1 - least)) / draws);
}

/** Coverage of the recommended method and its width over t's, a line a population. */
function recommended(rows: readonly Row[], method: string): readonly string[] {
  const sizes = distinct(rows, "K");
  const lines: string[] = [];
  const summary: string[] = [];
  for (const estimand of ["micro", "macro"]) {
    const ratios: number[] = [];
    const coverages: { readonly value: number; readonly draws: number; readonly at: string }[] = [];
    lines.push(
      `\`${method}\`, ${estimand}: coverage in %, and in brackets width over t's and t's own coverage.`,
      "",
      `| population | ${sizes.map((K) => `K = ${K}`).join(" | ")} |`,
      `|--|${sizes.map(() => "--:").join("|")}|`,
    );
    for (const population of distinct(rows, "population")) {
      const cells = sizes.map((K) => {
        const cell = cellOf(rows, population, K, estimand);
        const own = cell.get(method);
        const t = yardstick(cell, estimand);
        if (own === undefined || t === undefined) return "–";
        const ratio = Number(own.mean_width) / Number(t.mean_width);
        coverages.push({
          value: Number(own.coverage),
          draws: Number(own.draws),
          at: `${population}, K = ${K}`,
        });
        if (Number(K) >= 20) ratios.push(ratio);
        return `${percent(own.coverage)} (×${ratio.toFixed(2)}, ${percent(t.coverage)})`;
      });
      lines.push(`| ${population} | ${cells.join(" | ")} |`);
    }
    lines.push("");
    const worst = coverages.reduce((a, b) => (b.value < a.value ? b : a));
    const low = coverages.filter(({ value, draws }) => value < bound(draws));
    summary.push(
      `- ${estimand}: worst cell ${percent(worst.value)} % (${worst.at}); cells below the bound: ${low.length} of ${coverages.length}; median width over t's where K ≥ 20: ${median(ratios).toFixed(2)}.`,
    );
  }
  return [...summary, "", ...lines];
}

function everyMethod(rows: readonly Row[]): readonly string[] {
  const lines: string[] = [];
  const sizes = distinct(rows, "K");
  for (const population of distinct(rows, "population")) {
    lines.push("<details>", `<summary>${population}: every method</summary>`, "");
    for (const estimand of ["micro", "macro"]) {
      const [first] = rows.filter((row) => row.population === population && row.estimand === estimand);
      lines.push(
        `${estimand}, truth ${Number(first.truth).toFixed(4)}. Coverage in % (misses below / above the truth), mean width.`,
        "",
        `| method | ${sizes.map((K) => `K = ${K}`).join(" | ")} |`,
        `|--|${sizes.map(() => "--:").join("|")}|`,
      );
      const cells = sizes.map((K) => cellOf(rows, population, K, estimand));
      const methods = [...new Set(cells.flatMap((cell) => [...cell.keys()]))];
      for (const method of methods) {
        const texts = cells.map((cell) => {
          const row = cell.get(method);
          return row === undefined ? "–" : brief(row);
        });
        lines.push(`| ${method} | ${texts.join(" | ")} |`);
      }
      const errors = cells.map((cell) => [...cell.values()][0]);
      lines.push(
        `| _estimate: bias, sd, RMSE_ | ${errors.map((row) => [row.bias, row.sd, row.rmse].map((x) => Number(x).toFixed(3)).join(", ")).join(" | ")} |`,
        "",
      );
    }
    lines.push("</details>", "");
  }
  return lines;
}

function designTables(rows: readonly Row[]): readonly string[] {
  const lines: string[] = [];
  for (const design of distinct(rows, "design")) {
    for (const estimand of ["micro", "macro"]) {
      const own = rows.filter((row) => row.design === design && row.estimand === estimand);
      if (own.length === 0) continue;
      const { population, draws, sd, bias } = own[0];
      lines.push(
        `**${design}**, ${estimand}; ${population}, ${draws} samples; the estimate has sd ${Number(sd).toFixed(3)} and bias ${Number(bias).toFixed(3)}.`,
        "",
        "| method | coverage | misses below / above | mean width |",
        "|--|--:|--:|--:|",
      );
      for (const row of own) {
        lines.push(
          `| ${row.method} | ${percent(row.coverage)} % ± ${(100 * Number(row.error)).toFixed(1)} | ${percent(row.miss_below)} / ${percent(row.miss_above)} | ${widthOf(row)} |`,
        );
      }
      lines.push("");
    }
  }
  return lines;
}

function brief(row: Row): string {
  return `${percent(row.coverage)} (${percent(row.miss_below)} / ${percent(row.miss_above)}) ${widthOf(row)}`;
}

/** The mean width of the intervals with two ends, marked where some have not. */
function widthOf(row: Row): string {
  const width = row.mean_width === "" ? "–" : Number(row.mean_width).toFixed(3);
  return Number(row.unbounded) > 0 ? `${width}*` : width;
}

function percent(share: string | number): string {
  return (100 * Number(share)).toFixed(1);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
