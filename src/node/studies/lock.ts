import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileText } from "../../formats/utf8.ts";
import { InputError } from "../../table/InputError.ts";
import { writeFiles } from "../writeFiles.ts";

/** One registration: the file as it was, when, and with what. */
export interface Registration {
  /** SHA-256 of the study file's bytes. */
  readonly sha256: string;
  /** In UTC, ISO 8601. */
  readonly date: string;
  readonly tool: string;
  /** Why the file was changed after it had been registered before. */
  readonly reason?: string;
}

/** What stands beside a study file: its registrations, the last of which holds. None is ever taken away. */
export interface Lock {
  readonly study: string;
  readonly registrations: readonly Registration[];
}

/** A study file and its lock. */
export interface RegisteredFile {
  readonly text: string;
  readonly sha256: string;
  readonly lock: Lock | null;
}

/** `studies/name.yaml` → `studies/name.lock`. */
export function lockPath(file: string): string {
  return `${file.replace(/\.(?:ya?ml|json)$/i, "")}.lock`;
}

/** Reads a study file and its lock. @throws InputError for either that cannot be read */
export function readRegistered(file: string): RegisteredFile {
  if (!existsSync(file))
    throw new InputError(
      "unreadable-file",
      `${file} does not exist.`,
      "Name a study file, such as studies/example.yaml.",
      {
        file,
      },
    );
  if (!statSync(file).isFile())
    throw new InputError("unreadable-file", `${file} is a folder.`, "Name a study file inside it.", { file });
  const bytes = readFileSync(file);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { text: fileText(bytes, file), sha256, lock: readLock(file) };
}

function readLock(file: string): Lock | null {
  const path = lockPath(file);
  if (!existsSync(path)) return null;
  try {
    const lock = JSON.parse(readFileSync(path, "utf8")) as Lock;
    if (
      lock.registrations.every(
        ({ sha256, date }) => /^[0-9a-f]{64}$/.test(sha256) && typeof date === "string",
      )
    )
      if (lock.registrations.length > 0) return lock;
  } catch {
    // told below
  }
  throw new InputError(
    "broken-lock",
    `${path} is no lock of a study: it was changed by hand, or cut short.`,
    "Bring it back from version control. Without it, register the study anew, before any run.",
    { file: path },
  );
}

/** The registration that holds for the file as it is. @throws InputError where it is not registered, or was changed since */
export function registrationOf(file: string, { sha256, lock }: RegisteredFile): Registration {
  if (lock === null)
    throw new InputError(
      "not-registered",
      `${file} is not registered: nothing says that its hypotheses were there before the results.`,
      `Register it first: gatestats study register ${file}`,
      { file },
    );
  const last = lock.registrations[lock.registrations.length - 1];
  if (last.sha256 === sha256) return last;
  throw new InputError(
    "study-changed",
    `${file} was changed after it was registered on ${last.date}. Registered: ${last.sha256}. Now: ${sha256}.`,
    `Bring the registered file back, or register the change with its reason: gatestats study register ${file} --amend "why it had to change"`,
    { file },
  );
}

/**
 * Registers a file as it is now, after those registered before.
 *
 * @param reason why it was changed; needed where it was registered before and differs
 * @returns null where it is registered already as it is
 */
export function register(
  file: string,
  { sha256, lock }: RegisteredFile,
  tool: string,
  date: Date,
  reason: string | undefined,
): Registration | null {
  const before = lock?.registrations ?? [];
  const last = before.at(-1);
  if (last?.sha256 === sha256) return null;
  if (last !== undefined && reason === undefined)
    throw new InputError(
      "study-changed",
      `${file} was registered on ${last.date} and has changed since. Registered: ${last.sha256}. Now: ${sha256}.`,
      `A change is registered beside the first version, with its reason: gatestats study register ${file} --amend "why it had to change"`,
      { file },
    );
  const registration: Registration = {
    sha256,
    date: date.toISOString(),
    tool,
    ...(last !== undefined && reason !== undefined && { reason }),
  };
  const lines: Lock = { study: basename(file), registrations: [...before, registration] };
  writeFiles([{ path: lockPath(file), text: `${JSON.stringify(lines, null, 2)}\n` }], "replace");
  return registration;
}
