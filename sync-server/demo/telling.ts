import type { SyncDeps } from "#server/sync/deps.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { lookForLowStock } from "#server/sync/watches/low-stock.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { calendarDay, day } from "./calendar.ts";
import type { DemoTill } from "./till.ts";

/**
 * The last days of the stretches in which the year is told, midnights in ms: months of long ago, weeks of late, the last
 * days one by one, so that what people are told comes on its day.
 */
export function stretchesOf(first: number, last: number): number[] {
  const ends: number[] = [];
  for (let midnight = first; midnight <= last; midnight += day) {
    const back = (last - midnight) / day;
    const { fromEnd, weekday } = calendarDay(midnight);
    if (back > 35 ? fromEnd === 0 : back > 4 ? weekday === 0 : true) ends.push(midnight);
  }
  return ends;
}

const before: readonly Operation["kind"][] = [
  ...[
    "customer.create",
    "product.edit",
    "adjust",
    "purchase",
    "expense",
    "transfer",
    "shop-transfer",
  ],
] as Operation["kind"][];
const after: readonly Operation["kind"][] = [
  ...["reseller-sale.decide", "commission.pay", "customer.edit", "account.adjust"],
] as Operation["kind"][];

/** What makes room for trade, sales in large groups, what refers to them, what decides of it. */
const rounds: ((operation: Operation) => boolean)[] = [
  ({ kind }) => before.includes(kind),
  ({ kind }) => kind === "sale",
  ({ kind }) => !after.includes(kind),
  () => true,
];

/** Tells the books all that waits, by whichever device; then the server does what it does by itself. */
export async function tell(
  sync: SyncDeps,
  shopId: string,
  tills: readonly DemoTill[],
): Promise<void> {
  // Side by side: one request is read while another one is written.
  for (const isWanted of rounds) await Promise.all(tills.map((till) => till.send(isWanted)));
  await closeMonths(sync, { shopId });
  await lookForLowStock(sync, shopId);
}

/** Whoever is signed in on a device has seen what they were told before a moment, in ms. */
export async function readNotices(sync: SyncDeps, till: DemoTill, until: number): Promise<void> {
  const rows = await sync.sql<{ id: string }[]>`
    select id from notifications
    where shop_id = ${till.shopId} and user_id = ${till.userId} and at < ${new Date(until).toISOString()} order by at`;
  for (let from = 0; from < rows.length; from += mostAtOnce) {
    const ids = rows.slice(from, from + mostAtOnce).map(({ id }) => id);
    till.write("notification.read", sync.clock(), { ids });
  }
  await till.send();
}

const mostAtOnce = 500;
