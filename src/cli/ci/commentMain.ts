import { processIo } from "../Io.ts";
import { reportError } from "../reportError.ts";
import { runComment } from "./runComment.ts";

const io = processIo(process.env);

runComment(process.env, io).catch((error: unknown) => {
  process.exitCode = reportError(error, [], io);
});
