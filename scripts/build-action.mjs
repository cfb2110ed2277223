// Builds what CI runs, so that nothing has to be installed there: the program with the commands that judge scores, the
// action's own start, and the writer of comments. `npm run action` writes them to the
// folder action, which is committed.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Packages that only some work needs are never part of it. */
const { peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** Puts the commands of CI in the place of all commands. */
const fewerCommands = {
  name: "fewer-commands",
  resolveId: {
    filter: { id: /commands\/index\.ts$/ },
    handler: () => `${root}src/cli/ci/commands.ts`,
  },
};

/** Writes the programs to a folder, in place of those that are there. */
async function buildAction(folder) {
  const bundle = await rolldown({
    cwd: root,
    input: {
      gatestats: "src/cli/main.ts",
      ci: "src/cli/ci/main.ts",
      comment: "src/cli/ci/commentMain.ts",
    },
    platform: "node",
    external: [/^node:/, ...Object.keys(peerDependencies)],
    plugins: [fewerCommands],
  });
  mkdirSync(folder, { recursive: true });
  rmSync(`${folder}/chunks`, { recursive: true, force: true });
  await bundle.write({
    dir: folder,
    format: "cjs",
    minify: true,
    entryFileNames: "[name].cjs",
    chunkFileNames: "chunks/[name].cjs",
  });
  await bundle.close();
}

await buildAction(process.argv[2] ?? `${root}action`);
