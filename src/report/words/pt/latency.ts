import type { LatencyResult } from "../../../gates/latency.ts";
import { fixed, grouped, plain, pValue } from "../../numbers.ts";
import { latencyDecimals, quantileName, unitOf } from "../en/latency.ts";
import type { LatencyWords } from "../LatencyWords.ts";
import { count, percent } from "./numbers.ts";

const runs = (n: number): string => count(n, "execução", "execuções");

function between({ lower, upper }: LatencyResult, digits: number): string {
  const [low, high] = [lower, upper].map((end) => (Number.isFinite(end) ? fixed(end, digits) : null));
  if (low !== null && high !== null) return `entre ${low} e ${high}`;
  if (low !== null) return `no mínimo ${low}, e nada aqui o limita por cima`;
  return high !== null ? `no máximo ${high}, e nada aqui o limita por baixo` : "e nada aqui o limita";
}

function subject({ quantile, metric }: LatencyResult): string {
  return `${quantileName(quantile)} de ${metric}`;
}

function sentence(r: LatencyResult): string {
  const unit = unitOf(r.metric);
  const digits = latencyDecimals(r);
  const seen = `${grouped(r.queries)} consultas em ${runs(r.runs)} não permitem saber se`;
  if (r.rule === "limit") {
    const limit = `limite de ${plain(r.limit ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} respeita o ${limit}.`;
    if (r.verdict === "fail") return `${subject(r)} fica acima do ${limit}.`;
    return `${seen} ${subject(r)} respeita o ${limit}.`;
  }
  if (r.rule === "margin") {
    const slower = `mais lento além da margem de ${plain(r.margin ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} não ficou ${slower}.`;
    if (r.verdict === "fail") return `${subject(r)} ficou ${slower}.`;
    return `${seen} ${subject(r)} ficou ${slower}.`;
  }
  return r.baseline === null
    ? `${subject(r)} é ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`
    : `${subject(r)} mudou em ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`;
}

function answer(r: LatencyResult): string {
  const name = quantileName(r.quantile);
  const digits = latencyDecimals(r);
  if (r.verdict === "inconclusive") return `Não com estes dados: ${whyNot(r)}.`;
  const passes = r.verdict === "pass";
  const end = `${fixed(Math.abs(passes ? r.upper : r.lower), digits)}${unitOf(r.metric)}`;
  const start = `${passes ? "Sim, no que depende da latência" : "Não"}: com ${percent(1 - r.alpha)} de confiança, ${name}`;
  const most = passes ? "no máximo" : "no mínimo";
  if (r.rule === "limit") return `${start} é ${most} ${end}.`;
  return (passes ? r.upper : r.lower) < 0
    ? `${start} está mais rápido em pelo menos ${end}.`
    : `${start} está mais lento em ${most} ${end}.`;
}

function whyNot(r: LatencyResult): string {
  const { failed, measured } = r.candidate;
  if (failed / (failed + measured) > 1 - r.quantile)
    return `${grouped(failed)} de ${grouped(measured + failed)} requisições falharam; contadas como mais lentas que qualquer limite, sozinhas já passam dos ${percent(1 - r.quantile)} que podem excedê-lo`;
  if (r.floor !== null && !r.floor.met)
    return `todas estas latências valem ${grouped(Math.floor(r.effective ?? 0))} independentes, e com menos de ${r.floor.required} não é possível aprovar`;
  const what = r.rule === "limit" ? quantileName(r.quantile) : `a mudança de ${quantileName(r.quantile)}`;
  return `${what} poderia estar ${between(r, latencyDecimals(r))}`;
}

/** All that a page says of latencies, in Portuguese. */
export const latency: LatencyWords = {
  sentence,
  answer,
  advice(r) {
    const { failed, measured } = r.candidate;
    if (failed / (failed + measured) > 1 - r.quantile)
      return ["Veja antes de tudo por que as requisições falharam: mais execuções não mudam isso."];
    return [
      ...(r.neededRuns === null
        ? []
        : [
            `Cerca de ${grouped(r.neededRuns)} execuções seriam aprovadas, se as que vierem forem como estas ${r.runs}.`,
          ]),
      ...(r.queries < 59
        ? [
            `Mais consultas: ${grouped(r.queries)} são poucas para falar por outras; 100 ou mais são melhores.`,
          ]
        : []),
      r.runs < 5
        ? `Mais execuções: ${r.runs} mostram pouco de como diferem, e cinco ou mais são o que mais estreita o intervalo.`
        : "Mais execuções, e mais consultas: um intervalo não é mais firme que umas e outras.",
      ...(r.baseline === null
        ? []
        : ["Meça os dois sistemas alternadamente, para que ambos encontrem a máquina no mesmo estado."]),
    ];
  },
  runs(r) {
    const name = quantileName(r.quantile);
    const meaning = `P50 é o tempo que metade das requisições não ultrapassa, ${name} o que ${percent(r.quantile)} não ultrapassam.`;
    const varies = (side: LatencyResult["candidate"]): string =>
      `P50 varia ${percent(Number((side.median?.variation ?? 0).toPrecision(2)))}, ${name} varia ${percent(Number((side.quantile?.variation ?? 0).toPrecision(2)))}`;
    if (r.candidate.median === null || r.candidate.quantile === null) return [meaning];
    const both =
      r.baseline === null
        ? `De uma execução para outra ${varies(r.candidate)}`
        : `De uma execução para outra ${varies(r.baseline)} na linha de base; ${varies(r.candidate)} no candidato`;
    const wider =
      r.baseline !== null || r.candidate.widthRatio === null
        ? ""
        : ` Dentro de uma execução o intervalo de ${name} é ${Number(r.candidate.widthRatio.toPrecision(2))} vezes mais largo que o de P50.`;
    return [meaning, `${both} (desvio padrão sobre média).${wider}`];
  },
  basis(r) {
    const sides = r.baseline === null ? [r.candidate] : [r.baseline, r.candidate];
    const measured = sides.map(
      (side) => `${grouped(side.measured)} de ${grouped(side.measured + side.failed)}`,
    );
    const p = r.verdict === "fail" ? r.pFail : r.pPass;
    const test = p === null ? "" : `; p ${pValue(p, r.alpha)} frente a alfa ${plain(r.alpha)}`;
    return [
      ...(r.effective === null
        ? []
        : [
            `As latências da mesma consulta ou execução se parecem: todas elas valem ${r.effective < 1 ? "menos que uma" : grouped(Math.floor(r.effective))} sem nada em comum. Uma aprovação precisa de ${r.floor?.required} ou mais.`,
          ]),
      `${grouped(r.queries)} consultas em ${runs(r.runs)}, ${measured.join(" e ")} requisições medidas${test}. Cada extremo do intervalo erra no máximo ${percent(r.alpha)} das vezes.`,
    ];
  },
  runsHeads: {
    run: "execução",
    measured: "medidas",
    interval: (level) => `intervalo de ${level} dessa execução`,
    before: (name) => `${name} antes`,
    after: "depois",
    change: "mudança",
    ends: (p) => `${p.lower} a ${p.upper}`,
    orMore: (lower) => `${lower} ou mais`,
    orLess: (upper) => `${upper} ou menos`,
  },
  page: {
    interval: (p) => `${p.name} com seu intervalo de ${p.level}, para outras consultas e outras execuções`,
    changeInterval: (p) =>
      `Mudança de ${p.name} com seu intervalo de ${p.level}, para outras consultas e outras execuções`,
    subject: (p) => `${p.name} de ${p.metric}`,
    change: (p) => `mudança de ${p.name} de ${p.metric}`,
    limit: (at) => `limite ${at}`,
    margin: (at) => `margem ${at}`,
    noChange: "sem mudança",
    tooSlow: "lento demais",
    runsTitle: "Execução por execução",
    runsFigure: (p) => `${p.name} de cada execução, com o intervalo de ${p.level} só dessa execução`,
    sides: { baseline: "linha de base", candidate: "candidato" },
    oneTitle: "O que uma só execução teria dito",
    oneSaid: (p) =>
      `Lidas sozinhas, ${p.passed} de ${runs(p.runs)} teriam sido aprovadas e ${p.runs - p.passed} reprovadas.`,
    oneWorth: "Uma só execução nunca hesita, diga o que disser: ela não mostra como as execuções diferem.",
    oneInterval: "Seu próprio intervalo conhece suas consultas, mas nenhuma outra execução.",
    oneCaption: "Cada execução por si só",
    oneHeads: { run: "execução", read: "lida sozinha", interval: "por seu próprio intervalo" },
    judged: "Como foi julgado",
    next: {
      limit:
        "Nenhum limite foi dado, portanto isto não é um veredito. Diga o que o sistema tem de respeitar: o seu limite, não um escolhido para servir.",
      margin:
        "Nenhuma margem foi dada, portanto isto não é um veredito. Diga quanto mais lento ele pode ficar: a sua margem, não uma escolhida para servir.",
    },
    exceeding: (p) => `${p.share} das latências medidas ficam acima do limite; ${p.may} podem ficar.`,
  },
};
