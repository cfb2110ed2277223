import { shellWord } from "../report/commandLines.ts";
import type { ReportContext } from "../report/ReportContext.ts";
import type { Provenance } from "../table/ScoreTable.ts";
import type { Arguments } from "./Arguments.ts";
import { version } from "./version.ts";

/** Whatever was read from a file. */
interface Read {
  readonly source: Omit<Provenance, "lines">;
}

/** What a report says of where a result came from. Asked for late: a file is hashed when its hash is read. */
export function contextOf(args: Arguments, files: readonly Read[]): ReportContext {
  const inputs = files.map(({ source: { path, format, sha256, rows } }) => ({ path, format, sha256, rows }));
  return { inputs, tool: { version, commandLine: ["gatestats", ...args.typed].map(shellWord).join(" ") } };
}
