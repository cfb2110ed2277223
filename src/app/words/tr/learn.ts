import { percent } from "../../../report/words/tr/numbers.ts";
import type { LearnWords } from "../en/learn.ts";

export const learn: LearnWords = {
  percent,
  title: "Öğren",
  about:
    "Denenecek altı fikir. Her şey bu sayfada tohumlardan çekilir, bu yüzden aynı değerler aynı şeyi gösterir.",
  lessons: "Dersler",
  inWords: (title) => `Sözle: ${title}`,
  truth: (value) => `gerçek ${value}`,
  poll: {
    title: "Bir referans kümesi bir ankettir",
    lead: "Burada sistem değişmiyor. Her küme, olabilecek bütün sorulardan yeniden çekilir ve yalnız birkaçını sorar; bir anketin birkaç seçmene sorması gibi.",
    share: "Gerçek isabet oranı",
    size: "Bir kümedeki soru",
    one: "Bir tane çek",
    hundred: "100 tane çek",
    again: "Baştan başla",
    last: (p) => `Son küme: ${p.size} sorudan ${p.hits} isabet, ortalama ${p.mean}.`,
    middle: (p) =>
      `${p.count} kümenin ortadaki her 100 tanesinden 95 tanesi ${p.low} ile ${p.high} arasında, oysa hiçbir şey değişmedi.`,
    figure: "Çekilen kümelerin ortalamaları",
    mean: "ortalama",
    sets: "küme",
    truth: (value) => `gerçek ${value}`,
  },
  coverage: {
    title: "%95 ne vaat eder",
    lead: "Yüz referans kümesi ve her birinin aralığı. Gerçeği içermeyenler burada göze çarpar; gerçek hayatta hangileri olduğunu kimse göremez.",
    level: "Düzey",
    share: "Gerçek isabet oranı",
    size: "Bir kümedeki soru",
    again: "Yeniden çek",
    missed: (p) =>
      `${p.count} aralıktan ${p.missed} tanesi gerçeği içermiyor; yaklaşık ${p.expected} tanesi beklenir.`,
    figure: "Yüz aralık; kırmızı olanlar gerçeği içermiyor",
    axis: "ortalama",
  },
  floor: {
    title: "Taban: hiçbir sorunun göstermediği",
    lead: "Diyelim ki tek bir puan bile değişmedi. Bu, ne kadar küçük bir kaybı dışlayabilir?",
    size: "Soru",
    margin: "Marj",
    smallest: (p) => `${p.questions} soru ile ${p.margin} altında hiçbir marj geçemez (alfa 0.05).`,
    unseen: (p) =>
      `Bütün soruların ${p.share} kadarı artık tümüyle yitirildiyse, ${p.questions} soru 100 kez içinde ${p.times} kez hiçbirine rastlamaz.`,
    needs: (p) => `${p.margin} marjı en az ${p.questions} soru ister.`,
    figure: "Hiçbir şey değişmediğinde geçebilecek en küçük marj",
    axis: "en küçük marj",
    curve: "formüle göre",
    yours: "sizin",
    marginMark: (value) => `marj ${value}`,
  },
  pairing: {
    title: "Neden aynı sorular",
    lead: "Ortalaması aynı iki sistem, 0 ve 1 puanlar, beşte dördü doğru. Yanıtları sorudan soruya ne kadar benzerse, aynı soruları yanıtladıklarında o kadar çok şey birbirini götürür.",
    correlation: "İki sistemin puanlarının korelasyonu",
    size: "Soru",
    margin: "Marj",
    reaches: (p) => `Aynı sorularla aralık ± ${p.paired}, başka sorularla ± ${p.unpaired} uzanır.`,
    worth: (times) => `Eşleştirme ${times} kat soruya değer.`,
    verdicts: (p) =>
      p.paired
        ? p.unpaired
          ? "Bu marjda ikisi de geçerdi."
          : "Bu marjda eşleştirilmişi geçer, eşleştirilmemişi kararsız kalır."
        : "Bu marjda ikisi de geçmez.",
    figure: "Hiçbir şey değişmediğinde değişimin %90 aralığı",
    axis: "değişim",
    paired: "aynı sorular",
    unpaired: "başka sorular",
    marginMark: (value) => `marj ${value}`,
  },
  documents: {
    title: "Neden belgeler sayılır",
    lead: "Aynı belgeden yazılan sorular birlikte başarır ve birlikte başarısız olur. Ne kadar benzediklerini ayarlayın ve bunu görmezden gelen bir aralığın gerçeği ne sıklıkla içerdiğini görün.",
    icc: "Sınıf içi korelasyon",
    documents: "Belge",
    size: "Her birindeki soru",
    again: "Yeniden çek",
    held: (p) =>
      `${p.samples} örneklemde, soruları bağımsız sayan %95 aralığı gerçeği ${p.naive} oranında içeriyor; belgelere göre kurulanı ${p.byDocument} oranında.`,
    worth: (p) => `${p.questions} soru ${p.worth} bağımsız soruya denk (tasarım etkisi ${p.effect}).`,
    figure: (count) => `Belgeleri görmezden gelen ${count} aralık; kırmızı olanlar gerçeği içermiyor`,
    axis: "ortalama",
  },
  latency: {
    title: "Neden tek çalıştırma P95 için bir şey söylemez",
    lead: "Sistem sınırına göre %5 fazla yavaş, bu yüzden her geçiş yanlıştır. Her çalıştırma makineyi başka bir durumda bulur ve bütün sorguları bunu paylaşır.",
    between: "Çalıştırmalar ne kadar farklı",
    queries: "Bir çalıştırmadaki sorgu",
    again: "Yeniden ölç",
    passed: (p) =>
      `P95 gerçekte ${p.truth} ms, sınır ${p.limit} ms. Tek başına okununca ${p.count} çalıştırmadan ${p.passed} tanesi geçirir.`,
    held: (p) =>
      `Tek bir çalıştırmanın %90 aralığı gerçek P95 değerini ${p.count} çalıştırmadan ${p.held} tanesinde içeriyor: daha çok sorgu onu daraltır, ama yine de başka çalıştırmayı bilmez.`,
    figure: "Her çalıştırmanın P95 değeri, yalnız o çalıştırmanın aralığıyla; kırmızı olanlar geçer",
    axis: "P95, ms",
    run: (number) => `çalıştırma ${number}`,
    limitMark: (value) => `sınır ${value}`,
    truthMark: (value) => `gerçek ${value}`,
  },
};
