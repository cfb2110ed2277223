import type { LatencyResult } from "../../../gates/latency.ts";
import { fixed, grouped, plain, pValue } from "../../numbers.ts";
import { latencyDecimals, quantileName, unitOf } from "../en/latency.ts";
import type { LatencyWords } from "../LatencyWords.ts";
import { percent } from "./numbers.ts";

function between({ lower, upper }: LatencyResult, digits: number): string {
  const [low, high] = [lower, upper].map((end) => (Number.isFinite(end) ? fixed(end, digits) : null));
  if (low !== null && high !== null) return `${low} ile ${high} arasında`;
  if (low !== null) return `en az ${low}; onu üstten sınırlayan bir şey yok`;
  return high !== null ? `en çok ${high}; onu alttan sınırlayan bir şey yok` : "sınırlayan bir şey yok";
}

function subject({ quantile, metric }: LatencyResult): string {
  return `${metric} için ${quantileName(quantile)}`;
}

function seen(r: LatencyResult): string {
  return `${grouped(r.runs)} çalıştırmadaki ${grouped(r.queries)} sorgu ile`;
}

function sentence(r: LatencyResult): string {
  const unit = unitOf(r.metric);
  const digits = latencyDecimals(r);
  if (r.rule === "limit") {
    const limit = `${plain(r.limit ?? Number.NaN)}${unit} sınırının`;
    if (r.verdict === "pass") return `${subject(r)} ${limit} içinde kalıyor.`;
    if (r.verdict === "fail") return `${subject(r)} ${limit} üstünde.`;
    return `${seen(r)} ${subject(r)} değerinin ${limit} içinde kalıp kalmadığı söylenemez.`;
  }
  if (r.rule === "margin") {
    const margin = `${plain(r.margin ?? Number.NaN)}${unit} marjından fazla`;
    if (r.verdict === "pass") return `${subject(r)} ${margin} yavaşlamadı.`;
    if (r.verdict === "fail") return `${subject(r)} ${margin} yavaşladı.`;
    return `${seen(r)} ${subject(r)} değerinin ${margin} yavaşlayıp yavaşlamadığı söylenemez.`;
  }
  return r.baseline === null
    ? `${subject(r)} ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`
    : `${subject(r)} değişimi ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`;
}

function answer(r: LatencyResult): string {
  const name = quantileName(r.quantile);
  const digits = latencyDecimals(r);
  if (r.verdict === "inconclusive") return `Bu verilerle hayır: ${whyNot(r)}.`;
  const passes = r.verdict === "pass";
  const end = `${fixed(Math.abs(passes ? r.upper : r.lower), digits)}${unitOf(r.metric)}`;
  const start = `${passes ? "Evet, gecikme açısından" : "Hayır"}: ${percent(1 - r.alpha)} güvenle ${name}`;
  const most = passes ? "en çok" : "en az";
  if (r.rule === "limit") return `${start} ${most} ${end}.`;
  return (passes ? r.upper : r.lower) < 0
    ? `${start} en az ${end} daha hızlı.`
    : `${start} ${most} ${end} daha yavaş.`;
}

function whyNot(r: LatencyResult): string {
  const { failed, measured } = r.candidate;
  if (failed / (failed + measured) > 1 - r.quantile)
    return `${grouped(measured + failed)} istekten ${grouped(failed)} tanesi başarısız oldu; her sınırdan yavaş sayılınca tek başlarına, sınırı aşabilecek ${percent(1 - r.quantile)} oranını geçiyorlar`;
  if (r.floor !== null && !r.floor.met)
    return `bütün bu gecikmeler ${grouped(Math.floor(r.effective ?? 0))} bağımsız gecikmeye denk, ${r.floor.required} gecikmeden azıyla geçmek mümkün değil`;
  const name = quantileName(r.quantile);
  const what = r.rule === "limit" ? name : `${name} değişimi`;
  return `${what} şu değerde olabilir: ${between(r, latencyDecimals(r))}`;
}

/** All that a page says of latencies, in Turkish. */
export const latency: LatencyWords = {
  sentence,
  answer,
  advice(r) {
    const { failed, measured } = r.candidate;
    if (failed / (failed + measured) > 1 - r.quantile)
      return [
        "Her şeyden önce isteklerin neden başarısız olduğuna bakın: daha çok çalıştırma bunu değiştirmez.",
      ];
    return [
      ...(r.neededRuns === null
        ? []
        : [
            `Gelecek çalıştırmalar bu ${r.runs} çalıştırma gibiyse yaklaşık ${grouped(r.neededRuns)} çalıştırma geçerdi.`,
          ]),
      ...(r.queries < 59
        ? [
            `Daha çok sorgu: ${grouped(r.queries)} sorgu başkaları adına konuşmak için az; 100 ya da daha çoğu iyidir.`,
          ]
        : []),
      r.runs < 5
        ? `Daha çok çalıştırma: ${r.runs} çalıştırma, nasıl farklılaştıklarını az gösterir; aralığı en çok beş ya da daha çoğu daraltır.`
        : "Daha çok çalıştırma ve daha çok sorgu: bir aralık ikisinden de sağlam olamaz.",
      ...(r.baseline === null
        ? []
        : ["İki sistemi sırayla ölçün, böylece ikisi de makineyi aynı durumda bulur."]),
    ];
  },
  runs(r) {
    const name = quantileName(r.quantile);
    const meaning = `P50, isteklerin yarısının aşmadığı süredir; ${name}, ${percent(r.quantile)} kadarının aşmadığı süre.`;
    const varies = (side: LatencyResult["candidate"]): string =>
      `P50 ${percent(Number((side.median?.variation ?? 0).toPrecision(2)))}, ${name} ${percent(Number((side.quantile?.variation ?? 0).toPrecision(2)))} oynuyor`;
    if (r.candidate.median === null || r.candidate.quantile === null) return [meaning];
    const both =
      r.baseline === null
        ? `Çalıştırmadan çalıştırmaya ${varies(r.candidate)}`
        : `Çalıştırmadan çalıştırmaya temel sistemde ${varies(r.baseline)}; adayda ${varies(r.candidate)}`;
    const wider =
      r.baseline !== null || r.candidate.widthRatio === null
        ? ""
        : ` Bir çalıştırmanın içinde ${name} aralığı, P50 aralığının ${Number(r.candidate.widthRatio.toPrecision(2))} katı genişliktedir.`;
    return [meaning, `${both} (standart sapma bölü ortalama).${wider}`];
  },
  basis(r) {
    const sides = r.baseline === null ? [r.candidate] : [r.baseline, r.candidate];
    const measured = sides.map(
      (side) => `${grouped(side.measured + side.failed)} istekten ${grouped(side.measured)} tanesi`,
    );
    const p = r.verdict === "fail" ? r.pFail : r.pPass;
    const test = p === null ? "" : `; alfa ${plain(r.alpha)} karşısında p ${pValue(p, r.alpha)}`;
    return [
      ...(r.effective === null
        ? []
        : [
            `Aynı sorgunun ya da çalıştırmanın gecikmeleri birbirine benzer: hepsi, ortak yanı olmayan ${r.effective < 1 ? "birden az" : grouped(Math.floor(r.effective))} gecikmeye denktir. Geçmek için ${r.floor?.required} ya da daha çoğu gerekir.`,
          ]),
      `${grouped(r.runs)} çalıştırmada ${grouped(r.queries)} sorgu; ölçülen: ${measured.join(" ve ")}${test}. Aralığın her ucu en çok ${percent(r.alpha)} oranında yanılır.`,
    ];
  },
  runsHeads: {
    run: "çalıştırma",
    measured: "ölçülen",
    interval: (level) => `o çalıştırmanın ${level} aralığı`,
    before: (name) => `önce ${name}`,
    after: "sonra",
    change: "değişim",
    ends: (p) => `${p.lower} – ${p.upper}`,
    orMore: (lower) => `${lower} ya da üstü`,
    orLess: (upper) => `${upper} ya da altı`,
  },
  page: {
    interval: (p) => `${p.name} ve ${p.level} aralığı, başka sorgular ve başka çalıştırmalar için`,
    changeInterval: (p) =>
      `${p.name} değişimi ve ${p.level} aralığı, başka sorgular ve başka çalıştırmalar için`,
    subject: (p) => `${p.metric} için ${p.name}`,
    change: (p) => `${p.metric} için ${p.name} değişimi`,
    limit: (at) => `sınır ${at}`,
    margin: (at) => `marj ${at}`,
    noChange: "değişim yok",
    tooSlow: "çok yavaş",
    runsTitle: "Çalıştırma çalıştırma",
    runsFigure: (p) => `Her çalıştırmanın ${p.name} değeri, yalnız o çalıştırmanın ${p.level} aralığıyla`,
    sides: { baseline: "temel sistem", candidate: "aday" },
    oneTitle: "Tek bir çalıştırma ne derdi",
    oneSaid: (p) =>
      `Tek başına okununca ${p.runs} çalıştırmadan ${p.passed} tanesi geçer, ${p.runs - p.passed} tanesi kalırdı.`,
    oneWorth:
      "Tek bir çalıştırma ne derse desin hiç duraksamaz: çalıştırmaların nasıl farklılaştığını göstermez.",
    oneInterval: "Kendi aralığı sorgularını bilir, ama başka hiçbir çalıştırmayı bilmez.",
    oneCaption: "Her çalıştırma tek başına",
    oneHeads: { run: "çalıştırma", read: "tek başına", interval: "kendi aralığıyla" },
    judged: "Nasıl yargılandı",
    next: {
      limit:
        "Bir sınır verilmedi, bu yüzden bu bir karar değildir. Sistemin neyin içinde kalması gerektiğini söyleyin: sizin sınırınız, uysun diye seçilmiş biri değil.",
      margin:
        "Bir marj verilmedi, bu yüzden bu bir karar değildir. Ne kadar yavaşlayabileceğini söyleyin: sizin marjınız, uysun diye seçilmiş biri değil.",
    },
    exceeding: (p) => `Ölçülen gecikmelerin ${p.share} kadarı sınırın üstünde; ${p.may} olabilir.`,
  },
};
