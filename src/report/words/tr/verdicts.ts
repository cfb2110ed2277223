import type { ChangeKind } from "../kinds.ts";
import type { VerdictWords } from "../VerdictWords.ts";
import { counted, percent } from "./numbers.ts";

const gotWorse: Readonly<Record<ChangeKind, string>> = { quality: "kötüleşti", time: "yavaşladı" };
const didNotGetWorse: Readonly<Record<ChangeKind, string>> = {
  quality: "kötüleşmedi",
  time: "yavaşlamadı",
};
const whetherWorse: Readonly<Record<ChangeKind, string>> = {
  quality: "kötüleşip kötüleşmediği",
  time: "yavaşlayıp yavaşlamadığı",
};
const worse: Readonly<Record<ChangeKind, string>> = { quality: "daha kötü", time: "daha yavaş" };
const better: Readonly<Record<ChangeKind, string>> = { quality: "daha iyi", time: "daha hızlı" };
const moved = { higher: "düştü", lower: "yükseldi" } as const;
const whetherMoved = { higher: "düşüp düşmediği", lower: "yükselip yükselmediği" } as const;
const reaches = { higher: "eşiğine ulaşıyor", lower: "eşiğini aşmıyor" } as const;
const misses = { higher: "eşiğine ulaşmıyor", lower: "eşiğini aşıyor" } as const;
const whetherReaches = {
  higher: "eşiğine ulaşıp ulaşmadığı",
  lower: "eşiğinin içinde kalıp kalmadığı",
} as const;

function sure(p: { readonly confidence: number }): string {
  return `${percent(p.confidence)} güvenle`;
}

export const verdicts: VerdictWords = {
  word: { pass: "GEÇTİ", fail: "KALDI", inconclusive: "KARARSIZ" },
  margin: {
    pass: (p) => `${p.metric} metriği ${p.margin} marjından fazla ${didNotGetWorse[p.change]}.`,
    fail: (p) => `${p.metric} metriği ${p.margin} marjından fazla ${gotWorse[p.change]}.`,
    inconclusive: (p) =>
      `${counted[p.unit](p.count)} ile ${p.metric} metriğinin ${p.margin} marjından fazla ${whetherWorse[p.change]} söylenemez.`,
  },
  difference: {
    pass: (p) => `${p.metric} metriğinin ortalaması en çok ${p.margin} marjı kadar ${moved[p.better]}.`,
    fail: (p) => `${p.metric} metriğinin ortalaması ${p.margin} marjından fazla ${moved[p.better]}.`,
    inconclusive: (p) =>
      `${p.metric} metriğinin ortalamasının ${p.margin} marjından fazla ${whetherMoved[p.better]} söylenemez.`,
  },
  threshold: {
    pass: (p) => `Adayın ${p.metric} ortalaması ${p.threshold} ${reaches[p.better]}.`,
    fail: (p) => `Adayın ${p.metric} ortalaması ${p.threshold} ${misses[p.better]}.`,
    inconclusive: (p) =>
      `${counted[p.unit](p.count)} ile adayın ${p.metric} ortalamasının ${p.threshold} ${whetherReaches[p.better]} söylenemez.`,
  },
  watched: "Bu metrik yalnızca izleniyor; karara katılmıyor.",
  role: { must: "karara katılır", watch: "yalnızca izlenir" },
  canItBeMerged: "Değişiklik birleştirilebilir mi?",
  couldItBeMerged: "Karara katılsaydı değişiklik birleştirilebilir miydi?",
  merge: {
    pass: (p) => `Evet, ${p.metric} açısından: ${p.evidence}.`,
    fail: (p) => `Hayır: ${p.evidence}.`,
    inconclusive: (p) => `Bu verilerle hayır: ${p.evidence}.`,
  },
  mergeAll: {
    pass: (p) => `Evet, şunlar açısından: ${p.names}.`,
    fail: (p) => `Hayır: ${p.names}.`,
    inconclusive: (p) => `Bu verilerle hayır: ${p.names}.`,
  },
  lookAt: (p) =>
    `Sırada: ${p.change === "time" ? "yavaşlayan" : "kötüleşen"} ${counted.question(p.count)}; aşağıda sıralı.`,
  falseFail: (p) =>
    `Gerçekte marjdan az kaybettiren bir değişikliğin böyle kalma oranı en çok ${percent(p.alpha)}.`,
  evidence: {
    noChance: "iki ortalama karşılaştırıldı, rastlantı hesaba katılmadı",
    meanAtLeast: (p) => `${sure(p)} ortalaması en az ${p.value}`,
    meanAtMost: (p) => `${sure(p)} ortalaması en çok ${p.value}`,
    gainAtLeast: (p) => `${sure(p)} en az ${p.value} kadar ${better[p.change]}`,
    lossAtMost: (p) => `${sure(p)} kayıp en çok ${p.value}`,
    lossAtLeast: (p) => `${sure(p)} kayıp en az ${p.value}`,
  },
  why: {
    missingDecides: "eksik puanlar yanıtı her iki yöne de çevirebilir",
    heavyDocuments: "belgelerin büyüklükleri o kadar farklı ki büyük belgelerdeki bir kayıp gözden kaçabilir",
    severalMetrics:
      "bu metrik tek başına KALDI sayılırdı, ancak birkaç metrik arasında yanlış bir KALDI daha olasıdır ve düzeltmeyle kayıp gösterilmiş olmuyor",
    tailError: "p değeri, hangi tarafta olduğunu söylemeye yetecek kesinlikte hesaplanamıyor",
    noInterval: "hiçbir aralık hesaplanamadı",
    withinMargin: "sınırlar marjın içinde, ancak GEÇTİ kararının hata oranı güvence altında değil",
    floor: (p) =>
      `${counted[p.unit](p.count)}, hiçbirinde kayıp olmasa bile ${p.margin} marjını aşan bir kaybı dışlayamaz; gereken en az sayı ${p.required}`,
    threshold: (p) => `eşik, adayın belirsizliğinin içinde: ${p.lower} ile ${p.upper} arası`,
    between: (p) =>
      `gerçek değişim şu iki uç arasında herhangi bir yerde olabilir: ${p.worst} ${worse[p.change]}, ${p.best} ${(p.to === "better" ? better : worse)[p.change]}`,
  },
  adviceTitle: "Bilmek için ne gerekirdi",
  advice: {
    smallestMargin: (p) =>
      `Tek bir puan bile değişmeseydi, ${counted[p.unit](p.count)} ile geçilebilecek en küçük marj ${p.margin} olurdu.`,
    wouldPassAt: (p) =>
      `Bugünkü veriler ${p.margin} marjıyla geçerdi. Ancak sonuca bakıldıktan sonra seçilen bir marj ` +
      `${percent(p.alpha)} hata oranını artık sağlamaz: onu bu çalıştırma için değil, bir sonraki için seçin.`,
    needed: (p) =>
      `Gerçekte hiçbir şey değişmemiş olsaydı, yaklaşık ${counted[p.unit](p.count)} ile çalıştırmaların geçme oranı ${percent(p.power)} olurdu.`,
    floorAndNeeded: (p) =>
      `Hiç kayıp olmasa bile en az ${p.required} ${p.unit === "document" ? "belge" : "soru"} gerekir; hiçbir şey değişmediyse yaklaşık ${counted[p.unit](p.count)} ile çalıştırmaların geçme oranı ${percent(p.power)} olur.`,
    repeats: {
      document:
        "Aynı belgeler üzerinde daha çok soru ya da tekrar, puanları kararlı kılar ama belge eklemez.",
      question: "Tekrarlar bir puanı kararlı kılar ama soru eklemez.",
    },
  },
  combined: {
    pass: (p) =>
      p.total === 1
        ? `Karara katılan tek metrik geçti: ${p.names}.`
        : `${p.total} metriğin tümü geçti: ${p.names}.`,
    fail: (p) =>
      p.total === 1
        ? `Karara katılan tek metrik KALDI: ${p.names}.`
        : `${p.total} metrikten ${p.named} tanesi KALDI: ${p.names}.`,
    inconclusive: (p) =>
      p.total === 1
        ? `Karara katılan tek metrikte karar verilemiyor: ${p.names}.`
        : `${p.total} metrikten ${p.named} tanesinde karar verilemiyor, KALDI alan yok: ${p.names}.`,
  },
};
