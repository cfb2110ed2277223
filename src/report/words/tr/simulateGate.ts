import type { GateRow, Misfit } from "../../../simulate/goldenSets/gateRows.ts";
import { brief, figures, grouped, hundred, plain } from "../../numbers.ts";
import { lastName } from "../lastName.ts";
import type { SimulationWords } from "../SimulationWords.ts";
import { rowsAtMargin } from "../simulatedRows.ts";
import { counted, percent } from "./numbers.ts";

const units = { question: "soru", document: "belge" } as const;

const points = ({ median, most }: Misfit): string =>
  `genelde 100 içinde ${Math.round(100 * median)}, en kötü durumda ${Math.round(100 * most)}`;

/** All that a page says of a simulated gate, in Turkish. */
export const simulation: SimulationWords = {
  ruleWords(rule, { margin, threshold, alpha }) {
    const line = plain(margin);
    return {
      gate: "gatestats gate komutunun kendiliğinden yaptığı",
      gaffke: "gatestats gate --method gaffke: en temkinlisi",
      t: "gatestats gate --method t --no-floor: ders kitabındaki aralık",
      percentile: `eşleştirilmiş bootstrap: ${percent(1 - alpha)} alt sınırı -${line} değerinin üstündeyse geçer`,
      "sign-flip": "aynısı, farkların işaretlerini çevirerek",
      unpaired: "aynısı, her sistem kendi başına yeniden örneklenerek",
      difference: `iki ortalama en çok ${line} kadar farklıysa geçer`,
      threshold: `adayın ortalaması ${plain(threshold ?? 0)} değerine ulaşırsa geçer`,
      "threshold-below": `adayın ortalaması, gerçek ortalamasının ${line} altındaki bir eşiğe ulaşırsa geçer: geçmelidir`,
      "threshold-above": `aynısı, eşik gerçek ortalamasının ${line} üstünde: geçmemelidir`,
    }[rule];
  },
  changeName({ kind, scenario, loss }, room) {
    if (kind === "unchanged") return "hiçbir şey değişmedi";
    if (kind !== "candidate") return `${brief(loss)} kaybı, ${kind === "few" ? "az soruda" : "yayılmış"}`;
    const size =
      Math.abs(loss) < 5e-13
        ? "aynı ortalama"
        : `${figures(Math.abs(loss), 3)} ${loss > 0 ? "kaybı" : "kazancı"}`;
    return `${lastName(scenario, room - size.length - 2)}: ${size}`;
  },
  headline(s, size) {
    const { atMargin, unchanged, difference } = rowsAtMargin(s, size);
    if (atMargin === undefined || unchanged === undefined)
      return `Her kural, ${counted[s.unit](s.population)} içinden çekilen ${grouped(s.draws)} kümeyle ve başka büyüklüklerle sınandı.`;
    const more =
      difference === undefined
        ? ""
        : `; iki ortalamayı karşılaştırmak onu ${hundred(difference.pass)} kez geçirirdi`;
    return `${counted[s.unit](size)} içeren 100 referans kümesinden ${hundred(atMargin.pass)} tanesinde gatestats gate, gerçekte ${plain(s.margin)} marjını kaybettiren bir değişikliği geçirir${more}. Değişmemiş bir sistemi 100 kümeden ${hundred(unchanged.pass)} tanesinde geçirir.${enough(s.rows, s.unit, size)}`;
  },
  howDrawn: (s) =>
    `${counted[s.unit](s.population)} var olanın tümü sayılır, böylece neyin gerçek olduğu bilinir; bunlardan ${grouped(s.draws)} kez referans kümesi çekilir, her kural ve her değişiklik için aynıları (tohum ${s.seed}).`,
  howBuilt:
    "Kayıplar temel sistemin puanlarından kurulur ve kesindir. Az soruda: kayba ulaşılana kadar rastgele seçilen sorular en düşük puana düşer. Yayılmış: her soru puanının aynı oranını yitirir.",
  replacementWords: ({ unit }) =>
    `without: hiçbir ${units[unit]} bir kümede iki kez çıkmaz; with: çıkabilir, benzerleri gelmeyi sürdürdüğünde olduğu gibi.`,
  misfitWords({ misfits, unit }) {
    const [least] = misfits;
    const most = misfits[misfits.length - 1];
    const larger = most === least ? "" : `; ${grouped(most.units)} ile ${points(most)}`;
    return `Neden çekiliş: çekmek yerine bir formül (normal eğri) ${counted[unit](least.units)} ile ${points(least)} kadar şaşardı${larger}.`;
  },
  page: {
    next: (unit) => `Sırada: kaç ${units[unit]} yeterdi?`,
    curves: "Her kural ne sıklıkla geçirir",
    changes: "Değişiklik değişiklik",
    rules: "Kurallar",
    rates: "Bütün oranlar",
    ofHundred: (size, unit) => `${counted[unit](size)} içeren 100 referans kümesinden geçenlerin sayısı.`,
    everyRate: "Referans kümelerinin geçen, kalan ve kararsız kalan oranları.",
    change: "değişiklik",
    may: "geçebilir",
    yes: "evet",
    no: "hayır",
    size: (unit) => units[unit],
    drawn: "çekiliş",
    rule: "kural",
  },
  figures: {
    passesBySize: "Geçen referans kümeleri, büyüklüklerine göre; çubuklar iki Monte Carlo hatasıdır.",
    operatingCharacteristic: (size, unit) =>
      `İşletim karakteristiği: ${counted[unit](size)} içeren kümelerden geçenler, gerçek kayba göre.`,
    answers: "gatestats gate komutunun yanıtları, referans kümelerinin büyüklüğüne göre.",
    size: (unit) => `bir referans kümesindeki ${units[unit]}`,
    trueLoss: "gerçek kayıp",
    share: "referans kümeleri",
    verdicts: { pass: "geçti", fail: "kaldı", inconclusive: "kararsız" },
  },
};

/** From which size on an unchanged system mostly passes. */
function enough(rows: readonly GateRow[], unit: "question" | "document", size: number): string {
  const passes = rows.filter(({ kind, rule }) => kind === "unchanged" && rule === "gate");
  const found = passes.find(({ pass }) => pass >= 0.8);
  if (found === undefined) return " Denenen hiçbir büyüklük, bunun 100 kümeden 80 tanesinde olmasına yetmez.";
  if (found === passes[0]) return "";
  if (found.units === size) return " Denenen büyüklüklerden daha küçüğü buna yetmez.";
  return ` ${counted[unit](found.units)} ile bu, 100 kümeden ${hundred(found.pass)} tanesinde olur.`;
}
