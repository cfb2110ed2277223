import type { ChangeKind, Unit } from "../kinds.ts";
import type { VerdictWords } from "../VerdictWords.ts";
import { counted, percent } from "./numbers.ts";

const gotWorse: Readonly<Record<ChangeKind, string>> = { quality: "piorou", time: "ficou mais lento" };
const didNotGetWorse: Readonly<Record<ChangeKind, string>> = {
  quality: "não piorou",
  time: "não ficou mais lento",
};
const worse: Readonly<Record<ChangeKind, string>> = { quality: "pior", time: "mais lento" };
const better: Readonly<Record<ChangeKind, string>> = { quality: "melhor", time: "mais rápido" };
const moved = { higher: "caiu", lower: "subiu" } as const;
const reaches = { higher: "alcança o limiar", lower: "não ultrapassa o limiar" } as const;
const misses = { higher: "não alcança o limiar", lower: "ultrapassa o limiar" } as const;

function cannotTell(p: { readonly count: number; readonly unit: Unit }): string {
  return `${counted[p.unit](p.count)} não ${p.count === 1 ? "permite" : "permitem"} saber se`;
}

function sure(p: { readonly confidence: number }): string {
  return `com ${percent(p.confidence)} de confiança`;
}

export const verdicts: VerdictWords = {
  word: { pass: "APROVADO", fail: "REPROVADO", inconclusive: "INCONCLUSIVO" },
  margin: {
    pass: (p) => `${p.metric} ${didNotGetWorse[p.change]} além da margem de ${p.margin}.`,
    fail: (p) => `${p.metric} ${gotWorse[p.change]} além da margem de ${p.margin}.`,
    inconclusive: (p) => `${cannotTell(p)} ${p.metric} ${gotWorse[p.change]} além da margem de ${p.margin}.`,
  },
  difference: {
    pass: (p) => `A média de ${p.metric} ${moved[p.better]} no máximo a margem de ${p.margin}.`,
    fail: (p) => `A média de ${p.metric} ${moved[p.better]} mais que a margem de ${p.margin}.`,
    inconclusive: (p) =>
      `Não é possível saber se a média de ${p.metric} ${moved[p.better]} mais que a margem de ${p.margin}.`,
  },
  threshold: {
    pass: (p) => `${p.metric} do candidato ${reaches[p.better]} de ${p.threshold}.`,
    fail: (p) => `${p.metric} do candidato ${misses[p.better]} de ${p.threshold}.`,
    inconclusive: (p) => `${cannotTell(p)} ${p.metric} do candidato ${reaches[p.better]} de ${p.threshold}.`,
  },
  watched: "Esta métrica é apenas observada; ela não decide.",
  role: { must: "deve passar", watch: "apenas observada" },
  canItBeMerged: "A mudança pode ser integrada?",
  couldItBeMerged: "Se ela decidisse, a mudança poderia ser integrada?",
  merge: {
    pass: (p) => `Sim, no que depende de ${p.metric}: ${p.evidence}.`,
    fail: (p) => `Não: ${p.evidence}.`,
    inconclusive: (p) => `Não com estes dados: ${p.evidence}.`,
  },
  mergeAll: {
    pass: (p) => `Sim, no que depende de ${p.names}.`,
    fail: (p) => `Não: ${p.names}.`,
    inconclusive: (p) => `Não com estes dados: ${p.names}.`,
  },
  lookAt: (p) =>
    p.count === 1
      ? `Veja agora a pergunta (${p.count}) que ${p.change === "time" ? "ficou mais lenta" : "piorou"}; está abaixo.`
      : `Veja agora as ${counted.question(p.count)} que ${p.change === "time" ? "ficaram mais lentas" : "pioraram"}; estão abaixo.`,
  falseFail: (p) =>
    `Uma mudança que de verdade perde menos que a margem seria reprovada assim em no máximo ${percent(p.alpha)} das execuções.`,
  evidence: {
    noChance: "as duas médias foram comparadas sem levar o acaso em conta",
    meanAtLeast: (p) => `${sure(p)}, sua média é no mínimo ${p.value}`,
    meanAtMost: (p) => `${sure(p)}, sua média é no máximo ${p.value}`,
    gainAtLeast: (p) => `${sure(p)}, está ${better[p.change]} em pelo menos ${p.value}`,
    lossAtMost: (p) => `${sure(p)}, a perda é no máximo ${p.value}`,
    lossAtLeast: (p) => `${sure(p)}, a perda é no mínimo ${p.value}`,
  },
  why: {
    missingDecides: "as pontuações ausentes poderiam virar a resposta para um lado ou para o outro",
    heavyDocuments:
      "os documentos diferem tanto em tamanho que uma perda nos grandes poderia passar despercebida",
    severalMetrics:
      "sozinha, esta métrica seria reprovada, mas entre várias uma reprovação falsa é mais provável e, com a correção, a perda não fica demonstrada",
    tailError: "o valor-p não pode ser calculado com precisão suficiente para dizer de que lado está",
    noInterval: "não foi possível calcular nenhum intervalo",
    withinMargin: "os limites ficam dentro da margem, mas a taxa de erro de uma aprovação não é garantida",
    floor: (p) =>
      `${counted[p.unit](p.count)} não ${p.count === 1 ? "permite" : "permitem"} descartar uma perda maior que ${p.margin} nem mesmo quando ${p.unit === "document" ? "nenhum" : "nenhuma"} perdeu nada; o mínimo é ${p.required}`,
    threshold: (p) => `o limiar está dentro da incerteza do candidato, de ${p.lower} a ${p.upper}`,
    between: (p) =>
      `a mudança verdadeira poderia ser qualquer uma entre ${p.worst} ${worse[p.change]} e ${p.best} ${(p.to === "better" ? better : worse)[p.change]}`,
  },
  adviceTitle: "O que seria preciso para saber",
  advice: {
    smallestMargin: (p) =>
      `Se nenhuma pontuação mudasse, ${counted[p.unit](p.count)} ${p.count === 1 ? "bastaria" : "bastariam"} para aprovar com uma margem de ${p.margin} e com nenhuma menor.`,
    wouldPassAt: (p) =>
      `Os dados de hoje seriam aprovados com uma margem de ${p.margin}. Mas uma margem escolhida depois de olhar ` +
      `já não garante a taxa de erro de ${percent(p.alpha)}: escolha-a para a próxima execução, não para esta.`,
    needed: (p) =>
      `Se nada tivesse mudado de verdade, ${percent(p.power)} das execuções seriam aprovadas com cerca de ${counted[p.unit](p.count)}.`,
    floorAndNeeded: (p) =>
      `${p.required} ${p.unit === "document" ? "documentos" : "perguntas"} são o mínimo, mesmo sem perda; com cerca de ${counted[p.unit](p.count)}, ${percent(p.power)} das execuções são aprovadas se nada mudou.`,
    repeats: {
      document:
        "Mais perguntas sobre os mesmos documentos, ou repetições, estabilizam as pontuações, mas não acrescentam documentos.",
      question: "Repetições estabilizam uma pontuação, mas não acrescentam perguntas.",
    },
  },
  combined: {
    pass: (p) =>
      p.total === 1
        ? `A única métrica que decide foi aprovada: ${p.names}.`
        : `Todas as ${p.total} métricas foram aprovadas: ${p.names}.`,
    fail: (p) =>
      p.total === 1
        ? `Reprovada a única métrica que decide: ${p.names}.`
        : `Reprovadas ${p.named} de ${p.total} métricas: ${p.names}.`,
    inconclusive: (p) =>
      p.total === 1
        ? `Sem decisão na única métrica que decide: ${p.names}.`
        : `Sem decisão em ${p.named} de ${p.total} métricas, e nenhuma reprovada: ${p.names}.`,
  },
};
