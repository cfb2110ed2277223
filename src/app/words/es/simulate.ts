import type { SimulateWords } from "../en/simulate.ts";

export const simulate: SimulateWords = {
  title: "¿Cuánto yerra mi control?",
  about:
    "Sus preguntas representan todas las que hay, de modo que se sabe qué es verdad. De ellas se extraen conjuntos de referencia miles de veces, y se cuenta cuándo acierta y cuándo yerra cada regla.",
  idle: "Dé dos archivos de puntuaciones y un margen. Sirve un par de sistemas como los que vendrán: un cambio anterior, por ejemplo.",
  example: "BM25 frente a TF-IDF",
  start: "Extraer y contar",
  questions: "Preguntas en un conjunto de referencia",
  documents: "Documentos en un conjunto de referencia",
  sizesHint: "uno o varios, como 50,100; los habituales si se deja vacío",
  draws: "Conjuntos de cada tamaño",
  drawsHint: "más tardan más y yerran menos; 2,000 o menos si se deja vacío",
  losses: "Pérdidas construidas",
  lossesHint: "como 0.01,0.02; la mitad del margen, el margen y una vez y media si se deja vacío; o none",
  rules: "Reglas",
  rulesHint: "como gate,percentile,difference,threshold; todas si se deja vacío",
  threshold: "Umbral de G1",
  thresholdHint: "la media que el candidato debe alcanzar; sin él, G1 se deja fuera",
  replacement: "Una pregunta en un conjunto",
  replacements: { without: "una vez como mucho", with: "una vez o más" },
  both: "ambas cosas, lado a lado",
  seed: "Semilla",
  seedHint: "la misma semilla extrae los mismos conjuntos, aquí y en la línea de órdenes; 1 si se deja vacío",
};
