import { htmlFigure } from "../../../report/html/figure.ts";
import { reportWords } from "../reportWords.ts";
import type { Run } from "../Tasks.ts";

/** Draws a figure. */
export const draw: Run<"draw"> = async ({ figure, language }) =>
  htmlFigure(figure, await reportWords(language)).text;
