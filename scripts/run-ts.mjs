// Bundles a TypeScript program of this repository and runs it: node scripts/run-ts.mjs FILE.ts [ARG...]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const [file, ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
// below the repository, where packages that are not bundled are found
mkdirSync(join(root, "dist"), { recursive: true });
const folder = mkdtempSync(join(root, "dist", ".run-"));
const out = join(folder, "program.mjs");
const { peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const external = [/^node:/, ...Object.keys(peerDependencies)];
const bundle = await rolldown({ input: file, platform: "node", external, logLevel: "warn" });
await bundle.write({ file: out, format: "esm", codeSplitting: false });
const { status } = spawnSync(process.execPath, [out, ...args], { stdio: "inherit" });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 70;
