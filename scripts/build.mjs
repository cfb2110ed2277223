// Builds what the package ships: the command line as one small CommonJS program with chunks that load when a
// command needs them (it starts faster than ESM), its worker, and the library with its types. `program` builds the first alone.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { buildApp } from "./buildApp.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = `${root}dist`;
/** Node's own modules, and the packages that only some work needs: those are installed apart and never bundled. */
const { peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const external = [/^node:/, ...Object.keys(peerDependencies)];
/** Packages for every platform say where they start in these fields. */
const resolving = {
  mainFields: ["browser", "module", "main"],
  conditionNames: ["browser", "import", "default"],
};

/** The programs of threads, and where they start. */
const threads = [
  ["worker", "src/node/worker.ts"],
  ["embedWorker", "src/node/vectors/embedWorker.ts"],
];

mkdirSync(dist, { recursive: true });
try {
  await buildProgram();
  await buildApp(`${dist}/app`);
} catch (error) {
  rmSync(`${dist}/gatestats.cjs`, { force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (process.argv[2] !== "program") await buildLibrary();

/** Builds aside and then moves, so that a test that runs meanwhile never meets half a program. */
async function buildProgram() {
  const aside = `${dist}/.building-${process.pid}`;
  const ofGate = importedBy(`${root}src/cli/commands/gate.ts`, importedBy(`${root}src/cli/main.ts`));
  const bundle = await rolldown({
    cwd: root,
    input: { gatestats: "src/cli/main.ts" },
    platform: "node",
    external,
  });
  await bundle.write({
    dir: aside,
    format: "cjs",
    minify: true,
    banner: (chunk) => (chunk.isEntry ? "#!/usr/bin/env node" : ""),
    entryFileNames: "[name].cjs",
    chunkFileNames: "chunks/[name].cjs",
    codeSplitting: {
      groups: [
        { name: "shared", test: (id) => ofGate.has(id) && !id.endsWith("/cli/main.ts"), priority: 3 },
        { name: "tools", test: /src\/formats\/(?:tools\/|catalogue)/, priority: 2.9 },
        { name: "json", test: /src\/formats\/(?:readJson|json[A-Z]|JsonRecords|batches)/, priority: 2.85 },
        { name: "random", test: /simulate\/random|node_modules\/pure-rand\//, priority: 2.8 },
        {
          name: "retrieval",
          test: /src\/(?:retrieval|formats\/retrieval|node\/vectors)\/|node\/allSystems|inputs\/askedMeasures/,
          priority: 2.7,
        },
        ...["es", "pt", "tr"].map((language) => ({
          name: `words-${language}`,
          test: new RegExp(`src/report/words/${language}/`),
          priority: 2.6,
        })),
        { name: "zip", test: /formats\/zip\/|node_modules\/(?:@zip\.js|fzstd)\//, priority: 2 },
        { name: "yaml", test: /formats\/readYaml|node_modules\/yaml\//, priority: 2 },
        { name: "more", test: /src/, minShareCount: 2, priority: 1 },
      ],
    },
  });
  await bundle.close();
  // apart from the program, so that what both need does not come into what every command loads
  for (const [name, input] of threads) {
    const thread = await rolldown({ cwd: root, input, platform: "node", external });
    await thread.write({ file: `${aside}/${name}.cjs`, format: "cjs", minify: true });
    await thread.close();
  }
  chmodSync(`${aside}/gatestats.cjs`, 0o755);
  rmSync(`${dist}/chunks`, { recursive: true, force: true });
  renameSync(`${aside}/chunks`, `${dist}/chunks`);
  for (const [name] of threads) renameSync(`${aside}/${name}.cjs`, `${dist}/${name}.cjs`);
  renameSync(`${aside}/gatestats.cjs`, `${dist}/gatestats.cjs`);
  rmSync(aside, { recursive: true });
}

/** A file and all that it imports at start, so that what only other commands share stays out of the gate's way. */
function importedBy(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\..*?)";/gms);
  for (const [, path] of imports) importedBy(resolve(dirname(file), path), found);
  return found;
}

/** The library with what it needs of other packages inside, so that it installs alone; and its types. */
async function buildLibrary() {
  rmSync(`${dist}/lib`, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    input: "src/index.ts",
    platform: "neutral",
    external,
    resolve: resolving,
  });
  await bundle.write({ dir: `${dist}/lib`, format: "esm", chunkFileNames: "chunks/[name]-[hash].js" });
  await bundle.close();
  const tsc = `${root}node_modules/@typescript/native/bin/tsc`;
  const args = [tsc, "-p", "tsconfig.build.json"];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
