import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { wholeNumberOf } from "../../asked/values.ts";
import { serveApp } from "../../node/appServer.ts";
import { openInBrowser } from "../../node/openInBrowser.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import type { Io } from "../Io.ts";

export const app: Command = {
  name: "app",
  summary: "the calculator: gates and estimates in a page of your browser, offline",
  usage: "app [--port P] [--open]",
  about:
    "Serves the calculator on 127.0.0.1 until Ctrl-C, and prints its address. Files are read in the page: they are sent " +
    "nowhere, not even to this program. The page's folder (dist/app in the package) can be hosted by any web server.",
  positionals: { least: 0, most: 0 },
  examples: [
    { line: "gatestats app --open", does: "Start it and open it in the browser:" },
    { line: "gatestats app --port 8080", does: "On a port of your choice:" },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const port = wholeNumberOf(args, "port", 0) ?? 0;
  if (port > 65535)
    throw new InputError(
      "usage",
      `--port ${port} is no port.`,
      "Ports go from 0 (any that is free) to 65535.",
    );
  const folder = appFolder();
  if (folder === undefined)
    throw new InputError(
      "no-app",
      "The page is not in this installation.",
      "In the repository npm run build makes it.",
    );
  const server = await serveApp(folder, port);
  const ended = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => resolve());
  });
  io.out(`${server.address}\n`);
  io.err("Files stay in the page. Ctrl-C ends.\n");
  if (args.has("open") && !(await openInBrowser(server.address)))
    io.err("No browser could be opened: open the address yourself.\n");
  await ended;
  server.close();
  return exitCodes.done;
}

/** The page's folder, beside the program that runs; undefined where there is none. */
function appFolder(): string | undefined {
  const folder = join(dirname(realpathSync(process.argv[1])), "app");
  return existsSync(join(folder, "index.html")) ? folder : undefined;
}
