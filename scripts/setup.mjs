// Makes a fresh clone ready: installs what package-lock.json names, and builds dist when the sources are newer.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Installs and builds what is absent or stale, and stops where that fails. */
export function setup() {
  if (modified("node_modules/.package-lock.json") < modified("package-lock.json")) must(install());
  if (isStale("dist/lib/index.js")) must(run(process.execPath, ["scripts/build.mjs"]));
}

/** Builds the program alone when it is stale. If it cannot be built it is gone, and only its own tests fail. */
export function buildProgram() {
  if (isStale("dist/gatestats.cjs")) run(process.execPath, ["scripts/build.mjs", "program"]);
}

/** A package that cannot be built here (hnswlib-node needs a compiler) is left unbuilt, and tests that need it skip. */
function install() {
  const status = run("npm", ["ci"]);
  return status === 0 ? 0 : run("npm", ["ci", "--ignore-scripts"]);
}

function must(status) {
  if (status !== 0) process.exit(status ?? 1);
}

function isStale(built) {
  const sources = ["package.json", "scripts/build.mjs", "tsconfig.build.json", ...filesOf("src")];
  return modified(built) < Math.max(...sources.map(modified));
}

/** Runs a program in the root folder and shows what it prints on stderr. */
function run(program, args) {
  console.error(`> ${program} ${args.join(" ")}`);
  const shell = process.platform === "win32";
  // tells onnxruntime-node not to fetch at install what only graphics cards need
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" };
  return spawnSync(program, args, { cwd: root, stdio: ["ignore", 2, 2], shell, env }).status;
}

function modified(path) {
  return existsSync(root + path) ? statSync(root + path).mtimeMs : 0;
}

function filesOf(folder) {
  return readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${name}`);
}
