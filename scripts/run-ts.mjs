// Bundles a TypeScript program of this repository and runs it: node scripts/run-ts.mjs FILE.ts [ARG...]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";

const [file, ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "gatestats-"));
const out = join(folder, "program.mjs");
const bundle = await rolldown({ input: file, platform: "node", logLevel: "warn" });
await bundle.write({ file: out, format: "esm", codeSplitting: false });
const { status } = spawnSync(process.execPath, [out, ...args], { stdio: "inherit" });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 70;
