import { grouped } from "../../numbers.ts";
import type { DesignWords } from "../DesignWords.ts";
import { counted, percent } from "./numbers.ts";

const replaced = { with: "yerine koyarak", without: "yerine koymadan" } as const;

export const design: DesignWords = {
  titles: {
    drawn: "Kitle ve tasarım",
    estimand: "Ne tahmin ediliyor",
    sample: "Örneklem",
    interval: "Aralık",
    diagnostics: "Tanılamalar; hesabın yerini tutmazlar",
    leftOut: "Dışarıda kalanlar",
  },
  drawnOf: (p) =>
    p.population === null
      ? counted.document(p.documents)
      : `${counted.document(p.population)} içinden ${grouped(p.documents)} tanesi`,
  drawn: {
    crossed: (p) =>
      `Sorular iki sütunun değerlerini paylaşıyor: ${p.sample}. İkisi de rastgele çekilmiş sayılıyor.`,
    questions: (p) =>
      `Sorular tek tek örneklendi: toplam ${grouped(p.count)} soru, rastgele çekilmiş sayılıyor.`,
    fractionUnknown:
      "Kitlenin büyüklüğü verilmedi: çekilen pay küçük sayılıyor ve bunun için bir düzeltme yapılmadı.",
    srs: (p) => `Belgeler örneklendi: ${p.of}; rastgele ve hepsi aynı olasılıkla çekilmiş sayılıyor.`,
    srsShare: (p) =>
      `Çekilme oranı ${percent(p.share)}; aralıkta sonlu kitle düzeltmesi (1 − K/M) ${p.corrected === "yes" ? "var" : "yok"}.`,
    oneStratum: (p) => `Belgeler rastgele çekildi: ${p.of}, hepsi aynı olasılıkla.`,
    strata: (p) => `Belgeler ${p.strata} sabit tabakanın içinde rastgele çekildi: ${p.of}.`,
    stratum: (p) =>
      `${p.name} tabakası: ${p.of}${p.share === null ? "" : `; kitledeki belgeler içindeki payı ${percent(p.share)}`}.`,
    pps: (p) =>
      `Belgeler büyüklüklerine orantılı olasılıkla${p.replacement === null ? "" : `, ${replaced[p.replacement]}`} çekildi: ${p.of}.`,
    certain: (p) => `Büyüklüğü nedeniyle kesin çekilen: ${counted.document(p.count)}.`,
    weights: (p) => `Belgeler eşit olmayan, bilinen olasılıklarla çekildi: ${p.of}.`,
    fixed: (p) =>
      `Var olan belgelerin tümü bunlar: ${counted.document(p.documents)}; her birinin içinde sorular örneklendi.`,
    twoLevels: (p) =>
      `Belgelerin içinde sorular da çekildi, toplam ${counted.question(p.questions)} arasından: iki örnekleme düzeyi.`,
    oneLevel: "Her belgede puanlanan sorular, var olan soruların tümü sayılıyor: tek örnekleme düzeyi.",
    unlabelled: (p) => `Çekilen ${counted.document(p.count)} puansız olduğu için dışarıda bırakıldı.`,
    seed: (p) => `Çekiliş yinelenebilir: tohum ${p.seed}.`,
  },
  estimand: {
    questions: (p) =>
      `Sorular üzerinden ${p.metric} ortalaması: sistemin kitleden rastgele çekilen bir soruda aldığı puan.`,
    micro: (p) =>
      `Mikro${p.weighted === "yes" ? ", tasarımın ağırlıklarıyla" : ", R = Σs/Σn"}: sorular üzerinden ${p.metric} ortalaması.`,
    microAnswers:
      "Sistemin, kitledeki bütün sorular arasından rastgele çekilen bir soruda aldığı puanı yanıtlar. Bir belge, soru sayısı kadar sayılır.",
    macro: (p) =>
      `Makro, s/n oranlarının ${p.weighted === "yes" ? "ağırlıklı " : ""}ortalaması: belgeler üzerinden ${p.metric} ortalaması.`,
    macroAnswers:
      "Sistemin tipik bir belgede aldığı puanı yanıtlar. Kaç sorusu olursa olsun her belge aynı sayılır.",
  },
  sample: {
    allScored: "Bütün soruların puanı var.",
    someScored: (p) =>
      `${grouped(p.total)} sorudan ${grouped(p.scored)} tanesinin puanı var: ${grouped(p.missing)} eksik, ${grouped(p.failed)} hatalı. Puanı olmayanlar dışarıda bırakıldı.`,
    questions: (p) => `N = ${grouped(p.questions)} soru. ${p.scored}`,
    documents: (p) => `K = ${grouped(p.documents)} belge, N = ${grouped(p.questions)} soru. ${p.scored}`,
    sizes: (p) => `Belge başına soru: ${p.spread}.`,
    largest: (p) =>
      `En büyük belge ${p.label}; sorular içindeki payı ${percent(p.share)}${p.without === null ? "" : `; o olmadan değer ${p.without}`}.`,
  },
  interval: {
    method: (p) => `Yöntem ${p.method}: ${p.title} (${p.sources}).`,
    ignoresDocuments: "Yöntem her soruyu tek başına çekilmiş sayar ve belgeleri göz ardı eder.",
    crossedUnits: (p) =>
      `Örnekleme birimleri ${p.columnA} sütununun değerleri ile ${p.columnB} sütununun değerleridir; her soru birer tanesine bağlıdır.`,
    unit: {
      question: "Örneklemenin ve her yeniden örneklemenin birimi sorudur.",
      document: "Örneklemenin ve her yeniden örneklemenin birimi belgedir.",
    },
    replicates: (p) => `Rastgele çekilen yineleme sayısı: ${grouped(p.count)}.`,
    standardError: (p) => `Standart hata ${p.error}.`,
    noStandardError: "Standart hata yok.",
    freedom: (p) => `ν = ${p.freedom} serbestlik derecesi; yaklaşıklığı betimler, belge saymaz.`,
    noFreedom: "Yöntemin serbestlik derecesi yok.",
    level: (p) =>
      `${percent(p.level)} nominal düzeydir: böyle bir aralığın gerçek değeri ne sıklıkla içerdiği, kaç birimin örneklendiğine ve bunların ne kadar farklı olduğuna bağlıdır.`,
  },
  diagnostics: {
    effect: (p) =>
      `Tasarım etkisi ${p.effect}: varyansın, aynı sayıda bağımsız sorunun varyansına oranı. N sayısını buna bölmek, hesapta kullanılacak bir sayı vermez.`,
    icc: (p) => `Sınıf içi korelasyon ${p.icc}.`,
    weigh: (p) =>
      `${p.by === "weights" ? "Ağırlıklarına" : "Büyüklüklerine"} göre belgeler, eşit ${p.rho0} belge kadar ediyor (bir belgenin yanıtları hep aynıysa ${p.rho1}).`,
    means: (p) => `Belgelerin ortalamaları: ${p.spread}.`,
    ends: (p) =>
      `bütün puanları ${p.low} olan belgelerin oranı ${percent(p.shareLow)}, bütün puanları ${p.high} olanların oranı ${percent(p.shareHigh)}`,
  },
  spread: (p) => `en az ${p.min}, en çok ${p.max}, çeyrekler ${p.low} ve ${p.high}, ortanca ${p.median}`,
  each: (p) => `hepsinde ${p.value}`,
  leftOut: {
    systems:
      "Dizin, getirici ve modeller oldukları gibi alınıyor: aralık, bunların yeniden kurulması hakkında bir şey söylemez.",
    questions:
      "Sorular oldukları gibi alınıyor: başka kişiler ya da başka kurallar aynı belgeler için başka sorular sorabilirdi.",
    noise:
      "Bir hakemin ya da her seferinde farklı yanıt veren bir modelin gürültüsü puanların içindedir ve ayrıştırılmıyor.",
    noiseWithRepeats:
      "Bir hakemin ya da her seferinde farklı yanıt veren bir modelin gürültüsü tekrarlar arasında görülür; bütün tekrarlarda ortak olan kısmı görülmez.",
  },
  line: {
    title: (p) => `Tasarım: ${p.design}`,
    srs: (p) => `${p.part}, hepsi aynı olasılıkla`,
    strata: (p) => `belgeler ${p.count} tabakada çekildi: ${p.list}`,
    pps: (p) =>
      `${p.part}, büyüklüğe orantılı olasılıkla${p.replacement === null ? "" : `, ${replaced[p.replacement]}`}${
        p.replacement === "without" ? " (varyans, yerine koyarak çekmenin varyansıdır)" : ""
      }${p.certain === 0 ? "" : ` (kesin çekilen: ${counted.document(p.certain)})`}`,
    weights: (p) => `${p.part}, eşit olmayan olasılıklarla`,
    fixed: (p) => `var olan belgelerin tümü: ${counted.document(p.documents)}; her birinde sorular çekildi`,
    part: (p) => `${p.drawn} (kitle ${grouped(p.population)}, oran ${percent(p.share)})`,
    scored: (p) =>
      `içlerindeki ${counted.question(p.questions)} arasından ${grouped(p.scored)} tanesi puanlı`,
    unlabelled: (p) => `çekilip puanlanmayan: ${grouped(p.count)}`,
    seed: (p) => `tohum ${p.seed}`,
  },
};
