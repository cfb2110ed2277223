import { readYaml } from "../formats/readYaml.ts";
import type { Refuse } from "../formats/shapes.ts";
import type { Retriever } from "../retrieval/Retriever.ts";
import { InputError } from "../table/InputError.ts";
import { checkStudy } from "./checkStudy.ts";
import type { StudyFile } from "./StudyFile.ts";
import { studyShape } from "./studyShape.ts";

/**
 * Reads a study file: YAML, or JSON, in the shape of docs/schema/study.schema.json.
 *
 * @param file its path, for errors
 * @param retrieverOf the retriever that an expression names; throws InputError where there is none
 * @throws InputError with the line of what is wrong
 */
export function readStudy(
  text: string,
  file: string,
  retrieverOf: (expression: string) => Retriever,
): StudyFile {
  const { value, lineOf } = readYaml(text, file);
  const refuse: Refuse = (at, message, hint) => {
    const place = at.length === 0 ? "" : `${at.join(".")}: `;
    throw new InputError("study-file", `${place}${message}`, hint, {
      file,
      line: lineOf(at),
      ...(at.length > 0 && { column: at.join(".") }),
    });
  };
  const study = studyShape.read(value, [], refuse);
  checkStudy(study, refuse, retrieverOf);
  return study;
}
