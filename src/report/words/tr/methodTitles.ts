import type { Words } from "../Words.ts";

export const methodTitles: Words["methodTitles"] = {
  tilted: "görülmemiş bir belgeyle eğik olabilirlik",
  t: "belge oranlarının t aralığı, ν = K − 1",
  "logit-t": "belge oranlarının logit aralığı, ν = K − 1",
  "t-cr1": "CR1 ile t aralığı, ν = K − 1",
  "t-cr2": "CR2 ile t aralığı, Bell–McCaffrey ν",
  "t-cr2-ik": "CR2 ile t aralığı, Imbens–Kolesár ν",
  "t-cr3": "CR3 (belgeler üzerinden jackknife) ve kendi ν değeriyle t aralığı",
  "t-random-effects": "CR2 ve rastgele etkiler altında ν ile t aralığı",
  "logit-cr2": "CR2 ile logit aralığı, Bell–McCaffrey ν",
  "logit-cr3": "CR3 ile logit aralığı, Bell–McCaffrey ν",
  wilson: "etkin soru sayısı üzerinden Wilson skor aralığı, CR2",
  "korn-graubard": "Korn ve Graubard aralığı, etkin soru sayısı üzerinden Clopper–Pearson, CR2",
  hall: "çarpıklığa göre düzeltilmiş Hall aralığı (mikro: CR2 ve Bell–McCaffrey ν; makro: ν = K − 1)",
  fieller: "bir oranın Fieller aralığı, ν = K − 1",
  percentile: "belgelerin yüzdelik bootstrap aralığı",
  bca: "belgelerin BCa bootstrap aralığı, eşitlikler yarım sayılarak z₀",
  "bootstrap-t":
    "belgelerin bootstrap-t aralığı (mikro: CR1), standart hatası olmayan yinelemeler sonsuz sayılır",
  "bootstrap-t-cr2":
    "CR2 ile belgelerin bootstrap-t aralığı, standart hatası olmayan yinelemeler sonsuz sayılır",
  "bootstrap-t-drop":
    "belgelerin bootstrap-t aralığı (mikro: CR1), standart hatası olmayan yinelemeler atılır",
  "wild-cluster": "kısıtlı küme wild bootstrap, tersine çevrilmiş; Rademacher işaretleri",
  "wild-cluster-webb": "kısıtlı küme wild bootstrap, tersine çevrilmiş; Webb altı noktası",
  "sign-flip": "kesin işaret çevirme aralığı (alt küme oranları)",
  gaffke: "sınırlı puanlar için Gaffke sınırları; 0/1 sorularda Clopper–Pearson sınırları",
  "t-design": "tasarımın kendi varyansıyla t aralığı, Satterthwaite ν",
  "t-design-kh": "tasarımın kendi varyansıyla t aralığı, ν = belge sayısı eksi tabaka sayısı",
  "logit-design": "tasarımın kendi varyansıyla logit aralığı, Satterthwaite ν",
  "wilson-design": "etkin soru sayısı üzerinden Wilson skor aralığı, tasarımın kendi varyansıyla",
  "korn-graubard-design": "tasarımın kendi varyansıyla Korn ve Graubard aralığı",
  "wald-iid": "bağımsız sayılan soruların Wald aralığı",
  "wald-effective-n": "Kish tasarım etkisine bölünmüş N ile Wald aralığı",
  "question-bootstrap": "bağımsız sayılan soruların yüzdelik bootstrap aralığı",
  multiway: "iki yönlü kümelenmiş varyansla t aralığı; varyans, tek yönlü büyük terimden küçük olamaz",
};
