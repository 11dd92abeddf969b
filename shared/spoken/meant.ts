import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Proposal, SpokenLine } from "./proposal.ts";

/** Which of the goods that a line may mean was chosen, by the place of the line. */
export type Choices = Readonly<Record<number, number>>;

/** What a line sells: as it was understood, or the one of several that was chosen; undefined while nobody has chosen. */
export function meantBy(line: SpokenLine, choice: number | undefined) {
  if (choice !== undefined) return line.candidates[choice];
  const { productId, packId, quantity, price, amount } = line;
  return productId === undefined ? undefined : { productId, packId, quantity, price, amount };
}

/** The goods of a sale's line; on the only line, francs that were said for the whole sale are its amount. */
export function soldBy({ lines, saidTotal }: Proposal, at: number, choices: Choices) {
  const line = lines[at];
  const meant = line && meantBy(line, choices[at]);
  const isPriced = meant?.price !== undefined || meant?.amount !== undefined;
  return !meant || isPriced || lines.length > 1 ? meant : { ...meant, amount: saidTotal };
}

/** Francs to take off a sale whose lines come to more than the total that was said. */
export const offInAll = ({ saidTotal }: Proposal, sum: number): number =>
  saidTotal === undefined ? 0 : Math.max(0, sum - saidTotal);

/** Whether each line means one thing, and there is one at all. */
export const isChosen = ({ lines }: Proposal, choices: Choices): boolean =>
  lines.length > 0 && lines.every((line, at) => meantBy(line, choices[at]) !== undefined);

/**
 * The price that was said for a line, in the unit of its product's price, and the francs to take off besides, where the
 * amount gives no whole price: three for 1000 are three at 334, less 2. Undefined where no price was said.
 */
export function saidTerms(
  { price, amount }: Pick<SpokenLine, "price" | "amount">,
  quantity: number,
  by: SoldBy | undefined,
): { price: number; off: number } | undefined {
  if (price !== undefined) return { price, off: 0 };
  if (amount === undefined) return undefined;
  const each = Math.ceil((amount * (by?.per ?? 1)) / quantity);
  return { price: each, off: Math.max(0, lineAmount({ quantity, price: each, by }) - amount) };
}
