import type { Arguments } from "../../asked/Arguments.ts";
import { exitCodes } from "../../asked/exitCodes.ts";
import { version } from "../../asked/version.ts";
import { lockPath, register as registerFile } from "../../node/studies/lock.ts";
import { registeredText } from "../../report/textStudyRun.ts";
import type { Io } from "../Io.ts";
import { openStudy } from "./openStudy.ts";
import type { StudyAction } from "./StudyAction.ts";

export const register: StudyAction = {
  name: "register",
  summary: "write the hash of a study file into its lock, before any result is known",
  examples: [
    {
      line: "gatestats study register study.yaml",
      does: "Write down what is asked and how it will be decided:",
    },
  ],
  flags: ["amend"],
  run: registerStudy,
};

async function registerStudy(path: string, args: Arguments, io: Io): Promise<number> {
  const { file, study } = openStudy(path, args);
  const registration = registerFile(path, file, `gatestats ${version}`, new Date(), args.one("amend"));
  const hypotheses = Object.keys(study.hypotheses);
  io.out(
    registeredText({ path, lock: lockPath(path), registration, sha256: file.sha256, hypotheses }, io.page),
  );
  return exitCodes.done;
}
