import type { Command } from "./Command.ts";
import { type Flag, flagsOf } from "./flags.ts";

/** The shells a completion script can be written for. */
export type Shell = "bash" | "zsh" | "fish";

/** For each shell, its script from the command objects. */
export const shells: Readonly<Record<Shell, (commands: readonly Command[]) => string>> = { bash, zsh, fish };

function bash(commands: readonly Command[]): string {
  const cases = commands.map((command) => `    ${command.name}) flags="${words(flagsOf(command.name))}" ;;`);
  return `# bash completion for gatestats
_gatestats() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" flags=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map((command) => command.name).join(" ")}" -- "$current"))
    return
  fi
  case "$previous" in
${choiceCases(commands)
  .map(([name, choices]) => `    --${name}) COMPREPLY=($(compgen -W "${choices}" -- "$current")); return ;;`)
  .join("\n")}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$flags" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _gatestats gatestats
`;
}

function zsh(commands: readonly Command[]): string {
  const names = commands.map((command) => `    '${command.name}:${quoted(command.summary)}'`);
  const cases = commands.map(
    (command) => `    ${command.name})
      _arguments \\
${flagsOf(command.name)
  .map((flag) => `        ${zshFlag(flag)} \\`)
  .join("\n")}
        '*:file:_files' ;;`,
  );
  return `#compdef gatestats
_gatestats() {
  local -a commands
  commands=(
${names.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join("\n")}
  esac
}
_gatestats "$@"
`;
}

function zshFlag(flag: Flag): string {
  const { name, value, choices, repeats, help } = flag;
  const values = choices === undefined ? (takesFile(flag) ? "_files" : " ") : `(${choices.join(" ")})`;
  const argument = value === undefined ? "" : `:${value}:${values}`;
  return `'${repeats ? "*" : ""}--${name}[${quoted(help).replaceAll(/[[\]:]/g, " ")}]${argument}'`;
}

function takesFile(flag: Flag): boolean {
  return flag.value === "FILE";
}

function fish(commands: readonly Command[]): string {
  const names = commands.map(
    ({ name, summary }) =>
      `complete -c gatestats -n __fish_use_subcommand -f -a ${name} -d '${quoted(summary)}'`,
  );
  const lines = commands.flatMap((command) =>
    flagsOf(command.name).map((flag) => {
      const values = flag.choices ? ` -x -a '${flag.choices.join(" ")}'` : takesFile(flag) ? " -r" : " -x";
      const value = flag.value === undefined ? "" : values;
      const short = flag.short === undefined ? "" : ` -s ${flag.short}`;
      return `complete -c gatestats -n '__fish_seen_subcommand_from ${command.name}'${short} -l ${flag.name}${value} -d '${quoted(flag.help)}'`;
    }),
  );
  return `# fish completion for gatestats\n${[...names, ...lines].join("\n")}\n`;
}

function words(flags: readonly Flag[]): string {
  return flags.map((flag) => `--${flag.name}`).join(" ");
}

function choiceCases(commands: readonly Command[]): readonly (readonly [string, string])[] {
  const known = new Map<string, string>();
  for (const command of commands)
    for (const flag of flagsOf(command.name)) if (flag.choices) known.set(flag.name, flag.choices.join(" "));
  return [...known];
}

/** Safe inside single quotes of any of the three shells. */
function quoted(text: string): string {
  return text.replaceAll("'", "’");
}
