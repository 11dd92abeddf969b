/** A set of words from a text with blanks between them. */
export const listOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Least length of a word in which a typing error is accepted: in a shorter one, a changed letter makes another word.
 */
const leastMistaken = 5;

/** True if the list has the word, also with one letter too many, missing or wrong, or with two swapped. */
export function isAmong(list: ReadonlySet<string>, word: string): boolean {
  if (list.has(word)) return true;
  return [...list].some((known) => known.length >= leastMistaken && isAlmost(known, word));
}

function isAlmost(known: string, word: string): boolean {
  if (known[0] !== word[0] || Math.abs(known.length - word.length) > 1) return false;
  let at = 1;
  while (at < known.length && known[at] === word[at]) at += 1;
  const [rest, told] = [known.slice(at), word.slice(at)];
  const isSwapped = rest[0] === told[1] && rest[1] === told[0] && rest.slice(2) === told.slice(2);
  const isOneOff =
    rest === told.slice(1) || rest.slice(1) === told || rest.slice(1) === told.slice(1);
  return isSwapped || isOneOff;
}

/**
 * A title without accents, signs and brackets: « Prix_de_vente (FCFA) », « PrixDeVente » → « prix de vente »,
 * « P.U. » → « pu ».
 */
export function foldedTitle(title: string): string {
  return (
    title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
      .replace(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?!\p{L}))/gu, "")
      .toLowerCase()
      // « With tax » and « without tax » in brackets matter, so they stay.
      .replace(/\((h\.?t\.?|ttc|tax (?:excl|incl)[^)]*)\)/g, " $1 ")
      .replace(/\(.*?\)/g, " ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .replace(/ (?:fcfa|xaf|f cfa|cfa)$/, "")
      .trim()
  );
}

/** `any`: words of a title that show its column; `never`: words that exclude it. */
export type TitleWords = { any: ReadonlySet<string>; never: ReadonlySet<string> };

/** Words without meaning in a title. */
const fillers = listOf(
  "du de des d la le les l au aux a of the for pour en et and my mon no n nos vos client clients customer customers party fournisseur fournisseurs supplier suppliers vendor solde soldes closing balance total montant amount",
);
/** Most characters of a title; a longer text is a sentence. */
const longestTitle = 60;

/** True for a word without meaning in a title. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** Likeness of a folded title, 0 to 0.9: the larger the share of known words, the higher. */
export function wordsSay({ any, never }: TitleWords, title: string): number {
  if (title === "" || title.length > longestTitle) return 0;
  const told = title.split(" ");
  const known = told.filter((word) => isAmong(any, word));
  if (known.length === 0 || told.some((word) => never.has(word))) return 0;
  const idle = told.filter((word) => fillers.has(word) && !known.includes(word));
  const mistaken = known.some((word) => any.has(word)) ? 0 : 0.15;
  return 0.6 + (0.3 * (known.length + idle.length)) / told.length - mistaken;
}
