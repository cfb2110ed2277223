import { grouped } from "../../numbers.ts";
import type { EstimateWords } from "../EstimateWords.ts";
import { percent } from "./numbers.ts";

function name(p: { readonly metric: string; readonly system: string | null }): string {
  return p.system === null ? p.metric : `${p.system} sisteminde ${p.metric}`;
}

function limits(p: { readonly level: number; readonly lower: string; readonly upper: string }): string {
  return `${percent(p.level)} güven aralığı ${p.lower} ile ${p.upper} arası`;
}

export const estimates: EstimateWords = {
  interval: (p) => `${name(p)}: ${p.value}, ${limits(p)}.`,
  known: (p) => `${name(p)}: ${p.value}. Bütün belgeler puanlandığı için değer biliniyor.`,
  name,
  limits,
  repeats: (p) =>
    p.documents === null
      ? `tek bir yanıtın varyansının dağılımı: sorular arası ${percent(p.questions)}, bir sorunun tekrarları arası ${percent(p.repeats)}`
      : `tek bir yanıtın varyansının dağılımı: belgeler arası ${percent(p.documents)}, sorular arası ${percent(p.questions)}, bir sorunun tekrarları arası ${percent(p.repeats)}`,
  endless: (p) => `; sonsuz tekrarla standart hata ${p.now} yerine ${p.left} olurdu`,
  endlessNone: (p) => `; standart hatanın (${p.now}) tümü tekrarlar arasındaki farklardan geliyor`,
  crossed: (p) =>
    `${p.columnA} sütununun ${grouped(p.valuesA)} değeri ile ${p.columnB} sütununun ${grouped(p.valuesB)} değeri ${grouped(p.pairs)} çiftte kesişiyor`,
  crossedErrors: (p) =>
    `yalnız ${p.columnA} sütununa göre standart hata ${p.errorA}, yalnız ${p.columnB} sütununa göre ${p.errorB}, çiftlerine göre ${p.errorPairs}; çiftler ikisinde de bulunduğu için bir kez çıkarılıyor`,
  notes: "Notlar",
  everyMethod: "Bütün yöntemler",
  forMethodsSection: "Yöntem bölümü için",
};
