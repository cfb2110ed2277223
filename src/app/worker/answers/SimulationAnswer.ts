import type { ShownArticle } from "./ShownArticle.ts";

/** The answer of a simulation: the report on it. */
export interface SimulationAnswer {
  readonly article: ShownArticle;
}
