const small = `
pour for non no nope not nan pas sans without sauf except ni avec with chez from par by sur dans in en on et and ou or but
de du des d la le les l un une au aux a to of the an this that ce cet cette ces
je j tu il elle on nous vous ils elles me m te t se s lui leur leurs i you he she we they them us him her it
mon ma mes ton ta tes notre nos votre vos my your our his their
qui que qu si y est es suis ai as ont is are am was be na dey don go wan
entre vers contre sous depuis pendant jusqu avant apres between under over until since
`;

/** Words that join, point or deny, in French, English and pidgin; none of them alone names goods or a person. */
export const smallWords: ReadonlySet<string> = new Set(small.trim().split(/\s+/));

/** Words that deny the word behind them: « sans sucre » is not « sucre ». */
export const denying: ReadonlySet<string> = new Set("non no not pas sans without".split(" "));

/** Verbs behind the name of a person: « rose prend un nido ». */
const doing =
  /^(?:prend|veut|voudrait|doit|demande|prendra|cherche|takes|wants|owes|buys|wan|don)$/;
const done = /^(?:pris|achete|commande|demande|emprunte|bought|taken)$/;

/** True for words at a place that say an act; the word before them is the person who does it. */
export function isDoingAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  return doing.test(word) || (/^(?:a|has)$/.test(word) && done.test(words[at + 1] ?? ""));
}
