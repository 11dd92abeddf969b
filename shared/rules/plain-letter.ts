/** Letters that are their own in Cameroon and its neighbours, typed plainly; and some of Europe. */
const letters: Record<string, string> = {};
for (const [plainly, own] of Object.entries({
  ae: "æ",
  oe: "œ",
  ss: "ß",
  a: "ɑ",
  b: "ɓƀ",
  d: "ɗđðɖ",
  e: "ɛəǝ",
  f: "ƒ",
  g: "ɣɠ",
  h: "ɦħ",
  i: "ɨɩı",
  k: "ƙ",
  l: "ł",
  n: "ŋɲ",
  o: "ɔøɵ",
  u: "ʉʊ",
  v: "ʋ",
  y: "ƴ",
}))
  for (const letter of own) letters[letter] = plainly;

/** A letter as it is typed plainly: ŋ is n, œ is oe. Lower case; any other is itself. */
export function plainLetter(letter: string): string {
  return letters[letter] ?? letter;
}
