import { wordsIn } from "../../../asked/wordsOf.ts";
import { htmlFigure } from "../../../report/html/figure.ts";
import type { Run } from "../Tasks.ts";

/** Draws a figure. */
export const draw: Run<"draw"> = async ({ figure, language }) =>
  htmlFigure(figure, await wordsIn(language)).text;
