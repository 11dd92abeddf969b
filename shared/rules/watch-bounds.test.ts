import { expect, test } from "vitest";
import { type Book, closedTill, eveningOf } from "#tests/support/watched-shop.ts";
import { watch } from "./watch.ts";
import type { WatchItem, WatchKind } from "./watch-facts.ts";

const today = "2026-05-01";
const empty: Book = { sales: [], returns: [], tillActs: [], losses: [] };
const found = (kind: WatchKind, items: readonly WatchItem[]) =>
  items.filter((item) => item.kind === kind);

/** Tickets of a day, so many with a tenth taken off. */
const ticketsOf = (sellerId: string, day: string, count: number, cheap: number) =>
  Array.from({ length: count }, (_, at): Book["sales"][number] => ({
    ...{ id: `${sellerId}-${day}-${at}`, receiptNo: `A-${at}`, day, sellerId, total: 1000 },
    ...{ soldAt: `${day}T10:00:00.000Z`, payments: [] },
    lines: [
      { productId: "product-0", quantity: 1, price: 1000, ...(at < cheap && { discount: 100 }) },
    ],
  }));

test.each([
  ["twice what the others take off", 40, 20, true],
  ["a little less than twice", 39, 20, false],
  ["hardly more than chance", 6, 3, false],
])("discounts of a seller: %s", (_, own, others, isTold) => {
  const sales = [...ticketsOf("awa", today, 100, own), ...ticketsOf("boris", today, 100, others)];
  const facts = eveningOf({ sales, returns: [], tillActs: [], losses: [] }, today);
  expect(found("discounts", watch(facts)).map(({ subject }) => subject)).toEqual(
    isTold ? ["awa"] : [],
  );
});

test.each([
  [2000, true],
  [1999, false],
])("a till that is short of %d francs in its first week is told: %s", (short, isTold) => {
  const close = closedTill("c", today, "A", { firstReceipt: 1, lastReceipt: 2, short });
  const facts = eveningOf({ sales: [], returns: [], tillActs: [close], losses: [] }, today);
  expect(found("till-short", watch(facts))).toHaveLength(isTold ? 1 : 0);
});

test.each([
  [14, 0],
  [15, 1],
])("a debt that is late by %d days is told %d times", (daysLate, times) => {
  const facts = eveningOf(empty, today, { debts: [{ id: "a", owed: 900_000, daysLate }] });
  expect(found("late-debts", watch(facts))).toHaveLength(times);
});
