import type { Term } from "../ExplainWords.ts";

export const glossary: readonly Term[] = [
  { words: ["línea base", "baseline"], meaning: "el sistema que ya tiene." },
  { words: ["candidato", "candidate"], meaning: "el sistema que lo sustituiría." },
  { words: ["pregunta", "question"], meaning: "una fila, puntuada para ambos sistemas." },
  {
    words: ["documento", "document", "conglomerado", "cluster"],
    meaning: "aquello de lo que se extrajeron varias preguntas.",
  },
  {
    words: ["conjunto de referencia", "golden set"],
    meaning: "las preguntas con las que se juzgan los sistemas.",
  },
  {
    words: ["aprobación falsa", "false pass"],
    meaning:
      "aprobar un cambio que de verdad pierde el margen o más. Así debe acabar como mucho una parte alfa de las ejecuciones, 5 de 100.",
  },
  {
    words: ["rechazo falso", "false fail"],
    meaning:
      "rechazar un cambio que de verdad pierde el margen o menos. Así debe acabar como mucho una parte alfa de las ejecuciones.",
  },
  {
    words: ["intervalo", "interval", "intervalo de confianza", "confidence interval"],
    meaning: "el conjunto de valores verdaderos que los datos no descartan.",
  },
  {
    words: ["semiamplitud", "half-width"],
    meaning: "cuánto alcanza un intervalo a cada lado de su centro: más o menos tanto.",
  },
  {
    words: ["nivel de confianza", "confidence level", "nivel", "level"],
    meaning:
      "con qué frecuencia los intervalos hechos así contienen la verdad: 95 de 100 con un nivel de 0.95.",
  },
  {
    words: ["valor p", "p-value", "p"],
    meaning:
      "con qué frecuencia saldrían datos al menos igual de favorables si fuera cierta la afirmación que se quiere descartar.",
  },
  {
    words: ["potencia", "power"],
    meaning:
      "con qué frecuencia un control da el veredicto que debe cuando hay algo que encontrar. plan questions pide que el 80 % de las ejecuciones apruebe un sistema que no cambió.",
  },
  {
    words: ["desviación estándar", "standard deviation", "sd"],
    meaning:
      "cuánto se apartan por lo general los valores sueltos de su media; unos dos tercios quedan dentro.",
  },
  {
    words: ["error estándar", "standard error", "se"],
    meaning: "cuánto variaría la estimación de una muestra a otra.",
  },
  {
    words: ["coeficiente de variación", "coefficient of variation", "cv", "standard deviation over mean"],
    meaning: "la desviación estándar como parte de la media: el 5 % de 1,000 ms son 50 ms.",
  },
  {
    words: ["correlación intraclase", "intraclass correlation", "icc", "correlation within documents"],
    meaning:
      "cuánto se parecen las preguntas de un documento: 0 si no más que otras cualesquiera, 1 si todas puntúan igual. Las negativas ocurren por azar.",
  },
  {
    words: ["efecto de diseño", "design effect", "deff"],
    meaning:
      "cuántas veces mayor es la varianza porque las preguntas comparten documentos. Describe una muestra; dividir por él el número de preguntas no da un número con el que calcular.",
  },
  {
    words: ["grados de libertad", "degrees of freedom", "df"],
    meaning:
      "hasta qué punto se puede confiar en el propio ruido estimado; pocos significan intervalos más anchos.",
  },
  {
    words: ["estimando", "estimand"],
    meaning: "lo que se estima. Aquí: la media sobre preguntas (micro) o sobre documentos (macro).",
  },
  {
    words: ["mínimo", "floor"],
    meaning:
      "el menor número de preguntas con el que es posible aprobar: con menos, podría esconderse una pérdida en las que no se extrajeron.",
  },
  {
    words: ["ruido de fondo", "noise floor"],
    meaning: "cuánto se mueve la media de una ejecución a otra sin que nada cambie, 95 de cada 100 veces.",
  },
  {
    words: ["piloto", "pilot"],
    meaning: "puntuaciones de algunos documentos o preguntas que ya tiene, para planificar los demás.",
  },
  {
    words: ["extracción", "extracciones", "draw", "draws", "réplica", "réplicas", "replicate", "replicates"],
    meaning:
      "una muestra tomada al azar por el programa, entre miles. --seed hace que vuelvan a ser las mismas.",
  },
  {
    words: [
      "con reposición",
      "with replacement",
      "sin reposición",
      "without replacement",
      "reposición",
      "replacement",
    ],
    meaning:
      "con: la misma pregunta o el mismo documento puede salir dos veces, como de una colección sin fin. Sin: una vez como mucho.",
  },
  {
    words: ["error de Monte Carlo", "Monte Carlo error"],
    meaning:
      "lo que puede desviarse una tasa hallada por extracción, porque solo se extrajo cierto número de muestras. Más extracciones lo reducen.",
  },
  {
    words: ["degenerada", "degenerate", "todas iguales", "all alike"],
    meaning:
      "una muestra en la que todas las puntuaciones, o las medias de todos los documentos, son iguales: nada muestra cómo varían, así que no existe error estándar.",
  },
  {
    words: ["sesgo", "bias"],
    meaning: "cuánto se aparta de la verdad una estimación en promedio sobre muchas muestras.",
  },
  {
    words: ["cobertura", "coverage"],
    meaning:
      "con qué frecuencia los intervalos contienen el valor verdadero. Un intervalo del 95 % debería cubrirlo en 95 muestras de 100.",
  },
  {
    words: ["bootstrap", "remuestreo"],
    meaning: "volver a extraer de los documentos vistos, para saber cómo variaría la media.",
  },
  {
    words: ["proporcional al tamaño", "in proportion to size", "pps"],
    meaning:
      "una forma de extraer documentos: uno con el doble de preguntas tiene el doble de probabilidad de salir.",
  },
  {
    words: ["estratificado", "stratified", "estrato", "estratos", "stratum", "strata"],
    meaning: "extraído dentro de grupos, como documentos grandes y pequeños, tantos de cada uno.",
  },
  {
    words: ["P50", "P95"],
    meaning:
      "P95 es el tiempo que 95 de cada 100 peticiones no superan; P50, el que no supera la mitad de ellas.",
  },
  {
    words: ["excedencia", "exceedance"],
    meaning:
      "una latencia por encima del límite. P95 respeta el límite si lo superan como mucho 5 de cada 100.",
  },
  {
    words: ["latencias independientes", "independent latencies"],
    meaning:
      "lo que valen las peticiones. Las de una misma consulta o ejecución se parecen, así que mil pueden no decir más que cien sin nada en común.",
  },
];
