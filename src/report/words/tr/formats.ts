import type { FormatEntry } from "../../../formats/catalogue.ts";
import type { Topic } from "../ExplainWords.ts";
import { formatTitle } from "../en/formats.ts";

export function formatsTopic(entries: readonly FormatEntry[]): Topic {
  return {
    name: "formats",
    title: "Biçimler: okunabilen dosyalar",
    also: ["biçimler", "biçim", "dosyalar", "araçlar"],
    paragraphs: [
      "Bir dosya hiçbir zaman yalnız adından değil, içeriğinden tanınır. gatestats check FILE içinde ne görüldüğünü söyler. Kendi tablolarınız için bir başlık satırı (ya da anahtarlar), bir kimlik ve puan sütunları gerekir. Araçların yazdığı dosyalar, aracın kastettiği gibi okunur: hatalar başarısızlıklardan ayrı, tekrarlar kendi sorularının altında, önbellekten gelen yanıtlar gecikmelerin dışında. Bir aracın satırlarındaki alanlar, yollarıyla küme olabilir: --cluster metadata.doc_id gibi; --cluster id:prefix# her kimlikte # işaretinden öncesini alır.",
      "Deneysel olanlar (experimental) aracın belgelerinden yapıldı, aracın yazdığı dosyalarla sınanmadı. Aşağıdaki açıklamalar İngilizcedir.",
      ...entries.map((entry) => `${formatTitle(entry)}: ${entry.gives}`),
    ],
  };
}
