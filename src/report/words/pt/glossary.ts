import type { Term } from "../ExplainWords.ts";

export const glossary: readonly Term[] = [
  { words: ["linha de base", "baseline"], meaning: "o sistema que você tem." },
  { words: ["candidato", "candidate"], meaning: "o sistema que o substituiria." },
  { words: ["pergunta", "question"], meaning: "uma linha, pontuada para os dois sistemas." },
  {
    words: ["documento", "document", "conglomerado", "cluster"],
    meaning: "aquilo de que várias perguntas foram tiradas.",
  },
  {
    words: ["conjunto de referência", "golden set"],
    meaning: "as perguntas pelas quais os sistemas são julgados.",
  },
  {
    words: ["aprovação falsa", "false pass"],
    meaning:
      "aprovar uma mudança que de verdade perde a margem ou mais. No máximo uma parte alfa das execuções, 5 de 100, deve acabar assim.",
  },
  {
    words: ["reprovação falsa", "false fail"],
    meaning:
      "reprovar uma mudança que de verdade perde a margem ou menos. No máximo uma parte alfa das execuções deve acabar assim.",
  },
  {
    words: ["intervalo", "interval", "intervalo de confiança", "confidence interval"],
    meaning: "o conjunto de valores verdadeiros que os dados não descartam.",
  },
  {
    words: ["meia largura", "half-width"],
    meaning: "quanto um intervalo alcança para cada lado do seu centro: mais ou menos tanto.",
  },
  {
    words: ["nível de confiança", "confidence level", "nível", "level"],
    meaning:
      "com que frequência os intervalos feitos assim contêm a verdade: 95 de 100 com um nível de 0.95.",
  },
  {
    words: ["valor-p", "p-value", "p"],
    meaning:
      "com que frequência surgiriam dados pelo menos tão favoráveis se fosse verdadeira a afirmação a descartar.",
  },
  {
    words: ["poder", "power"],
    meaning:
      "com que frequência um controle dá o veredito que deve quando há algo a encontrar. plan questions pede que 80% das execuções aprovem um sistema que não mudou.",
  },
  {
    words: ["desvio padrão", "standard deviation", "sd"],
    meaning:
      "quanto os valores avulsos se afastam em geral de sua média; cerca de dois terços ficam dentro dele.",
  },
  {
    words: ["erro padrão", "standard error", "se"],
    meaning: "quanto a estimativa variaria de uma amostra para outra.",
  },
  {
    words: ["coeficiente de variação", "coefficient of variation", "cv", "standard deviation over mean"],
    meaning: "o desvio padrão como parte da média: 5% de 1,000 ms são 50 ms.",
  },
  {
    words: ["correlação intraclasse", "intraclass correlation", "icc", "correlation within documents"],
    meaning:
      "quanto se parecem as perguntas de um documento: 0 se não mais que outras quaisquer, 1 se todas pontuam igual. Negativas acontecem por acaso.",
  },
  {
    words: ["efeito do desenho", "design effect", "deff"],
    meaning:
      "quantas vezes maior é a variância porque as perguntas compartilham documentos. Descreve uma amostra; dividir por ele o número de perguntas não dá um número com que se possa calcular.",
  },
  {
    words: ["graus de liberdade", "degrees of freedom", "df"],
    meaning:
      "até que ponto se pode confiar no próprio ruído estimado; poucos significam intervalos mais largos.",
  },
  {
    words: ["estimando", "estimand"],
    meaning: "o que é estimado. Aqui: a média sobre perguntas (micro) ou sobre documentos (macro).",
  },
  {
    words: ["mínimo", "floor"],
    meaning:
      "o menor número de perguntas com que uma aprovação é possível: com menos, uma perda poderia se esconder nas que não foram sorteadas.",
  },
  {
    words: ["ruído de fundo", "noise floor"],
    meaning: "quanto a média se move de uma execução para outra sem que nada mude, 95 de 100 vezes.",
  },
  {
    words: ["piloto", "pilot"],
    meaning: "pontuações de alguns documentos ou perguntas que você já tem, para planejar os demais.",
  },
  {
    words: ["sorteio", "sorteios", "draw", "draws", "réplica", "réplicas", "replicate", "replicates"],
    meaning:
      "uma amostra tirada ao acaso pelo programa, entre milhares. --seed faz com que voltem a ser as mesmas.",
  },
  {
    words: [
      "com reposição",
      "with replacement",
      "sem reposição",
      "without replacement",
      "reposição",
      "replacement",
    ],
    meaning:
      "com: a mesma pergunta ou o mesmo documento pode sair duas vezes, como de uma coleção sem fim. Sem: no máximo uma vez.",
  },
  {
    words: ["erro de Monte Carlo", "Monte Carlo error"],
    meaning:
      "o quanto pode estar errada uma taxa encontrada por sorteio, já que só um certo número de amostras foi sorteado. Mais sorteios o reduzem.",
  },
  {
    words: ["degenerada", "degenerate", "todas iguais", "all alike"],
    meaning:
      "uma amostra em que todas as pontuações, ou as médias de todos os documentos, são iguais: nada mostra como variam, portanto não existe erro padrão.",
  },
  {
    words: ["viés", "bias"],
    meaning: "quanto uma estimativa se afasta da verdade em média sobre muitas amostras.",
  },
  {
    words: ["cobertura", "coverage"],
    meaning:
      "com que frequência os intervalos contêm o valor verdadeiro. Um intervalo de 95% deveria cobri-lo em 95 amostras de 100.",
  },
  {
    words: ["bootstrap", "reamostragem"],
    meaning: "sortear de novo entre os documentos vistos, para saber como a média variaria.",
  },
  {
    words: ["proporcional ao tamanho", "in proportion to size", "pps"],
    meaning:
      "uma forma de sortear documentos: um com o dobro de perguntas tem o dobro da probabilidade de sair.",
  },
  {
    words: ["estratificado", "stratified", "estrato", "estratos", "stratum", "strata"],
    meaning: "sorteado dentro de grupos, como documentos grandes e pequenos, tantos de cada um.",
  },
  {
    words: ["P50", "P95"],
    meaning:
      "P95 é o tempo que 95 de 100 requisições não ultrapassam; P50, o que metade delas não ultrapassa.",
  },
  {
    words: ["excedência", "exceedance"],
    meaning: "uma latência acima do limite. P95 respeita o limite se no máximo 5 de 100 o ultrapassam.",
  },
  {
    words: ["latências independentes", "independent latencies"],
    meaning:
      "o quanto valem as requisições. As da mesma consulta ou execução se parecem, portanto mil podem não dizer mais que cem sem nada em comum.",
  },
];
