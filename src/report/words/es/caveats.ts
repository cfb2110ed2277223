import { fixed } from "../../numbers.ts";
import { inBrackets, type Params, some, total, value } from "../params.ts";
import type { Words } from "../Words.ts";
import { percent } from "./numbers.ts";

/** What stands for a share that may not be known. */
function share(given: string | number | undefined, absent: string): string {
  return typeof given === "number" ? `el ${percent(given)}` : absent;
}

/** ` (línea base 1, candidato 2)`, where the caveat tells the sides apart. */
function sides(p: Params): string {
  if (p.baseline === undefined && p.candidate === undefined) return "";
  return ` (línea base ${value(p.baseline, "0")}, candidato ${value(p.candidate, "0")})`;
}

const documents = (n: Params[string] | undefined, absent: string): string =>
  some(n, "documento", "documentos", absent);
const questions = (n: Params[string] | undefined, absent: string): string =>
  some(n, "pregunta", "preguntas", absent);
const queries = (n: Params[string] | undefined, absent: string): string =>
  some(n, "consulta", "consultas", absent);

export const caveats: Words["caveats"] = {
  "less-is-better": (p) =>
    `En ${p.metric} menos es mejor, tal como ${p.format} la puntúa; --better higher dice lo contrario.`,
  "judgements-repeated": (p) =>
    `${some(p.count, "juicio aparece", "juicios aparecen", "Algunos juicios aparecen")} dos veces en ${p.file}, con el mismo grado; cada uno cuenta una vez.`,
  "queries-missing-zero": (p) =>
    `${some(p.count, "consulta con juicios no está", "consultas con juicios no están", "Algunas consultas con juicios no están")} en ${p.file} (${p.first}) y ` +
    `${p.count === 1 ? "cuenta" : "cuentan"} como si no se hubiera recuperado nada: 0.`,
  "queries-missing-dropped": (p) =>
    `${some(p.count, "consulta con juicios no está", "consultas con juicios no están", "Algunas consultas con juicios no están")} en ${p.file} (${p.first}). ` +
    `No ${p.count === 1 ? "tiene" : "tienen"} puntuación, y las medias son de las demás. Si las consultas faltan donde el sistema va mal, las medias son demasiado buenas.`,
  "queries-without-relevant": (p) =>
    `${queries(p.count, "Algunas consultas")} de ${p.file} ${p.count === 1 ? "no tiene ningún documento relevante y se deja" : "no tienen ningún documento relevante y se dejan"} fuera: ` +
    "no había nada que encontrar. trec_eval promedia un 0 por cada una; también --without-relevant zero.",
  "queries-unjudged": (p) =>
    `${queries(p.count, "Algunas consultas")} de ${p.file} (${p.first}) no ${p.count === 1 ? "tiene juicios y se deja" : "tienen juicios y se dejan"} fuera.`,
  "queries-found-nothing": (p) =>
    `${p.system} no encontró nada para ${queries(p.count, "algunas consultas")} (${p.first}); donde hay juicios, ${p.count === 1 ? "puntúa" : "puntúan"} 0.`,
  "approximate-search": (p) =>
    `${p.system} busca de forma aproximada: tiene el ${percent(Number(p.recall))} de los primeros ${p.k} documentos que halla la búsqueda exacta.`,
  "empty-texts": (p) =>
    `${documents(p.count, "Algunos documentos")} de ${p.file} no ${p.count === 1 ? "tiene" : "tienen"} texto (${p.first}), así que ninguna búsqueda por palabras puede ${p.count === 1 ? "encontrarlo" : "encontrarlos"}.`,
  "judged-not-in-collection": (p) =>
    `${some(p.count, "documento relevante", "documentos relevantes", "Algunos documentos relevantes")} de ${p.file} no ${p.count === 1 ? "está" : "están"} en la colección (${p.first}) ` +
    `y no se ${p.count === 1 ? "puede" : "pueden"} encontrar, lo que rebaja a todos los sistemas por igual.`,
  "nothing-judged": (p) =>
    `Ninguno de los ${documents(p.count, "documentos")} de ${p.file} tiene juicio, así que ninguna puntuación puede superar 0. ` +
    "Compruebe que los resultados y los juicios llaman igual a los documentos.",
  "identical-ids-ignored": (p) =>
    `${some(p.count, "documento se dejó", "documentos se dejaron", "Algunos documentos se dejaron")} fuera de ${p.file} porque el id es el de la propia consulta (--ignore-identical-ids).`,
  "single-precision-ties": (p) =>
    `En ${queries(p.count, "algunas consultas")} de ${p.file} las puntuaciones difieren tan poco que son iguales en precisión simple. ` +
    "trec_eval anterior a la versión 10, pytrec_eval e ir_measures las toman por empates; también score --order single.",
  "error-texts-scored": (p) =>
    `${some(p.count, "respuesta empieza", "respuestas empiezan", "Algunas respuestas empiezan")} con [ERROR] y ${p.count === 1 ? "tiene" : "tienen"} una puntuación mayor que 0. ` +
    "Si son errores calificados como respuestas, la media no es la del sistema.",
  "repeats-from-cache": (p) =>
    `${some(p.count, "respuesta a preguntas repetidas salió", "respuestas a preguntas repetidas salieron", "Algunas respuestas a preguntas repetidas salieron")} de la caché: una respuesta anterior otra vez, que no estabiliza nada. ` +
    "Ejecute las repeticiones con la caché desactivada.",
  "scores-rounded": (p) =>
    `En este tipo de archivo las puntuaciones están redondeadas a ${value(p.decimals, "unos pocos")} decimales: los cambios pequeños parecen nulos. ` +
    "Use el JSON de la herramienta si lo hay.",
  "unfinished-log": (p) =>
    `El estado del registro es "${value(p.status, "desconocido")}": la evaluación no llegó a su fin, así que pueden faltar muestras. ` +
    "Si faltan las difíciles, la media es demasiado buena.",
  "samples-run-again": (p) =>
    `${some(p.count, "muestra se ejecutó", "muestras se ejecutaron", "Algunas muestras se ejecutaron")} de nuevo dentro del registro; cuenta la última ejecución de cada una, como en Inspect.`,
  "queries-without-results": (p) =>
    `${queries(p.count, "Algunas consultas")} de ${p.file} ${p.count === 1 ? "no recuperó nada y se escribe" : "no recuperaron nada y se escriben"} como 0, ` +
    "como hace trec_eval -c con las consultas que faltan en los resultados.",
  "nulls-as-zero": (p) =>
    `${some(p.count, "puntuación es 0", "puntuaciones son 0", "Algunas puntuaciones son 0")}. ${value(p.tool, "La herramienta")} escribe 0 también donde un evaluador no dio ninguna (null), ` +
    `así que ${p.count === 1 ? "puede ser una puntuación ausente" : "algunas pueden ser puntuaciones ausentes"}.`,
  "drawn-from-few": (p) =>
    `Extraer sin reposición es más benigno que la realidad: un conjunto de referencia de ${value(p.most, "ese tamaño")} contiene ` +
    `${share(p.share, "gran parte")} de todo lo que hay aquí. Las tasas con reposición son ` +
    "las que cabe esperar donde siguen llegando preguntas nuevas.",
  "noise-above-margin": (p) =>
    `Sin que nada cambie, la media se mueve hasta ${value(p.noise, "más")} de una ejecución a otra (ruido de fondo${p.measured === undefined ? "" : `, medido el ${p.measured}`}), ` +
    `más que el margen de ${value(p.margin, "este control")}: el control puede estar juzgando ruido. Promedie repeticiones o elija un margen más amplio para la próxima ejecución.`,
  "loss-too-large": (p) =>
    `No se construyó una pérdida de ${value(p.losses, "ese tamaño")}: la línea base tiene menos que eso que perder.`,
  "below-floor": (p) =>
    `${p.clusters === undefined ? questions(p.questions, "Estos datos") : documents(p.clusters, "Estos datos")} no ${(p.clusters ?? p.questions) === 1 ? "permite" : "permiten"} descartar ` +
    `una pérdida mayor que ${value(p.margin, "el margen")} ni aunque no se perdiera nada` +
    `${p.required === undefined ? "" : `: hacen falta al menos ${value(p.required, "")}`}.`,
  "floor-off": (p) =>
    `El mínimo está desactivado (--no-floor): por debajo de ${value(p.required, "su número de")} ` +
    `${p.clusters === undefined ? "preguntas" : "documentos"} no se garantiza la tasa de error.`,
  "largest-document-unknown": (p) =>
    `No se conoce el tamaño del documento más grande de la colección; lo representa el mayor de la muestra` +
    `${p.largest === undefined ? "" : ` (${questions(p.largest, "")})`}` +
    `${p.sizes === "any" ? "; --largest-document lo indica." : ". Con tamaños tan parejos como estos la tasa de error se mantuvo en simulación; --largest-document lo asegura."}`,
  "few-unequal-documents": (p) =>
    `${documents(p.clusters, "Los documentos")} de tamaño muy desigual: un resultado micro se apoya en unos pocos. ` +
    "Macro es la pregunta más estable para una muestra así.",
  "few-documents": (p) =>
    `${documents(p.clusters, "Los documentos")} son pocos. Para cubrir tanto como dice, el intervalo admite uno ` +
    "que no se extrajo, y eso lo hace ancho; uno más estrecho, como t, fallaría en una muestra de cada diez o más.",
  "unbounded-no-floor": () =>
    "Esta métrica no tiene cotas, así que no se puede descartar una pérdida rara y grande que las preguntas no mostraron; no se puede indicar un mínimo.",
  "ignores-documents": () =>
    "Este método cuenta cada pregunta como independiente e ignora los documentos. Se muestra solo para comparar.",
  "no-uncertainty": () =>
    'La regla "difference" compara dos medias y no conoce la incertidumbre: cerca del margen se equivoca a menudo.',
  boundary: (p) =>
    `Todas las puntuaciones, o las medias de todos los documentos, son iguales${p.value === undefined ? "" : ` (${value(p.value, "")})`}, así que no existe ` +
    `error estándar; ${p.scale === "unbounded" ? "sin cotas de las puntuaciones (--range) no se puede descartar nada" : "los límites salen de lo que tantas iguales pueden descartar"}.`,
  "neff-capped": () =>
    "El número efectivo de preguntas salió mayor que el número preguntado y se limitó a este.",
  "rho-clamped": (p) =>
    `La correlación estimada dentro de los documentos era negativa${p.rho === undefined ? "" : ` (${value(p.rho, "")})`} y se puso a 0.`,
  "df-is-bell-mccaffrey": () =>
    "Los grados de libertad son los de Bell y McCaffrey (con preguntas independientes como modelo de trabajo), " +
    "que el procedimiento publicado llama de Imbens y Kolesár.",
  "missing-scores": (p) =>
    `${some(total(p), "puntuación falta", "puntuaciones faltan", "Faltan algunas puntuaciones")}${sides(p)}; ` +
    "se cuentan como las peores para aprobar y como las mejores para rechazar.",
  "missing-decides": (p) =>
    `Las puntuaciones que faltan deciden${sides(p)}: con las peores que podrían haber sido, la respuesta no es la que ` +
    "dan las preguntas puntuadas.",
  "missing-dropped": (p) =>
    `${some(total(p), "pregunta sin puntuación se dejó", "preguntas sin puntuación se dejaron", "Las preguntas sin puntuación se dejaron")} fuera${sides(p)}. ` +
    "Si las puntuaciones faltan donde el sistema va mal, el resultado es demasiado bueno.",
  "unmatched-dropped": (p) =>
    `Preguntas de un solo lado (--unmatched drop): ${value(p.baselineOnly, "algunas")} de la línea base, que cuentan como ` +
    `ausentes en el candidato; ${value(p.candidateOnly, "algunas")} del candidato, que se dejaron fuera.`,
  "repeats-averaged": (p) =>
    `${some(p.questions, "pregunta tenía", "preguntas tenían", "Las preguntas tenían")} varias puntuaciones, que se promediaron` +
    `${p.repeats === undefined ? "" : ` (hasta ${value(p.repeats, "")} cada una)`}` +
    `${typeof p.withinVariance === "number" ? `; dentro de una pregunta varían con desviación estándar ${fixed(Math.sqrt(p.withinVariance), 3)}` : ""}. ` +
    "Las repeticiones estabilizan una puntuación; no añaden preguntas.",
  "ids-normalised": (p) =>
    `${some(p.count, "id se llevó", "ids se llevaron", "Algunos ids se llevaron")} a una misma forma Unicode (NFC) para emparejarlos${inBrackets(p.file)}.`,
  "worst-loss-declared": (p) =>
    `El resultado se apoya en la peor pérdida declarada por documento: ${value(p.worstLoss ?? p.value, "la de un documento")} (--worst-loss).`,
  "near-threshold": (p) =>
    `La media está a menos de dos errores estándar del umbral${p.standardError === undefined ? "" : ` (uno es ${value(p.standardError, "")})`}.`,
  "items-differ": () =>
    "Los dos sistemas tienen elementos distintos en cada documento, así que se comparan documentos, no elementos.",
  "tail-error-straddles": (p) =>
    `El valor p solo se conoce con un error de hasta ${value(p.error, "su cota")}, que abarca la tasa de error permitida; con él no se da veredicto.`,
  census: () =>
    "Se puntuaron todos los documentos de la población: el valor se conoce y no queda nada que estimar entre documentos.",
  "degenerate-replicates": (p) =>
    `${typeof p.share === "number" ? `El ${percent(p.share)}` : "Una parte"} de las réplicas no tiene error estándar, porque todos los documentos ` +
    "extraídos en ellas tienen la misma tasa.",
  "no-limit": (p) =>
    `Aquí el método no pone ${p.side === "both" ? "límites" : `límite${p.side === "lower" ? " inferior" : p.side === "upper" ? " superior" : ""}`}` +
    `${p.needed === undefined ? "" : ` (con este nivel necesita ${value(p.needed, "más")} documentos o más)`}` +
    `${p.shown === "range" ? `; se ${p.side === "both" ? "muestran los extremos" : "muestra el extremo"} del rango` : ""}.`,
  "fieller-unbounded": (p) =>
    "Los documentos difieren tanto en tamaño que el método de Fieller " +
    `${p.set === "complement" ? `solo descarta los valores entre ${value(p.from, "")} y ${value(p.to, "")}` : "no descarta ningún valor"}.`,
  "decimal-comma": (p) =>
    `${some(p.count, "puntuación con coma decimal se leyó como número", "puntuaciones con coma decimal se leyeron como números", "Las puntuaciones con coma decimal se leyeron como números")}, "0,5" como 0.5${inBrackets(p.column)}.`,
  "text-scores-mapped": (p) =>
    `Las puntuaciones en texto se leyeron como números${inBrackets(p.column)}${p.labels === undefined ? "" : `: ${value(p.labels, "")}`}.`,
  "error-rows": (p) =>
    `${some(total(p), "fila lleva un error", "filas llevan un error", "Algunas filas llevan un error")}${sides(p)}; ` +
    "una fila así no tiene puntuación, sea cual sea el número que muestre.",
  "paired-by-row-order": () =>
    "Los archivos no nombran ninguna pregunta, así que las filas se emparejaron por su orden. Una fila que se movió se compara con otra pregunta.",
  "limits-outside-range": () =>
    "Un límite queda fuera del rango de las puntuaciones; léalo como el extremo del rango.",
  "large-document": (p) =>
    `${p.label === undefined ? "Un documento" : `El documento ${value(p.label, "")}`} ` +
    `${p.by === undefined ? "contiene" : "representa"} ${share(p.share, "una gran parte")} de ` +
    `${p.by === undefined ? "las preguntas e inclina el resultado" : "la media, por sus preguntas y por las que representa"}.`,
  "repeats-look-cached": () =>
    "Las repeticiones de una pregunta son idénticas hasta la última cifra: parecen salir de una caché y no muestran ruido.",
  "several-metrics": (p) =>
    `Por sí sola esta métrica se rechazaría. Entre ${value(p.metrics, "varias")} métricas es más probable algún rechazo falso y, ` +
    "corregido eso (Holm), la pérdida no queda demostrada.",
  "clusters-declined": (p) =>
    `Las preguntas se toman como extraídas una a una (--cluster none), aunque la columna ${value(p.column, "de documentos")} las agrupa en ${documents(p.documents, "documentos")}: ` +
    "donde las preguntas de un documento se comportan igual, las tasas de error no se garantizan.",
  "strata-fixed": (p) =>
    `Los documentos (${value(p.column, "los estratos")}) se toman como todos los que hay, con preguntas muestreadas en cada uno. Las ` +
    "preguntas se contrastan como una sola muestra, lo que yerra del lado seguro cuando la parte de cada documento en ellas es su parte en el total.",
  "within-pooled": (p) =>
    `${documents(p.documents, "Documentos")} (${value(p.stratum, "todos")}) con una sola pregunta puntuada de varias: una no muestra nada de cómo ` +
    "difieren las preguntas dentro, así que la sustituye la varianza dentro de los demás documentos.",
  "within-unseen": (p) =>
    `${documents(p.documents, "Documentos")} (${value(p.stratum, "todos")}) con una sola pregunta puntuada de varias, o solo con totales, ` +
    "no muestran nada de cómo difieren las preguntas dentro: ahí los documentos se toman como extraídos con reposición, lo que ensancha el intervalo.",
  "unlabelled-dropped": (p) =>
    `${some(p.documents, "documento extraído y no puntuado", "documentos extraídos y no puntuados", "Documentos extraídos y no puntuados")} (${value(p.names, "sin nombrar")}) ${p.documents === 1 ? "se dejó" : "se dejaron"} fuera (--unlabelled drop), como si ` +
    `${p.documents === 1 ? "fuera" : "fueran"} como los demás${p.stratum === undefined ? "" : " de su estrato"}. ` +
    `${p.lowest === undefined ? "La métrica no tiene cotas, así que no se puede decir cuánto podrían cambiar." : `Con todos ellos en la puntuación más baja el valor sería ${value(p.lowest, "")}; en la más alta, ${value(p.highest, "")}.`}`,
  "no-finite-correction": (p) =>
    `Que la población tenga ${documents(p.population, "un número conocido de documentos")} no estrecha este intervalo: ` +
    "su método admite un documento distinto de todos los extraídos. Otros métodos (--method all) llevan la corrección 1 − K/M.",
  components: (p) =>
    `Las preguntas que comparten un documento, directamente o a través de otras, se tomaron juntas: ${documents(p.documents, "los documentos")} ` +
    `forman ${some(p.components, "componente", "componentes", "los componentes")}. El mayor, ${value(p.label, "uno de ellos")}, contiene ` +
    `${share(p.share, "una parte")} de las preguntas` +
    `${typeof p.share === "number" && p.share > 0.5 ? ": la mayor parte de lo visto es una sola extracción" : ""}.`,
  "nested-clusters": (p) =>
    `Cada valor de ${value(p.fine, "una columna")} está dentro de un solo valor de ${value(p.coarse, "la otra")}, ` +
    `así que se tomó solo ${value(p.coarse, "la más gruesa")}: contiene todo lo que depende entre sí.`,
  "multiway-floored": (p) =>
    `La varianza en dos direcciones salió menor que la de ${value(p.column, "una columna")} sola, y se tomó esta en su lugar.`,
  "empty-denominators": (p) =>
    `${p.documents === undefined ? some(p.questions, "fila", "filas", "Parte de los datos") : documents(p.documents, "")} sin nada en el denominador: ` +
    "lo que haya allí en el numerador cuenta.",
  "undefined-replicates": (p) =>
    `${typeof p.share === "number" ? `El ${percent(p.share)}` : "Una parte"} de las réplicas no tiene valor (0/0): en ellas no se extrajo nada que ` +
    "contar. Los cuantiles son los de las demás.",
  "pilot-small": (p) =>
    `El piloto tiene ${documents(p.documents, "pocos documentos")}: cuánto difieren los documentos tampoco se conoce bien. ` +
    "Planifique más de lo que dice el número, o planifique de nuevo cuando haya algunos etiquetados.",
  "pilot-unscored": (p) =>
    `${some(p.count, "pregunta del piloto sin puntuación se dejó", "preguntas del piloto sin puntuación se dejaron", "Las preguntas del piloto sin puntuación se dejaron")} fuera.`,
  "wider-than-planned": (p) =>
    `En muestras extraídas del piloto, el intervalo recomendado de ${p.estimand === "macro" ? "la media sobre documentos" : "la media sobre preguntas"} salió más ancho de lo que ` +
    `dice la fórmula: su mitad es ${value(p.halfWidth, "mayor")} en la muestra mediana de ${documents(p.documents, "otros tantos documentos")}. Admite un documento distinto de todos ` +
    `los extraídos${typeof p.suffice === "number" && p.suffice !== p.documents ? `; con unos ${documents(p.suffice, "")} llega a la anchura pedida` : ""}.`,
  "pass-may-fall": (p) =>
    `El cambio esperado es en sí una pérdida (${value(p.loss, "alguna")}) dentro del margen. Entonces la parte que aprueba puede bajar antes de subir al crecer los conjuntos de referencia, ` +
    "sobre todo con un control por bootstrap: los pequeños aprueban por suerte; los mayores ven la pérdida y aún no la distinguen del margen.",
  "few-changes": (p) =>
    `Solo cambió ${share(p.share, "una pequeña parte")} de las preguntas, así que un conjunto de referencia del tamaño planificado tendría unos ` +
    `${some(p.expected, "cambio", "cambios", "pocos cambios")}: apenas se ve cómo se reparten los cambios, y la curva normal de la fórmula no se ajusta.`,
  "formula-misleads": (p) =>
    `Aquí la fórmula engaña: con ${value(p.count, "algunas")} espera que apruebe ${share(p.formula, "otra parte")}, ` +
    `y de los conjuntos de referencia extraídos aprobó ${share(p.simulated, "otra parte")}. Guíese por los extraídos.`,
  "change-not-simulated": (p) =>
    `Un cambio verdadero de ${value(p.change, "este tamaño")} no se puede construir con las diferencias del piloto, que son menores, así que no se extrajo ningún conjunto de referencia.`,
  "left-out-unscored": (p) =>
    `${some(p.count, "pregunta no tiene", "preguntas no tienen", "Algunas preguntas no tienen")} puntuación en alguna ejecución y aquí se ${p.count === 1 ? "dejó" : "dejaron"} fuera. ` +
    "Un control cuenta una puntuación ausente en contra del candidato.",
  "few-runs": (p) =>
    `${some(p.runs, "ejecución forma", "ejecuciones forman", "Pocas ejecuciones forman")} ${some(p.pairs, "par", "pares", "pocos pares")}: el mayor cambio visto dice poco de cuánto puede llegar a ser. ` +
    "Cinco ejecuciones o más lo hacen más estable.",
  "cached-left-out": (p) =>
    `${some(p.count, "fila se respondió", "filas se respondieron", "Algunas filas se respondieron")} desde una caché y se ${p.count === 1 ? "dejó" : "dejaron"} fuera` +
    `${typeof p.unpaired === "number" && p.unpaired > 0 ? `, y ${some(p.unpaired, "fila cuya pareja", "filas cuya pareja", "")} lo fue` : ""}: ` +
    "una caché no dice nada de cuánto tarda el sistema.",
  "looks-cached": (p) =>
    `${some(p.count, "latencia está", "latencias están", "Algunas latencias están")} por debajo de la décima parte de la mediana: ¿respondió una caché? ` +
    "Si es así, nombre la columna que lo dice (--cached COLUMN) o mida con la caché desactivada.",
  "failed-requests": (p) =>
    `${some(p.count, "petición falló o no tiene", "peticiones fallaron o no tienen", "Algunas peticiones fallaron o no tienen")} latencia. Ninguna se toma por 0: para aprobar cuentan como ` +
    "más lentas que cualquier límite; para rechazar, como más rápidas.",
  "few-latency-runs": (p) =>
    `${some(p.runs, "ejecución muestra", "ejecuciones muestran", "Pocas ejecuciones muestran")} poco de cómo se mueven las latencias de una ejecución a otra, así que el intervalo es ancho; cinco o más son mejores.`,
  "plan-undercovers": (p) =>
    `De los intervalos de ${documents(p.documents, "otros tantos documentos")} extraídos del piloto, ${share(p.coverage, "demasiado pocos")} contenía la media de este, no ` +
    `${share(p.level, "tantos como dicen")}: unos pocos documentos pesan demasiado para muestras de este tamaño. ` +
    `${p.estimand === "micro" ? "Extráigalos con probabilidad proporcional al tamaño (sample --design pps), o pida la media sobre documentos." : "Planifique más documentos."}`,
  "heavy-documents": (p) =>
    "Los documentos difieren tanto en tamaño que una pérdida en los grandes podría pasar inadvertida, así que no se da veredicto micro. " +
    `Diga cuántas preguntas tiene el documento más grande de toda la colección (--largest-document; aquí ${value(p.largest, "el mayor")}), ` +
    "o pida --estimand macro.",
};
