import type { VNode } from "preact";
import { useWords } from "../../words/useWords.ts";
import type { ViewProps } from "../View.ts";

export function EstimateView(_: ViewProps): VNode {
  const words = useWords().estimate;
  return <p class="idle">{words.idle}</p>;
}
