import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useWords } from "../words/useWords.ts";

/** A command to copy. */
export function Command({ line }: { readonly line: string }): VNode {
  const words = useWords().outputs;
  const [copied, setCopied] = useState("");
  return (
    <div class="command">
      <pre>
        <code>
          {line.split(/(?<= )/).map((word, i) => (
            // a flag is never broken at its hyphens
            <span key={`${i} ${word}`}>{word}</span>
          ))}
        </code>
      </pre>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(line).then(() => setCopied(line))}
      >
        <span aria-live="polite">{copied === line ? words.copied : words.copy}</span>
      </button>
    </div>
  );
}
