import type { Article, Origin } from "../article/Article.ts";
import type { StudyRunFile } from "../studyRunJson.ts";
import { dataSentence, findingsTitle, howTried, originWords, registrationWords } from "../words/en/study.ts";
import { notBuiltWords } from "../words/en/studyRun.ts";
import { studyFindings } from "./findings.ts";
import { studySections } from "./sections.ts";

/**
 * The report of a study: hypotheses first, then the tables and figures of the published article's sections.
 *
 * @param reported the command line that makes the report, and the version of gatestats that does
 */
export function studyArticle(file: StudyRunFile, reported: StudyRunFile["tool"]): Article {
  const { study, notBuilt } = file;
  return {
    title: study.title,
    lead: [
      ...(study.about === "" ? [] : [study.about]),
      dataSentence(file),
      howTried(study),
      ...notBuiltWords(notBuilt),
    ],
    findingsTitle,
    findings: studyFindings(file),
    sections: studySections(file),
    origin: originOf(file, reported),
  };
}

function originOf({ registered, tool }: StudyRunFile, reported: StudyRunFile["tool"]): readonly Origin[] {
  const words = (name: string, value: string): Origin => ({ name, value, kind: "words" });
  return [
    words(originWords.study, registered.file),
    words(originWords.hash, registered.sha256),
    ...registered.registrations.map((one) => words(originWords.registered, registrationWords(one))),
    words(originWords.version, tool.version),
    { name: originWords.run, value: tool.commandLine, kind: "code" },
    ...(reported.version === tool.version ? [] : [words(originWords.reportVersion, reported.version)]),
    { name: originWords.report, value: reported.commandLine, kind: "code" },
  ];
}
