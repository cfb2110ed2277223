import type { SimulateWords } from "../en/simulate.ts";

export const simulate: SimulateWords = {
  title: "Denetimim ne kadar yanılıyor?",
  about:
    "Sorularınız var olanların tümü sayılır, böylece neyin gerçek olduğu bilinir. Onlardan binlerce kez referans kümesi çekilir ve her kuralın ne zaman haklı, ne zaman haksız olduğu sayılır.",
  idle: "İki puan dosyası ve bir marj verin. Gelecek sistemlere benzeyen bir çift yeter: örneğin daha önceki bir değişiklik.",
  example: "BM25 ve TF-IDF",
  start: "Çek ve say",
  questions: "Bir referans kümesindeki soru",
  documents: "Bir referans kümesindeki belge",
  sizesHint: "bir ya da birkaç sayı, örneğin 50,100; boşsa alışılmışlar",
  draws: "Her büyüklükten küme",
  drawsHint: "çoğu daha uzun sürer ve daha az yanılır; boşsa 2,000 ya da daha az",
  losses: "Kurulan kayıplar",
  lossesHint: "örneğin 0.01,0.02; boşsa marjın yarısı, marj ve bir buçuk katı; ya da none",
  rules: "Kurallar",
  rulesHint: "örneğin gate,percentile,difference,threshold; boşsa hepsi",
  threshold: "G1 eşiği",
  thresholdHint: "adayın ulaşması gereken ortalama; yoksa G1 dışarıda kalır",
  replacement: "Bir kümede bir soru",
  replacements: { without: "en çok bir kez", with: "bir ya da daha çok kez" },
  both: "ikisi yan yana",
  seed: "Tohum",
  seedHint: "aynı tohum aynı kümeleri çeker, burada da komut satırında da; boşsa 1",
};
