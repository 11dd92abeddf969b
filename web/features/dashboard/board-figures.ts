import { hasTrade } from "#shared/rules/account-figures.ts";
import {
  averageBasket,
  type DayFigures,
  netPieces,
  netRevenue,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";
import { percentChange } from "#shared/rules/percent-change.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/**
 * A figure of today and its change against yesterday, in whole percent; undefined where a share says nothing, null on a
 * first day, which has no yesterday.
 */
export type Changed = { now: number; change: number | undefined | null };

const changed = (now: number, before: number, hasBefore: boolean): Changed => ({
  now,
  change: hasBefore ? percentChange(now, before) : null,
});

export type SellerFigures = { sellerId: string; revenue: number; tickets: number };

/** What was sold today, in francs and counts, net of what came back today. */
export type SalesOfToday = {
  revenue: Changed;
  pieces: Changed;
  tickets: number;
  /** Francs that were given back, already taken off. */
  refunded: number;
  /** Net francs a ticket, rounded; 0 without tickets. */
  averageBasket: number;
  /** Most first. */
  sellers: readonly SellerFigures[];
};

export function salesOfToday(
  days: readonly DayFigures[],
  today: string,
  yesterday: string,
  hasYesterday = true,
): SalesOfToday {
  const ofToday = days.filter(({ day }) => day === today);
  const sum = sumOf(ofToday);
  const before = sumOf(days.filter(({ day }) => day === yesterday));
  const net = netRevenue(sum);
  const sellerIds = [...new Set(ofToday.filter(hasTrade).map(({ sellerId }) => sellerId))];
  const sellers = sellerIds.map((id) => {
    const own = sumOf(ofToday.filter(({ sellerId }) => sellerId === id));
    return { sellerId: id, revenue: netRevenue(own), tickets: standingTickets(own) };
  });
  return {
    revenue: changed(net, netRevenue(before), hasYesterday),
    pieces: changed(netPieces(sum), netPieces(before), hasYesterday),
    tickets: standingTickets(sum),
    refunded: sum.refunded,
    averageBasket: averageBasket(sum),
    sellers: sellers.sort((a, b) => b.revenue - a.revenue || (a.sellerId < b.sellerId ? -1 : 1)),
  };
}

export type People = { total: Changed; employees: number; resellers: number; addedToday: number };

/**
 * Who works for the shop besides its owner; `dayOf` gives the business day of a moment. Who left today still counts as
 * of yesterday. Since when somebody is paused is not known: they count on neither day.
 */
export function peopleOf(
  members: readonly Member[],
  today: string,
  dayOf: (moment: string) => string,
): People {
  const others = members.filter(({ role }) => role !== "owner");
  const active = others.filter(({ isActive }) => isActive);
  const joinedToday = ({ joinedAt }: Member) => dayOf(joinedAt) >= today;
  const leftToday = ({ leftAt }: Member) => leftAt !== null && dayOf(leftAt) >= today;
  const before = others.filter(
    (member) => !joinedToday(member) && (member.isActive || leftToday(member)),
  ).length;
  const resellers = active.filter(({ role }) => role === "reseller").length;
  // Its owner is a member since the shop was opened.
  const hasYesterday = members.some((member) => !joinedToday(member));
  return {
    total: changed(active.length, before, hasYesterday),
    employees: active.length - resellers,
    resellers,
    addedToday: active.filter(joinedToday).length,
  };
}

type Earned = { soldAt: string; decided: { at: string } | null; commission: { amount: number } };

/** Francs of commissions that came about today: on the day on which the sale was confirmed. */
export function commissionsOfToday(
  rows: readonly Earned[],
  { today, yesterday }: { today: string; yesterday: string },
  dayOf: (moment: string) => string,
  hasYesterday = true,
): Changed {
  let [now, before] = [0, 0];
  for (const { soldAt, decided, commission } of rows) {
    const day = dayOf(decided?.at ?? soldAt);
    if (day === today) now += commission.amount;
    if (day === yesterday) before += commission.amount;
  }
  return changed(now, before, hasYesterday);
}

/**
 * The newest sale of each product, of tickets that stand newest first, those of `undone` left out; products not sold in
 * them are left out.
 */
export function lastSales(
  tickets: readonly Ticket[],
  productIds: readonly string[],
  undone: ReadonlySet<string> = new Set(),
): Map<string, { soldAt: string; name: string }> {
  const found = new Map<string, { soldAt: string; name: string }>();
  const wanted = new Set(productIds);
  for (const { id, soldAt, lines } of tickets) {
    if (wanted.size === 0) break;
    if (undone.has(id)) continue;
    for (const { productId, name } of lines)
      if (wanted.delete(productId)) found.set(productId, { soldAt, name });
  }
  return found;
}
