import type { Term } from "../ExplainWords.ts";

export const glossary: readonly Term[] = [
  { words: ["temel sistem", "baseline"], meaning: "elinizdeki sistem." },
  { words: ["aday", "candidate"], meaning: "onun yerine geçecek sistem." },
  { words: ["soru", "question"], meaning: "iki sistem için de puanlanmış bir satır." },
  {
    words: ["belge", "document", "küme", "cluster"],
    meaning: "birden çok sorunun çıkarıldığı kaynak.",
  },
  { words: ["referans kümesi", "golden set"], meaning: "sistemlerin yargılandığı sorular." },
  {
    words: ["yanlış GEÇTİ", "false pass"],
    meaning:
      "gerçekte marj kadar ya da daha çok kaybettiren bir değişikliğin geçmesi. Çalıştırmaların en çok alfa kadarı, 100 çalıştırmadan 5 tanesi, böyle bitmelidir.",
  },
  {
    words: ["yanlış KALDI", "false fail"],
    meaning:
      "gerçekte marj kadar ya da daha az kaybettiren bir değişikliğin kalması. Çalıştırmaların en çok alfa kadarı böyle bitmelidir.",
  },
  {
    words: ["aralık", "interval", "güven aralığı", "confidence interval"],
    meaning: "verilerin dışlamadığı gerçek değerler.",
  },
  {
    words: ["yarı genişlik", "half-width"],
    meaning: "bir aralığın ortasından iki yana ne kadar uzandığı: artı eksi bu kadar.",
  },
  {
    words: ["güven düzeyi", "confidence level", "düzey", "level"],
    meaning:
      "bu yolla kurulan aralıkların gerçeği ne sıklıkla içerdiği: 0.95 düzeyinde 100 aralıktan 95 tanesi.",
  },
  {
    words: ["p değeri", "p-value", "p"],
    meaning: "dışlanmak istenen sav doğru olsaydı, en az bu kadar elverişli verilerin ne sıklıkla çıkacağı.",
  },
  {
    words: ["güç", "power"],
    meaning:
      "bulunacak bir şey varken bir denetimin vermesi gereken kararı ne sıklıkla verdiği. plan questions, değişmemiş bir sistemin çalıştırmaların %80 kadarında geçmesini ister.",
  },
  {
    words: ["standart sapma", "standard deviation", "sd"],
    meaning:
      "tek tek değerlerin ortalamalarından genelde ne kadar uzakta olduğu; yaklaşık üçte ikisi bunun içindedir.",
  },
  {
    words: ["standart hata", "standard error", "se"],
    meaning: "tahminin bir örneklemden diğerine ne kadar değişeceği.",
  },
  {
    words: ["değişim katsayısı", "coefficient of variation", "cv", "standard deviation over mean"],
    meaning: "standart sapmanın ortalamaya oranı: 1,000 ms ortalamada %5 demek 50 ms demektir.",
  },
  {
    words: ["sınıf içi korelasyon", "intraclass correlation", "icc", "correlation within documents"],
    meaning:
      "bir belgenin sorularının birbirine ne kadar benzediği: herhangi sorulardan fazla değilse 0, hepsi aynı puanı alıyorsa 1. Eksi değerler rastlantıyla çıkabilir.",
  },
  {
    words: ["tasarım etkisi", "design effect", "deff"],
    meaning:
      "sorular belge paylaştığı için varyansın kaç kat büyük olduğu. Bir örneklemi betimler; soru sayısını buna bölmek, hesapta kullanılacak bir sayı vermez.",
  },
  {
    words: ["serbestlik derecesi", "degrees of freedom", "df"],
    meaning:
      "tahmin edilen gürültünün kendisine ne kadar güvenilebileceği; az olması daha geniş aralık demektir.",
  },
  {
    words: ["tahmin hedefi", "estimand"],
    meaning: "tahmin edilen şey. Burada: sorular (mikro) ya da belgeler (makro) üzerinden ortalama.",
  },
  {
    words: ["taban", "floor"],
    meaning:
      "geçmenin mümkün olduğu en az soru sayısı: daha azıyla, çekilmemiş sorularda bir kayıp saklanabilir.",
  },
  {
    words: ["gürültü tabanı", "noise floor"],
    meaning:
      "hiçbir şey değişmediği halde ortalamanın bir çalıştırmadan diğerine 100 kez içinde 95 kez en çok ne kadar oynadığı.",
  },
  {
    words: ["pilot"],
    meaning: "elinizde olan, bazı belgelerin ya da soruların puanları; diğerleri bunlarla planlanır.",
  },
  {
    words: ["çekiliş", "çekilişler", "draw", "draws", "yineleme", "yinelemeler", "replicate", "replicates"],
    meaning: "programın rastgele aldığı binlerce örneklemden biri. --seed aynılarını yeniden verir.",
  },
  {
    words: [
      "yerine koyarak",
      "with replacement",
      "yerine koymadan",
      "without replacement",
      "yerine koyma",
      "replacement",
    ],
    meaning:
      "koyarak: aynı soru ya da belge, sonsuz bir koleksiyondan çekilir gibi iki kez çıkabilir. Koymadan: en çok bir kez.",
  },
  {
    words: ["Monte Carlo hatası", "Monte Carlo error"],
    meaning:
      "çekilişle bulunan bir oranın, yalnız belli sayıda örneklem çekildiği için ne kadar şaşabileceği. Daha çok çekiliş onu küçültür.",
  },
  {
    words: ["yozlaşmış", "degenerate", "hepsi aynı", "all alike"],
    meaning:
      "bütün puanların ya da bütün belge ortalamalarının aynı olduğu bir örneklem: nasıl değiştiklerini gösteren bir şey yoktur, bu yüzden standart hata da yoktur.",
  },
  {
    words: ["yanlılık", "bias"],
    meaning: "bir tahminin, çok sayıda örneklemin ortalamasında gerçekten ne kadar uzak olduğu.",
  },
  {
    words: ["kapsama", "coverage"],
    meaning:
      "aralıkların gerçek değeri ne sıklıkla içerdiği. %95 aralığı onu 100 örneklemin 95 tanesinde kapsamalıdır.",
  },
  {
    words: ["bootstrap", "yeniden örnekleme"],
    meaning: "ortalamanın nasıl değişeceğini öğrenmek için görülen belgelerden yeniden çekmek.",
  },
  {
    words: ["büyüklüğe orantılı", "in proportion to size", "pps"],
    meaning: "belge çekmenin bir yolu: iki kat sorusu olanın çekilme olasılığı iki kattır.",
  },
  {
    words: ["tabakalı", "stratified", "tabaka", "tabakalar", "stratum", "strata"],
    meaning: "büyük ve küçük belgeler gibi grupların içinde, her birinden belli sayıda çekilmiş.",
  },
  {
    words: ["P50", "P95"],
    meaning: "P95, 100 istekten 95 tanesinin aşmadığı süredir; P50, yarısının aşmadığı süre.",
  },
  {
    words: ["aşım", "exceedance"],
    meaning:
      "sınırın üstündeki bir gecikme. 100 gecikmeden en çok 5 tanesi sınırı aşıyorsa P95 sınırın içindedir.",
  },
  {
    words: ["bağımsız gecikmeler", "independent latencies"],
    meaning:
      "isteklerin kaç bağımsız isteğe denk geldiği. Aynı sorgunun ya da çalıştırmanın gecikmeleri birbirine benzer, bu yüzden bin tanesi, hiçbir ortak yanı olmayan yüz taneden fazlasını söylemeyebilir.",
  },
];
