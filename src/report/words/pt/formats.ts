import type { FormatEntry } from "../../../formats/catalogue.ts";
import type { Topic } from "../ExplainWords.ts";
import { formatTitle } from "../en/formats.ts";

export function formatsTopic(entries: readonly FormatEntry[]): Topic {
  return {
    name: "formats",
    title: "Formatos: os arquivos que podem ser lidos",
    also: ["formatos", "formato", "arquivos", "ferramentas"],
    paragraphs: [
      "Um arquivo é reconhecido por seu conteúdo, nunca só pelo nome. gatestats check FILE diz o que se vê nele. Tabelas próprias precisam de um cabeçalho (ou chaves), um id e colunas de pontuações. Os arquivos que as ferramentas escrevem são lidos como a ferramenta quis dizer: erros separados de falhas, repetições sob sua pergunta, respostas de um cache fora das latências. Campos das linhas de uma ferramenta podem ser conglomerados por seu caminho, como --cluster metadata.doc_id; --cluster id:prefix# toma o que vem antes de # em cada id.",
      "Os experimentais (experimental) foram feitos a partir da documentação da ferramenta e não foram conferidos com arquivos que ela escreveu. As descrições a seguir estão em inglês.",
      ...entries.map((entry) => `${formatTitle(entry)}: ${entry.gives}`),
    ],
  };
}
