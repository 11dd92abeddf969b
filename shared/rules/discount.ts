import type { Discount } from "#shared/schemas/discount.ts";
import { type Ceilings, firstCeilings } from "#shared/schemas/first-ceilings.ts";
import { lineAmount, type Priced } from "#shared/schemas/line-amount.ts";
import type { Role } from "#shared/schemas/person.ts";

/**
 * A discount as it is said at the till: so many francs, or a part in hundredths of a percent. `upTo`: the francs that it
 * was allowed for; more than these nobody has allowed.
 */
export type Said = Pick<Discount, "reason" | "allowedBy"> & { upTo?: number } & (
    | { francs: number; rate?: undefined }
    | { rate: number; francs?: undefined }
  );

/** What a line costs before anything is taken off, and what is taken off it, in francs. */
type Line = Priced & { discount?: number | undefined };

/** A part of so many francs, in hundredths of a percent: rounded down, and exact for any sum. */
export function partOf(francs: number, rate: number): number {
  return Math.floor(francs / 10_000) * rate + Math.floor(((francs % 10_000) * rate) / 10_000);
}

/**
 * So many francs spread over amounts by largest remainder: their sum is exact, none is more than its amount, and of equal
 * remainders the earlier line bears the franc. `total` is at most the sum of the amounts.
 */
export function spread(total: number, amounts: readonly number[]): number[] {
  const sum = BigInt(amounts.reduce((all, amount) => all + amount, 0) || 1);
  const rests = amounts.map((amount) => (BigInt(total) * BigInt(amount)) % sum);
  const shares = amounts.map((amount) => Number((BigInt(total) * BigInt(amount)) / sum));
  const places = [...rests.keys()].sort((a, b) =>
    Number((rests[b] ?? 0n) - (rests[a] ?? 0n) || BigInt(a - b)),
  );
  let left = shares.reduce((rest, share) => rest - share, total);
  for (const place of places) if (left-- > 0) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

const francsOf = ({ rate, francs }: Said, of: number): number =>
  rate === undefined ? Math.min(francs, of) : partOf(of, rate);

/**
 * What is taken off each line of a cart, in francs, and the discounts as the sale tells them: each line's own first
 * (`off`), then the ticket's, of what is left, spread over all lines (B2). `free`: what of `off` nobody of the office has
 * allowed.
 */
export function discountsOf(
  lines: readonly (Line & { off?: Said | undefined })[],
  ofTicket?: Said,
): { off: number[]; free: number[]; discounts: Discount[] } {
  const discounts: Discount[] = [];
  /** Whether it is allowed by name. */
  const say = ({ rate, reason, allowedBy, upTo = 0 }: Said, amount: number, line?: number) => {
    const by = allowedBy !== undefined && amount <= upTo ? { allowedBy } : {};
    const at = line === undefined ? {} : { line };
    const part = rate === undefined ? {} : { rate };
    if (amount > 0) discounts.push({ ...at, amount, ...part, reason, ...by });
    return "allowedBy" in by;
  };
  const amounts = lines.map(lineAmount);
  const off = lines.map((line, at) => (line.off ? francsOf(line.off, amounts[at] ?? 0) : 0));
  const free = lines.map((line, at) => {
    const own = off[at] ?? 0;
    return line.off && say(line.off, own, at) ? 0 : own;
  });
  if (!ofTicket) return { off, free, discounts };
  const left = amounts.map((amount, at) => amount - (off[at] ?? 0));
  const francs = francsOf(
    ofTicket,
    left.reduce((sum, amount) => sum + amount, 0),
  );
  const shares = spread(francs, left);
  const withShares = (of: readonly number[]) => of.map((own, at) => own + (shares[at] ?? 0));
  const isAllowed = say(ofTicket, francs);
  return { off: withShares(off), free: isAllowed ? free : withShares(free), discounts };
}

/** The most that a role may take off, in hundredths of a percent; null for no limit. */
export function ceilingOf(role: Role, shop: Partial<Ceilings> = {}): number | null {
  if (role === "owner") return null;
  const { sellerCeiling, employeeCeiling, managerCeiling } = { ...firstCeilings, ...shop };
  return role === "manager"
    ? managerCeiling
    : role === "employee"
      ? employeeCeiling
      : sellerCeiling;
}

/** Whether more is taken off a line by itself, or off the ticket in all, than the ceiling allows (B4). */
export function isAboveCeiling(
  lines: readonly Line[],
  discounts: readonly Discount[],
  ceiling: number | null,
): boolean {
  if (ceiling === null) return false;
  // Nearly every ticket.
  if (discounts.length === 0 && lines.every(({ discount }) => !discount)) return false;
  const amounts = lines.map(lineAmount);
  const isAbove = (off: number, of: number) => off > partOf(of, ceiling);
  const said = lines.map(() => 0);
  for (const { line, amount } of discounts)
    if (line !== undefined) said[line] = (said[line] ?? 0) + amount;
  const all = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  return (
    isAbove(
      all,
      amounts.reduce((sum, amount) => sum + amount, 0),
    ) || said.some((off, at) => isAbove(off, amounts[at] ?? 0))
  );
}

/** What is taken off each line of a cart, in francs, how that was said, and whether what nobody allowed is above a ceiling. */
export type Taken = ReturnType<typeof discountsOf> & { isAbove: boolean };

/** What a cart is sold with, by the ceiling of whoever sells. */
export function takenOff(
  cart: Parameters<typeof discountsOf>[0],
  ofTicket: Said | undefined,
  ceiling: number | null,
): Taken {
  const taken = discountsOf(cart, ofTicket);
  const lines = cart.map((line, at) => ({ ...line, discount: taken.free[at] }));
  const free = taken.discounts.filter(({ allowedBy }) => allowedBy === undefined);
  return { ...taken, isAbove: isAboveCeiling(lines, free, ceiling) };
}

/** Whether the discounts say what the lines bear, and no other line. */
export function areSaid(lines: readonly Line[], discounts: readonly Discount[]): boolean {
  const borne = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  const said = discounts.reduce((sum, { amount }) => sum + amount, 0);
  return borne === said && discounts.every(({ line = 0 }) => line < lines.length);
}
