import type { VNode } from "preact";
import { useWords } from "../words/useWords.ts";

/** How far the work has come, and the way to end it. */
export function Working({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}): VNode {
  const words = useWords().ask;
  const percent = Math.floor(100 * share);
  return (
    <div class="working">
      <progress aria-label={words.working} max={1} {...(share < 1 && { value: share })} />
      <span>{share < 1 ? words.workingShare(percent) : words.working}</span>
      <button type="button" onClick={onCancel}>
        {words.cancel}
      </button>
    </div>
  );
}
