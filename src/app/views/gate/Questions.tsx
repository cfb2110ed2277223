import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { MetricVerdict } from "../../../gates/results.ts";
import { SelectField } from "../../parts/SelectField.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useWords } from "../../words/useWords.ts";
import type { Asked } from "../../worker/Asked.ts";
import type { Kind, Order, QuestionsPage, QuestionsQuery } from "../../worker/answers/QuestionsPage.ts";
import { ask } from "../../worker/client.ts";
import { QuestionsTable } from "./QuestionsTable.tsx";

/** Rows that are shown at once. */
const pageLength = 25;

type Listed = Omit<QuestionsQuery, "metric" | "count">;

/** Every question with both scores, by what happened to it: filtered, ordered and searched by the worker. */
export function Questions({
  asked,
  result,
}: {
  readonly asked: Asked;
  readonly result: MetricVerdict;
}): VNode {
  const words = useWords();
  const [query, setQuery] = useState<Listed>({ kind: "worse", order: "change", search: "", from: 0 });
  const [page, setPage] = useState<QuestionsPage>();
  const change = (changes: Partial<Listed>): void => setQuery({ ...query, from: 0, ...changes });
  const { metric } = result;
  useEffect(() => {
    let wanted = true;
    void ask("questions", { ...asked, ...query, metric, count: pageLength }).then(
      (found) => wanted && setPage(found),
      () => wanted && setPage(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [asked, metric, query]);
  const id = `questions-${metric}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.gate.changed}</h2>
      <Controls query={query} onChange={change} result={result} />
      {page !== undefined && (
        <>
          <QuestionsTable page={page} clustered={result.clusters < result.questions} />
          <Turn page={page} from={query.from} onFrom={(from) => change({ from })} />
        </>
      )}
    </section>
  );
}

function Controls({
  query,
  onChange,
  result,
}: {
  readonly query: Listed;
  readonly onChange: (changes: Partial<Listed>) => void;
  readonly result: MetricVerdict;
}): VNode {
  const words = useWords().questions;
  const counts: Readonly<Partial<Record<Kind, number | null>>> = {
    worse: result.losses,
    better: result.wins,
    same: result.ties,
  };
  const kinds = Object.keys(words.kinds) as Kind[];
  return (
    <div class="fields">
      <SelectField
        id={`kind-${result.metric}`}
        label={words.show}
        value={query.kind}
        choices={kinds.map((kind) => ({
          value: kind,
          label: counts[kind] == null ? words.kinds[kind] : `${words.kinds[kind]} (${counts[kind]})`,
        }))}
        onValue={(kind) => onChange({ kind: kind as Kind })}
      />
      <SelectField
        id={`order-${result.metric}`}
        label={words.order}
        value={query.order}
        choices={(Object.keys(words.orders) as Order[]).map((order) => ({
          value: order,
          label: words.orders[order],
        }))}
        onValue={(order) => onChange({ order: order as Order })}
      />
      <TextField
        id={`search-${result.metric}`}
        label={words.search}
        value={query.search}
        onValue={(search) => onChange({ search })}
      />
    </div>
  );
}

function Turn({
  page: { total, rows },
  from,
  onFrom,
}: {
  readonly page: QuestionsPage;
  readonly from: number;
  readonly onFrom: (from: number) => void;
}): VNode {
  const words = useWords().questions;
  return (
    <p class="turn">
      <button type="button" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - pageLength))}>
        {words.earlier}
      </button>
      <span aria-live="polite">{words.of(from + 1, from + rows.length, total)}</span>
      <button type="button" disabled={from + rows.length >= total} onClick={() => onFrom(from + pageLength)}>
        {words.later}
      </button>
    </p>
  );
}
