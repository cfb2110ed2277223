import { grouped } from "../../numbers.ts";
import type { DesignWords } from "../DesignWords.ts";
import { count, counted, percent } from "./numbers.ts";

const replaced = { with: "com reposição", without: "sem reposição" } as const;

export const design: DesignWords = {
  titles: {
    drawn: "População e desenho",
    estimand: "O que é estimado",
    sample: "Amostra",
    interval: "Intervalo",
    diagnostics: "Diagnósticos, que não substituem o cálculo",
    leftOut: "O que fica de fora",
  },
  drawnOf: (p) =>
    p.population === null
      ? counted.document(p.documents)
      : `${grouped(p.documents)} de ${counted.document(p.population)}`,
  drawn: {
    crossed: (p) =>
      `As perguntas compartilham valores de duas colunas: ${p.sample}. Ambas são tratadas como sorteadas ao acaso.`,
    questions: (p) =>
      `As perguntas foram amostradas uma a uma: ${grouped(p.count)} no total, tratadas como sorteadas ao acaso.`,
    fractionUnknown:
      "O tamanho da população não foi informado: a fração sorteada é tratada como pequena, e nada foi corrigido por ela.",
    srs: (p) =>
      `Foram amostrados documentos: ${p.of}, tratados como sorteados ao acaso, todos com a mesma probabilidade.`,
    srsShare: (p) =>
      `${percent(p.share)} deles foram sorteados; o intervalo ${p.corrected === "yes" ? "leva a" : "não leva"} correção para população finita, 1 − K/M.`,
    oneStratum: (p) => `Os documentos foram sorteados ao acaso: ${p.of}, todos com a mesma probabilidade.`,
    strata: (p) => `Os documentos foram sorteados ao acaso dentro de ${p.strata} estratos fixos: ${p.of}.`,
    stratum: (p) =>
      `Estrato ${p.name}: ${p.of}${p.share === null ? "" : `, ${percent(p.share)} dos da população`}.`,
    pps: (p) =>
      `Os documentos foram sorteados com probabilidade proporcional ao tamanho${p.replacement === null ? "" : `, ${replaced[p.replacement]}`}: ${p.of}.`,
    certain: (p) => `De inclusão certa pelo tamanho: ${counted.document(p.count)}.`,
    weights: (p) => `Os documentos foram sorteados com probabilidades desiguais e conhecidas: ${p.of}.`,
    fixed: (p) =>
      p.documents === 1
        ? `Este documento (${grouped(p.documents)}) é o único que existe; dentro dele foram amostradas perguntas.`
        : `Estes ${counted.document(p.documents)} são todos os que existem; dentro de cada um foram amostradas perguntas.`,
    twoLevels: (p) =>
      `Dentro dos documentos também foram sorteadas perguntas, de um total de ${grouped(p.questions)}: dois níveis de amostragem.`,
    oneLevel:
      "Em cada documento, as perguntas pontuadas são tratadas como todas as que existem: um só nível de amostragem.",
    unlabelled: (p) =>
      `${count(p.count, "documento sorteado não tem pontuação e foi deixado", "documentos sorteados não têm pontuação e foram deixados")} de fora.`,
    seed: (p) => `O sorteio pode ser repetido: semente ${p.seed}.`,
  },
  estimand: {
    questions: (p) =>
      `A média de ${p.metric} sobre perguntas: a pontuação do sistema em uma pergunta sorteada ao acaso da população.`,
    micro: (p) =>
      `Micro${p.weighted === "yes" ? ", com os pesos do desenho" : ", R = Σs/Σn"}: a média de ${p.metric} sobre perguntas.`,
    microAnswers:
      "Responde qual é a pontuação do sistema em uma pergunta sorteada ao acaso entre todas as da população. Um documento conta conforme seu número de perguntas.",
    macro: (p) =>
      `Macro, a média${p.weighted === "yes" ? " ponderada" : ""} de s/n: a média de ${p.metric} sobre documentos.`,
    macroAnswers:
      "Responde qual é a pontuação do sistema em um documento típico. Todos os documentos contam igualmente, tenham quantas perguntas tiverem.",
  },
  sample: {
    allScored: "Todas as perguntas têm pontuação.",
    someScored: (p) =>
      `${grouped(p.scored)} de ${grouped(p.total)} perguntas têm pontuação: ${grouped(p.missing)} ausentes, ${grouped(p.failed)} com falha. As que não têm ficam de fora.`,
    questions: (p) => `N = ${grouped(p.questions)} perguntas. ${p.scored}`,
    documents: (p) =>
      `K = ${grouped(p.documents)} documentos, N = ${grouped(p.questions)} perguntas. ${p.scored}`,
    sizes: (p) => `Perguntas por documento: ${p.spread}.`,
    largest: (p) =>
      `O maior, ${p.label}, contém ${percent(p.share)} das perguntas${p.without === null ? "" : `; sem ele o valor é ${p.without}`}.`,
  },
  interval: {
    method: (p) => `Método ${p.method}: ${p.title} (${p.sources}).`,
    ignoresDocuments: "O método trata cada pergunta como sorteada separadamente e ignora os documentos.",
    crossedUnits: (p) =>
      `As unidades amostrais são os valores de ${p.columnA} e os de ${p.columnB}; cada pergunta depende de um de cada coluna.`,
    unit: {
      question: "A unidade amostral, e de qualquer reamostragem, é a pergunta.",
      document: "A unidade amostral, e de qualquer reamostragem, é o documento.",
    },
    replicates: (p) => `${count(p.count, "réplica sorteada", "réplicas sorteadas")} ao acaso.`,
    standardError: (p) => `Erro padrão ${p.error}.`,
    noStandardError: "Não existe erro padrão.",
    freedom: (p) =>
      `ν = ${p.freedom} graus de liberdade; eles descrevem a aproximação e não contam documentos.`,
    noFreedom: "O método não tem graus de liberdade.",
    level: (p) =>
      `${percent(p.level)} é o nível nominal: a frequência com que um intervalo assim contém o valor verdadeiro depende de quantas unidades foram amostradas e de quanto elas diferem.`,
  },
  diagnostics: {
    effect: (p) =>
      `Efeito do desenho ${p.effect}: a variância dividida pela de outras tantas perguntas independentes. Dividir N por ele não dá um número com que se possa calcular.`,
    icc: (p) => `Correlação intraclasse ${p.icc}.`,
    weigh: (p) =>
      `Por seus ${p.by === "weights" ? "pesos" : "tamanhos"}, os documentos pesam como ${p.rho0} iguais (${p.rho1} se as respostas dentro de cada um forem todas iguais).`,
    means: (p) => `Médias dos documentos: ${p.spread}.`,
    ends: (p) =>
      `${percent(p.shareLow)} dos documentos têm todas as pontuações em ${p.low} e ${percent(p.shareHigh)} todas em ${p.high}`,
  },
  spread: (p) => `de ${p.min} a ${p.max}, quartis ${p.low} e ${p.high}, mediana ${p.median}`,
  each: (p) => `${p.value} em todos`,
  leftOut: {
    systems:
      "O índice, o recuperador e os modelos são tomados como estão: o intervalo nada diz sobre construí-los de novo.",
    questions:
      "As perguntas são tomadas como estão: outras pessoas, ou outras regras, poderiam ter feito outras sobre os mesmos documentos.",
    noise:
      "O ruído de um juiz, ou de um modelo que responde diferente a cada vez, está dentro das pontuações e não é separado.",
    noiseWithRepeats:
      "O ruído de um juiz, ou de um modelo que responde diferente a cada vez, aparece entre repetições; o que todas as repetições compartilham, não.",
  },
  line: {
    title: (p) => `Desenho: ${p.design}`,
    srs: (p) => `${p.part}, todos com a mesma probabilidade`,
    strata: (p) => `documentos sorteados em ${p.count} estratos: ${p.list}`,
    pps: (p) =>
      `${p.part}, com probabilidade proporcional ao tamanho${p.replacement === null ? "" : `, ${replaced[p.replacement]}`}${
        p.replacement === "without" ? " (a variância é a de sortear com ela)" : ""
      }${p.certain === 0 ? "" : ` (${counted.document(p.certain)} de inclusão certa)`}`,
    weights: (p) => `${p.part}, com probabilidades desiguais`,
    fixed: (p) =>
      `${p.documents === 1 ? `${counted.document(p.documents)}, o único que existe` : `os ${counted.document(p.documents)} são todos os que existem`}; perguntas sorteadas em cada um`,
    part: (p) => `${p.drawn} de ${grouped(p.population)} (${percent(p.share)})`,
    scored: (p) => `${grouped(p.scored)} de suas ${counted.question(p.questions)} com pontuação`,
    unlabelled: (p) => `${grouped(p.count)} ${p.count === 1 ? "sorteado" : "sorteados"} sem pontuar`,
    seed: (p) => `semente ${p.seed}`,
  },
};
