import { grouped, percent } from "../../numbers.ts";
import type { EstimateWords } from "../EstimateWords.ts";

function name(p: { readonly metric: string; readonly system: string | null }): string {
  return p.system === null ? p.metric : `${p.metric} de ${p.system}`;
}

function limits(p: { readonly level: number; readonly lower: string; readonly upper: string }): string {
  return `intervalo del ${percent(p.level)} de ${p.lower} a ${p.upper}`;
}

export const estimates: EstimateWords = {
  interval: (p) => `${name(p)} es ${p.value}, ${limits(p)}.`,
  known: (p) => `${name(p)} es ${p.value}: se puntuaron todos los documentos, así que se conoce.`,
  name,
  limits,
  repeats: (p) =>
    p.documents === null
      ? `de la varianza de una respuesta, el ${percent(p.questions)} está entre preguntas y el ${percent(p.repeats)} entre repeticiones de una pregunta`
      : `de la varianza de una respuesta, el ${percent(p.documents)} está entre documentos, el ${percent(p.questions)} entre preguntas y el ${percent(p.repeats)} entre repeticiones de una pregunta`,
  endless: (p) => `; con infinitas repeticiones el error estándar sería ${p.left} en lugar de ${p.now}`,
  endlessNone: (p) => `; las diferencias entre repeticiones explican todo el error estándar, ${p.now}`,
  crossed: (p) =>
    `${grouped(p.valuesA)} valores de ${p.columnA} se cruzan con ${grouped(p.valuesB)} de ${p.columnB} en ${grouped(p.pairs)} pares`,
  crossedErrors: (p) =>
    `error estándar ${p.errorA} solo por ${p.columnA}, ${p.errorB} solo por ${p.columnB} y ${p.errorPairs} por sus pares, que ambos contienen y por eso se resta una vez`,
  notes: "Notas",
  everyMethod: "Todos los métodos",
  forMethodsSection: "Para la sección de métodos",
};
