/** Letters that are their own in Cameroon and its neighbours, typed plainly; and some of Europe. */
const letters: Record<string, string> = {};
for (const [plainly, own] of Object.entries({
  ae: "æ",
  oe: "œ",
  ss: "ß",
  a: "ɑɒʌ",
  b: "ɓƀ",
  c: "ƈꞓ",
  d: "ɗđðɖȡ",
  e: "ɛəǝɘ",
  f: "ƒ",
  g: "ɣɠɡǥ",
  h: "ɦħɥ",
  i: "ɨɩıɪ",
  j: "ɟʝ",
  k: "ƙ",
  l: "łɫɬ",
  n: "ŋɲƞɳ",
  o: "ɔøɵ°",
  p: "ƥ",
  r: "ɾɽ",
  s: "ʃ",
  t: "ƭʈŧ",
  u: "ʉʊɯ",
  v: "ʋⱱ",
  y: "ƴ",
  z: "ʒƶ",
}))
  for (const letter of own) letters[letter] = plainly;

/** A letter as it is typed plainly: ŋ is n, œ is oe. Lower case; any other is itself. */
export function plainLetter(letter: string): string {
  return letters[letter] ?? letter;
}
