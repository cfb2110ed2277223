import type { Words } from "../Words.ts";

export const reasons: Words["reasons"] = {
  "asked-for": () => "istendi",
  "first-that-applies": () => "auto: uygulanabilen ilk yöntem",
  "held-error-rate": () =>
    "auto: denetimin hata tablosunun her hücresinde yanlış GEÇTİ oranını tuttu ve bunu başaran yöntemler arasında değişmemiş bir sistemi en sık geçiren o",
  "gate-without-bounds": () =>
    "auto: puanların sınırları yok, bu yüzden görülmemiş bir kayba pay bırakılamıyor; kalanlar arasında çarpıklığı hesaba katan bu",
  "unequal-and-unpaired": () => "auto: belgelerin büyüklükleri farklı, sistemler bağımsız sayılıyor",
  "published-unpaired": () => "auto: yayımlanmış eşleştirmesiz kural",
  "means-alone": () => "difference kuralı yalnızca iki ortalamayı karşılaştırır",
  "two-standard-errors": () => "auto: yayımlanmış kural; eşiğe iki standart hatadan yakınsa kararsız",
  "many-moved": () =>
    "auto: çok sayıda belge değişti, değişimleri az çarpık ve büyüklükleri birbirinden çok uzak değil; t burada söylediği kadar kapsıyor",
  "few-moved": () =>
    "auto: az sayıda belge değişti ya da değişimleri çarpık ya da büyüklükleri birbirinden çok uzak; görülmemiş bir belge, görülenler gibi değişebilir",
  "items-differ": () => "auto: sistemlerin her belgedeki ögeleri farklı",
  "exact-mcnemar": () => "istendi: kesin McNemar p değeri, Tango sınırları",
  "regular-documents": () =>
    "auto: on ya da daha çok belge var, puanları bir yana az yatık ve sorular sayılıyorsa büyüklükleri birbirine yakın",
  "nearest-coverage": () =>
    "auto: ölçülen aralıklar içinde, belgeler az, eşitsiz ya da bir yana yatıkken nominal kapsamasına en çok yaklaşan bu",
  "interval-without-bounds": () =>
    "auto: puanların sınırları yok; kalanlar arasında çarpıklığı hesaba katan bu",
  "design-variance": () => "auto: tasarımın kendi varyansı, aralık dışına taşmayan sınırlarla",
  "design-variance-without-bounds": () => "auto: tasarımın kendi varyansı; puanların sınırları yok",
  "all-documents-scored": () => "auto: kitledeki bütün belgeler puanlandı",
  "all-questions-scored": () => "auto: kitledeki bütün sorular puanlandı",
  "columns-cross": (p) => `${p.columnA} ile ${p.columnB} kesişiyor, bu yüzden ikisi de sayılıyor`,
  "mean-of-parts": () =>
    "auto: sayımlar onu parçalarının ortalaması yapıyor ve böyle ortalamalar için ölçülen aralıklar içinde, belgeler az ve eşitsizken nominal kapsamasına en çok yaklaşan bu",
  "sums-without-bounds": () =>
    "auto: iki toplam bir sınır koymuyor; kalanlar arasında çarpıklığı hesaba katan bu",
  "no-jackknife": () =>
    "auto: belgelerden biri olmadan oranın değeri yok, bu yüzden jackknife kullanılamıyor",
  "share-turned": () =>
    "auto: nominal kapsamasına en yakın ölçülen oran aralığını tersine çeviriyor ve belgelerin gösteremeyeceği bir sınır koymuyor",
};
