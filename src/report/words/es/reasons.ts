import type { Words } from "../Words.ts";

export const reasons: Words["reasons"] = {
  "asked-for": () => "se pidió",
  "first-that-applies": () => "auto: es el primero aplicable",
  "held-error-rate": () =>
    "auto: mantuvo su tasa de aprobaciones falsas en todas las celdas de la tabla de errores del control y, de los métodos que la mantuvieron, es el que más a menudo aprueba un sistema sin cambios",
  "gate-without-bounds": () =>
    "auto: las puntuaciones no tienen cotas, así que no se puede prever una pérdida no vista; de lo que queda, tiene en cuenta la asimetría",
  "unequal-and-unpaired": () =>
    "auto: documentos de tamaño desigual, con los sistemas tomados como independientes",
  "published-unpaired": () => "auto: la regla publicada sin pares",
  "means-alone": () => "la regla difference compara dos medias y nada más",
  "two-standard-errors": () =>
    "auto: la regla publicada, no concluyente a menos de dos errores estándar del umbral",
  "many-moved": () =>
    "auto: se movieron muchos documentos, sus cambios son poco asimétricos y sus tamaños no muy dispares; ahí t cubre tanto como dice",
  "few-moved": () =>
    "auto: se movieron pocos documentos, o sus cambios son asimétricos, o sus tamaños muy dispares; un documento no visto puede moverse como los vistos",
  "items-differ": () => "auto: los sistemas tienen elementos distintos en cada documento",
  "exact-mcnemar": () => "se pidió: valor p exacto de McNemar, límites de Tango",
  "regular-documents": () =>
    "auto: hay diez documentos o más, sus puntuaciones se inclinan poco hacia un lado y, si cuentan las preguntas, sus tamaños se parecen",
  "nearest-coverage": () =>
    "auto: de los intervalos medidos es el que más se acerca a su cobertura nominal con documentos pocos, desiguales o inclinados hacia un lado",
  "interval-without-bounds": () =>
    "auto: las puntuaciones no tienen cotas; de lo que queda, tiene en cuenta la asimetría",
  "design-variance": () => "auto: la varianza propia del diseño, con límites que no salen del rango",
  "design-variance-without-bounds": () =>
    "auto: la varianza propia del diseño; las puntuaciones no tienen cotas",
  "all-documents-scored": () => "auto: se puntuaron todos los documentos de la población",
  "all-questions-scored": () => "auto: se puntuaron todas las preguntas de la población",
  "columns-cross": (p) => `${p.columnA} y ${p.columnB} se cruzan, así que cuentan ambas`,
  "mean-of-parts": () =>
    "auto: los recuentos la convierten en una media de sus partes, y de los intervalos medidos para tales medias es el que más se acerca a su cobertura nominal con documentos pocos y desiguales",
  "sums-without-bounds": () =>
    "auto: las dos sumas no ponen cotas; de lo que queda, tiene en cuenta la asimetría",
  "no-jackknife": () => "auto: sin uno de los documentos la razón no tiene valor, así que no hay jackknife",
  "share-turned": () =>
    "auto: invierte el intervalo de una proporción, el que se midió más cerca de su cobertura nominal, y no pone ningún límite que los documentos no puedan demostrar",
};
