import type { Words } from "../Words.ts";

export const methodNotes: Words["methodNotes"] = {
  "two documents are needed; fewer were given": "iki belge gerekir; daha azı verildi",
  "three documents are needed: of two, every replicate with a standard error has t = 0":
    "üç belge gerekir: iki belgede standart hatası olan her yinelemede t = 0",
  "a document with two questions or more is needed; each has one":
    "iki ya da daha çok sorusu olan bir belge gerekir; her birinde bir soru var",
  "sums of squares are needed; only totals were given":
    "kareler toplamları gerekir; yalnız toplamlar verildi",
  "for strata and stages only": "yalnız tabakalar ve aşamalar için",
  "not for this design": "bu tasarım için değil",
  "bring the totals to a plain sample first": "önce toplamları basit bir örnekleme getirin",
  "it knows of no design": "tasarım tanımaz",
  "it needs the scale's bounds": "ölçeğin sınırları gerekir",
  "it estimates micro only": "yalnız mikro tahmin eder",
  "it estimates macro only": "yalnız makro tahmin eder",
  "it estimates micro and macro only": "yalnız mikro ve makro tahmin eder",
  "each score must be an end of the scale: totals do not tell others apart":
    "her puan ölçeğin bir ucu olmalı: toplamlar diğerlerini ayırt etmez",
  "a stratum was drawn whole, and not all questions of its documents were scored":
    "bir tabaka tümüyle çekildi ve belgelerinin bütün soruları puanlanmadı",
  "all documents were scored: nothing is left to infer":
    "bütün belgeler puanlandı: çıkarsanacak bir şey kalmadı",
  "there are too many replicates to enumerate; draw them":
    "üzerinden geçilemeyecek kadar çok yineleme var; onları çekin",
  "it needs random replicates": "rastgele yineleme gerekir",
  "computed when asked for, or with all": "istenince ya da all ile hesaplanır",
  "for comparison only: it ignores documents": "yalnız karşılaştırma için: belgeleri göz ardı eder",
  "ignores documents": "belgeleri göz ardı eder",
  "# replicates": "# yineleme",
  "sets no limits": "sınır koymuyor",
  "sets no lower limit": "alt sınır koymuyor",
  "sets no upper limit": "üst sınır koymuyor",
};
