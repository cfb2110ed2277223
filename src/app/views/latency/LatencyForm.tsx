import type { VNode } from "preact";
import baselineRuns from "../../../../examples/latency/baseline.csv?url";
import candidateRuns from "../../../../examples/latency/candidate.csv?url";
import { FilePicker } from "../../parts/FilePicker.tsx";
import { FlagText } from "../../parts/flagFields.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { type Files, putFile } from "../../state/FileStore.ts";
import { flagOf, withFlag } from "../../state/Flags.ts";
import { loadFile } from "../../state/useFiles.ts";
import { useWords } from "../../words/useWords.ts";
import type { FormProps } from "../FormProps.ts";
import { heldTo } from "./askedLatency.ts";

/** Runs of one system or two, and what they are held to. */
export function LatencyForm(props: FormProps): VNode {
  const { files, ...form } = props;
  const { latency: words, fields } = useWords();
  return (
    <>
      <RunFiles files={files} />
      <div class="fields">
        {heldTo(files) === "limit" ? (
          <FlagText flag="limit" label={words.limit} hint={words.limitHint} numeric {...form} />
        ) : (
          <FlagText flag="margin" label={words.margin} hint={words.marginHint} numeric {...form} />
        )}
        <ColumnField {...props} />
      </div>
      <details class="more">
        <summary>{fields.more}</summary>
        <div class="fields">
          <FlagText flag="quantile" label={words.quantile} hint={words.quantileHint} numeric {...form} />
          <FlagText flag="alpha" label={fields.alpha} hint={fields.alphaHint} numeric {...form} />
          <FlagText flag="run" label={words.run} hint={words.runHint} {...form} />
          <FlagText flag="cached" label={words.cached} hint={words.cachedHint} {...form} />
          <FlagText flag="id" label={fields.id} hint={fields.idHint} {...form} />
        </div>
      </details>
    </>
  );
}

/** The column of latencies, where a file has none of the usual name. */
function ColumnField({ files, flags, onFlags, problems }: FormProps): VNode | null {
  const { latency: words, fields } = useWords();
  const columns = numbersOf(files);
  if (columns.length === 0 || (columns.includes(usual) && flagOf(flags, "column") === "")) return null;
  return (
    <SelectField
      id="column"
      flag="column"
      label={words.column}
      problem={problems.get("column")}
      value={flagOf(flags, "column")}
      choices={[
        { value: "", label: columns.includes(usual) ? usual : fields.choose },
        ...columns.filter((name) => name !== usual).map((name) => ({ value: name, label: name })),
      ]}
      onValue={(column) => onFlags(withFlag(flags, "column", column))}
    />
  );
}

/** The name by which the column is known. */
const usual = "latencyMs";

/** The columns of numbers of the first file. */
function numbersOf({ latencyBaseline, latencyCandidate }: Files): readonly string[] {
  const seen = (latencyBaseline ?? latencyCandidate)?.seen;
  return seen?.kind === "described" ? seen.description.metrics.map(({ name }) => name) : [];
}

function RunFiles({ files }: Pick<FormProps, "files">): VNode {
  const { latency: words, files: common } = useWords();
  return (
    <fieldset class="files">
      <legend>{words.files}</legend>
      <div class="pickers">
        <FilePicker
          id="latencyBaseline-file"
          slot="latencyBaseline"
          name={words.runs}
          hint={words.runsHint}
          file={files.latencyBaseline}
        />
        <FilePicker
          id="latencyCandidate-file"
          slot="latencyCandidate"
          name={words.otherRuns}
          hint={words.otherRunsHint}
          file={files.latencyCandidate}
        />
      </div>
      <p class="hint">{words.shape}</p>
      <p class="examples">
        {common.examples}{" "}
        <button type="button" class="chip" onClick={() => void take([baselineRuns])}>
          {words.exampleOne}
        </button>
        <button type="button" class="chip" onClick={() => void take([baselineRuns, candidateRuns])}>
          {words.exampleTwo}
        </button>
      </p>
    </fieldset>
  );
}

async function take(addresses: readonly string[]): Promise<void> {
  const blobs = await Promise.all(addresses.map(async (address) => (await fetch(address)).blob()));
  const [first, second] = blobs;
  if (second === undefined) putFile("latencyCandidate", undefined);
  await Promise.all([
    loadFile("latencyBaseline", { name: "baseline.csv", blob: first }),
    ...(second === undefined ? [] : [loadFile("latencyCandidate", { name: "candidate.csv", blob: second })]),
  ]);
}
