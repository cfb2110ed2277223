import type { Words } from "../Words.ts";

export const methodNotes: Words["methodNotes"] = {
  "two documents are needed; fewer were given": "hacen falta dos documentos; se dieron menos",
  "three documents are needed: of two, every replicate with a standard error has t = 0":
    "hacen falta tres documentos: de dos, todas las réplicas con error estándar tienen t = 0",
  "a document with two questions or more is needed; each has one":
    "hace falta un documento con dos preguntas o más; cada uno tiene una",
  "sums of squares are needed; only totals were given":
    "hacen falta sumas de cuadrados; solo se dieron totales",
  "for strata and stages only": "solo para estratos y etapas",
  "not for this design": "no para este diseño",
  "bring the totals to a plain sample first": "lleve primero los totales a una muestra simple",
  "it knows of no design": "no conoce ningún diseño",
  "it needs the scale's bounds": "necesita las cotas de la escala",
  "it estimates micro only": "solo estima micro",
  "it estimates macro only": "solo estima macro",
  "it estimates micro and macro only": "solo estima micro y macro",
  "each score must be an end of the scale: totals do not tell others apart":
    "cada puntuación debe ser un extremo de la escala: los totales no distinguen otras",
  "a stratum was drawn whole, and not all questions of its documents were scored":
    "un estrato se extrajo entero, y no se puntuaron todas las preguntas de sus documentos",
  "all documents were scored: nothing is left to infer":
    "se puntuaron todos los documentos: no queda nada que inferir",
  "there are too many replicates to enumerate; draw them":
    "hay demasiadas réplicas para recorrerlas; extráigalas",
  "it needs random replicates": "necesita réplicas al azar",
  "computed when asked for, or with all": "se calcula si se pide, o con all",
  "for comparison only: it ignores documents": "solo para comparar: ignora los documentos",
  "ignores documents": "ignora los documentos",
  "# replicates": "# réplicas",
  "sets no limits": "no pone límites",
  "sets no lower limit": "no pone límite inferior",
  "sets no upper limit": "no pone límite superior",
};
