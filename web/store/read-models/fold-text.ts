const plain = /^[\u0020-\u007e]*$/;
const marks = /\p{M}/gu;

/** Text as people search it: lower case, without accents, ligatures opened, one blank between words. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plain.test(lower)) return lower.includes("  ") ? lower.replace(/ +/g, " ") : lower;
  return lower
    .normalize("NFD")
    .replace(marks, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replace(/\s+/g, " ");
}
