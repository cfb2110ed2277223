/** A file that was read, as a result names it. */
export interface InputSummary {
  readonly path: string;
  readonly format: string;
  readonly sha256: string;
  readonly rows: number;
}

/** What stands around a result: the files, the program and the command that made it. */
export interface ReportContext {
  readonly inputs: readonly InputSummary[];
  /** The policy file that was in force. */
  readonly policy?: { readonly path: string; readonly sha256: string };
  /** The saved baseline that was compared with. */
  readonly savedBaseline?: { readonly name: string; readonly saved: string; readonly commit: string | null };
  readonly tool: { readonly version: string; readonly commandLine: string };
}
