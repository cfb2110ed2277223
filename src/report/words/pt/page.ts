import { grouped } from "../../numbers.ts";
import type { PageWords } from "../PageWords.ts";
import { count, counted, percent } from "./numbers.ts";

const rows = (n: number): string => count(n, "linha", "linhas");
const comparisons = (n: number): string => count(n, "comparação", "comparações");

export const page: PageWords = {
  about: {
    pair: (p) => `${p.candidate} em relação a ${p.baseline}`,
  },
  titles: {
    metrics: "Todas as métricas",
    comparisons: "Todas as comparações",
    numbers: "Números",
    questions: "Perguntas",
    documents: "Documentos",
    distribution: "Como as mudanças se distribuem",
    judged: "Como foi julgado",
    scores: "Como as pontuações se distribuem",
    methods: "Todos os métodos",
    designReport: "Relatório do desenho",
  },
  next: {
    worse: "A seguir: veja as perguntas que pioraram; um relatório (-o report.html) lista todas.",
    plan: "Para outras margens e outras mudanças verdadeiras:",
    explain: "A seguir, o que isto significa:",
  },
  policy: {
    exitCode: (p) => `Código de saída ${p.code}: o CI ${p.code === 0 ? "continua" : "para"}.`,
    inconclusive: {
      unset: "Inconclusivo não é aprovação nem reprovação; com --on-inconclusive pass, o CI continua.",
      pass: "Aqui inconclusivo não para o CI (--on-inconclusive pass).",
      fail: "Aqui inconclusivo conta como falha (--on-inconclusive fail).",
    },
    otherwise: {
      unset: "Uma resposta inconclusiva o pararia, com o código de saída 3 (--on-inconclusive).",
      pass: "Uma resposta inconclusiva não o pararia (--on-inconclusive pass).",
      fail: "Uma resposta inconclusiva o pararia como uma reprovação (--on-inconclusive fail).",
    },
    exitZero: "Aqui nenhum veredito para o CI (--exit-zero).",
  },
  judged: {
    sampled: (p) =>
      p.documents === null
        ? `${counted.question(p.questions)} nos dois lados, ${p.questions === 1 ? "sorteada" : "sorteadas"} uma a uma.`
        : `${counted.question(p.questions)} em ${counted.document(p.documents)}; o que foi sorteado, e o que conta, são os documentos.`,
    alone: (p) =>
      p.documents === null
        ? `${counted.question(p.questions)}, ${p.questions === 1 ? "sorteada" : "sorteadas"} uma a uma.`
        : `${counted.question(p.questions)} em ${counted.document(p.documents)}; o que foi sorteado, e o que conta, são os documentos.`,
    averaged: (p) => `O que se compara é ${p.estimand}.`,
    method: (p) => `Regra ${p.rule}, método ${p.method}.`,
    compared: (p) => `Método ${p.method}.`,
    errors: (p) =>
      `Uma mudança que de verdade perde a margem ou mais é aprovada em no máximo ${percent(p.alpha)} das execuções; uma que perde menos é reprovada em no máximo ${percent(p.alpha)}.`,
    noErrors: "Nenhuma taxa de erro é garantida: o acaso não foi levado em conta.",
    pThreshold: (p) =>
      `p ${p.pPass} para uma média do lado errado do limiar (pequeno, aprova), p ${p.pFail} para uma do lado certo (pequeno, reprova), cada um contra alfa ${p.alpha}.`,
    p: (p) =>
      `p ${p.pPass} para uma perda da margem ou mais (pequeno, aprova), p ${p.pFail} para uma perda da margem ou menos (pequeno, reprova), cada um contra alfa ${p.alpha}.`,
    holm: "Os valores-p são corrigidos por haver várias comparações, pelo método de Holm.",
  },
  heads: {
    scored: "com pontuação",
    missing: "ausentes",
    failed: "com falha",
    outcome: "resultado",
    twoErrors: "± 2 e.p.",
    standardError: "erro padrão",
    number: "número",
    value: "valor",
    pValue: "p",
    pHolm: "p (Holm)",
    unchanged: "sem mudança",
    unscored: "sem pontuação",
    belowMean: "abaixo da média",
    aboveMean: "na média ou acima",
    finding: "achado",
    system: "sistema",
    role: "papel",
    meanOverDocuments: "média sobre documentos",
  },
  findings: { better: "melhor", worse: "pior", undecided: "sem decisão" },
  compared: {
    found: (p) =>
      `De ${comparisons(p.better + p.worse + p.undecided)}, ${grouped(p.better)} encontraram o candidato melhor e ${grouped(p.worse)} pior; ${grouped(p.undecided)} não encontraram diferença.`,
    undetailed: (p) =>
      `Perguntas e documentos são mostrados até ${comparisons(p.most)}: compare menos sistemas para vê-los.`,
  },
  of: (p) => `${grouped(p.part)} de ${grouped(p.all)}`,
  sampled: (p) => `${counted.document(p.documents)}: ${p.estimand}.`,
  interval: {
    name: (p) => `intervalo de ${percent(p.level)}`,
    errs: (p) =>
      `Cada extremo do intervalo de ${percent(p.level)} erra no máximo ${percent(p.error)} das vezes, portanto um limite sozinho tem ${percent(p.confidence)} de confiança.`,
    ends: (p) => `${p.lower} a ${p.upper}`,
  },
  captions: {
    metrics: "Cada métrica, com sua mudança e seu intervalo.",
    sides: "Os dois sistemas.",
    candidate: "O candidato.",
    numbers: (p) => `Os números de ${p.metric}.`,
    questions: "Todas as perguntas: primeiro as que mais perderam.",
    documents: "Todos os documentos: a mudança média de suas perguntas, candidato − linha de base.",
    documentMeans: "Todos os documentos: a média de suas perguntas.",
    unseen:
      "Há um traço onde o erro dentro do documento não pode ser visto: ele tem uma só pergunta, ou todas mudaram igual.",
    comparisons: "Cada comparação, com sua mudança e seu intervalo.",
    estimates: "Cada média, com seu intervalo.",
    methods: "Cada método, com seu intervalo ou a razão por que não se aplica.",
  },
  figures: {
    interval: (p) => `Mudança de ${p.metric}, com seu intervalo de ${percent(p.level)}.`,
    candidate: (p) => `${p.metric} do candidato, com seu intervalo de ${percent(p.level)}.`,
    estimate: (p) => `${p.name}, com seu intervalo de ${percent(p.level)}.`,
    comparisons: (p) =>
      `Mudanças${p.metric === null ? "" : ` de ${p.metric}`}, com seus intervalos de ${percent(p.level)}.`,
    methods: (p) =>
      `O intervalo de ${percent(p.level)} por cada método que se aplica a estes dados; foi tomado ${p.method}.`,
    documents: (p) =>
      p.each === 1
        ? `A mudança de cada um de ${counted.document(p.documents)}, da maior perda ao maior ganho; as linhas são dois erros padrão dentro do documento.`
        : `As mudanças de ${counted.document(p.documents)} em ordem. Um ponto representa a média de ${p.each} vizinhos; sua linha, dois erros padrão dentro de um documento.`,
    documentMeans: (p) =>
      p.each === 1
        ? `A média de cada um de ${counted.document(p.documents)} em ordem; as linhas são dois erros padrão dentro do documento.`
        : `As médias de ${counted.document(p.documents)} em ordem. Um ponto representa ${p.each} vizinhos; sua linha, dois erros padrão dentro de um documento.`,
    hollow:
      "Vazado: um documento com uma só pergunta, ou cujas perguntas mudaram todas igual; seu erro não pode ser visto.",
    distribution: (p) =>
      `Mudanças de ${count(p.changed, "pergunta que mudou", "perguntas que mudaram")}; ${grouped(p.unchanged)} não ${p.unchanged === 1 ? "mudou e não é desenhada" : "mudaram e não são desenhadas"}.`,
    scores: (p) => `As pontuações de ${counted.question(p.questions)} em ${p.metric}.`,
    sizes: "Quantas perguntas os documentos têm.",
    change: (p) => `mudança de ${p.metric}, candidato − linha de base`,
    mean: (p) => p.metric,
    noChange: "sem mudança",
    margin: (p) => `margem ${p.at}`,
    threshold: (p) => `limiar ${p.at}`,
    tooBad: { quality: "pior do que a margem permite", time: "mais lento do que a margem permite" },
    missed: { higher: "abaixo do limiar", lower: "acima do limiar" },
    count: { question: "perguntas", document: "documentos" },
    questionsInDocument: "perguntas em um documento",
  },
  listing: {
    search: "Buscar",
    show: "Mostrar",
    all: (p) => `tudo (${grouped(p.count)})`,
    state: (p) => `${p.name} (${grouped(p.count)})`,
    shown: "Linhas {from} a {to} de {matching}.",
    none: "Nenhuma linha corresponde.",
    previous: "Anterior",
    next: "Próxima",
    save: "Salvar como CSV",
    first: (p) => `As primeiras ${grouped(p.shown)} de ${rows(p.total)}.`,
    leftOut: (p) =>
      `${count(p.count, "linha com as menores mudanças fica", "linhas com as menores mudanças ficam")} de fora para que esta página seja leve; os arquivos de pontuações têm todas.`,
  },
  origin: {
    command: "Comando",
    version: "Versão do gatestats",
    file: (p) => `${rows(p.rows)}, ${p.format}, SHA-256 ${p.sha256}`,
    policy: "Política",
    baseline: "Linha de base salva",
    saved: (p) => `${p.name}, salva ${p.saved}${p.commit === null ? "" : `, commit ${p.commit}`}`,
    data: "Salvar o resultado como JSON",
  },
};
