import { processIo } from "../Io.ts";
import { reportError } from "../reportError.ts";
import { onGithub } from "./CiLog.ts";
import { runComment } from "./runComment.ts";

const io = processIo(process.env);
const words = onGithub(process.env) ? ["--format", "github"] : [];

runComment(process.env, io).catch(async (error: unknown) => {
  process.exitCode = await reportError(error, words, io);
});
