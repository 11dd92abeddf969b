const noBreakSpace = "\u00a0";

/**
 * French as it is set: no line begins with `:`, `;`, `?`, `!`, `%`, `»` or the francs of an amount, none ends with `«`,
 * and no number is torn apart. Words are typed with plain spaces. Old browsers run this: no look behind.
 */
export function unbroken(words: string): string {
  return words
    .replace(/ (?=[:;?!%»]|FCFA\b|XAF\b)/g, noBreakSpace)
    .replace(/« /g, `«${noBreakSpace}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${noBreakSpace}`);
}
