import type { Role } from "#shared/schemas/person.ts";
import type { SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import { demand } from "./oracle-shop.ts";

/** What goods cost before anything is taken off, in the oracle's own words: the quotient, rounded half up, once (U2). */
export function priceOf({ price, quantity, by }: Pick<SaleLine, "price" | "quantity" | "by">) {
  const per = BigInt(by?.per ?? 1);
  return Number((2n * BigInt(price) * BigInt(quantity) + per) / (2n * per));
}

/** What these lines cost together, in the oracle's own words. */
export const worthOf = (lines: readonly SaleLine[]) =>
  lines.reduce((sum, line) => sum + priceOf(line) - (line.discount ?? 0), 0);

type Said = Pick<SaleBody, "lines" | "discounts">;

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** Whether what was said is what the lines bear (B3). */
export function isSaidRight({ lines, discounts = [] }: Said): boolean {
  const isOfTicket = discounts.every(({ line }) => line === undefined || lines[line]);
  const borne = sumOf(lines.map(({ discount = 0 }) => discount));
  return isOfTicket && sumOf(discounts.map(({ amount }) => amount)) === borne;
}

/**
 * Whether more is taken off than a tenth, which is what shops let sellers and employees take off until they say
 * otherwise (B4): by the one of the two who may do less.
 */
export function isAboveTenth({ lines, discounts = [] }: Said, roles: readonly Role[]): boolean {
  if (roles.every((role) => role === "owner" || role === "manager")) return false;
  const price = (line: SaleLine | undefined) => (line ? priceOf(line) : 0);
  const inAll = 10 * sumOf(lines.map(({ discount = 0 }) => discount)) > sumOf(lines.map(price));
  const ofLine = (at: number) =>
    sumOf(discounts.flatMap(({ line, amount }) => (line === at ? amount : [])));
  return inAll || discounts.some(({ line = -1 }) => 10 * ofLine(line) > price(lines[line]));
}

/**
 * Pieces of a line that come back give back what was paid for them (B5): with those that came back before, so much of
 * the line's amount as they are of its pieces, rounded down.
 */
export function checkBack(
  sold: SaleLine & { returned: number },
  back: Pick<SaleLine, "quantity" | "discount" | "by">,
): void {
  const paid = BigInt(worthOf([sold]));
  const upTo = (pieces: number) => Number((paid * BigInt(pieces)) / BigInt(sold.quantity));
  const due = upTo(sold.returned + back.quantity) - upTo(sold.returned);
  const given = priceOf({ ...sold, quantity: back.quantity }) - (back.discount ?? 0);
  demand(
    given === due,
    "B5",
    () => `${back.quantity} of ${JSON.stringify(sold)} give back ${given}, not ${due}`,
  );
}
