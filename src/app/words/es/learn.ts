import { percent } from "../../../report/numbers.ts";
import type { LearnWords } from "../en/learn.ts";

export const learn: LearnWords = {
  percent: (share) => percent(share),
  title: "Aprender",
  about:
    "Seis ideas para probar. Todo se extrae en esta página a partir de semillas, así que los mismos valores muestran lo mismo.",
  lessons: "Lecciones",
  inWords: (title) => `En palabras: ${title}`,
  truth: (value) => `verdad ${value}`,
  poll: {
    title: "Un conjunto de referencia es una encuesta",
    lead: "Aquí el sistema no cambia. Cada conjunto se extrae de nuevo de todas las preguntas que podría haber, y solo pregunta algunas, como una encuesta pregunta a algunos votantes.",
    share: "Parte verdadera de aciertos",
    size: "Preguntas en un conjunto",
    one: "Extraer uno",
    hundred: "Extraer 100",
    again: "Empezar de nuevo",
    last: (p) => `El último conjunto: ${p.hits} de ${p.size}, una media de ${p.mean}.`,
    middle: (p) =>
      `De ${p.count} conjuntos, los 95 de cada 100 del medio quedan entre ${p.low} y ${p.high}, aunque nada cambió.`,
    figure: "Medias de los conjuntos extraídos",
    mean: "media",
    sets: "conjuntos",
    truth: (value) => `verdad ${value}`,
  },
  coverage: {
    title: "Qué promete el 95 %",
    lead: "Cien conjuntos de referencia y el intervalo de cada uno. Aquí se destacan los que no contienen la verdad; en la vida nadie ve cuáles son.",
    level: "Nivel",
    share: "Parte verdadera de aciertos",
    size: "Preguntas en un conjunto",
    again: "Extraer de nuevo",
    missed: (p) =>
      `${p.missed} de ${p.count} intervalos no contienen la verdad; cabe esperar unos ${p.expected}.`,
    figure: "Cien intervalos; los rojos no contienen la verdad",
    axis: "media",
  },
  floor: {
    title: "El mínimo: lo que ninguna pregunta ha mostrado",
    lead: "Supongamos que no cambió ni una puntuación. ¿Qué pérdida, por pequeña que sea, descarta eso?",
    size: "Preguntas",
    margin: "Margen",
    smallest: (p) =>
      `Con ${p.questions} preguntas no puede aprobar ningún margen por debajo de ${p.margin} (alfa 0.05).`,
    unseen: (p) =>
      `Si el ${p.share} de todas las preguntas se pierde ahora por completo, ${p.questions} preguntas no dan con ninguna de ellas ${p.times} veces de cada 100.`,
    needs: (p) => `Un margen de ${p.margin} pide al menos ${p.questions}.`,
    figure: "El menor margen que puede aprobar cuando nada cambió",
    axis: "menor margen",
    curve: "por la fórmula",
    yours: "suyo",
    marginMark: (value) => `margen ${value}`,
  },
  pairing: {
    title: "Por qué las mismas preguntas",
    lead: "Dos sistemas con la misma media, puntuaciones de 0 y 1, cuatro de cada cinco aciertos. Cuanto más se parecen sus respuestas de una pregunta a otra, más se cancela si responden a las mismas.",
    correlation: "Correlación de las puntuaciones de los dos sistemas",
    size: "Preguntas",
    margin: "Margen",
    reaches: (p) => `Con las mismas preguntas el intervalo alcanza ± ${p.paired}, con otras ± ${p.unpaired}.`,
    worth: (times) => `Emparejar vale ${times} veces más preguntas.`,
    verdicts: (p) =>
      p.paired
        ? p.unpaired
          ? "Ambas formas aprobarían con este margen."
          : "Emparejado aprueba con este margen; sin emparejar no es concluyente."
        : "Ninguna de las dos aprueba con este margen.",
    figure: "El intervalo del 90 % del cambio, cuando nada cambió",
    axis: "cambio",
    paired: "mismas preguntas",
    unpaired: "otras preguntas",
    marginMark: (value) => `margen ${value}`,
  },
  documents: {
    title: "Por qué cuentan los documentos",
    lead: "Las preguntas escritas a partir del mismo documento aciertan y fallan juntas. Fije cuánto se parecen, y vea cuántas veces contiene la verdad un intervalo que lo ignora.",
    icc: "Correlación intraclase",
    documents: "Documentos",
    size: "Preguntas en cada uno",
    again: "Extraer de nuevo",
    held: (p) =>
      `De ${p.samples} muestras, el intervalo del 95 % que toma las preguntas por independientes contiene la verdad en el ${p.naive}; el que va por documentos, en el ${p.byDocument}.`,
    worth: (p) => `${p.questions} preguntas valen ${p.worth} independientes (efecto de diseño ${p.effect}).`,
    figure: (count) =>
      `Intervalos de ${count} muestras que ignoran los documentos; los rojos no contienen la verdad`,
    axis: "media",
  },
  latency: {
    title: "Por qué una ejecución no dice nada de P95",
    lead: "El sistema es un 5 % demasiado lento para su límite, así que todo aprobado es un error. Cada ejecución encuentra la máquina en otro estado, y todas sus consultas lo comparten.",
    between: "Cuánto difieren las ejecuciones",
    queries: "Consultas en una ejecución",
    again: "Medir de nuevo",
    passed: (p) =>
      `P95 es en verdad ${p.truth} ms, el límite ${p.limit} ms. Leídas por separado, ${p.passed} de ${p.count} ejecuciones lo aprueban.`,
    held: (p) =>
      `El intervalo del 90 % de una sola ejecución contiene el P95 verdadero en ${p.held} de ${p.count}: más consultas lo estrechan, y sigue sin saber de otra ejecución.`,
    figure: "P95 de cada ejecución con el intervalo de esa sola ejecución; las rojas aprueban",
    axis: "P95 en ms",
    run: (number) => `ejecución ${number}`,
    limitMark: (value) => `límite ${value}`,
    truthMark: (value) => `verdad ${value}`,
  },
};
