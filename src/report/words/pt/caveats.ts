import { fixed } from "../../numbers.ts";
import { inBrackets, type Params, some, total, value } from "../params.ts";
import type { Words } from "../Words.ts";
import { percent } from "./numbers.ts";

type Value = Params[string] | undefined;

/** A share, or other words where it is not known. */
function share(given: Value, absent: string): string {
  return typeof given === "number" ? percent(given) : absent;
}

/** ` (linha de base 1, candidato 2)`, where the caveat tells the sides apart. */
function sides(p: Params): string {
  if (p.baseline === undefined && p.candidate === undefined) return "";
  return ` (linha de base ${value(p.baseline, "0")}, candidato ${value(p.candidate, "0")})`;
}

const documents = (n: Value, absent: string): string => some(n, "documento", "documentos", absent);
const queries = (n: Value, absent: string): string => some(n, "consulta", "consultas", absent);

export const caveats: Words["caveats"] = {
  "less-is-better": (p) =>
    `Em ${p.metric}, menos é melhor, tal como ${p.format} a pontua; --better higher diz o contrário.`,
  "judgements-repeated": (p) =>
    `${some(p.count, "julgamento aparece", "julgamentos aparecem", "Alguns julgamentos aparecem")} duas vezes em ${p.file}, com o mesmo grau; cada um conta uma vez.`,
  "queries-missing-zero": (p) =>
    `${some(p.count, "consulta julgada não está", "consultas julgadas não estão", "Algumas consultas julgadas não estão")} em ${p.file} (${p.first}) e ` +
    `${p.count === 1 ? "conta" : "contam"} como se nada tivesse sido recuperado: 0.`,
  "queries-missing-dropped": (p) =>
    `${some(p.count, "consulta julgada não está", "consultas julgadas não estão", "Algumas consultas julgadas não estão")} em ${p.file} (${p.first}). ` +
    `${p.count === 1 ? "Ela não tem" : "Elas não têm"} pontuação, e as médias são das demais. Se as consultas faltam onde o sistema vai mal, as médias são boas demais.`,
  "queries-without-relevant": (p) =>
    `${queries(p.count, "Algumas consultas")} de ${p.file} não ${p.count === 1 ? "tem nenhum documento relevante e fica" : "têm nenhum documento relevante e ficam"} de fora: ` +
    "não havia o que encontrar. trec_eval inclui na média um 0 para cada uma; --without-relevant zero também.",
  "queries-unjudged": (p) =>
    `${queries(p.count, "Algumas consultas")} de ${p.file} (${p.first}) não ${p.count === 1 ? "tem julgamentos e fica" : "têm julgamentos e ficam"} de fora.`,
  "queries-found-nothing": (p) =>
    `${p.system} não encontrou nada para ${queries(p.count, "algumas consultas")} (${p.first}); onde há julgamentos, ${p.count === 1 ? "ela pontua" : "elas pontuam"} 0.`,
  "approximate-search": (p) =>
    `${p.system} busca de forma aproximada: tem ${percent(Number(p.recall))} dos primeiros ${p.k} documentos que a busca exata encontra.`,
  "empty-texts": (p) =>
    `${documents(p.count, "Alguns documentos")} de ${p.file} não ${p.count === 1 ? "tem" : "têm"} texto (${p.first}), portanto nenhuma busca por palavras pode ${p.count === 1 ? "encontrá-lo" : "encontrá-los"}.`,
  "judged-not-in-collection": (p) =>
    `${some(p.count, "documento relevante", "documentos relevantes", "Alguns documentos relevantes")} de ${p.file} não ${p.count === 1 ? "está" : "estão"} na coleção (${p.first}) ` +
    `e não ${p.count === 1 ? "pode ser encontrado" : "podem ser encontrados"}, o que rebaixa todos os sistemas por igual.`,
  "nothing-judged": (p) =>
    `Nenhum dos ${documents(p.count, "documentos")} de ${p.file} tem julgamento, portanto nenhuma pontuação pode passar de 0. ` +
    "Verifique se os resultados e os julgamentos dão os mesmos nomes aos documentos.",
  "identical-ids-ignored": (p) =>
    `${some(p.count, "documento foi deixado", "documentos foram deixados", "Alguns documentos foram deixados")} de fora de ${p.file} porque o id é o da própria consulta (--ignore-identical-ids).`,
  "single-precision-ties": (p) =>
    `Em ${queries(p.count, "algumas consultas")} de ${p.file}, as pontuações diferem tão pouco que são iguais em precisão simples. ` +
    "trec_eval antes da versão 10, pytrec_eval e ir_measures as tratam como empates; score --order single também.",
  "error-texts-scored": (p) =>
    `${some(p.count, "resposta começa", "respostas começam", "Algumas respostas começam")} com [ERROR] e ${p.count === 1 ? "tem" : "têm"} pontuação acima de 0. ` +
    "Se são erros avaliados como respostas, a média não é a do sistema.",
  "repeats-from-cache": (p) =>
    `${some(p.count, "resposta a perguntas repetidas veio", "respostas a perguntas repetidas vieram", "Algumas respostas a perguntas repetidas vieram")} do cache: uma resposta anterior outra vez, que não estabiliza nada. ` +
    "Execute as repetições com o cache desligado.",
  "scores-rounded": (p) =>
    `Neste tipo de arquivo as pontuações são arredondadas para ${value(p.decimals, "poucas")} casas decimais: mudanças pequenas parecem nulas. ` +
    "Use o JSON da ferramenta, se houver.",
  "unfinished-log": (p) =>
    `O estado do log é "${value(p.status, "desconhecido")}": a avaliação não chegou ao fim, portanto podem faltar amostras. ` +
    "Se faltam as difíceis, a média é boa demais.",
  "samples-run-again": (p) =>
    `${some(p.count, "amostra foi executada", "amostras foram executadas", "Algumas amostras foram executadas")} de novo dentro do log; conta a última execução de cada uma, como no Inspect.`,
  "queries-without-results": (p) =>
    `${queries(p.count, "Algumas consultas")} de ${p.file} não ${p.count === 1 ? "recuperou nada e é escrita" : "recuperaram nada e são escritas"} como 0, ` +
    "como faz trec_eval -c com as consultas que faltam nos resultados.",
  "nulls-as-zero": (p) =>
    `${some(p.count, "pontuação é 0", "pontuações são 0", "Algumas pontuações são 0")}. ${value(p.tool, "A ferramenta")} escreve 0 também onde um avaliador não deu nenhuma (null), ` +
    `portanto ${p.count === 1 ? "ela pode ser uma pontuação ausente" : "algumas podem ser pontuações ausentes"}.`,
  "drawn-from-few": (p) =>
    `Sortear sem reposição é mais brando que a realidade: um conjunto de referência de ${value(p.most, "tal tamanho")} contém ` +
    `${share(p.share, "grande parte")} de tudo o que existe aqui. As taxas com reposição são ` +
    "as que se devem esperar onde continuam chegando perguntas novas.",
  "noise-above-margin": (p) =>
    `Sem que nada mude, a média se move até ${value(p.noise, "mais")} de uma execução para outra (ruído de fundo${p.measured === undefined ? "" : `, medido em ${p.measured}`}), ` +
    `mais que a margem de ${value(p.margin, "este controle")}: o controle pode estar julgando ruído. Tire a média de repetições ou escolha uma margem mais larga para a próxima execução.`,
  "loss-too-large": (p) =>
    `Uma perda de ${value(p.losses, "tal tamanho")} não foi construída: a linha de base tem menos que isso a perder.`,
  "below-floor": (p) =>
    `${p.clusters === undefined ? some(p.questions, "pergunta", "perguntas", "Estes dados") : documents(p.clusters, "Estes dados")} não ${(p.clusters ?? p.questions) === 1 ? "permite" : "permitem"} descartar ` +
    `uma perda maior que ${value(p.margin, "a margem")} nem mesmo quando nada se perdeu` +
    `${p.required === undefined ? "" : `: são necessários no mínimo ${value(p.required, "")}`}.`,
  "floor-off": (p) =>
    `O mínimo está desligado (--no-floor): abaixo de ${value(p.required, "seu número de")} ` +
    `${p.clusters === undefined ? "perguntas" : "documentos"} a taxa de erro não é garantida.`,
  "largest-document-unknown": (p) =>
    "O tamanho do maior documento da coleção não é conhecido; o maior da amostra o representa" +
    `${p.largest === undefined ? "" : ` (${some(p.largest, "pergunta", "perguntas", "")})`}` +
    `${p.sizes === "any" ? "; --largest-document o informa." : ". Com tamanhos tão parelhos como estes a taxa de erro se manteve em simulação; --largest-document dá certeza."}`,
  "few-unequal-documents": (p) =>
    `${documents(p.clusters, "Os documentos")} de tamanho muito desigual: um resultado micro se apoia em poucos deles. ` +
    "Macro é a pergunta mais estável para uma amostra assim.",
  "few-documents": (p) =>
    `${documents(p.clusters, "Os documentos")} são poucos. Para cobrir tanto quanto diz, o intervalo admite um ` +
    "que não foi sorteado, o que o torna largo; um mais estreito, como t, falharia em uma amostra a cada dez ou mais.",
  "unbounded-no-floor": () =>
    "Esta métrica não tem limites, portanto não se pode descartar uma perda rara e grande que as perguntas não mostraram; nenhum mínimo pode ser indicado.",
  "ignores-documents": () =>
    "Este método conta cada pergunta como independente e ignora os documentos. É mostrado apenas para comparação.",
  "no-uncertainty": () =>
    'A regra "difference" compara duas médias e desconhece a incerteza: perto da margem, erra com frequência.',
  boundary: (p) =>
    `Todas as pontuações, ou as médias de todos os documentos, são iguais${p.value === undefined ? "" : ` (${value(p.value, "")})`}, portanto não existe ` +
    `erro padrão; ${p.scale === "unbounded" ? "sem limites das pontuações (--range) nada pode ser descartado" : "os limites vêm do que tantas iguais podem descartar"}.`,
  "neff-capped": () =>
    "O número efetivo de perguntas saiu maior que o número de perguntas feitas e foi limitado a ele.",
  "rho-clamped": (p) =>
    `A correlação estimada dentro dos documentos era negativa${p.rho === undefined ? "" : ` (${value(p.rho, "")})`} e foi posta em 0.`,
  "df-is-bell-mccaffrey": () =>
    "Os graus de liberdade são os de Bell e McCaffrey (perguntas independentes como modelo de trabalho), " +
    "que o procedimento publicado chama de Imbens e Kolesár.",
  "missing-scores": (p) =>
    `${some(total(p), "pontuação está ausente", "pontuações estão ausentes", "Algumas pontuações estão ausentes")}${sides(p)}; ` +
    "contam como as piores para aprovar e como as melhores para reprovar.",
  "missing-decides": (p) =>
    `As pontuações ausentes decidem${sides(p)}: com as piores que poderiam ter sido, a resposta não é a que ` +
    "as perguntas pontuadas dão.",
  "missing-dropped": (p) =>
    `${some(total(p), "pergunta sem pontuação foi deixada", "perguntas sem pontuação foram deixadas", "As perguntas sem pontuação foram deixadas")} de fora${sides(p)}. ` +
    "Se as pontuações faltam onde o sistema vai mal, o resultado é bom demais.",
  "unmatched-dropped": (p) =>
    `Perguntas de um só lado (--unmatched drop): ${value(p.baselineOnly, "algumas")} da linha de base, que contam como ` +
    `ausentes no candidato; ${value(p.candidateOnly, "algumas")} do candidato, que foram deixadas de fora.`,
  "repeats-averaged": (p) =>
    `${some(p.questions, "pergunta tinha", "perguntas tinham", "As perguntas tinham")} várias pontuações, das quais se tirou a média` +
    `${p.repeats === undefined ? "" : ` (até ${value(p.repeats, "")} cada uma)`}` +
    `${typeof p.withinVariance === "number" ? `; dentro de uma pergunta elas variam com desvio padrão ${fixed(Math.sqrt(p.withinVariance), 3)}` : ""}. ` +
    "Repetições estabilizam uma pontuação; não acrescentam perguntas.",
  "ids-normalised": (p) =>
    `${some(p.count, "id foi levado", "ids foram levados", "Alguns ids foram levados")} a uma mesma forma Unicode (NFC) para o pareamento${inBrackets(p.file)}.`,
  "worst-loss-declared": (p) =>
    `O resultado se apoia na pior perda declarada por documento: ${value(p.worstLoss ?? p.value, "a de um documento")} (--worst-loss).`,
  "near-threshold": (p) =>
    `A média está a menos de dois erros padrão do limiar${p.standardError === undefined ? "" : ` (um é ${value(p.standardError, "")})`}.`,
  "items-differ": () =>
    "Os dois sistemas têm itens diferentes em cada documento, portanto comparam-se documentos, não itens.",
  "tail-error-straddles": (p) =>
    `O valor-p só é conhecido com um erro de até ${value(p.error, "seu limite")}, que abrange a taxa de erro permitida; com ele não se dá veredito.`,
  census: () =>
    "Todos os documentos da população foram pontuados: o valor é conhecido, e nada resta a estimar entre documentos.",
  "degenerate-replicates": (p) =>
    `${share(p.share, "Parte")} das réplicas não têm erro padrão, pois todos os documentos ` +
    "sorteados nelas têm a mesma taxa.",
  "no-limit": (p) =>
    `Aqui o método não põe ${p.side === "both" ? "limites" : `limite${p.side === "lower" ? " inferior" : p.side === "upper" ? " superior" : ""}`}` +
    `${p.needed === undefined ? "" : ` (neste nível ele precisa de ${value(p.needed, "mais")} documentos ou mais)`}` +
    `${p.shown === "range" ? `; ${p.side === "both" ? "são mostrados os extremos" : "é mostrado o extremo"} da faixa` : ""}.`,
  "fieller-unbounded": (p) =>
    "Os documentos diferem tanto em tamanho que o método de Fieller " +
    `${p.set === "complement" ? `só descarta os valores entre ${value(p.from, "")} e ${value(p.to, "")}` : "não descarta nenhum valor"}.`,
  "decimal-comma": (p) =>
    `${some(p.count, "pontuação com vírgula decimal foi lida como número", "pontuações com vírgula decimal foram lidas como números", "As pontuações com vírgula decimal foram lidas como números")}, "0,5" como 0.5${inBrackets(p.column)}.`,
  "text-scores-mapped": (p) =>
    `Pontuações em texto foram lidas como números${inBrackets(p.column)}${p.labels === undefined ? "" : `: ${value(p.labels, "")}`}.`,
  "error-rows": (p) =>
    `${some(total(p), "linha traz um erro", "linhas trazem um erro", "Algumas linhas trazem um erro")}${sides(p)}; ` +
    "uma linha assim não tem pontuação, seja qual for o número que mostre.",
  "paired-by-row-order": () =>
    "Os arquivos não dão nome a nenhuma pergunta, portanto as linhas foram pareadas por sua ordem. Uma linha que mudou de lugar é comparada com outra pergunta.",
  "limits-outside-range": () =>
    "Um limite fica fora da faixa das pontuações; leia-o como o extremo da faixa.",
  "large-document": (p) =>
    `${p.label === undefined ? "Um documento" : `O documento ${value(p.label, "")}`} ` +
    `${p.by === undefined ? "contém" : "representa"} ${share(p.share, "grande parte")} ` +
    `${p.by === undefined ? "das perguntas e inclina o resultado" : "da média, por suas perguntas e pelas que representa"}.`,
  "repeats-look-cached": () =>
    "As repetições de uma pergunta são idênticas até o último dígito: parecem vir de um cache e não mostram ruído.",
  "several-metrics": (p) =>
    `Sozinha, esta métrica seria reprovada. Entre ${value(p.metrics, "várias")} métricas alguma reprovação falsa é mais provável e, ` +
    "corrigido isso (Holm), a perda não fica demonstrada.",
  "clusters-declined": (p) =>
    `As perguntas são tratadas como sorteadas uma a uma (--cluster none), embora a coluna ${value(p.column, "de documentos")} as agrupe em ${documents(p.documents, "documentos")}: ` +
    "onde as perguntas de um documento se comportam igual, as taxas de erro não são garantidas.",
  "strata-fixed": (p) =>
    `Os documentos (${value(p.column, "os estratos")}) são tratados como todos os que existem, com perguntas amostradas em cada um. As ` +
    "perguntas são testadas como uma só amostra, o que erra para o lado seguro quando a parte de cada documento nelas é sua parte no total.",
  "within-pooled": (p) =>
    `${documents(p.documents, "Documentos")} (${value(p.stratum, "todos")}) com uma só pergunta pontuada entre várias: uma não mostra nada de como ` +
    "as perguntas diferem dentro, portanto a variância dentro dos outros documentos a substitui.",
  "within-unseen": (p) =>
    `${documents(p.documents, "Documentos")} (${value(p.stratum, "todos")}) com uma só pergunta pontuada entre várias, ou apenas com totais, ` +
    "nada mostram de como as perguntas diferem dentro: ali os documentos são tratados como sorteados com reposição, o que alarga o intervalo.",
  "unlabelled-dropped": (p) =>
    `${some(p.documents, "documento sorteado e não pontuado", "documentos sorteados e não pontuados", "Documentos sorteados e não pontuados")} (${value(p.names, "sem nome")}) ${p.documents === 1 ? "foi deixado" : "foram deixados"} de fora (--unlabelled drop), como se ` +
    `${p.documents === 1 ? "fosse" : "fossem"} como os demais${p.stratum === undefined ? "" : " de seu estrato"}. ` +
    `${p.lowest === undefined ? "A métrica não tem limites, portanto não se pode dizer quanto poderiam mudar." : `Com todos eles na pontuação mais baixa, o valor seria ${value(p.lowest, "")}; na mais alta, ${value(p.highest, "")}.`}`,
  "no-finite-correction": (p) =>
    `O fato de a população ter ${documents(p.population, "um número conhecido de documentos")} não estreita este intervalo: ` +
    "seu método admite um documento diferente de todos os sorteados. Outros métodos (--method all) levam a correção 1 − K/M.",
  components: (p) =>
    `Perguntas que compartilham um documento, diretamente ou por meio de outras, foram tomadas juntas: ${documents(p.documents, "os documentos")} ` +
    `formam ${some(p.components, "componente", "componentes", "os componentes")}. O maior, ${value(p.label, "um deles")}, contém ` +
    `${share(p.share, "uma parte")} das perguntas` +
    `${typeof p.share === "number" && p.share > 0.5 ? ": a maior parte do que foi visto é um só sorteio" : ""}.`,
  "nested-clusters": (p) =>
    `Cada valor de ${value(p.fine, "uma coluna")} está dentro de um só valor de ${value(p.coarse, "outra")}, ` +
    `portanto foi tomada apenas ${value(p.coarse, "a mais grossa")}: ela contém tudo o que depende entre si.`,
  "multiway-floored": (p) =>
    `A variância em duas direções saiu menor que a de ${value(p.column, "uma coluna")} sozinha, e esta foi tomada em seu lugar.`,
  "empty-denominators": (p) =>
    `${p.documents === undefined ? some(p.questions, "linha", "linhas", "Parte dos dados") : documents(p.documents, "")} sem nada no denominador: ` +
    "o que houver ali no numerador conta.",
  "undefined-replicates": (p) =>
    `${share(p.share, "Parte")} das réplicas não têm valor (0/0): nelas não foi sorteado nada que ` +
    "contar. Os quantis são os das demais.",
  "pilot-small": (p) =>
    `O piloto tem ${documents(p.documents, "poucos documentos")}: o quanto os documentos diferem também não é bem conhecido. ` +
    "Planeje mais do que o número diz, ou planeje de novo quando houver alguns rotulados.",
  "pilot-unscored": (p) =>
    `${some(p.count, "pergunta do piloto sem pontuação foi deixada", "perguntas do piloto sem pontuação foram deixadas", "As perguntas do piloto sem pontuação foram deixadas")} de fora.`,
  "wider-than-planned": (p) =>
    `Em amostras sorteadas do piloto, o intervalo recomendado da ${p.estimand === "macro" ? "média sobre documentos" : "média sobre perguntas"} saiu mais largo do que ` +
    `a fórmula diz: sua metade é ${value(p.halfWidth, "maior")} na amostra mediana de ${documents(p.documents, "outros tantos documentos")}. Ele admite um documento diferente de todos ` +
    `os sorteados${typeof p.suffice === "number" && p.suffice !== p.documents ? `; cerca de ${documents(p.suffice, "")} o levam à largura pedida` : ""}.`,
  "pass-may-fall": (p) =>
    `A mudança esperada é ela mesma uma perda (${value(p.loss, "alguma")}) dentro da margem. Então a parcela aprovada pode cair antes de subir à medida que os conjuntos de referência crescem, ` +
    "sobretudo com um controle por bootstrap: os pequenos são aprovados por sorte; os maiores veem a perda e ainda não a distinguem da margem.",
  "few-changes": (p) =>
    `Apenas ${share(p.share, "uma pequena parte")} das perguntas mudaram, portanto um conjunto de referência do tamanho planejado teria cerca de ` +
    `${some(p.expected, "mudança", "mudanças", "poucas mudanças")}: mal se vê como as mudanças se espalham, e a curva normal da fórmula não se ajusta.`,
  "formula-misleads": (p) =>
    `Aqui a fórmula engana: com ${value(p.count, "algumas")} ela espera a aprovação de ${share(p.formula, "outra parcela")}, ` +
    `e dos conjuntos de referência sorteados foram aprovados ${share(p.simulated, "outra parcela")}. Guie-se pelos sorteados.`,
  "change-not-simulated": (p) =>
    `Uma mudança verdadeira de ${value(p.change, "tal tamanho")} não pode ser feita com as diferenças do piloto, que são menores, portanto nenhum conjunto de referência foi sorteado.`,
  "left-out-unscored": (p) =>
    `${some(p.count, "pergunta não tem", "perguntas não têm", "Algumas perguntas não têm")} pontuação em alguma execução e aqui ${p.count === 1 ? "foi deixada" : "foram deixadas"} de fora. ` +
    "Um controle conta uma pontuação ausente contra o candidato.",
  "few-runs": (p) =>
    `${some(p.runs, "execução forma", "execuções formam", "Poucas execuções formam")} ${some(p.pairs, "par", "pares", "poucos pares")}: a maior mudança vista diz pouco de quão grande ela pode ser. ` +
    "Cinco execuções ou mais a tornam mais estável.",
  "cached-left-out": (p) =>
    `${some(p.count, "linha foi respondida", "linhas foram respondidas", "Algumas linhas foram respondidas")} por um cache e ${p.count === 1 ? "deixada" : "deixadas"} de fora` +
    `${typeof p.unpaired === "number" && p.unpaired > 0 ? `, e ${some(p.unpaired, "linha cujo par", "linhas cujo par", "")} o foi` : ""}: ` +
    "um cache nada diz de quanto o sistema demora.",
  "looks-cached": (p) =>
    `${some(p.count, "latência está", "latências estão", "Algumas latências estão")} abaixo de um décimo da mediana: um cache respondeu? ` +
    "Se sim, indique a coluna que o diz (--cached COLUMN) ou meça com o cache desligado.",
  "failed-requests": (p) =>
    `${some(p.count, "requisição falhou ou não tem", "requisições falharam ou não têm", "Algumas requisições falharam ou não têm")} latência. Nenhuma é tomada como 0: para aprovar contam como ` +
    "mais lentas que qualquer limite; para reprovar, como mais rápidas.",
  "few-latency-runs": (p) =>
    `${some(p.runs, "execução mostra", "execuções mostram", "Poucas execuções mostram")} pouco de como as latências se movem de uma execução para outra, portanto o intervalo é largo; cinco ou mais são melhores.`,
  "plan-undercovers": (p) =>
    `Dos intervalos de ${documents(p.documents, "outros tantos documentos")} sorteados do piloto, ${share(p.coverage, "poucos demais")} continham a média dele, não ` +
    `${share(p.level, "tantos quanto dizem")}: alguns documentos pesam demais para amostras deste tamanho. ` +
    `${p.estimand === "micro" ? "Sorteie-os com probabilidade proporcional ao tamanho (sample --design pps), ou peça a média sobre documentos." : "Planeje mais documentos."}`,
  "heavy-documents": (p) =>
    "Os documentos diferem tanto em tamanho que uma perda nos grandes poderia passar despercebida, portanto não se dá veredito micro. " +
    `Diga quantas perguntas tem o maior documento de toda a coleção (--largest-document; aqui ${value(p.largest, "o maior")}), ` +
    "ou peça --estimand macro.",
};
