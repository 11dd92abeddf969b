import { type Said, takenOff } from "#shared/rules/discount.ts";
import { type CartLine, isTooLow, totalOf } from "#shared/rules/sell.ts";
import { keyOf } from "#shared/rules/ware.ts";
import type { DiscountReason } from "#shared/schemas/discount-reasons.ts";

/** Where a discount is said: of a line, by its key (`wareKey`), or of the whole ticket. */
export const wholeTicket = "";

export type DiscountDraft = {
  place: string;
  by: "francs" | "percent";
  /** Francs, or hundredths of a percent. */
  value: number | undefined;
  reason: DiscountReason;
};

/** A cart with what is said of it. */
export type SaidCart = { lines: readonly CartLine[]; off?: Said | undefined };

/** What is said at a place of the cart now. */
export const saidAt = ({ lines, off }: SaidCart, place: string): Said | undefined =>
  place === wholeTicket ? off : lines.find((line) => keyOf(line) === place)?.off;

/** The draft of what is said there already, or of a part that is still to say. */
export function draftAt(cart: SaidCart, place: string): DiscountDraft {
  const said = saidAt(cart, place);
  if (!said) return { place, by: "percent", value: undefined, reason: "loyal-customer" };
  const { rate, francs, reason } = said;
  return rate === undefined
    ? { place, by: "francs", value: francs, reason }
    : { place, by: "percent", value: rate, reason };
}

/** The cart with this said at a place of it; undefined takes away what was. */
export function withSaid(
  { lines, off }: SaidCart,
  place: string,
  said: Said | undefined,
): SaidCart {
  if (place === wholeTicket) return { lines, off: said };
  const changed = lines.map(({ off: before, ...line }) => {
    const own = keyOf(line) === place ? said : before;
    return own ? { ...line, off: own } : line;
  });
  return { lines: changed, off };
}

/** What the cart costs so, whether somebody of the office must allow it (B4), and what is taken off at a place of it. */
export function weighed(
  { lines, off }: SaidCart,
  ceiling: number | null,
  minPriceOf: (key: string) => number | undefined,
): { total: number; isAbove: boolean; isBelow: boolean; francsAt: (place: string) => number } {
  const taken = takenOff(lines, off, ceiling);
  return {
    total: totalOf(lines.map((line, at) => ({ ...line, discount: taken.off[at] }))),
    isAbove: taken.isAbove,
    isBelow: lines.some((line, at) =>
      isTooLow({ ...line, discount: taken.free[at] }, { minPrice: minPriceOf(keyOf(line)) ?? 0 }),
    ),
    francsAt: (place) => {
      const at = lines.findIndex((one) => keyOf(one) === place);
      const line = place === wholeTicket ? undefined : at;
      return taken.discounts.find((one) => one.line === line)?.amount ?? 0;
    },
  };
}
