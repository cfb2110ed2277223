import type { SimulateWords } from "../en/simulate.ts";

export const simulate: SimulateWords = {
  title: "Quanto erra o meu controle?",
  about:
    "Suas perguntas representam todas as que há, de modo que se sabe o que é verdade. Delas se sorteiam conjuntos de referência milhares de vezes, e conta-se quando cada regra acerta e quando erra.",
  idle: "Dê dois arquivos de pontuações e uma margem. Serve um par de sistemas como os que virão: uma mudança anterior, por exemplo.",
  example: "BM25 diante de TF-IDF",
  start: "Sortear e contar",
  questions: "Perguntas num conjunto de referência",
  documents: "Documentos num conjunto de referência",
  sizesHint: "um ou vários, como 50,100; os usuais se ficar vazio",
  draws: "Conjuntos de cada tamanho",
  drawsHint: "mais demoram mais e erram menos; 2,000 ou menos se ficar vazio",
  losses: "Perdas construídas",
  lossesHint: "como 0.01,0.02; metade da margem, a margem e uma vez e meia se ficar vazio; ou none",
  rules: "Regras",
  rulesHint: "como gate,percentile,difference,threshold; todas se ficar vazio",
  threshold: "Limiar de G1",
  thresholdHint: "a média que o candidato deve alcançar; sem ele, G1 fica de fora",
  replacement: "Uma pergunta num conjunto",
  replacements: { without: "no máximo uma vez", with: "uma vez ou mais" },
  both: "as duas coisas, lado a lado",
  seed: "Semente",
  seedHint: "a mesma semente sorteia os mesmos conjuntos, aqui e na linha de comando; 1 se ficar vazia",
};
