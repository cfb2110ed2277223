import type { GateRow, Misfit } from "../../../simulate/goldenSets/gateRows.ts";
import { brief, figures, grouped, hundred, plain } from "../../numbers.ts";
import { lastName } from "../lastName.ts";
import type { SimulationWords } from "../SimulationWords.ts";
import { rowsAtMargin } from "../simulatedRows.ts";
import { counted, percent } from "./numbers.ts";

const units = { question: "perguntas", document: "documentos" } as const;

const points = ({ median, most }: Misfit): string =>
  `${Math.round(100 * median)} em 100 em geral e ${Math.round(100 * most)} no pior caso`;

/** All that a page says of a simulated gate, in Portuguese. */
export const simulation: SimulationWords = {
  ruleWords(rule, { margin, threshold, alpha }) {
    const line = plain(margin);
    return {
      gate: "o que gatestats gate faz por si só",
      gaffke: "gatestats gate --method gaffke: o mais cauteloso",
      t: "gatestats gate --method t --no-floor: o intervalo dos manuais",
      percentile: `bootstrap pareado: aprova se seu limite inferior de ${percent(1 - alpha)} fica acima de -${line}`,
      "sign-flip": "o mesmo, trocando os sinais das diferenças",
      unpaired: "o mesmo, reamostrando cada sistema por conta própria",
      difference: `aprova se as duas médias diferem no máximo em ${line}`,
      threshold: `aprova se a média do candidato alcança ${plain(threshold ?? 0)}`,
      "threshold-below": `aprova se a média do candidato alcança um limiar ${line} abaixo de sua média verdadeira: deveria`,
      "threshold-above": `o mesmo com o limiar ${line} acima de sua média verdadeira: não deveria`,
    }[rule];
  },
  changeName({ kind, scenario, loss }, room) {
    if (kind === "unchanged") return "nada mudou";
    if (kind !== "candidate") return `perde ${brief(loss)} ${kind === "few" ? "em poucas" : "espalhado"}`;
    const size =
      Math.abs(loss) < 5e-13
        ? "mesma média"
        : `${loss > 0 ? "perde" : "ganha"} ${figures(Math.abs(loss), 3)}`;
    return `${lastName(scenario, room - size.length - 2)}: ${size}`;
  },
  headline(s, size) {
    const sets = `conjuntos de referência de ${counted[s.unit](size)}`;
    const { atMargin, unchanged, difference } = rowsAtMargin(s, size);
    if (atMargin === undefined || unchanged === undefined)
      return `Cada regra, diante de ${grouped(s.draws)} ${sets} e de outros tamanhos, sorteados de ${counted[s.unit](s.population)}.`;
    const more =
      difference === undefined ? "" : `; comparar as duas médias a aprovaria em ${hundred(difference.pass)}`;
    return `Em ${hundred(atMargin.pass)} de 100 ${sets}, gatestats gate aprova uma mudança que de verdade perde a margem de ${plain(s.margin)}${more}. Ele aprova um sistema que não mudou em ${hundred(unchanged.pass)}.${enough(s.rows, s.unit, size)}`;
  },
  howDrawn: (s) =>
    `${counted[s.unit](s.population)} representam tudo o que há, de modo que se sabe o que é verdade; deles se sorteiam conjuntos de referência ${grouped(s.draws)} vezes, os mesmos para cada regra e cada mudança (semente ${s.seed}).`,
  howBuilt:
    "As perdas são construídas com as pontuações da linha de base e são exatas. Em poucas: perguntas sorteadas caem para a pontuação mais baixa até que a perda seja alcançada. Espalhado: todas as perguntas perdem a mesma parte de sua pontuação.",
  replacementWords: ({ unit }) =>
    unit === "document"
      ? "without: nenhum documento sai duas vezes num conjunto; with: pode sair, como quando continuam chegando outros parecidos."
      : "without: nenhuma pergunta sai duas vezes num conjunto; with: pode sair, como quando continuam chegando outras parecidas.",
  misfitWords({ misfits, unit }) {
    const [least] = misfits;
    const most = misfits[misfits.length - 1];
    const larger = most === least ? "" : `, e com ${grouped(most.units)} em ${points(most)}`;
    return `Por que sortear: uma fórmula (a curva normal) no lugar do sorteio erraria em ${points(least)} com ${counted[unit](least.units)}${larger}.`;
  },
  page: {
    next: (unit) =>
      unit === "document"
        ? "A seguir: quantos documentos bastariam?"
        : "A seguir: quantas perguntas bastariam?",
    curves: "Com que frequência cada regra aprova",
    changes: "Mudança por mudança",
    rules: "As regras",
    rates: "Todas as taxas",
    ofHundred: (size, unit) =>
      `De 100 conjuntos de referência de ${counted[unit](size)}, tantos são aprovados.`,
    everyRate: "Parte dos conjuntos de referência que é aprovada, reprovada ou fica inconclusiva.",
    change: "mudança",
    may: "pode ser aprovada",
    yes: "sim",
    no: "não",
    size: (unit) => units[unit],
    drawn: "sorteio",
    rule: "regra",
  },
  figures: {
    passesBySize:
      "Conjuntos de referência aprovados, por seu tamanho; as barras são dois erros de Monte Carlo.",
    operatingCharacteristic: (size, unit) =>
      `A curva característica de operação: conjuntos de ${counted[unit](size)} aprovados, pela perda verdadeira.`,
    answers: "As respostas de gatestats gate, pelo tamanho dos conjuntos de referência.",
    size: (unit) => `${units[unit]} num conjunto de referência`,
    trueLoss: "perda verdadeira",
    share: "conjuntos de referência",
    verdicts: { pass: "aprovado", fail: "reprovado", inconclusive: "inconclusivo" },
  },
};

/** From which size on an unchanged system mostly passes. */
function enough(rows: readonly GateRow[], unit: "question" | "document", size: number): string {
  const passes = rows.filter(({ kind, rule }) => kind === "unchanged" && rule === "gate");
  const found = passes.find(({ pass }) => pass >= 0.8);
  if (found === undefined) return " Nenhum tamanho testado basta para que isso aconteça em 80 de 100.";
  if (found === passes[0]) return "";
  if (found.units === size) return " Dos tamanhos testados, nenhum menor basta para isso.";
  return ` Com ${counted[unit](found.units)} isso acontece em ${hundred(found.pass)} de 100.`;
}
