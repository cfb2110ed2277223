import type { LatencyResult } from "../../../gates/latency.ts";
import { fixed, grouped, percent, plain, pValue } from "../../numbers.ts";
import { latencyDecimals, quantileName, unitOf } from "../en/latency.ts";
import type { LatencyWords } from "../LatencyWords.ts";
import { count } from "./numbers.ts";

const runs = (n: number): string => count(n, "ejecución", "ejecuciones");

function between({ lower, upper }: LatencyResult, digits: number): string {
  const [low, high] = [lower, upper].map((end) => (Number.isFinite(end) ? fixed(end, digits) : null));
  if (low !== null && high !== null) return `entre ${low} y ${high}`;
  if (low !== null) return `al menos ${low}, y nada aquí lo acota por arriba`;
  return high !== null ? `como mucho ${high}, y nada aquí lo acota por abajo` : "y nada aquí lo acota";
}

function subject({ quantile, metric }: LatencyResult): string {
  return `${quantileName(quantile)} de ${metric}`;
}

function sentence(r: LatencyResult): string {
  const unit = unitOf(r.metric);
  const digits = latencyDecimals(r);
  const seen = `${grouped(r.queries)} consultas en ${runs(r.runs)} no permiten saber si`;
  if (r.rule === "limit") {
    const limit = `el límite de ${plain(r.limit ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} respeta ${limit}.`;
    if (r.verdict === "fail")
      return `${subject(r)} queda por encima del límite de ${plain(r.limit ?? Number.NaN)}${unit}.`;
    return `${seen} ${subject(r)} respeta ${limit}.`;
  }
  if (r.rule === "margin") {
    const slower = `más lento por encima del margen de ${plain(r.margin ?? Number.NaN)}${unit}`;
    if (r.verdict === "pass") return `${subject(r)} no se hizo ${slower}.`;
    if (r.verdict === "fail") return `${subject(r)} se hizo ${slower}.`;
    return `${seen} ${subject(r)} se hizo ${slower}.`;
  }
  return r.baseline === null
    ? `${subject(r)} es ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`
    : `${subject(r)} cambió en ${fixed(r.value, digits)}${unit}, ${between(r, digits)}.`;
}

function answer(r: LatencyResult): string {
  const name = quantileName(r.quantile);
  const digits = latencyDecimals(r);
  if (r.verdict === "inconclusive") return `No con estos datos: ${whyNot(r)}.`;
  const passes = r.verdict === "pass";
  const end = `${fixed(Math.abs(passes ? r.upper : r.lower), digits)}${unitOf(r.metric)}`;
  const start = `${passes ? "Sí, en lo que toca a la latencia" : "No"}: con una confianza del ${percent(1 - r.alpha)}, ${name}`;
  const most = passes ? "como mucho" : "al menos";
  if (r.rule === "limit") return `${start} es ${most} ${end}.`;
  return (passes ? r.upper : r.lower) < 0
    ? `${start} es más rápido en al menos ${end}.`
    : `${start} es más lento en ${most} ${end}.`;
}

function whyNot(r: LatencyResult): string {
  const { failed, measured } = r.candidate;
  if (failed / (failed + measured) > 1 - r.quantile)
    return `fallaron ${grouped(failed)} de ${grouped(measured + failed)} peticiones; contadas como más lentas que cualquier límite, ellas solas superan el ${percent(1 - r.quantile)} que puede excederlo`;
  if (r.floor !== null && !r.floor.met)
    return `todas estas latencias valen ${grouped(Math.floor(r.effective ?? 0))} independientes, y con menos de ${r.floor.required} no es posible aprobar`;
  const what = r.rule === "limit" ? quantileName(r.quantile) : `el cambio de ${quantileName(r.quantile)}`;
  return `${what} podría estar ${between(r, latencyDecimals(r))}`;
}

/** All that a page says of latencies, in Spanish. */
export const latency: LatencyWords = {
  sentence,
  answer,
  advice(r) {
    const { failed, measured } = r.candidate;
    if (failed / (failed + measured) > 1 - r.quantile)
      return ["Vea antes de nada por qué fallaron las peticiones: más ejecuciones no lo cambian."];
    return [
      ...(r.neededRuns === null
        ? []
        : [
            `Unas ${grouped(r.neededRuns)} ejecuciones aprobarían, si las que vengan son como estas ${r.runs}.`,
          ]),
      ...(r.queries < 59
        ? [`Más consultas: ${grouped(r.queries)} son pocas para hablar por otras; 100 o más son mejor.`]
        : []),
      r.runs < 5
        ? `Más ejecuciones: ${r.runs} muestran poco de cómo difieren, y cinco o más son lo que más estrecha el intervalo.`
        : "Más ejecuciones, y más consultas: un intervalo no es más firme que las unas ni las otras.",
      ...(r.baseline === null
        ? []
        : ["Mida los dos sistemas por turnos, para que ambos encuentren la máquina en el mismo estado."]),
    ];
  },
  runs(r) {
    const name = quantileName(r.quantile);
    const meaning = `P50 es el tiempo que no supera la mitad de las peticiones, ${name} el que no supera el ${percent(r.quantile)}.`;
    const varies = (side: LatencyResult["candidate"]): string =>
      `P50 varía un ${percent(Number((side.median?.variation ?? 0).toPrecision(2)))}, ${name} un ${percent(Number((side.quantile?.variation ?? 0).toPrecision(2)))}`;
    if (r.candidate.median === null || r.candidate.quantile === null) return [meaning];
    const both =
      r.baseline === null
        ? `De una ejecución a otra ${varies(r.candidate)}`
        : `De una ejecución a otra ${varies(r.baseline)} en la línea base; ${varies(r.candidate)} en el candidato`;
    const wider =
      r.baseline !== null || r.candidate.widthRatio === null
        ? ""
        : ` Dentro de una ejecución el intervalo de ${name} es ${Number(r.candidate.widthRatio.toPrecision(2))} veces más ancho que el de P50.`;
    return [meaning, `${both} (desviación estándar entre media).${wider}`];
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
            `Las latencias de una misma consulta o ejecución se parecen: todas ellas valen ${r.effective < 1 ? "menos que una" : grouped(Math.floor(r.effective))} sin nada en común. Un aprobado necesita ${r.floor?.required} o más.`,
          ]),
      `${grouped(r.queries)} consultas en ${runs(r.runs)}, ${measured.join(" y ")} peticiones medidas${test}. Cada extremo del intervalo yerra como mucho el ${percent(r.alpha)} de las veces.`,
    ];
  },
  runsHeads: {
    run: "ejecución",
    measured: "medidas",
    interval: (level) => `intervalo del ${level} de esa ejecución`,
    before: (name) => `${name} antes`,
    after: "después",
    change: "cambio",
    ends: (p) => `${p.lower} a ${p.upper}`,
    orMore: (lower) => `${lower} o más`,
    orLess: (upper) => `${upper} o menos`,
  },
  page: {
    interval: (p) => `${p.name} con su intervalo del ${p.level}, para otras consultas y otras ejecuciones`,
    changeInterval: (p) =>
      `Cambio de ${p.name} con su intervalo del ${p.level}, para otras consultas y otras ejecuciones`,
    subject: (p) => `${p.name} de ${p.metric}`,
    change: (p) => `cambio de ${p.name} de ${p.metric}`,
    limit: (at) => `límite ${at}`,
    margin: (at) => `margen ${at}`,
    noChange: "sin cambio",
    tooSlow: "demasiado lento",
    runsTitle: "Ejecución por ejecución",
    runsFigure: (p) => `${p.name} de cada ejecución, con el intervalo del ${p.level} de esa sola ejecución`,
    sides: { baseline: "línea base", candidate: "candidato" },
    oneTitle: "Lo que habría dicho una sola ejecución",
    oneSaid: (p) =>
      `Leídas por separado, ${p.passed} de ${runs(p.runs)} se habrían aprobado y ${p.runs - p.passed} rechazado.`,
    oneWorth: "Una sola ejecución nunca duda, diga lo que diga: no muestra cómo difieren las ejecuciones.",
    oneInterval: "Su propio intervalo conoce sus consultas, pero ninguna otra ejecución.",
    oneCaption: "Cada ejecución por sí sola",
    oneHeads: { run: "ejecución", read: "leída sola", interval: "por su propio intervalo" },
    judged: "Cómo se juzgó",
    next: {
      limit:
        "No se indicó un límite, así que esto no es un veredicto. Diga qué tiene que respetar el sistema: su límite, no uno elegido para que encaje.",
      margin:
        "No se indicó un margen, así que esto no es un veredicto. Diga cuánto más lento puede hacerse: su margen, no uno elegido para que encaje.",
    },
    exceeding: (p) =>
      `El ${p.share} de las latencias medidas queda por encima del límite; puede estarlo el ${p.may}.`,
  },
};
