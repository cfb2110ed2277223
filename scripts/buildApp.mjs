// Builds the calculator: a folder of static files that any server can host, and that `gatestats app` serves.
import { renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the page aside and then moves it into a folder. Relative addresses let it stand anywhere; nothing is put into the page as `data:`. */
export async function buildApp(folder) {
  const outDir = `${folder}.building-${process.pid}`;
  await build({
    configFile: false,
    root: `${root}src/app`,
    base: "./",
    logLevel: "warn",
    publicDir: false,
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { onLog: heard },
    },
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(outDir, folder);
}

/** Tells everything but that sax asks for Node's streams, which it does without where there are none. */
function heard(level, log, tell) {
  if (!/"stream" has been externalized.*sax/s.test(log.message)) tell(level, log);
}
