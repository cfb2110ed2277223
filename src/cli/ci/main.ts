import { processIo } from "../Io.ts";
import { reportError } from "../reportError.ts";
import { runCi } from "./runCi.ts";

const io = processIo(process.env);

runCi(process.env, io)
  .catch((error: unknown) => reportError(error, [], io))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
