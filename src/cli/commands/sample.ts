import type { Arguments } from "../../asked/Arguments.ts";
import { contextOf } from "../../asked/context.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { writeCsv } from "../../formats/writeCsv.ts";
import { designText } from "../../formats/writeDesign.ts";
import { writeFiles } from "../../node/writeFiles.ts";
import { sampleJson } from "../../report/json.ts";
import { sampleText } from "../../report/textSample.ts";
import { designRecord } from "../../simulate/draw/designRecord.ts";
import { type DrawnDocument, drawSample, type SamplePlan } from "../../simulate/draw/drawSample.ts";
import { sampleSummary } from "../../simulate/draw/sampleSummary.ts";
import { random } from "../../simulate/random.ts";
import type { Frame } from "../../table/frameOf.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";
import { readFrame } from "../inputs/frame.ts";
import { samplePlan } from "../inputs/samplePlan.ts";
import { refuseOverwriting } from "../refuseOverwriting.ts";

export const sample: Command = {
  name: "sample",
  summary: "draw the documents to label, and note how they were drawn",
  usage: "sample FRAME --design DESIGN --documents K -o LIST.csv",
  about:
    "Draws documents from a list of all there are, one row a document, or one row a question with --cluster. Writes the " +
    "list to label, and a design file that estimate reads, so that the interval knows how they were drawn.",
  positionals: { least: 1, most: 1 },
  examples: [
    {
      line: "gatestats sample frame.csv --design pps --size questions --documents 20 -o list.csv",
      does: "Twenty documents, larger ones more likely: the steadiest mean over questions where sizes differ much:",
    },
    {
      line: "gatestats sample frame.csv --design stratified --size questions --by-size 100 --allocation 10,10 --take 30 -o strata.csv",
      does: "Ten large and ten small documents, at most thirty questions of each:",
    },
    {
      line: "gatestats sample questions.csv --cluster doc_id --design srs --documents 20 --seed 7 -o srs.csv",
      does: "From a list of questions, documents each as likely as any other:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [list, design] = pathsOf(args);
  const { frame: read, table } = await readFrame(args, args.positionals[0]);
  const { frame, plan } = samplePlan(args, read);
  const seed = wholeNumberOf(args, "seed", 0) ?? 1;
  const drawn = drawSample(frame, plan, random(seed));
  const summary = sampleSummary(frame, plan, drawn, seed);
  const { path, sha256 } = table.source;
  const source = { path, sha256, ...(summary.questions && { questions: summary.questions.inFrame }) };
  const cluster = frame.row === "question" ? (args.one("cluster") ?? "") : (args.one("id") ?? "doc_id");
  writeFiles(
    [
      { path: list, text: listText(frame, plan, drawn, cluster) },
      { path: design, text: designText(designRecord(frame, plan, drawn, seed), source) },
    ],
    args.has("force") ? "replace" : "keep",
  );
  const files = { list, design, cluster, row: frame.row };
  io.out(
    args.has("json")
      ? sampleJson(summary, files, contextOf(args, [table]))
      : sampleText(summary, files, io.page),
  );
  return 0;
}

/** `-o` and `--design-file`; the second is named after the first where it is not given. */
function pathsOf(args: Arguments): readonly [list: string, design: string] {
  const list = args.one("output");
  if (list === undefined)
    throw new InputError(
      "usage",
      "Where is the list to be written? -o is missing.",
      "Say -o LIST.csv. The design file goes beside it (LIST.design.json), or where --design-file says.",
    );
  const design = args.one("design-file") ?? `${list.replace(/\.[^./\\]*$/, "")}.design.json`;
  if (design === list)
    throw new InputError("usage", `-o and --design-file both name ${list}.`, "Name two files.");
  refuseOverwriting(args, [list, design]);
  return [list, design];
}

/** The list to label: one row a question where they are known, else one row a document. */
function listText(
  frame: Frame,
  { design, take }: SamplePlan,
  drawn: readonly DrawnDocument[],
  cluster: string,
): string {
  const stratified = design === "stratified";
  const repeated = drawn.some(({ times }) => times > 1);
  const more = ({ document, times }: DrawnDocument): readonly (string | number)[] => [
    ...(stratified ? [document.stratum ?? ""] : []),
    ...(repeated ? [times] : []),
  ];
  const names = [...(stratified ? ["stratum"] : []), ...(repeated ? ["times"] : [])];
  if (frame.row === "question")
    return writeCsv(
      ["id", cluster, ...names],
      drawn.flatMap((one) => (one.questions ?? []).map((id) => [id, one.document.name, ...more(one)])),
    );
  const toTake = ({ size }: DrawnDocument["document"]): number | string =>
    size === undefined ? (take ?? "all") : Math.min(size, take ?? size);
  return writeCsv(
    [cluster, "take", ...names],
    drawn.map((one) => [one.document.name, toTake(one.document), ...more(one)]),
  );
}
