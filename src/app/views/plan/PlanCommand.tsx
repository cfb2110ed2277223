import type { VNode } from "preact";
import { shellWord } from "../../../report/commandLines.ts";
import { Command } from "../../parts/Command.tsx";
import { commandWords } from "../../state/commandWords.ts";
import type { Flags } from "../../state/Flags.ts";
import { useWords } from "../../words/useWords.ts";

/** The command that plans the same. */
export function PlanCommand({ command, flags }: { readonly command: string; readonly flags: Flags }): VNode {
  const words = useWords().outputs;
  return (
    <>
      <p>{words.command}</p>
      <Command line={["gatestats", ...commandWords(command, [], flags)].map(shellWord).join(" ")} />
    </>
  );
}
