import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** The texts that users read, by their path in the repository. */
export const pages: readonly string[] = [
  "README.md",
  "CHANGELOG.md",
  "examples/README.md",
  "reference/README.md",
  ...readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`)
    .sort(),
];

/** The text of one page. */
export function pageText(path: string): string {
  return readFileSync(root + path, "utf8");
}

/** A block of code, and the language named at its start. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page, in order. */
export function codeBlocks(text: string): readonly CodeBlock[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, body]) => ({
    language,
    text: body,
  }));
}

/** A command shown in a page. */
export interface ShownCommand {
  readonly line: string;
  /** The exit code that the page claims; undefined where it claims none. */
  readonly code: number | undefined;
  /** The output that the page shows, in which a line of three dots stands for any lines. */
  readonly output: string | undefined;
  /** Words that the page says are in the output: `# 76 documents`. */
  readonly claim?: string;
}

/**
 * The commands of a page: each line of an `sh` block, `$ ` lines of a `console` block with what follows them, and the
 * `run:` lines of a workflow. `# exit code N` behind a command claims its exit code; a shown verdict does so too. `# 76 documents` claims what its output says.
 */
export function shownCommands(text: string): readonly ShownCommand[] {
  return codeBlocks(text).flatMap(({ language, text: body }) => {
    if (language === "console") return body.split(/^(?=\$ )/m).map(consoleCommand);
    if (language === "sh") return body.replaceAll("\\\n", " ").split("\n").flatMap(shellCommand);
    if (language === "yaml")
      return [...body.matchAll(/^.*\brun: (.*)$/gm)].flatMap(([, line]) => shellCommand(line));
    return [];
  });
}

function shellCommand(line: string): readonly ShownCommand[] {
  const [command, comment = ""] = line.split(/\s+#\s*/);
  if (command.trim() === "") return [];
  const claimed = /exit code (\d+)/.exec(comment);
  const claim = /^\d[\d,]* \w+$/.exec(comment)?.[0];
  return [
    {
      line: command.trim(),
      code: claimed ? Number(claimed[1]) : undefined,
      output: undefined,
      ...(claim !== undefined && { claim }),
    },
  ];
}

const codeOfFirstWord: Readonly<Record<string, number>> = {
  PASS: 0,
  FAIL: 1,
  "gatestats:": 2,
  INCONCLUSIVE: 3,
};

function consoleCommand(text: string): ShownCommand {
  const [, line, output] = /^\$ ((?:.*\\\n)*.*)\n([\s\S]*)$/.exec(text)!;
  const verdict = output.split(/\s+/).find((word) => word in codeOfFirstWord);
  return {
    line: line.replaceAll(/\\\n\s*/g, ""),
    code: verdict === undefined ? 0 : codeOfFirstWord[verdict],
    output: output.trim(),
  };
}

/** Whether an output is the one shown, three dots standing for any lines. */
export function shows(shown: string, output: string): RegExpMatchArray | null {
  const pattern = shown
    .split("\n")
    .map((line) => (line.trim() === "..." ? "[\\s\\S]*?" : line.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")))
    .join("\n");
  return output.trim().match(new RegExp(`^${pattern}$`));
}
