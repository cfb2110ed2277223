import type { Words } from "../Words.ts";

export const reasons: Words["reasons"] = {
  "asked-for": () => "foi pedido",
  "first-that-applies": () => "auto: é o primeiro que se aplica",
  "held-error-rate": () =>
    "auto: manteve sua taxa de aprovações falsas em todas as células da tabela de erros do controle e, dos métodos que a mantiveram, é o que mais aprova um sistema sem mudanças",
  "gate-without-bounds": () =>
    "auto: as pontuações não têm limites, então não se pode prever uma perda não vista; do que resta, ele leva em conta a assimetria",
  "unequal-and-unpaired": () =>
    "auto: documentos de tamanhos desiguais, com os sistemas tratados como independentes",
  "published-unpaired": () => "auto: a regra publicada sem pareamento",
  "means-alone": () => "a regra difference compara duas médias e nada mais",
  "two-standard-errors": () => "auto: a regra publicada, inconclusiva a menos de dois erros padrão do limiar",
  "many-moved": () =>
    "auto: muitos documentos se moveram, suas mudanças são pouco assimétricas e seus tamanhos não muito díspares; aí t cobre tanto quanto diz",
  "few-moved": () =>
    "auto: poucos documentos se moveram, ou suas mudanças são assimétricas, ou seus tamanhos muito díspares; um documento não visto pode se mover como os vistos",
  "items-differ": () => "auto: os sistemas têm itens diferentes em cada documento",
  "exact-mcnemar": () => "foi pedido: valor-p exato de McNemar, limites de Tango",
  "regular-documents": () =>
    "auto: há dez documentos ou mais, suas pontuações pendem pouco para um lado e, se as perguntas contam, seus tamanhos são parecidos",
  "nearest-coverage": () =>
    "auto: dos intervalos medidos, é o que chega mais perto de sua cobertura nominal com documentos poucos, desiguais ou que pendem para um lado",
  "interval-without-bounds": () =>
    "auto: as pontuações não têm limites; do que resta, ele leva em conta a assimetria",
  "design-variance": () => "auto: a variância própria do desenho, com limites que não saem da faixa",
  "design-variance-without-bounds": () =>
    "auto: a variância própria do desenho; as pontuações não têm limites",
  "all-documents-scored": () => "auto: todos os documentos da população foram pontuados",
  "all-questions-scored": () => "auto: todas as perguntas da população foram pontuadas",
  "columns-cross": (p) => `${p.columnA} e ${p.columnB} se cruzam, então ambas contam`,
  "mean-of-parts": () =>
    "auto: as contagens fazem dela uma média de suas partes e, dos intervalos medidos para tais médias, é o que chega mais perto de sua cobertura nominal com documentos poucos e desiguais",
  "sums-without-bounds": () =>
    "auto: as duas somas não impõem limites; do que resta, ele leva em conta a assimetria",
  "no-jackknife": () => "auto: sem um dos documentos a razão não tem valor, portanto não há jackknife",
  "share-turned": () =>
    "auto: inverte o intervalo de uma proporção, o que foi medido mais perto de sua cobertura nominal, e não põe nenhum limite que os documentos não possam demonstrar",
};
