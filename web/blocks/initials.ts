const article = /^(le|la|les|l|de|du|des|d|the|of|a|an)$/i;

/** One or two letters which stand for a name: "Savon de Marseille" → "SM". */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !article.test(word));
  const [first = "?", second = ""] = telling.length > 0 ? telling : words;
  return `${letterOf(first)}${letterOf(second)}`.toUpperCase();
}

/** The first letter whole: those of younger scripts, Adlam among them, are two units of a string. */
function letterOf([letter = ""]: string): string {
  return letter;
}

/** A hue from 0 to 359 which is always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hash;
}
