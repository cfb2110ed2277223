import { grouped } from "../../numbers.ts";
import type { PageWords } from "../PageWords.ts";
import { count, counted, percent } from "./numbers.ts";

const rows = (n: number): string => count(n, "fila", "filas");
const comparisons = (n: number): string => count(n, "comparación", "comparaciones");

export const page: PageWords = {
  about: {
    pair: (p) => `${p.candidate} frente a ${p.baseline}`,
  },
  titles: {
    metrics: "Todas las métricas",
    comparisons: "Todas las comparaciones",
    numbers: "Números",
    questions: "Preguntas",
    documents: "Documentos",
    distribution: "Cómo se reparten los cambios",
    judged: "Cómo se juzgó",
    scores: "Cómo se reparten las puntuaciones",
    methods: "Todos los métodos",
    designReport: "Informe del diseño",
  },
  next: {
    worse:
      "A continuación: mire las preguntas que empeoraron; un informe (-o report.html) las enumera todas.",
    plan: "Para otros márgenes y otros cambios verdaderos:",
    explain: "A continuación, qué significa:",
  },
  policy: {
    exitCode: (p) => `Código de salida ${p.code}: CI ${p.code === 0 ? "sigue" : "se detiene"}.`,
    inconclusive: {
      unset: "No concluyente no es ni aprobado ni rechazado; con --on-inconclusive pass, CI sigue.",
      pass: "Aquí no concluyente no detiene CI (--on-inconclusive pass).",
      fail: "Aquí no concluyente cuenta como fallo (--on-inconclusive fail).",
    },
    otherwise: {
      unset: "Una respuesta no concluyente lo detendría, con el código de salida 3 (--on-inconclusive).",
      pass: "Una respuesta no concluyente no lo detendría (--on-inconclusive pass).",
      fail: "Una respuesta no concluyente lo detendría como un rechazo (--on-inconclusive fail).",
    },
    exitZero: "Aquí ningún veredicto detiene CI (--exit-zero).",
  },
  judged: {
    sampled: (p) =>
      p.documents === null
        ? `${counted.question(p.questions)} en ambos lados, ${p.questions === 1 ? "extraída" : "extraídas"} una a una.`
        : `${counted.question(p.questions)} en ${counted.document(p.documents)}; lo que se extrajo, y lo que se cuenta, son los documentos.`,
    alone: (p) =>
      p.documents === null
        ? `${counted.question(p.questions)}, ${p.questions === 1 ? "extraída" : "extraídas"} una a una.`
        : `${counted.question(p.questions)} en ${counted.document(p.documents)}; lo que se extrajo, y lo que se cuenta, son los documentos.`,
    averaged: (p) => `Lo que se compara es ${p.estimand}.`,
    method: (p) => `Regla ${p.rule}, método ${p.method}.`,
    compared: (p) => `Método ${p.method}.`,
    errors: (p) =>
      `Un cambio que de verdad pierde el margen o más aprueba como mucho en el ${percent(p.alpha)} de las ejecuciones; uno que pierde menos se rechaza como mucho en el ${percent(p.alpha)}.`,
    noErrors: "No se garantiza ninguna tasa de error: no se tuvo en cuenta el azar.",
    pThreshold: (p) =>
      `p ${p.pPass} para una media del lado malo del umbral (pequeño, aprueba), p ${p.pFail} para una del lado bueno (pequeño, rechaza), cada uno frente a alfa ${p.alpha}.`,
    p: (p) =>
      `p ${p.pPass} para una pérdida del margen o más (pequeño, aprueba), p ${p.pFail} para una pérdida del margen o menos (pequeño, rechaza), cada uno frente a alfa ${p.alpha}.`,
    holm: "Los valores p están corregidos por haber varias comparaciones, con el método de Holm.",
  },
  heads: {
    scored: "con puntuación",
    missing: "faltan",
    failed: "fallaron",
    outcome: "resultado",
    twoErrors: "± 2 e.e.",
    standardError: "error estándar",
    number: "número",
    value: "valor",
    pValue: "p",
    pHolm: "p (Holm)",
    unchanged: "sin cambio",
    unscored: "sin puntuación",
    belowMean: "por debajo de la media",
    aboveMean: "en la media o por encima",
    finding: "hallazgo",
    system: "sistema",
    role: "papel",
    meanOverDocuments: "media sobre documentos",
  },
  findings: { better: "mejor", worse: "peor", undecided: "sin decidir" },
  compared: {
    found: (p) =>
      `De ${comparisons(p.better + p.worse + p.undecided)}, ${grouped(p.better)} hallaron mejor al candidato y ${grouped(p.worse)} peor; ${grouped(p.undecided)} no hallaron diferencia.`,
    undetailed: (p) =>
      `Las preguntas y los documentos se muestran hasta ${comparisons(p.most)}: compare menos sistemas para verlos.`,
  },
  of: (p) => `${grouped(p.part)} de ${grouped(p.all)}`,
  sampled: (p) => `${counted.document(p.documents)}: ${p.estimand}.`,
  interval: {
    name: (p) => `intervalo del ${percent(p.level)}`,
    errs: (p) =>
      `Cada extremo del intervalo del ${percent(p.level)} yerra como mucho el ${percent(p.error)} de las veces, así que un límite por sí solo tiene una confianza del ${percent(p.confidence)}.`,
    ends: (p) => `${p.lower} a ${p.upper}`,
  },
  captions: {
    metrics: "Cada métrica, con su cambio y su intervalo.",
    sides: "Ambos sistemas.",
    candidate: "El candidato.",
    numbers: (p) => `Los números de ${p.metric}.`,
    questions: "Todas las preguntas: primero las que más perdieron.",
    documents: "Todos los documentos: el cambio medio de sus preguntas, candidato − línea base.",
    documentMeans: "Todos los documentos: la media de sus preguntas.",
    unseen:
      "Hay una raya donde el error dentro del documento no se puede ver: tiene una sola pregunta, o todas cambiaron igual.",
    comparisons: "Cada comparación, con su cambio y su intervalo.",
    estimates: "Cada media, con su intervalo.",
    methods: "Cada método, con su intervalo o la razón por la que no se ajusta.",
  },
  figures: {
    interval: (p) => `Cambio de ${p.metric}, con su intervalo del ${percent(p.level)}.`,
    candidate: (p) => `${p.metric} del candidato, con su intervalo del ${percent(p.level)}.`,
    estimate: (p) => `${p.name}, con su intervalo del ${percent(p.level)}.`,
    comparisons: (p) =>
      `Cambios${p.metric === null ? "" : ` de ${p.metric}`}, con sus intervalos del ${percent(p.level)}.`,
    methods: (p) =>
      `El intervalo del ${percent(p.level)} según cada método que se ajusta a estos datos; se tomó ${p.method}.`,
    documents: (p) =>
      p.each === 1
        ? `El cambio de cada uno de ${counted.document(p.documents)}, de la mayor pérdida a la mayor ganancia; las líneas son dos errores estándar dentro del documento.`
        : `Los cambios de ${counted.document(p.documents)} en orden. Un punto representa la media de ${p.each} vecinos; su línea, dos errores estándar dentro de un documento.`,
    documentMeans: (p) =>
      p.each === 1
        ? `La media de cada uno de ${counted.document(p.documents)} en orden; las líneas son dos errores estándar dentro del documento.`
        : `Las medias de ${counted.document(p.documents)} en orden. Un punto representa ${p.each} vecinos; su línea, dos errores estándar dentro de un documento.`,
    hollow:
      "Hueco: un documento con una sola pregunta, o cuyas preguntas cambiaron todas igual; su error no se puede ver.",
    distribution: (p) =>
      `Cambios de ${count(p.changed, "pregunta que cambió", "preguntas que cambiaron")}; ${grouped(p.unchanged)} no ${p.unchanged === 1 ? "cambió y no se dibuja" : "cambiaron y no se dibujan"}.`,
    scores: (p) => `Las puntuaciones de ${counted.question(p.questions)} en ${p.metric}.`,
    sizes: "Cuántas preguntas tienen los documentos.",
    change: (p) => `cambio de ${p.metric}, candidato − línea base`,
    mean: (p) => p.metric,
    noChange: "sin cambio",
    margin: (p) => `margen ${p.at}`,
    threshold: (p) => `umbral ${p.at}`,
    tooBad: { quality: "peor de lo que permite el margen", time: "más lento de lo que permite el margen" },
    missed: { higher: "por debajo del umbral", lower: "por encima del umbral" },
    count: { question: "preguntas", document: "documentos" },
    questionsInDocument: "preguntas en un documento",
  },
  listing: {
    search: "Buscar",
    show: "Mostrar",
    all: (p) => `todo (${grouped(p.count)})`,
    state: (p) => `${p.name} (${grouped(p.count)})`,
    shown: "Filas {from} a {to} de {matching}.",
    none: "Ninguna fila coincide.",
    previous: "Anterior",
    next: "Siguiente",
    save: "Guardar como CSV",
    first: (p) => `Las primeras ${grouped(p.shown)} de ${rows(p.total)}.`,
    leftOut: (p) =>
      `${count(p.count, "fila con los cambios más pequeños se deja", "filas con los cambios más pequeños se dejan")} fuera para que esta página sea ligera; los archivos de puntuaciones las tienen todas.`,
  },
  origin: {
    command: "Orden",
    version: "Versión de gatestats",
    file: (p) => `${rows(p.rows)}, ${p.format}, SHA-256 ${p.sha256}`,
    policy: "Política",
    baseline: "Línea base guardada",
    saved: (p) => `${p.name}, guardada ${p.saved}${p.commit === null ? "" : `, commit ${p.commit}`}`,
    data: "Guardar el resultado como JSON",
  },
};
