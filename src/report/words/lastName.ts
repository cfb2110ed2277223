/** A file without its folders, and no longer than there is room. */
export function lastName(name: string, room: number): string {
  const last = name.split(/[/\\]/).at(-1) ?? name;
  return last.length > room ? `${last.slice(0, room - 1)}…` : last;
}
