// Makes a fresh clone ready: installs what package-lock.json names, and builds dist when the sources are newer.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Installs and builds what is absent or stale. */
export function setup() {
  if (modified("node_modules/.package-lock.json") < modified("package-lock.json")) run("npm", ["ci"]);
  if (isStale("dist/lib/index.js")) run(process.execPath, ["scripts/build.mjs"]);
}

/** Builds the program alone when it is stale: what the tests of the command line need. */
export function buildProgram() {
  if (isStale("dist/gatestats.cjs")) run(process.execPath, ["scripts/build.mjs", "program"]);
}

function isStale(built) {
  const sources = ["package.json", "scripts/build.mjs", "tsconfig.build.json", ...filesOf("src")];
  return modified(built) < Math.max(...sources.map(modified));
}

/** Runs a program in the root folder, shows what it prints on stderr, and stops with it when it fails. */
function run(program, args) {
  console.error(`> ${program} ${args.join(" ")}`);
  const shell = process.platform === "win32";
  const { status } = spawnSync(program, args, { cwd: root, stdio: ["ignore", 2, 2], shell });
  if (status !== 0) process.exit(status ?? 1);
}

function modified(path) {
  return existsSync(root + path) ? statSync(root + path).mtimeMs : 0;
}

function filesOf(folder) {
  return readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${name}`);
}
