import { processIo } from "../Io.ts";
import { reportError } from "../reportError.ts";
import { onGithub } from "./CiLog.ts";
import { runCi } from "./runCi.ts";

const io = processIo(process.env);
const words = onGithub(process.env) ? ["--format", "github"] : [];

runCi(process.env, io)
  .catch((error: unknown) => reportError(error, words, io))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
