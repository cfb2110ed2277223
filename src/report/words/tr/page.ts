import { grouped } from "../../numbers.ts";
import type { PageWords } from "../PageWords.ts";
import { counted, percent } from "./numbers.ts";

export const page: PageWords = {
  about: {
    pair: (p) => `temel sistem ${p.baseline}, aday ${p.candidate}`,
  },
  titles: {
    metrics: "Bütün metrikler",
    comparisons: "Bütün karşılaştırmalar",
    numbers: "Sayılar",
    questions: "Sorular",
    documents: "Belgeler",
    distribution: "Değişimler nasıl dağılıyor",
    judged: "Nasıl yargılandı",
    scores: "Puanlar nasıl dağılıyor",
    methods: "Bütün yöntemler",
    designReport: "Tasarım raporu",
  },
  next: {
    worse: "Sırada: kötüleşen sorulara bakın; bir rapor (-o report.html) hepsini listeler.",
    plan: "Başka marjlar ve başka gerçek değişimler için:",
    explain: "Sıradaki, bunun ne anlama geldiği:",
  },
  policy: {
    exitCode: (p) => `Çıkış kodu ${p.code}: CI ${p.code === 0 ? "sürer" : "durur"}.`,
    inconclusive: {
      unset: "Kararsız ne GEÇTİ ne KALDI demektir; --on-inconclusive pass ile CI sürer.",
      pass: "Burada kararsız CI akışını durdurmaz (--on-inconclusive pass).",
      fail: "Burada kararsız başarısızlık sayılır (--on-inconclusive fail).",
    },
    otherwise: {
      unset: "Kararsız bir yanıt onu 3 çıkış koduyla durdururdu (--on-inconclusive).",
      pass: "Kararsız bir yanıt onu durdurmazdı (--on-inconclusive pass).",
      fail: "Kararsız bir yanıt onu, KALDI yanıtı gibi, durdururdu (--on-inconclusive fail).",
    },
    exitZero: "Burada hiçbir karar CI akışını durdurmaz (--exit-zero).",
  },
  judged: {
    sampled: (p) =>
      p.documents === null
        ? `İki tarafta ${counted.question(p.questions)}, her biri tek başına çekildi.`
        : `${counted.document(p.documents)} içinde ${counted.question(p.questions)}; çekilen ve sayılan, belgelerdir.`,
    alone: (p) =>
      p.documents === null
        ? `${counted.question(p.questions)}, her biri tek başına çekildi.`
        : `${counted.document(p.documents)} içinde ${counted.question(p.questions)}; çekilen ve sayılan, belgelerdir.`,
    averaged: (p) => `Karşılaştırılan: ${p.estimand}.`,
    method: (p) => `Kural ${p.rule}, yöntem ${p.method}.`,
    compared: (p) => `Yöntem ${p.method}.`,
    errors: (p) =>
      `Gerçekte marj kadar ya da daha çok kaybettiren bir değişikliğin geçme oranı en çok ${percent(p.alpha)}; daha az kaybettiren birinin kalma oranı en çok ${percent(p.alpha)}.`,
    noErrors: "Güvence altına alınan bir hata oranı yok: rastlantı hesaba katılmadı.",
    pThreshold: (p) =>
      `Eşiğin yanlış tarafındaki bir ortalama için p ${p.pPass} (küçükse geçirir), doğru tarafındaki için p ${p.pFail} (küçükse bırakır); ikisi de alfa ${p.alpha} ile karşılaştırılır.`,
    p: (p) =>
      `Marj kadar ya da daha büyük bir kayıp için p ${p.pPass} (küçükse geçirir), marj kadar ya da daha küçük bir kayıp için p ${p.pFail} (küçükse bırakır); ikisi de alfa ${p.alpha} ile karşılaştırılır.`,
    holm: "p değerleri, birden çok karşılaştırma olduğu için Holm yöntemiyle düzeltildi.",
  },
  heads: {
    scored: "puanlı",
    missing: "eksik",
    failed: "puanlanamayan",
    outcome: "sonuç",
    twoErrors: "± 2 s.h.",
    standardError: "standart hata",
    number: "sayı",
    value: "değer",
    pValue: "p",
    pHolm: "p (Holm)",
    unchanged: "değişmedi",
    unscored: "puansız",
    belowMean: "ortalamanın altında",
    aboveMean: "ortalamada ya da üstünde",
    finding: "bulgu",
    system: "sistem",
    role: "rol",
    meanOverDocuments: "belgeler üzerinden ortalama",
  },
  findings: { better: "daha iyi", worse: "daha kötü", undecided: "kararsız" },
  compared: {
    found: (p) =>
      `${grouped(p.better + p.worse + p.undecided)} karşılaştırmadan ${grouped(p.better)} tanesi adayı daha iyi, ${grouped(p.worse)} tanesi daha kötü buldu; ${grouped(p.undecided)} tanesi fark bulmadı.`,
    undetailed: (p) =>
      `Sorular ve belgeler en çok ${grouped(p.most)} karşılaştırma için gösterilir: görmek için daha az sistem karşılaştırın.`,
  },
  of: (p) => `${grouped(p.part)} / ${grouped(p.all)}`,
  sampled: (p) => `${counted.document(p.documents)}: ${p.estimand}.`,
  interval: {
    name: (p) => `${percent(p.level)} aralığı`,
    errs: (p) =>
      `${percent(p.level)} aralığının her ucunun yanılma oranı en çok ${percent(p.error)}; bu yüzden tek başına bir sınır ${percent(p.confidence)} güvenle geçerlidir.`,
    ends: (p) => `${p.lower} ile ${p.upper} arası`,
  },
  captions: {
    metrics: "Her metrik, değişimi ve aralığıyla.",
    sides: "İki sistem.",
    candidate: "Aday.",
    numbers: (p) => `${p.metric} metriğinin sayıları.`,
    questions: "Bütün sorular: en çok kaybedenler önce.",
    documents: "Bütün belgeler: sorularının ortalama değişimi, aday − temel sistem.",
    documentMeans: "Bütün belgeler: sorularının ortalaması.",
    unseen:
      "Belge içindeki hata görülemediğinde çizgi konur: belgenin tek sorusu vardır ya da bütün soruları aynı değişmiştir.",
    comparisons: "Her karşılaştırma, değişimi ve aralığıyla.",
    estimates: "Her ortalama, aralığıyla.",
    methods: "Her yöntem, aralığıyla ya da neden uymadığıyla.",
  },
  figures: {
    interval: (p) => `${p.metric} değişimi, ${percent(p.level)} aralığıyla.`,
    candidate: (p) => `Adayın ${p.metric} değeri, ${percent(p.level)} aralığıyla.`,
    estimate: (p) => `${p.name}, ${percent(p.level)} aralığıyla.`,
    comparisons: (p) =>
      `${p.metric === null ? "Değişimler" : `${p.metric} değişimleri`}, ${percent(p.level)} aralıklarıyla.`,
    methods: (p) => `Bu verilere uyan her yöntemin ${percent(p.level)} aralığı; alınan yöntem ${p.method}.`,
    documents: (p) =>
      p.each === 1
        ? `${counted.document(p.documents)} için değişim, en büyük kayıptan en büyük kazanca; çizgiler belge içindeki iki standart hatadır.`
        : `${counted.document(p.documents)} için değişimler, sırayla. Bir nokta ${p.each} komşunun ortalamasını, çizgisi bir belge içindeki iki standart hatayı gösterir.`,
    documentMeans: (p) =>
      p.each === 1
        ? `${counted.document(p.documents)} için ortalama, sırayla; çizgiler belge içindeki iki standart hatadır.`
        : `${counted.document(p.documents)} için ortalamalar, sırayla. Bir nokta ${p.each} komşuyu, çizgisi bir belge içindeki iki standart hatayı gösterir.`,
    hollow: "İçi boş: tek sorulu ya da bütün soruları aynı değişen belge; hatası görülemez.",
    distribution: (p) =>
      `Puanı değişen ${counted.question(p.changed)} için değişimler; değişmeyen ${grouped(p.unchanged)} soru çizilmedi.`,
    scores: (p) => `${counted.question(p.questions)} için ${p.metric} puanları.`,
    sizes: "Belgelerin kaç sorusu olduğu.",
    change: (p) => `${p.metric} değişimi, aday − temel sistem`,
    mean: (p) => p.metric,
    noChange: "değişim yok",
    margin: (p) => `marj ${p.at}`,
    threshold: (p) => `eşik ${p.at}`,
    tooBad: { quality: "marjın izin verdiğinden kötü", time: "marjın izin verdiğinden yavaş" },
    missed: { higher: "eşiğin altında", lower: "eşiğin üstünde" },
    count: { question: "soru", document: "belge" },
    questionsInDocument: "bir belgedeki soru sayısı",
  },
  listing: {
    search: "Ara",
    show: "Göster",
    all: (p) => `tümü (${grouped(p.count)})`,
    state: (p) => `${p.name} (${grouped(p.count)})`,
    shown: "Satırlar {from} – {to}, toplam {matching}.",
    none: "Uyan satır yok.",
    previous: "Önceki",
    next: "Sonraki",
    save: "CSV olarak kaydet",
    first: (p) => `${grouped(p.total)} satırın ilk ${grouped(p.shown)} tanesi.`,
    leftOut: (p) =>
      `Değişimi en küçük ${grouped(p.count)} satır, sayfa küçük kalsın diye dışarıda bırakıldı; puan dosyalarında hepsi var.`,
  },
  origin: {
    command: "Komut",
    version: "gatestats sürümü",
    file: (p) => `${grouped(p.rows)} satır, ${p.format}, SHA-256 ${p.sha256}`,
    policy: "Politika",
    baseline: "Kayıtlı temel sistem",
    saved: (p) => `${p.name}, kaydedildi: ${p.saved}${p.commit === null ? "" : `, commit ${p.commit}`}`,
    data: "Sonucu JSON olarak kaydet",
  },
};
