import { grouped } from "../../numbers.ts";
import type { DesignWords } from "../DesignWords.ts";
import { count, counted, percent } from "./numbers.ts";

const replaced = { with: "con reposición", without: "sin reposición" } as const;

export const design: DesignWords = {
  titles: {
    drawn: "Población y diseño",
    estimand: "Qué se estima",
    sample: "Muestra",
    interval: "Intervalo",
    diagnostics: "Diagnósticos, que no sustituyen el cálculo",
    leftOut: "Qué queda fuera",
  },
  drawnOf: (p) =>
    p.population === null
      ? counted.document(p.documents)
      : `${grouped(p.documents)} de ${counted.document(p.population)}`,
  drawn: {
    crossed: (p) =>
      `Las preguntas comparten valores de dos columnas: ${p.sample}. Ambas se toman como extraídas al azar.`,
    questions: (p) =>
      `Las preguntas se muestrearon una a una: ${grouped(p.count)} en total, que se toman como extraídas al azar.`,
    fractionUnknown:
      "No se indicó el tamaño de la población: la fracción extraída se toma como pequeña y no se corrigió nada por ella.",
    srs: (p) =>
      `Se muestrearon documentos: ${p.of}, que se toman como extraídos al azar, todos con la misma probabilidad.`,
    srsShare: (p) =>
      `Se extrajo el ${percent(p.share)} de ellos; el intervalo ${p.corrected === "yes" ? "lleva la" : "no lleva"} corrección por población finita, 1 − K/M.`,
    oneStratum: (p) => `Los documentos se extrajeron al azar: ${p.of}, todos con la misma probabilidad.`,
    strata: (p) => `Los documentos se extrajeron al azar dentro de ${p.strata} estratos fijos: ${p.of}.`,
    stratum: (p) =>
      `Estrato ${p.name}: ${p.of}${p.share === null ? "" : `, el ${percent(p.share)} de los de la población`}.`,
    pps: (p) =>
      `Los documentos se extrajeron con probabilidad proporcional a su tamaño${p.replacement === null ? "" : `, ${replaced[p.replacement]}`}: ${p.of}.`,
    certain: (p) => `Con inclusión segura por su tamaño: ${counted.document(p.count)}.`,
    weights: (p) => `Los documentos se extrajeron con probabilidades desiguales y conocidas: ${p.of}.`,
    fixed: (p) =>
      p.documents === 1
        ? `Este documento (${grouped(p.documents)}) es el único que hay; dentro de él se muestrearon preguntas.`
        : `Estos ${counted.document(p.documents)} son todos los que hay; dentro de cada uno se muestrearon preguntas.`,
    twoLevels: (p) =>
      `Dentro de los documentos también se extrajeron preguntas, de un total de ${grouped(p.questions)}: dos niveles de muestreo.`,
    oneLevel:
      "En cada documento las preguntas puntuadas se toman como todas las que hay: un solo nivel de muestreo.",
    unlabelled: (p) =>
      `${count(p.count, "documento extraído no tiene puntuación y se dejó fuera", "documentos extraídos no tienen puntuación y se dejaron fuera")}.`,
    seed: (p) => `La extracción se puede repetir: semilla ${p.seed}.`,
  },
  estimand: {
    questions: (p) =>
      `La media de ${p.metric} sobre preguntas: la puntuación que el sistema obtiene en una pregunta extraída al azar de la población.`,
    micro: (p) =>
      `Micro${p.weighted === "yes" ? ", con los pesos del diseño" : ", R = Σs/Σn"}: la media de ${p.metric} sobre preguntas.`,
    microAnswers:
      "Responde a qué puntuación obtiene el sistema en una pregunta extraída al azar de todas las de la población. Un documento cuenta según su número de preguntas.",
    macro: (p) =>
      `Macro, la media${p.weighted === "yes" ? " ponderada" : ""} de s/n: la media de ${p.metric} sobre documentos.`,
    macroAnswers:
      "Responde a qué puntuación obtiene el sistema en un documento típico. Todos los documentos cuentan lo mismo, tengan las preguntas que tengan.",
  },
  sample: {
    allScored: "Todas las preguntas tienen puntuación.",
    someScored: (p) =>
      `${grouped(p.scored)} de ${grouped(p.total)} preguntas tienen puntuación: faltan ${grouped(p.missing)} y fallaron ${grouped(p.failed)}. Las que no la tienen se dejan fuera.`,
    questions: (p) => `N = ${grouped(p.questions)} preguntas. ${p.scored}`,
    documents: (p) =>
      `K = ${grouped(p.documents)} documentos, N = ${grouped(p.questions)} preguntas. ${p.scored}`,
    sizes: (p) => `Preguntas por documento: ${p.spread}.`,
    largest: (p) =>
      `El mayor, ${p.label}, contiene el ${percent(p.share)} de las preguntas${p.without === null ? "" : `; sin él el valor es ${p.without}`}.`,
  },
  interval: {
    method: (p) => `Método ${p.method}: ${p.title} (${p.sources}).`,
    ignoresDocuments: "El método toma cada pregunta como extraída por separado e ignora los documentos.",
    crossedUnits: (p) =>
      `Las unidades de muestreo son los valores de ${p.columnA} y los de ${p.columnB}; cada pregunta depende de uno de cada columna.`,
    unit: {
      question: "La unidad de muestreo, y de todo remuestreo, es la pregunta.",
      document: "La unidad de muestreo, y de todo remuestreo, es el documento.",
    },
    replicates: (p) => `${count(p.count, "réplica extraída", "réplicas extraídas")} al azar.`,
    standardError: (p) => `Error estándar ${p.error}.`,
    noStandardError: "No existe error estándar.",
    freedom: (p) => `ν = ${p.freedom} grados de libertad; describen la aproximación y no cuentan documentos.`,
    noFreedom: "El método no tiene grados de libertad.",
    level: (p) =>
      `El ${percent(p.level)} es el nivel nominal: la frecuencia con que un intervalo así contiene el valor verdadero depende de cuántas unidades se muestrearon y de cuánto difieren.`,
  },
  diagnostics: {
    effect: (p) =>
      `Efecto de diseño ${p.effect}: la varianza dividida por la de otras tantas preguntas independientes. Dividir N por él no da un número con el que se pueda calcular.`,
    icc: (p) => `Correlación intraclase ${p.icc}.`,
    weigh: (p) =>
      `Por sus ${p.by === "weights" ? "pesos" : "tamaños"}, los documentos pesan como ${p.rho0} iguales (${p.rho1} si las respuestas dentro de cada uno son todas iguales).`,
    means: (p) => `Medias de los documentos: ${p.spread}.`,
    ends: (p) =>
      `el ${percent(p.shareLow)} de los documentos tiene todas las puntuaciones en ${p.low} y el ${percent(p.shareHigh)} todas en ${p.high}`,
  },
  spread: (p) => `de ${p.min} a ${p.max}, cuartiles ${p.low} y ${p.high}, mediana ${p.median}`,
  each: (p) => `${p.value} en todos`,
  leftOut: {
    systems:
      "El índice, el recuperador y los modelos se toman como son: el intervalo no dice nada de volver a construirlos.",
    questions:
      "Las preguntas se toman como son: otras personas, u otras reglas, podrían haber hecho otras sobre los mismos documentos.",
    noise:
      "El ruido de un juez, o de un modelo que responde distinto cada vez, está dentro de las puntuaciones y no se distingue.",
    noiseWithRepeats:
      "El ruido de un juez, o de un modelo que responde distinto cada vez, se ve entre repeticiones; lo que todas las repeticiones comparten, no.",
  },
  line: {
    title: (p) => `Diseño: ${p.design}`,
    srs: (p) => `${p.part}, todos con la misma probabilidad`,
    strata: (p) => `documentos extraídos en ${p.count} estratos: ${p.list}`,
    pps: (p) =>
      `${p.part}, con probabilidad proporcional al tamaño${p.replacement === null ? "" : `, ${replaced[p.replacement]}`}${
        p.replacement === "without" ? " (la varianza es la de extraer con ella)" : ""
      }${p.certain === 0 ? "" : ` (${count(p.certain, "documento", "documentos")} de inclusión segura)`}`,
    weights: (p) => `${p.part}, con probabilidades desiguales`,
    fixed: (p) =>
      `${p.documents === 1 ? `${counted.document(1)}, el único que hay` : `los ${counted.document(p.documents)} son todos los que hay`}; preguntas extraídas en cada uno`,
    part: (p) => `${p.drawn} de ${grouped(p.population)} (${percent(p.share)})`,
    scored: (p) => `${grouped(p.scored)} de sus ${counted.question(p.questions)} con puntuación`,
    unlabelled: (p) => `${grouped(p.count)} ${p.count === 1 ? "extraído" : "extraídos"} sin puntuar`,
    seed: (p) => `semilla ${p.seed}`,
  },
};
