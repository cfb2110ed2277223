import type { NewFile } from "../node/writeFiles.ts";
import type { Article } from "../report/article/Article.ts";

/** The main figures of an article in files, each in the format that its ending names. */
export async function figureFiles(paths: readonly string[], article: Article): Promise<readonly NewFile[]> {
  const svg = (await import("../report/html/svgFile.ts")).svgFile(article);
  const files: NewFile[] = [];
  for (const path of paths) {
    const text = isPng(path) ? await (await import("../node/svgToPng.ts")).svgToPng(svg) : svg;
    files.push({ path, text });
  }
  return files;
}

function isPng(path: string): boolean {
  return path.toLowerCase().endsWith(".png");
}
