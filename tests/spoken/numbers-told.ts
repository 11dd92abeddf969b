import { must } from "#shared/must.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import { spokenShop } from "./shop.ts";

/** Numbers in digits of a sentence that a proposal does not account for: no quantity, price, amount or size is it. */
export function numbersForgotten(text: string, proposal: Proposal): number[] {
  const told = new Set<number>();
  for (const line of proposal.lines) {
    const product = spokenShop.products.find(({ id }) => id === line.productId);
    if (!product) continue;
    const pack = product.packs?.find(({ id }) => id === line.packId);
    const count = pack ? line.quantity / must(pack.factor) : line.quantity;
    for (const number of [count, line.quantity, line.price, line.amount, pack?.factor])
      if (number !== undefined) told.add(number);
    for (const per of [1000, 100, 10])
      for (const part of [count / per, line.quantity / per, Math.floor(line.quantity / per)])
        told.add(part);
    told.add(line.quantity % 1000);
    for (const name of [product.name, pack?.name ?? ""])
      for (const size of numbersIn(name)) for (const per of [1, 10, 1000]) told.add(size * per);
    for (const size of numbersIn(product.name)) told.add(size / 10).add(size / 1000);
  }
  for (const { amount } of proposal.tenders) if (amount !== undefined) told.add(amount);
  if (proposal.total !== undefined) told.add(proposal.total);
  for (const francs of [...told])
    told
      .add(Math.floor(francs / 1000))
      .add(Math.floor(francs / 100_000))
      .add(Math.floor(francs / 100) % 10)
      .add(francs % 1000)
      .add(francs / 12);
  // One of something changes nothing, and what was taken back is forgotten on purpose.
  if (/no be|annule|cancel/i.test(text)) return [];
  return numbersIn(text.replace(/\d\/\d/g, "")).filter(
    (number) => number !== 1 && !told.has(number),
  );
}

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g)].map(([digits]) =>
    Number(/[ ,.]\d{3}$/.test(digits) ? digits.replace(/[ ,.]/g, "") : digits.replace(",", ".")),
  );
