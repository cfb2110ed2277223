import { fixed, grouped } from "../../numbers.ts";
import { inBrackets, type Params, total, value } from "../params.ts";
import type { Words } from "../Words.ts";
import { percent } from "./numbers.ts";

type Value = Params[string] | undefined;

/** `20 belge`; without a number other words. */
function some(given: Value, noun: string, absent: string): string {
  return typeof given === "number" ? `${grouped(given)} ${noun}` : absent;
}

/** A share, or other words where it is not known. */
function share(given: Value, absent: string): string {
  return typeof given === "number" ? percent(given) : absent;
}

/** ` (temel sistem 1, aday 2)`, where the caveat tells the sides apart. */
function sides(p: Params): string {
  if (p.baseline === undefined && p.candidate === undefined) return "";
  return ` (temel sistem ${value(p.baseline, "0")}, aday ${value(p.candidate, "0")})`;
}

export const caveats: Words["caveats"] = {
  "less-is-better": (p) =>
    `${p.metric} için, ${p.format} puanlamasında olduğu gibi, az olan iyidir; --better higher tersini söyler.`,
  "judgements-repeated": (p) =>
    `${some(p.count, "yargı", "Bazı yargılar")} ${p.file} dosyasında aynı dereceyle iki kez geçiyor; her biri bir kez sayılıyor.`,
  "queries-missing-zero": (p) =>
    `Yargısı olan ${some(p.count, "sorgu", "bazı sorgular")} ${p.file} dosyasında yok (${p.first}) ve ` +
    "hiçbir şey getirilmemiş gibi sayılıyor: 0.",
  "queries-missing-dropped": (p) =>
    `Yargısı olan ${some(p.count, "sorgu", "bazı sorgular")} ${p.file} dosyasında yok (${p.first}). ` +
    "Bunların puanı yok ve ortalamalar diğerlerine ait. Sorgular sistemin kötü olduğu yerlerde eksikse ortalamalar fazla iyidir.",
  "queries-without-relevant": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "sorgunun", "bazı sorguların")} ilgili belgesi yok ve bunlar dışarıda bırakıldı: ` +
    "bulunacak bir şey yoktu. trec_eval her biri için ortalamaya bir 0 katar; --without-relevant zero da öyle.",
  "queries-unjudged": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "sorgunun", "bazı sorguların")} (${p.first}) yargısı yok ve bunlar dışarıda bırakıldı.`,
  "queries-found-nothing": (p) =>
    `${p.system} ${some(p.count, "sorgu", "bazı sorgular")} için hiçbir şey bulamadı (${p.first}); yargısı olanların puanı 0.`,
  "approximate-search": (p) =>
    `${p.system} yaklaşık arama yapıyor: tam aramanın bulduğu ilk ${p.k} belgeyi bulma oranı ${percent(Number(p.recall))}.`,
  "empty-texts": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "belgenin", "bazı belgelerin")} metni yok (${p.first}), bu yüzden sözcüklerle yapılan hiçbir arama bunları bulamaz.`,
  "judged-not-in-collection": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "ilgili belge", "bazı ilgili belgeler")} koleksiyonda yok (${p.first}) ` +
    "ve bulunamaz; bu, bütün sistemlerin puanını aynı ölçüde düşürür.",
  "nothing-judged": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "belgenin", "belgelerin")} hiçbirinde yargı yok, bu yüzden hiçbir puan 0 değerini aşamaz. ` +
    "Sonuçlarla yargıların belgeleri aynı adla andığını denetleyin.",
  "identical-ids-ignored": (p) =>
    `${some(p.count, "belge", "Bazı belgeler")}, kimliği sorgunun kimliğiyle aynı olduğu için ${p.file} dosyasından dışarıda bırakıldı (--ignore-identical-ids).`,
  "single-precision-ties": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "sorguda", "bazı sorgularda")} puanlar o kadar az farklı ki tek duyarlıkta eşit çıkıyor. ` +
    "10 sürümünden önceki trec_eval, pytrec_eval ve ir_measures bunları eşitlik sayar; score --order single da öyle.",
  "error-texts-scored": (p) =>
    `${some(p.count, "yanıt", "Bazı yanıtlar")} [ERROR] ile başlıyor ve puanı 0 değerinin üstünde. ` +
    "Bunlar yanıt gibi puanlanmış hatalarsa ortalama, sistemin ortalaması değildir.",
  "repeats-from-cache": (p) =>
    `Tekrarlanan sorulara verilen ${some(p.count, "yanıt", "bazı yanıtlar")} önbellekten geldi: eski bir yanıtın aynısı, hiçbir şeyi kararlı kılmaz. ` +
    "Tekrarları önbellek kapalıyken çalıştırın.",
  "scores-rounded": (p) =>
    `Bu tür dosyalarda puanlar ${value(p.decimals, "birkaç")} ondalığa yuvarlanır: küçük değişimler yok gibi görünür. ` +
    "Varsa aracın JSON çıktısını verin.",
  "unfinished-log": (p) =>
    `Günlüğün durumu "${value(p.status, "bilinmiyor")}": değerlendirme sonuna varmadı, örnekler eksik olabilir. ` +
    "Eksik olanlar zor örneklerse ortalama fazla iyidir.",
  "samples-run-again": (p) =>
    `Günlükte ${some(p.count, "örnek", "bazı örnekler")} yeniden çalıştırılmış; Inspect gibi, her birinin son çalıştırması sayılıyor.`,
  "queries-without-results": (p) =>
    `${p.file} dosyasındaki ${some(p.count, "sorgu", "bazı sorgular")} hiçbir şey getirmedi ve 0 olarak yazıldı; ` +
    "trec_eval -c de sonuçlarda bulunmayan sorgular için böyle yapar.",
  "nulls-as-zero": (p) =>
    `${some(p.count, "puan", "Bazı puanlar")} 0. ${value(p.tool, "Araç")}, puanlayıcının puan vermediği yerde de (null) 0 yazar, ` +
    "bu yüzden bunlar eksik puan olabilir.",
  "drawn-from-few": (p) =>
    `Yerine koymadan çekmek gerçekten daha hoşgörülüdür: ${value(p.most, "bu kadar")} soruluk bir referans kümesi, buradaki her şeyin ` +
    `${typeof p.share === "number" ? `${percent(p.share)} oranındaki kısmını` : "çoğunu"} içerir. Yeni soruların gelmeyi sürdürdüğü yerde ` +
    "beklenmesi gereken oranlar, yerine koyarak bulunanlardır.",
  "noise-above-margin": (p) =>
    `Hiçbir şey değişmeden ortalama bir çalıştırmadan diğerine ${value(p.noise, "daha fazlası")} kadar oynuyor (gürültü tabanı${p.measured === undefined ? "" : `, ölçüm ${p.measured}`}); ` +
    `bu, marjdan (${value(p.margin, "bu denetimdeki")}) fazla: denetim gürültüyü yargılıyor olabilir. Tekrarların ortalamasını alın ya da sonraki çalıştırma için daha geniş bir marj seçin.`,
  "loss-too-large": (p) =>
    `${value(p.losses, "Bu büyüklükte")} kayıp kurulmadı: temel sistemin kaybedecek o kadar puanı yok.`,
  "below-floor": (p) =>
    `${p.clusters === undefined ? some(p.questions, "soru", "Bu veriler") : some(p.clusters, "belge", "Bu veriler")}, hiçbirinde kayıp olmasa bile ` +
    `${p.margin === undefined ? "marjı" : `${value(p.margin, "")} marjını`} aşan bir kaybı dışlayamaz` +
    `${p.required === undefined ? "" : `: en az ${value(p.required, "")} gerekir`}.`,
  "floor-off": (p) =>
    `Taban kapalı (--no-floor): ${p.required === undefined ? "gereken sayıdan" : `${value(p.required, "")} sayısından`} az ` +
    `${p.clusters === undefined ? "soruda" : "belgede"} hata oranı güvence altında değil.`,
  "largest-document-unknown": (p) =>
    "Koleksiyondaki en büyük belgenin büyüklüğü bilinmiyor; yerine örneklemdeki en büyük belge" +
    `${p.largest === undefined ? "" : ` (${some(p.largest, "soru", "")})`} konuyor` +
    `${p.sizes === "any" ? "; --largest-document bunu bildirir." : ". Büyüklükler bu kadar yakınken hata oranı benzetimde tutuldu; --largest-document bunu kesinleştirir."}`,
  "few-unequal-documents": (p) =>
    `Büyüklükleri çok farklı ${some(p.clusters, "belge", "belgeler")}: mikro bir sonuç bunların birkaçına dayanır. ` +
    "Böyle bir örneklem için makro daha kararlı sorudur.",
  "few-documents": (p) =>
    `${some(p.clusters, "belge", "Belgeler")} az. Söylediği sıklıkta kapsamak için aralık, çekilmemiş ` +
    "bir belgeye pay bırakır ve bu onu genişletir; t gibi daha dar bir aralık on örneklemin en az birinde yanılırdı.",
  "unbounded-no-floor": () =>
    "Bu metriğin sınırları yok, bu yüzden soruların göstermediği seyrek ve büyük bir kayıp dışlanamaz; bir taban verilemez.",
  "ignores-documents": () =>
    "Bu yöntem her soruyu bağımsız sayar ve belgeleri göz ardı eder. Yalnızca karşılaştırma için gösteriliyor.",
  "no-uncertainty": () =>
    '"difference" kuralı iki ortalamayı karşılaştırır ve belirsizlik tanımaz: marja yakın yerde sık yanılır.',
  boundary: (p) =>
    `Bütün puanlar ya da bütün belgelerin ortalamaları aynı${p.value === undefined ? "" : ` (${value(p.value, "")})`}, bu yüzden ` +
    `standart hata yok; ${p.scale === "unbounded" ? "puanların sınırları verilmeden (--range) hiçbir şey dışlanamaz" : "sınırlar, bu kadar çok eşit puanın dışlayabildiğinden gelir"}.`,
  "neff-capped": () => "Etkin soru sayısı, sorulan soru sayısından büyük çıktı ve onunla sınırlandı.",
  "rho-clamped": (p) =>
    `Belge içi korelasyon tahmini eksi çıktı${p.rho === undefined ? "" : ` (${value(p.rho, "")})`} ve 0 alındı.`,
  "df-is-bell-mccaffrey": () =>
    "Serbestlik derecesi Bell ve McCaffrey hesabıdır (çalışma modeli: bağımsız sorular); " +
    "yayımlanmış işlem buna Imbens–Kolesár der.",
  "missing-scores": (p) =>
    `${some(total(p), "puan eksik", "Bazı puanlar eksik")}${sides(p)}; ` +
    "GEÇTİ için en kötü, KALDI için en iyi değerleriyle sayılıyorlar.",
  "missing-decides": (p) =>
    `Kararı eksik puanlar veriyor${sides(p)}: olabilecekleri en kötü değerlerle yanıt, ` +
    "puanlanmış soruların verdiği yanıt değil.",
  "missing-dropped": (p) =>
    `Puanı eksik ${some(total(p), "soru", "sorular")} dışarıda bırakıldı${sides(p)}. ` +
    "Puanlar sistemin kötü olduğu yerlerde eksikse sonuç fazla iyidir.",
  "unmatched-dropped": (p) =>
    `Yalnız bir tarafta bulunan sorular (--unmatched drop): temel sistemde ${value(p.baselineOnly, "birkaç")} soru, adayda ` +
    `eksik sayılıyor; adayda ${value(p.candidateOnly, "birkaç")} soru, dışarıda bırakıldı.`,
  "repeats-averaged": (p) =>
    `${some(p.questions, "sorunun", "Soruların")} birden çok puanı vardı, ortalamaları alındı` +
    `${p.repeats === undefined ? "" : ` (her biri en çok ${value(p.repeats, "")} puan)`}` +
    `${typeof p.withinVariance === "number" ? `; bir soru içinde standart sapmaları ${fixed(Math.sqrt(p.withinVariance), 3)}` : ""}. ` +
    "Tekrarlar bir puanı kararlı kılar; soru eklemez.",
  "ids-normalised": (p) =>
    `${some(p.count, "kimlik", "Bazı kimlikler")} eşleştirme için tek bir Unicode biçimine (NFC) getirildi${inBrackets(p.file)}.`,
  "worst-loss-declared": (p) =>
    `Sonuç, belge başına bildirilen en kötü kayba dayanıyor: ${value(p.worstLoss ?? p.value, "bir belge")} (--worst-loss).`,
  "near-threshold": (p) =>
    `Ortalama, eşiğe iki standart hatadan yakın${p.standardError === undefined ? "" : ` (bir standart hata ${value(p.standardError, "")})`}.`,
  "items-differ": () =>
    "İki sistemin her belgedeki ögeleri farklı, bu yüzden ögeler değil belgeler karşılaştırılıyor.",
  "tail-error-straddles": (p) =>
    `Hesaplanan p değeri ancak ${value(p.error, "hata sınırı")} kadar bir hatayla biliniyor ve bu, izin verilen hata oranının iki yanına taşıyor; buna dayanarak karar verilmez.`,
  census: () =>
    "Kitledeki bütün belgeler puanlandı: değer biliniyor, belgeler arasında tahmin edilecek bir şey kalmadı.",
  "degenerate-replicates": (p) =>
    `Yinelemelerin ${typeof p.share === "number" ? `${percent(p.share)} oranındaki kısmında` : "bir kısmında"} standart hata yok, çünkü içlerine ` +
    "çekilen bütün belgelerin oranı aynı.",
  "no-limit": (p) =>
    `Yöntem burada ${p.side === "both" ? "sınır" : p.side === "lower" ? "alt sınır" : p.side === "upper" ? "üst sınır" : "sınır"} koymuyor` +
    `${p.needed === undefined ? "" : ` (bu düzeyde en az ${value(p.needed, "daha çok")} belge gerekir)`}` +
    `${p.shown === "range" ? `; puan aralığının ${p.side === "both" ? "uçları" : "ucu"} gösteriliyor` : ""}.`,
  "fieller-unbounded": (p) =>
    "Belgelerin büyüklükleri o kadar farklı ki Fieller yöntemi " +
    `${p.set === "complement" ? `yalnızca ${value(p.from, "")} ile ${value(p.to, "")} arasındaki değerleri dışlıyor` : "hiçbir değeri dışlamıyor"}.`,
  "decimal-comma": (p) =>
    `Ondalık virgüllü ${some(p.count, "puan", "puanlar")} sayı olarak okundu, "0,5" yerine 0.5${inBrackets(p.column)}.`,
  "text-scores-mapped": (p) =>
    `Metin olan puanlar sayı olarak okundu${inBrackets(p.column)}${p.labels === undefined ? "" : `: ${value(p.labels, "")}`}.`,
  "error-rows": (p) =>
    `${some(total(p), "satır bir hata taşıyor", "Bazı satırlar bir hata taşıyor")}${sides(p)}; ` +
    "böyle bir satırın, hangi sayıyı gösterirse göstersin, puanı yoktur.",
  "paired-by-row-order": () =>
    "Dosyalar soruları adlandırmıyor, bu yüzden satırlar sıralarına göre eşleştirildi. Yeri değişen bir satır başka bir soruyla karşılaştırılır.",
  "limits-outside-range": () => "Sınırlardan biri puan aralığının dışında; onu aralığın ucu olarak okuyun.",
  "large-document": (p) =>
    `${p.label === undefined ? "Bir belge" : `${value(p.label, "")} belgesi`}, ` +
    `${p.by === undefined ? "soruların" : "kendi soruları ve temsil ettikleriyle ortalamanın"} ` +
    `${typeof p.share === "number" ? `${percent(p.share)} oranındaki kısmını` : "büyük bir kısmını"} ` +
    `${p.by === undefined ? "içeriyor ve sonucu etkiliyor" : "oluşturuyor"}.`,
  "repeats-look-cached": () =>
    "Bir sorunun tekrarları son basamağa kadar aynı: önbellekten gelmiş görünüyorlar ve gürültü göstermiyorlar.",
  "several-metrics": (p) =>
    `Bu metrik tek başına KALDI sayılırdı. ${value(p.metrics, "Birkaç")} metrik arasında yanlış bir KALDI daha olasıdır ve ` +
    "buna göre düzeltilince (Holm) kayıp gösterilmiş olmuyor.",
  "clusters-declined": (p) =>
    `${value(p.column, "Belge")} sütunu soruları ${some(p.documents, "belge", "belgeler")} halinde gruplasa da sorular tek tek çekilmiş sayılıyor (--cluster none): ` +
    "bir belgenin soruları benzer davranıyorsa hata oranları güvence altında değildir.",
  "strata-fixed": (p) =>
    `Belgeler (${value(p.column, "tabakalar")}) var olanların tümü sayılıyor, sorular her birinin içinde örneklendi. ` +
    "Sorular tek bir örneklem olarak sınanıyor; her belgenin sorulardaki payı genel payına eşitse bu, güvenli yönde yanılır.",
  "within-pooled": (p) =>
    `Birden çok sorusundan yalnız biri puanlı ${some(p.documents, "belge", "belgeler")} (${value(p.stratum, "hepsi")}): tek soru, soruların ` +
    "belge içinde nasıl değiştiğini göstermez, bu yüzden yerine diğer belgelerin iç varyansı konuyor.",
  "within-unseen": (p) =>
    `Birden çok sorusundan yalnız biri puanlı ya da yalnız toplamları bilinen ${some(p.documents, "belge", "belgeler")} (${value(p.stratum, "hepsi")}) ` +
    "soruların belge içinde nasıl değiştiğini göstermez: orada belgeler yerine koyarak çekilmiş sayılıyor, bu da aralığı genişletiyor.",
  "unlabelled-dropped": (p) =>
    `Çekilip puanlanmayan ${some(p.documents, "belge", "belgeler")} (${value(p.names, "adı verilmedi")}) dışarıda bırakıldı (--unlabelled drop), ` +
    `${p.stratum === undefined ? "diğerleri" : "tabakasındaki diğerleri"} gibiymiş sayılarak. ` +
    `${p.lowest === undefined ? "Metriğin sınırları yok, bu yüzden neyi değiştirebilecekleri söylenemez." : `Hepsi en düşük puanı alsaydı değer ${value(p.lowest, "")}, en yüksek puanı alsaydı ${value(p.highest, "")} olurdu.`}`,
  "no-finite-correction": (p) =>
    `Kitlede ${some(p.population, "belge", "bilinen sayıda belge")} bulunması bu aralığı daraltmıyor: ` +
    "yöntemi, çekilenlerin hiçbirine benzemeyen bir belgeye pay bırakıyor. Diğer yöntemlerde (--method all) 1 − K/M düzeltmesi var.",
  components: (p) =>
    `Bir belgeyi doğrudan ya da başka sorular üzerinden paylaşan sorular birlikte alındı: ${some(p.documents, "belge", "belgeler")}, ` +
    `${some(p.components, "bileşen", "bileşenler")} oluşturuyor. En büyüğü ${value(p.label, "bunlardan biri")}; sorular içindeki payı ` +
    `${share(p.share, "bilinmiyor")}` +
    `${typeof p.share === "number" && p.share > 0.5 ? ": görülenin çoğu tek bir çekiliş" : ""}.`,
  "nested-clusters": (p) =>
    `${p.fine === undefined ? "Bir sütunun" : `${value(p.fine, "")} sütununun`} her değeri ${p.coarse === undefined ? "öbürünün" : `${value(p.coarse, "")} sütununun`} tek bir değeri içinde, ` +
    `bu yüzden yalnız ${value(p.coarse, "kaba olan")} alındı: birbirine bağlı olan her şeyi o içeriyor.`,
  "multiway-floored": (p) =>
    `İki yönlü varyans, tek başına ${p.column === undefined ? "bir sütunun" : `${value(p.column, "")} sütununun`} varyansından küçük çıktı ve yerine bu alındı.`,
  "empty-denominators": (p) =>
    `Paydasında hiçbir şey olmayan ${p.documents === undefined ? some(p.questions, "satır", "bir kısım veri") : some(p.documents, "belge", "")}: ` +
    "orada payda ne varsa sayılıyor.",
  "undefined-replicates": (p) =>
    `Yinelemelerin ${typeof p.share === "number" ? `${percent(p.share)} oranındaki kısmının` : "bir kısmının"} değeri yok (0/0): içlerine sayılacak bir şey ` +
    "çekilmedi. Kantiller diğerlerine ait.",
  "pilot-small": (p) =>
    `Pilotta ${some(p.documents, "belge", "az sayıda belge")} var: belgelerin ne kadar farklı olduğu da iyi bilinmiyor. ` +
    "Sayının söylediğinden fazlasını planlayın ya da bir kısmı etiketlenince yeniden planlayın.",
  "pilot-unscored": (p) => `Pilotun puansız ${some(p.count, "sorusu", "soruları")} dışarıda bırakıldı.`,
  "wider-than-planned": (p) =>
    `Pilottan çekilen örneklemlerde, ${p.estimand === "macro" ? "belgeler üzerinden ortalama" : "sorular üzerinden ortalama"} için önerilen aralık formülün ` +
    `söylediğinden geniş çıktı: ${some(p.documents, "belgelik", "bu kadar belgelik")} ortanca örneklemde yarısı ${value(p.halfWidth, "daha büyük")}. Çekilenlerin hiçbirine ` +
    `benzemeyen bir belgeye pay bırakıyor${typeof p.suffice === "number" && p.suffice !== p.documents ? `; yaklaşık ${some(p.suffice, "belge", "")} onu istenen genişliğe getirir` : ""}.`,
  "pass-may-fall": (p) =>
    `Beklenen değişimin kendisi marj içinde bir kayıp (${value(p.loss, "bir miktar")}). Bu durumda referans kümeleri büyüdükçe geçenlerin oranı yükselmeden önce düşebilir; ` +
    "en çok da bootstrap denetiminde: küçükler şansla geçer, büyükler kaybı görür ama henüz marjdan ayıramaz.",
  "few-changes": (p) =>
    `Değişen soruların oranı yalnızca ${share(p.share, "küçük")}, bu yüzden planlanan büyüklükte bir referans kümesi yaklaşık ` +
    `${some(p.expected, "değişim", "birkaç değişim")} içerirdi: değişimlerin nasıl dağıldığı pek görülmez ve formülün normal eğrisi uymaz.`,
  "formula-misleads": (p) =>
    `Formül burada yanıltıyor: ${value(p.count, "bu kadar")} soruyla beklediği geçme oranı ${share(p.formula, "başka")}, ` +
    `çekilen referans kümelerindeki geçme oranı ise ${share(p.simulated, "başka")}. Çekilenlere uyun.`,
  "change-not-simulated": (p) =>
    `${value(p.change, "Bu büyüklükte")} olan gerçek bir değişim, pilotun daha küçük olan farklarından kurulamaz, bu yüzden referans kümesi çekilmedi.`,
  "left-out-unscored": (p) =>
    `${some(p.count, "sorunun", "Bazı soruların")} bir çalıştırmada puanı yok ve burada dışarıda bırakıldı. ` +
    "Denetim, eksik bir puanı adayın aleyhine sayar.",
  "few-runs": (p) =>
    `${some(p.runs, "çalıştırma", "Az sayıda çalıştırma")} ${some(p.pairs, "çift", "az sayıda çift")} oluşturur: görülen en büyük değişim, ne kadar büyüyebileceği hakkında az şey söyler. ` +
    "Beş ya da daha çok çalıştırma onu daha kararlı kılar.",
  "cached-left-out": (p) =>
    `${some(p.count, "satır", "Bazı satırlar")} önbellekten yanıtlandı ve dışarıda bırakıldı` +
    `${typeof p.unpaired === "number" && p.unpaired > 0 ? `; eşi öyle olan ${some(p.unpaired, "satır", "")} da` : ""}: ` +
    "önbellek, sistemin ne kadar sürdüğü hakkında bir şey söylemez.",
  "looks-cached": (p) =>
    `${some(p.count, "gecikme", "Bazı gecikmeler")} ortancanın onda birinden az: önbellek mi yanıtladı? ` +
    "Öyleyse bunu söyleyen sütunu belirtin (--cached COLUMN) ya da önbellek kapalıyken ölçün.",
  "failed-requests": (p) =>
    `${some(p.count, "istek", "Bazı istekler")} başarısız oldu ya da gecikmesi yok. Hiçbiri 0 sayılmıyor: GEÇTİ için ` +
    "her sınırdan yavaş, KALDI için daha hızlı sayılıyorlar.",
  "few-latency-runs": (p) =>
    `${some(p.runs, "çalıştırma", "Az sayıda çalıştırma")}, gecikmelerin bir çalıştırmadan diğerine nasıl oynadığını pek göstermez, bu yüzden aralık geniş; beş ya da daha çoğu daha iyidir.`,
  "plan-undercovers": (p) =>
    `Pilottan çekilen ${some(p.documents, "belgenin", "bu kadar belgenin")} aralıkları içinde, pilotun ortalamasını içerenlerin oranı ${share(p.coverage, "çok az")}; olması gereken ` +
    `${share(p.level, "söyledikleri kadar")}: birkaç belge bu büyüklükteki örneklemler için fazla ağır. ` +
    `${p.estimand === "micro" ? "Onları büyüklüğe orantılı olasılıkla çekin (sample --design pps) ya da belgeler üzerinden ortalamayı sorun." : "Daha çok belge planlayın."}`,
  "heavy-documents": (p) =>
    "Belgelerin büyüklükleri o kadar farklı ki büyük belgelerdeki bir kayıp gözden kaçabilir, bu yüzden mikro karar verilmiyor. " +
    `Bütün koleksiyondaki en büyük belgenin kaç sorusu olduğunu söyleyin (--largest-document; burada ${value(p.largest, "en büyüğü")}) ` +
    "ya da --estimand macro isteyin.",
};
