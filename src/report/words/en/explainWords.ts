import type { ExplainWords } from "../ExplainWords.ts";
import { topics } from "./explain.ts";
import { formatsTopic } from "./formats.ts";
import { glossary } from "./glossary.ts";

export const en: ExplainWords = { topics, glossary, formatsTopic };
