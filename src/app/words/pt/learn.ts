import { percent } from "../../../report/words/pt/numbers.ts";
import type { LearnWords } from "../en/learn.ts";

export const learn: LearnWords = {
  percent,
  title: "Aprender",
  about:
    "Seis ideias para experimentar. Tudo é sorteado nesta página a partir de sementes, de modo que os mesmos valores mostram o mesmo.",
  lessons: "Lições",
  inWords: (title) => `Em palavras: ${title}`,
  truth: (value) => `verdade ${value}`,
  poll: {
    title: "Um conjunto de referência é uma pesquisa",
    lead: "Aqui o sistema não muda. Cada conjunto é sorteado de novo entre todas as perguntas que poderia haver, e faz só algumas delas, como uma pesquisa ouve alguns eleitores.",
    share: "Parte verdadeira de acertos",
    size: "Perguntas num conjunto",
    one: "Sortear um",
    hundred: "Sortear 100",
    again: "Começar de novo",
    last: (p) => `O último conjunto: ${p.hits} de ${p.size}, uma média de ${p.mean}.`,
    middle: (p) =>
      `De ${p.count} conjuntos, os 95 de cada 100 do meio ficam entre ${p.low} e ${p.high}, embora nada tenha mudado.`,
    figure: "Médias dos conjuntos sorteados",
    mean: "média",
    sets: "conjuntos",
    truth: (value) => `verdade ${value}`,
  },
  coverage: {
    title: "O que 95% promete",
    lead: "Cem conjuntos de referência e o intervalo de cada um. Aqui se destacam os que não contêm a verdade; na vida ninguém vê quais são.",
    level: "Nível",
    share: "Parte verdadeira de acertos",
    size: "Perguntas num conjunto",
    again: "Sortear de novo",
    missed: (p) =>
      `${p.missed} de ${p.count} intervalos não contêm a verdade; cerca de ${p.expected} são de esperar.`,
    figure: "Cem intervalos; os vermelhos não contêm a verdade",
    axis: "média",
  },
  floor: {
    title: "O mínimo: o que nenhuma pergunta mostrou",
    lead: "Digamos que nem uma pontuação mudou. Que perda, por menor que seja, isso descarta?",
    size: "Perguntas",
    margin: "Margem",
    smallest: (p) =>
      `Com ${p.questions} perguntas, nenhuma margem abaixo de ${p.margin} pode ser aprovada (alfa 0.05).`,
    unseen: (p) =>
      `Se ${p.share} de todas as perguntas agora se perdem por completo, ${p.questions} perguntas não encontram nenhuma delas ${p.times} vezes em 100.`,
    needs: (p) => `Uma margem de ${p.margin} pede no mínimo ${p.questions}.`,
    figure: "A menor margem que pode ser aprovada quando nada mudou",
    axis: "menor margem",
    curve: "pela fórmula",
    yours: "seu",
    marginMark: (value) => `margem ${value}`,
  },
  pairing: {
    title: "Por que as mesmas perguntas",
    lead: "Dois sistemas com a mesma média, pontuações de 0 e 1, quatro de cada cinco acertos. Quanto mais suas respostas se parecem de uma pergunta para outra, mais se cancela quando respondem às mesmas.",
    correlation: "Correlação das pontuações dos dois sistemas",
    size: "Perguntas",
    margin: "Margem",
    reaches: (p) => `Com as mesmas perguntas o intervalo alcança ± ${p.paired}, com outras ± ${p.unpaired}.`,
    worth: (times) => `Parear vale ${times} vezes mais perguntas.`,
    verdicts: (p) =>
      p.paired
        ? p.unpaired
          ? "As duas formas seriam aprovadas com esta margem."
          : "Pareado é aprovado com esta margem; sem parear fica inconclusivo."
        : "Nenhuma das duas é aprovada com esta margem.",
    figure: "O intervalo de 90% da mudança, quando nada mudou",
    axis: "mudança",
    paired: "mesmas perguntas",
    unpaired: "outras perguntas",
    marginMark: (value) => `margem ${value}`,
  },
  documents: {
    title: "Por que os documentos contam",
    lead: "Perguntas escritas a partir do mesmo documento acertam e falham juntas. Defina quanto se parecem, e veja quantas vezes um intervalo que ignora isso contém a verdade.",
    icc: "Correlação intraclasse",
    documents: "Documentos",
    size: "Perguntas em cada um",
    again: "Sortear de novo",
    held: (p) =>
      `De ${p.samples} amostras, o intervalo de 95% que trata as perguntas como independentes contém a verdade em ${p.naive}; o que vai por documentos, em ${p.byDocument}.`,
    worth: (p) => `${p.questions} perguntas valem ${p.worth} independentes (efeito do desenho ${p.effect}).`,
    figure: (count) =>
      `Intervalos de ${count} amostras que ignoram os documentos; os vermelhos não contêm a verdade`,
    axis: "média",
  },
  latency: {
    title: "Por que uma execução nada diz de P95",
    lead: "O sistema é 5% lento demais para seu limite, portanto toda aprovação é um erro. Cada execução encontra a máquina em outro estado, e todas as suas consultas o compartilham.",
    between: "Quanto as execuções diferem",
    queries: "Consultas numa execução",
    again: "Medir de novo",
    passed: (p) =>
      `P95 é de verdade ${p.truth} ms, o limite ${p.limit} ms. Lidas sozinhas, ${p.passed} de ${p.count} execuções o aprovam.`,
    held: (p) =>
      `O intervalo de 90% de uma só execução contém o P95 verdadeiro em ${p.held} de ${p.count}: mais consultas o estreitam, e ele continua sem saber de outra execução.`,
    figure: "P95 de cada execução com o intervalo só dessa execução; as vermelhas aprovam",
    axis: "P95 em ms",
    run: (number) => `execução ${number}`,
    limitMark: (value) => `limite ${value}`,
    truthMark: (value) => `verdade ${value}`,
  },
};
