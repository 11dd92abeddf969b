import { near } from "./read-sums.ts";
import { cutsOf, type RowNumber } from "./row-numbers.ts";
import { tokensOf } from "./row-tokens.ts";
import type { PaperRow } from "./rows.ts";
import type { Column, Titles } from "./titles.ts";

/**
 * The columns of a list without titles whose rows end with two prices. Prices are aligned in most rows, a size in a
 * name is not. Undefined if each row has one price. `letters`: usual height of the letters, in pixels.
 */
export function untitledPrices(body: readonly PaperRow[], letters: number): Titles | undefined {
  const pairs = body.flatMap((row) => {
    const tokens = tokensOf(row, letters);
    const [price, other] = (cutsOf(near(tokens, letters), 0, tokens.length)[0] ?? []).slice(-2);
    return price && other && price.from > 0 && other.left - price.right > 2 * letters
      ? [{ price, other }]
      : [];
  });
  const column = (numbers: readonly RowNumber[]): Column | undefined => {
    const rights = numbers.map(({ right }) => right).sort((one, other) => one - other);
    const middle = rights[Math.floor(rights.length / 2)] ?? 0;
    const own = numbers.filter(({ right }) => Math.abs(right - middle) <= letters);
    if (own.length < 2 || own.length * 2 <= numbers.length) return undefined;
    return { role: "price", left: Math.min(...own.map(({ left }) => left)), right: middle };
  };
  const prices = column(pairs.map(({ price }) => price));
  const others = column(pairs.map(({ other }) => other));
  return prices && others ? [{ role: "name", left: 0, right: 0 }, prices, others] : undefined;
}
