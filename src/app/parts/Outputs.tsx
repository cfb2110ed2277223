import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { shellWord } from "../../report/commandLines.ts";
import { commandWords } from "../state/commandWords.ts";
import { useWords } from "../words/useWords.ts";
import type { Asked } from "../worker/Asked.ts";
import type { DownloadFormat } from "../worker/answers/Download.ts";
import { ask } from "../worker/client.ts";

/** The command that asks the same, and the answer as files. */
export function Outputs({
  command,
  asked,
  formats,
}: {
  readonly command: "gate" | "estimate";
  readonly asked: Asked;
  readonly formats: readonly DownloadFormat[];
}): VNode {
  const words = useWords().outputs;
  const line = ["gatestats", ...commandWords(command, asked.files, asked.flags)].map(shellWord).join(" ");
  return (
    <section class="outputs" aria-labelledby="outputs">
      <h2 id="outputs">{words.title}</h2>
      <p>{words.command}</p>
      <div class="command">
        <pre>
          <code>{line}</code>
        </pre>
        <Copy text={line} />
      </div>
      <p class="downloads">
        {formats.map((format) => (
          <button key={format} type="button" onClick={() => void save(command, asked, format)}>
            {words.download} {words.formats[format]}
          </button>
        ))}
      </p>
    </section>
  );
}

function Copy({ text }: { readonly text: string }): VNode {
  const words = useWords().outputs;
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        void navigator.clipboard.writeText(text).then(() => setCopied(true));
      }}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}

/** Has the worker print the answer, and hands it to the browser as a file. */
async function save(command: "gate" | "estimate", asked: Asked, format: DownloadFormat): Promise<void> {
  const { name, type, text } = await ask("download", { ...asked, command, format });
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
