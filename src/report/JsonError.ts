/** An error as every command prints it with `--json` (docs/schema/error.schema.json). */
export interface JsonError {
  readonly code: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: string | null;
  readonly hint: string | null;
}
