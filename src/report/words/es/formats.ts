import type { FormatEntry } from "../../../formats/catalogue.ts";
import type { Topic } from "../ExplainWords.ts";
import { formatTitle } from "../en/formats.ts";

export function formatsTopic(entries: readonly FormatEntry[]): Topic {
  return {
    name: "formats",
    title: "Formatos: los archivos que se pueden leer",
    also: ["formatos", "formato", "archivos", "herramientas"],
    paragraphs: [
      "Un archivo se reconoce por su contenido, nunca solo por su nombre. gatestats check FILE dice qué se ve en él. Las tablas propias necesitan una cabecera (o claves), un id y columnas de puntuaciones. Los archivos que escriben las herramientas se leen como la herramienta quiso decirlos: los errores aparte de los fallos, las repeticiones bajo su pregunta, las respuestas de una caché fuera de las latencias. Los campos de las filas de una herramienta pueden ser conglomerados por su ruta, como --cluster metadata.doc_id; --cluster id:prefix# toma lo que va antes de # en cada id.",
      "Los experimentales (experimental) se hicieron a partir de la documentación de la herramienta y no se contrastaron con archivos escritos por ella. Las descripciones que siguen están en inglés.",
      ...entries.map((entry) => `${formatTitle(entry)}: ${entry.gives}`),
    ],
  };
}
