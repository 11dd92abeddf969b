import { addUpProducts } from "#shared/rules/add-up-products.ts";
import {
  addUpDays,
  dayFiguresOf,
  productFiguresOf,
  type SaleToCount,
  sumOf,
} from "#shared/rules/figures.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { aSale } from "#tests/support/device/rows.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import { FiguresBook } from "#web/store/read-models/facts/figures-book.ts";
import { ticketOfSale } from "#web/store/read-models/facts/ticket-row.ts";
import { type Figure, printFigures } from "./figures.ts";
import { bestRatio, inTurn, ratiosOf, spreadOf } from "./measure.ts";

const products = 300;
const sellers = ["awa", "bih", "cyr"];
const linesInTicket = 3;
/** Lines of the months that are still open: the same in both shops. */
const openLines = 6000;
/** The open part begins on 1 October 2026, « today » is 30 November, and the past begins five years before. */
const firstOpen = Date.UTC(2026, 9, 1);
const oneDay = 86_400_000;
const openDays = 61;
const pastDays = 5 * 365;
const year = { from: "2025-12-01", to: "2026-11-30" };

/** Opens the figures of a year from what a device has stored, in shops of few and of many past sales. */
export async function benchReports(rounds: number): Promise<void> {
  const few = shopOf(5000);
  const many = shopOf(500_000);
  const measured = await inTurn({ few: few.open, many: many.open }, rounds);
  const after = await inTurn({ few: few.sell, many: many.sell }, rounds);
  const ms = (values: readonly number[]) => spreadOf(values).median.toFixed(1);
  const figure = (name: string, found: typeof measured): Figure => ({
    name,
    value: ratiosOf(found.many, found.few),
    unit: "× 5,000 lines",
    sense: "at most",
    bar: 1.3,
    detail: `${ms(found.many)} against ${ms(found.few)} ms; ${bestRatio(found.many, found.few, "less")}`,
  });
  printFigures(
    `Figures of a year on a device, 500,000 past lines against 5,000 (${rounds} rounds in turn)`,
    [figure("from the stored rows to the figures", measured), figure("after one more sale", after)],
  );
  console.log(`Rows of closed months: ${few.bytes} and ${many.bytes} bytes of JSON.`);
}

/** What a device of such a shop has stored, as text, for a disk gives new objects at each reading. */
function shopOf(pastLines: number) {
  const rng = randomFrom("reports");
  const recent: Sale[] = [];
  for (let at = 0; at < openLines / linesInTicket; at += 1) {
    const day = dayAt(firstOpen + rng.int(0, openDays - 1) * oneDay);
    recent.push({ ...aSale(`recent-${at}`, day), ...saleOf(rng, day), total: 0 } as Sale);
  }
  const months = JSON.stringify(pastOf(rng, pastLines));
  const sales = JSON.stringify(recent);
  const subscribe = () => () => {};
  const open = () => {
    const tickets = new Map<string, ReturnType<typeof ticketOfSale>[]>();
    for (const sale of JSON.parse(sales) as Sale[]) {
      const list = tickets.get(sale.day) ?? [];
      list.push(ticketOfSale(sale, "Awa"));
      tickets.set(sale.day, list);
    }
    const rows = JSON.parse(months) as MonthBook[];
    const book = new FiguresBook({
      tickets: {
        ...{ isLoaded: true, subscribe, edition: {} },
        days: () => tickets.keys(),
        ofDay: (day) => tickets.get(day) ?? [],
      },
      returns: { subscribe, list: () => [] },
      months: { isLoaded: true, subscribe, list: () => rows },
      own: () => undefined,
    });
    return { book, tickets };
  };
  const opened = open();
  read(opened.book);
  let sold = 0;
  return {
    bytes: months.length,
    open: async () => timed(() => read(open().book)),
    sell: async () => {
      const { tickets } = opened;
      sold += 1;
      const ticket = ticketOfSale(
        { ...aSale(`new-${sold}`, year.to), ...saleOf(rng, year.to) } as Sale,
        "Awa",
      );
      tickets.set(year.to, [...(tickets.get(year.to) ?? []), ticket]);
      return timed(() => read(opened.book));
    },
  };
}

/** What the reports ask for: the year by day and seller, its products, and their sums. */
function read(book: FiguresBook): void {
  const days = book.days(year);
  const sold = book.products(year);
  if (sumOf(days).revenue === 0 || sold.length === 0) throw new Error("there is nothing to report");
}

function timed(act: () => void): number {
  const began = performance.now();
  act();
  return performance.now() - began;
}

const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

function saleOf(rng: Rng, day: string): SaleToCount {
  const lines = Array.from({ length: linesInTicket }, () => ({
    productId: `product-${rng.int(0, products - 1)}`,
    name: "Savon",
    quantity: rng.int(1, 3),
    price: rng.int(1, 40) * 50,
  }));
  const amount = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const payments = [{ method: "cash" as const, amount, tendered: amount }];
  return { day, sellerId: rng.pick(sellers), lines, payments };
}

/** Closed months of a past of so many lines. */
function pastOf(rng: Rng, lines: number): MonthBook[] {
  const byMonth = new Map<string, SaleToCount[]>();
  for (let at = 0; at < lines / linesInTicket; at += 1) {
    const day = dayAt(firstOpen - rng.int(1, pastDays) * oneDay);
    const sales = byMonth.get(day.slice(0, 7)) ?? [];
    sales.push(saleOf(rng, day));
    byMonth.set(day.slice(0, 7), sales);
  }
  const ids = [...byMonth.keys()].sort();
  return ids.map((id, at) => {
    const sales = byMonth.get(id) ?? [];
    const days = addUpDays(dayFiguresOf(sales, []));
    const sold = addUpProducts(productFiguresOf(sales, []));
    const keeps = at >= ids.length - 25;
    return {
      id,
      days: columnsOf(days) as MonthBook["days"],
      products: keeps ? (columnsOf(sold) as MonthBook["products"]) : null,
      rev: 1,
    };
  });
}

function columnsOf(rows: readonly object[]): Record<string, unknown[]> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "month");
  return Object.fromEntries(
    names.map((name) => [name, rows.map((row) => (row as Record<string, unknown>)[name])]),
  );
}
