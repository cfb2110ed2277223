import type { SampleSummary } from "../simulate/draw/sampleSummary.ts";
import { count, grouped, percent } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import type { SampleFiles } from "./SampleFiles.ts";
import { designName, nextStep, sampleNotes } from "./words/en/sample.ts";

/** The answer to `sample` as text: what was drawn of what, and what to do next. */
export function sampleText(summary: SampleSummary, files: SampleFiles, page: Page): string {
  const { documents, population, draws, questions } = summary;
  const drawn = `${count(documents, "document")} of ${grouped(population)} (${percent(documents / population)})`;
  const twice = draws > documents ? `, in ${grouped(draws)} draws` : "";
  return spelt(
    `${[
      ...wrap(`Drawn: ${drawn}${twice}, ${designName(summary)}, seed ${summary.seed}.`, page, "").map(
        (line) => paint(page, "bold", line),
      ),
      "",
      ...strataLines(summary),
      ...(questions === null
        ? []
        : wrap(
            `${count(questions.toLabel, "question")} to label, of ${grouped(questions.inDocuments)} in these documents, of ${grouped(questions.inFrame)} in all`,
            page,
          )),
      ...sampleNotes(summary).flatMap((note) => wrap(note, page)),
      "",
      ...wrap(`${files.list} is the list to label, one row a ${files.row}.`, page),
      ...wrap(`${files.design} says how it was drawn.`, page),
      "",
      ...nextStep(summary, files).flatMap((line, i) => (i === 0 ? wrap(line, page) : [`    ${line}`])),
    ].join("\n")}\n`,
    page,
  );
}

function strataLines({ strata }: SampleSummary): readonly string[] {
  const rows = strata.map(({ name, documents, population }) => [
    name,
    grouped(documents),
    `of ${grouped(population)}`,
    percent(documents / population),
  ]);
  return rows.length === 0 ? [] : [...table(rows, [true, false, false, false]), ""];
}
