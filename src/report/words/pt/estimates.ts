import { grouped } from "../../numbers.ts";
import type { EstimateWords } from "../EstimateWords.ts";
import { percent } from "./numbers.ts";

function name(p: { readonly metric: string; readonly system: string | null }): string {
  return p.system === null ? p.metric : `${p.metric} de ${p.system}`;
}

function limits(p: { readonly level: number; readonly lower: string; readonly upper: string }): string {
  return `intervalo de ${percent(p.level)} de ${p.lower} a ${p.upper}`;
}

export const estimates: EstimateWords = {
  interval: (p) => `${name(p)} é ${p.value}, ${limits(p)}.`,
  known: (p) => `${name(p)} é ${p.value}: todos os documentos foram pontuados, portanto o valor é conhecido.`,
  name,
  limits,
  repeats: (p) =>
    p.documents === null
      ? `da variância de uma resposta, ${percent(p.questions)} está entre perguntas e ${percent(p.repeats)} entre repetições de uma pergunta`
      : `da variância de uma resposta, ${percent(p.documents)} está entre documentos, ${percent(p.questions)} entre perguntas e ${percent(p.repeats)} entre repetições de uma pergunta`,
  endless: (p) => `; com repetições infinitas o erro padrão seria ${p.left} em vez de ${p.now}`,
  endlessNone: (p) => `; as diferenças entre repetições explicam todo o erro padrão, ${p.now}`,
  crossed: (p) =>
    `${grouped(p.valuesA)} valores de ${p.columnA} se cruzam com ${grouped(p.valuesB)} de ${p.columnB} em ${grouped(p.pairs)} pares`,
  crossedErrors: (p) =>
    `erro padrão ${p.errorA} só por ${p.columnA}, ${p.errorB} só por ${p.columnB} e ${p.errorPairs} por seus pares, que ambos contêm e por isso são descontados uma vez`,
  notes: "Notas",
  everyMethod: "Todos os métodos",
  forMethodsSection: "Para a seção de métodos",
};
