import type { VNode } from "preact";
import { useState } from "preact/hooks";

/** A seed for what a lesson draws, and the button that takes the next one. */
export function useSeed(label: string): { readonly seed: number; readonly field: VNode } {
  const [seed, setSeed] = useState(1);
  return {
    seed,
    field: (
      <p>
        <button type="button" onClick={() => setSeed(seed + 1)}>
          {label}
        </button>
      </p>
    ),
  };
}
