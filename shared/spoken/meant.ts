import type { Proposal, SpokenLine } from "./proposal.ts";

/** Which of the goods that a line may mean was chosen, by the place of the line. */
export type Choices = Readonly<Record<number, number>>;

/** What a line sells: as it was understood, or the one of several that was chosen; undefined while nobody has chosen. */
export function meantBy(line: SpokenLine, choice: number | undefined) {
  if (choice !== undefined) return line.candidates[choice];
  const { productId, packId, quantity } = line;
  return productId === undefined ? undefined : { productId, packId, quantity };
}

/** Whether each line means one thing, and there is one at all. */
export const isChosen = ({ lines }: Proposal, choices: Choices): boolean =>
  lines.length > 0 && lines.every((line, at) => meantBy(line, choices[at]) !== undefined);

/** The price that was said of a line, for what its product is priced for; undefined where none was, or none fits to the franc. */
export function saidPrice(
  { price, amount }: SpokenLine,
  quantity: number,
  per: number,
): number | undefined {
  if (price !== undefined) return price;
  const each = amount === undefined ? undefined : (amount * per) / quantity;
  return each !== undefined && Number.isInteger(each) ? each : undefined;
}
