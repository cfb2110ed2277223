import { processIo } from "./Io.ts";
import { run } from "./run.ts";

run(process.argv.slice(2), processIo(process.env)).then((exitCode) => {
  process.exitCode = exitCode;
});
