import { processIo } from "../Io.ts";
import { reportError } from "../reportError.ts";
import { runComment } from "./runComment.ts";

const io = processIo(process.env);

runComment(process.env, io).catch(async (error: unknown) => {
  process.exitCode = await reportError(error, [], io);
});
