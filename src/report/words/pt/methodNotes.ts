import type { Words } from "../Words.ts";

export const methodNotes: Words["methodNotes"] = {
  "two documents are needed; fewer were given": "são necessários dois documentos; foram dados menos",
  "three documents are needed: of two, every replicate with a standard error has t = 0":
    "são necessários três documentos: de dois, toda réplica com erro padrão tem t = 0",
  "a document with two questions or more is needed; each has one":
    "é necessário um documento com duas perguntas ou mais; cada um tem uma",
  "sums of squares are needed; only totals were given":
    "são necessárias somas de quadrados; só foram dados totais",
  "for strata and stages only": "só para estratos e estágios",
  "not for this design": "não para este desenho",
  "bring the totals to a plain sample first": "leve primeiro os totais a uma amostra simples",
  "it knows of no design": "não conhece nenhum desenho",
  "it needs the scale's bounds": "precisa dos limites da escala",
  "it estimates micro only": "só estima micro",
  "it estimates macro only": "só estima macro",
  "it estimates micro and macro only": "só estima micro e macro",
  "each score must be an end of the scale: totals do not tell others apart":
    "cada pontuação deve ser um extremo da escala: os totais não distinguem outras",
  "a stratum was drawn whole, and not all questions of its documents were scored":
    "um estrato foi sorteado inteiro, e nem todas as perguntas de seus documentos foram pontuadas",
  "all documents were scored: nothing is left to infer":
    "todos os documentos foram pontuados: nada resta a inferir",
  "there are too many replicates to enumerate; draw them": "há réplicas demais para percorrer; sorteie-as",
  "it needs random replicates": "precisa de réplicas ao acaso",
  "computed when asked for, or with all": "calculado quando pedido, ou com all",
  "for comparison only: it ignores documents": "só para comparação: ignora os documentos",
  "ignores documents": "ignora os documentos",
  "# replicates": "# réplicas",
  "sets no limits": "não põe limites",
  "sets no lower limit": "não põe limite inferior",
  "sets no upper limit": "não põe limite superior",
};
