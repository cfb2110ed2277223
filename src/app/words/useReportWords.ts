import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { en } from "../../report/words/en/catalogue.ts";
import type { Words } from "../../report/words/Words.ts";

/** The phrases of reports, in the language of the page. */
export const ReportWords: ReturnType<typeof createContext<Words>> = createContext<Words>(en);

/** The phrases of reports, in the language of the page. */
export function useReportWords(): Words {
  return useContext(ReportWords);
}
