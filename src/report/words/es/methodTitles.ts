import type { Words } from "../Words.ts";

export const methodTitles: Words["methodTitles"] = {
  tilted: "verosimilitud inclinada con un documento no visto",
  t: "intervalo t de las tasas de los documentos, ν = K − 1",
  "logit-t": "intervalo logit de las tasas de los documentos, ν = K − 1",
  "t-cr1": "intervalo t con CR1, ν = K − 1",
  "t-cr2": "intervalo t con CR2, ν de Bell y McCaffrey",
  "t-cr2-ik": "intervalo t con CR2, ν de Imbens y Kolesár",
  "t-cr3": "intervalo t con CR3 (jackknife por documentos) y su ν",
  "t-random-effects": "intervalo t con CR2 y ν bajo efectos aleatorios",
  "logit-cr2": "intervalo logit con CR2, ν de Bell y McCaffrey",
  "logit-cr3": "intervalo logit con CR3, ν de Bell y McCaffrey",
  wilson: "intervalo de puntuación de Wilson con el número efectivo de preguntas, CR2",
  "korn-graubard": "intervalo de Korn y Graubard, Clopper–Pearson con el número efectivo de preguntas, CR2",
  hall: "intervalo de Hall corregido por asimetría (micro: CR2 y ν de Bell y McCaffrey; macro: ν = K − 1)",
  fieller: "intervalo de Fieller de una razón, ν = K − 1",
  percentile: "bootstrap percentil de documentos",
  bca: "bootstrap BCa de documentos, z₀ con los empates a medias",
  "bootstrap-t":
    "bootstrap-t de documentos (micro: CR1), las réplicas sin error estándar se conservan como infinitas",
  "bootstrap-t-cr2":
    "bootstrap-t de documentos con CR2, las réplicas sin error estándar se conservan como infinitas",
  "bootstrap-t-drop": "bootstrap-t de documentos (micro: CR1), las réplicas sin error estándar se descartan",
  "wild-cluster": "wild bootstrap restringido por conglomerados, invertido; signos de Rademacher",
  "wild-cluster-webb": "wild bootstrap restringido por conglomerados, invertido; los seis puntos de Webb",
  "sign-flip": "intervalo exacto por cambio de signos (razones de subconjuntos)",
  gaffke: "cotas de Gaffke para puntuaciones acotadas; con preguntas 0/1, las de Clopper y Pearson",
  "t-design": "intervalo t con la varianza propia del diseño, ν de Satterthwaite",
  "t-design-kh": "intervalo t con la varianza propia del diseño, ν = documentos menos estratos",
  "logit-design": "intervalo logit con la varianza propia del diseño, ν de Satterthwaite",
  "wilson-design":
    "intervalo de puntuación de Wilson con el número efectivo de preguntas y la varianza propia del diseño",
  "korn-graubard-design": "intervalo de Korn y Graubard con la varianza propia del diseño",
  "wald-iid": "intervalo de Wald de preguntas tomadas como independientes",
  "wald-effective-n": "intervalo de Wald con N dividido por el efecto de diseño de Kish",
  "question-bootstrap": "bootstrap percentil de preguntas tomadas como independientes",
  multiway:
    "intervalo t con la varianza por conglomerados en dos direcciones, nunca menor que el mayor término de una sola",
};
