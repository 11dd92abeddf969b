import type { Plugin } from "vite";

const noBreakSpace = "\u00a0";

/**
 * French as it is set: no line begins with `:`, `;`, `?`, `!`, `%`, `»` or the francs of an amount, none ends with `«`,
 * and no number is torn apart. Words are typed with plain spaces.
 */
export function unbroken(words: string): string {
  return words
    .replace(/ (?=[:;?!%»]|FCFA\b|XAF\b)/g, noBreakSpace)
    .replace(/(?<=«) /g, noBreakSpace)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreakSpace);
}

/** Sets the French catalogues so, wherever they are compiled; what is typed and translated stays as it is. */
export function noBreakSpaces(): Plugin {
  return {
    name: "no-break-spaces",
    enforce: "post",
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.po$/ },
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}
