/** The colours of pages and figures, by the names of their custom properties. */
export type Palette = Readonly<Record<string, string>>;

export const light: Palette = {
  "--page": "#fff",
  "--ink": "#1b1f24",
  "--soft": "#57606a",
  "--faint": "#8c959f",
  "--line": "#d0d7de",
  "--shade": "#f6f8fa",
  "--link": "#0550ae",
  "--yes": "#116329",
  "--no": "#a40e26",
  "--open": "#7d4e00",
  "--series-1": "#0b61a4",
  "--series-2": "#b45309",
  "--series-3": "#0f766e",
  "--series-4": "#a21caf",
  "--series-5": "#4d7c0f",
  "--series-6": "#be123c",
  "--series-7": "#4338ca",
  "--series-8": "#57534e",
};

export const dark: Palette = {
  "--page": "#0d1117",
  "--ink": "#e6edf3",
  "--soft": "#9da7b3",
  "--faint": "#768390",
  "--line": "#30363d",
  "--shade": "#161b22",
  "--link": "#79b8ff",
  "--yes": "#56d364",
  "--no": "#ff8a80",
  "--open": "#e3b341",
  "--series-1": "#6cb6ff",
  "--series-2": "#f69d50",
  "--series-3": "#4fd1c5",
  "--series-4": "#e39bf0",
  "--series-5": "#a3d65c",
  "--series-6": "#ff8fa3",
  "--series-7": "#a5b4fc",
  "--series-8": "#c9c3bd",
};

/** On paper: the light one without grounds, and darker lines. */
export const paper: Palette = {
  ...light,
  "--ink": "#000",
  "--soft": "#444",
  "--faint": "#777",
  "--line": "#bbb",
  "--shade": "#fff",
  "--link": "#000",
};

/** A palette as declarations of a style sheet. */
export function declared(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, color]) => `${name}: ${color};`)
    .join(" ");
}
