const specials: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "{": "\\{",
  "}": "\\}",
  "&": "\\&",
  "%": "\\%",
  $: "\\$",
  "#": "\\#",
  _: "\\_",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "''",
  "–": "--",
  "—": "---",
  "−": "$-$",
  "→": "$\\to$",
  "…": "\\ldots{}",
  "§": "\\S{}",
  "‘": "`",
  "’": "'",
  "“": "``",
  "”": "''",
  "≤": "$\\le$",
  "≥": "$\\ge$",
  ν: "$\\nu$",
  ρ: "$\\rho$",
  α: "$\\alpha$",
  ß: "{\\ss}",
  ø: "{\\o}",
  Ø: "{\\O}",
  æ: "{\\ae}",
  Æ: "{\\AE}",
  å: "{\\aa}",
  Å: "{\\AA}",
  ł: "{\\l}",
  Ł: "{\\L}",
  ı: "{\\i}",
};

/** What a combining mark is in TeX. */
const accents: Readonly<Record<string, string>> = {
  "\u0300": "`",
  "\u0301": "'",
  "\u0302": "^",
  "\u0303": "~",
  "\u0304": "=",
  "\u0306": "u ",
  "\u0307": ".",
  "\u0308": '"',
  "\u030b": "H ",
  "\u030c": "v ",
  "\u0327": "c ",
  "\u0328": "k ",
};

/**
 * Text as TeX sets it, in ASCII as far as TeX knows how: specials escaped, accents spelt (`{\'a}`), dashes as hyphens.
 * Letters that TeX has no spelling for stay as they are; a line break becomes a blank.
 */
export function tex(text: string): string {
  const flat = text.normalize("NFC").replaceAll(/\p{Cc}+/gu, " ");
  return Array.from(flat, letter).join("");
}

function letter(character: string): string {
  if (Object.hasOwn(specials, character)) return specials[character];
  const [base, mark, ...more] = character.normalize("NFD");
  if (mark === undefined || more.length > 0 || !Object.hasOwn(accents, mark)) return character;
  // i and j lose their dot under an accent
  const under = base === "i" || base === "j" ? `\\${base}` : base;
  return `{\\${accents[mark]}${under}}`;
}
