import type { VNode } from "preact";
import { shellWord } from "../../report/commandLines.ts";
import { commandWords } from "../state/commandWords.ts";
import type { AppWords } from "../words/en.ts";
import { useWords } from "../words/useWords.ts";
import type { Asked } from "../worker/Asked.ts";
import type { AnsweredCommand, DownloadFormat } from "../worker/answers/Download.ts";
import { ask } from "../worker/client.ts";
import { Command } from "./Command.tsx";

/** The command that asks the same, and the answer as files. */
export function Outputs({
  command,
  asked,
  formats,
}: {
  readonly command: AnsweredCommand;
  readonly asked: Asked;
  readonly formats: readonly DownloadFormat[];
}): VNode {
  const words = useWords().outputs;
  const line = ["gatestats", ...commandWords(command, asked.files, asked.flags)].map(shellWord).join(" ");
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.command}</p>
      <Command line={line} />
      <p class="downloads">
        {formats.map((format) => (
          <button key={format} type="button" onClick={() => void save(command, asked, format)}>
            {words.download(formatNames(words.formats, command)[format] ?? format)}
          </button>
        ))}
      </p>
    </section>
  );
}

/** What the formats of a command are called. */
function formatNames(
  formats: AppWords["outputs"]["formats"],
  command: AnsweredCommand,
): Readonly<Partial<Record<DownloadFormat, string>>> {
  return formats[command];
}

/** Has the worker print the answer, and hands it to the browser as a file. */
async function save(command: AnsweredCommand, asked: Asked, format: DownloadFormat): Promise<void> {
  const { name, type, text } = await ask("download", { ...asked, command, format });
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
