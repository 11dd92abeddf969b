import { daysFrom } from "#shared/rules/watch-days.ts";
import type {
  WatchedReturn,
  WatchedSale,
  WatchedTillAct,
  WatchFacts,
} from "#shared/rules/watch-facts.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { randomFrom } from "./random.ts";

export const sellers = ["awa", "boris", "chantal"] as const;
const categories = ["Boissons", "Hygiène", "Épicerie", "Laitages", "Cahiers"];
export const products = Array.from({ length: 60 }, (_, at) => ({
  id: `product-${at}`,
  price: 100 + 50 * ((at * 7) % 40),
  category: categories[at % categories.length] as string,
}));
const productsById = new Map(products.map((product) => [product.id, product]));

export type Book = Pick<WatchFacts, "sales" | "returns" | "tillActs" | "losses"> & {
  sales: WatchedSale[];
  returns: WatchedReturn[];
  tillActs: WatchedTillAct[];
  losses: { productId: string; delta: number; day: string }[];
};

export const noFigures = {
  ...{ float: 20_000, tickets: 0, lines: 0, pieces: 0, revenue: 0, cash: 0, mobileMoney: 0 },
  ...{ returns: 0, voids: 0, returnedPieces: 0, refunded: 0, refundedCash: 0 },
  ...{ refundedMobileMoney: 0, moneyIn: 0, moneyOut: 0, expected: 0 },
};

/**
 * The books of a shop where nothing is the matter: three sellers at two tills, some forty tickets a day, now and then a
 * discount, a loss, a ticket that is undone, wrong change and a drawer that is opened. By a seed, from a day on.
 */
export function honestBook(seed: string, firstDay: string, days: number): Book {
  const random = randomFrom(seed);
  const chance = (of: number) => random.chance(of);
  const below = (count: number) => random.int(0, count - 1);
  const book: Book = { sales: [], returns: [], tillActs: [], losses: [] };
  const receipts = [0, 0];
  for (let index = 0; index < days; index += 1) {
    const day = daysFrom(firstDay, index);
    const first = receipts.map((count) => count + 1);
    const moment = (hour: number) =>
      `${day}T${String(hour).padStart(2, "0")}:${String(10 + below(49))}:00.000Z`;
    for (let ticket = 30 + below(20); ticket > 0; ticket -= 1) {
      const till = below(2);
      receipts[till] = (receipts[till] ?? 0) + 1;
      const lines = Array.from({ length: 1 + below(3) }, () => {
        const { id, price } = products[below(products.length)] as (typeof products)[number];
        const quantity = 1 + below(4);
        const isCheap = chance(0.03);
        const off = isCheap ? Math.round((quantity * price * (3 + below(8))) / 100) : 0;
        return { productId: id, quantity, price, ...(off > 0 && { discount: off }) };
      });
      const total = lines.reduce((sum, line) => sum + lineAmount(line) - (line.discount ?? 0), 0);
      const isMobile = chance(0.2);
      const reference = `MP${index}.${receipts[0]}.${receipts[1]}`;
      const sale: WatchedSale = {
        ...{
          id: `sale-${index}-${ticket}`,
          receiptNo: `${till === 0 ? "A" : "B"}-${receipts[till]}`,
        },
        ...{
          day,
          soldAt: moment(8 + below(10)),
          sellerId: sellers[below(3)] as string,
          total,
          lines,
        },
        payments: [
          isMobile
            ? { method: "mobile-money", amount: total, reference }
            : { method: "cash", amount: total, tendered: total },
        ],
      };
      book.sales.push(sale);
      // A slip that is seen at once, before the drawer is counted.
      if (chance(0.01)) {
        const { id, sellerId } = sale;
        const undone = { id: `void-${id}`, saleId: id, isVoid: true, total, day, at: moment(18) };
        book.returns.push({ ...undone, byId: sellerId });
      }
    }
    // Once in a while somebody comes back the next morning, and the ticket of yesterday is undone.
    const yesterday = book.sales.findLast((sale) => sale.day < day);
    if (yesterday && chance(0.02)) {
      const { id, total, sellerId } = yesterday;
      const undone = { id: `late-${id}`, saleId: id, isVoid: true, total, day, at: moment(9) };
      book.returns.push({ ...undone, byId: sellerId });
    }
    for (const sellerId of sellers)
      if (chance(0.15)) book.tillActs.push(openedDrawer(`${day}-${sellerId}`, day, sellerId));
    for (const till of [0, 1]) {
      const short = chance(0.3) ? 25 * below(20) : 0;
      const range = { firstReceipt: first[till] ?? 0, lastReceipt: receipts[till] ?? 0 };
      book.tillActs.push(
        closedTill(`close-${index}-${till}`, day, till === 0 ? "A" : "B", { ...range, short }),
      );
    }
    if (chance(0.1))
      book.losses.push({ productId: `product-${below(60)}`, delta: -1 - below(2), day });
  }
  return book;
}

export const openedDrawer = (id: string, day: string, sellerId: string): WatchedTillAct => ({
  ...{ id: `opened-${id}`, deviceCode: "A", sellerId, day, at: `${day}T12:00:00.000Z` },
  ...{ open: null, move: { amount: 0 }, close: null },
});

export const closedTill = (
  id: string,
  day: string,
  deviceCode: string,
  {
    firstReceipt,
    lastReceipt,
    short,
  }: { firstReceipt: number; lastReceipt: number; short: number },
): WatchedTillAct => ({
  ...{ id, deviceCode, sellerId: "awa", day, at: `${day}T20:00:00.000Z`, open: null, move: null },
  close: {
    figures: { ...noFigures, firstReceipt, lastReceipt, expected: 100_000 },
    counted: 100_000 - short,
  },
});

/** What is known in the evening of a day: ninety days of the books. */
export function eveningOf(book: Book, today: string, more: Partial<WatchFacts> = {}): WatchFacts {
  const from = daysFrom(today, -89);
  const inDays = <Fact extends { day: string }>(facts: readonly Fact[]) =>
    facts.filter(({ day }) => day >= from && day <= today);
  return {
    ...{ today, now: `${today}T21:00:00.000Z` },
    ...{ sales: inDays(book.sales), returns: inDays(book.returns) },
    ...{ tillActs: inDays(book.tillActs), losses: inDays(book.losses) },
    productOf: (id) => {
      const product = productsById.get(id);
      return product && { price: product.price, per: 1, category: product.category };
    },
    ...{ runningOut: [], debts: [], suppliers: [], devices: [] },
    ...more,
  };
}
