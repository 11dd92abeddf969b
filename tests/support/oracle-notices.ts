import type { Operation } from "#shared/sync/operations.ts";
import type { BookRow } from "./oracle-books.ts";
import { type GoodsBook, isOffice, type Standing } from "./oracle-goods.ts";
import type { Kept } from "./oracle-goods-check.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

type Members = ReadonlyMap<string, Standing>;

/** Who of one shop must have been told what, how often. Low stock is judged by itself. */
export class NoticeBook {
  readonly #expected = new Map<string, number>();
  readonly #seen = new Set<string>();
  readonly #seenBack = new Set<string>();

  /** What an operation that was just taken tells people: whoever acts is told nothing, nor is who has left. */
  take(operation: Operation, by: string, goods: GoodsBook, members: Members): void {
    for (const [people, type] of toldBy(operation, goods, members))
      this.#expect(people, type, by, members);
  }

  /** Goods that appeared on their way here and were taken back from it, or were counted where they were sent to. */
  takeArrivals({ shop }: Kept, all: ReadonlyMap<string, Kept>, members: Members): void {
    for (const [id, { row }] of shop.books.rows.shopTransfers) {
      const isIn = row.direction === "in";
      this.#takeWithdrawal(id, row, all, members);
      if (this.#seen.has(id) || (!isIn && row.status !== "received")) continue;
      this.#seen.add(id);
      const other = all.get(String(row.otherShopId))?.goods;
      const by = isIn ? other?.sent.get(id)?.byId : other?.received.get(id)?.byId;
      const people = isIn ? officeOf(members) : ownersOf(members);
      this.#expect(people, isIn ? "shop_transfer_sent" : "shop_transfer_received", by, members);
    }
  }

  #takeWithdrawal(
    id: string,
    row: BookRow["row"],
    all: ReadonlyMap<string, Kept>,
    members: Members,
  ) {
    if (this.#seenBack.has(id) || row.direction !== "in" || row.status !== "withdrawn") return;
    this.#seenBack.add(id);
    const by = all.get(String(row.otherShopId))?.goods.sent.get(id)?.withdrawnBy;
    this.#expect(officeOf(members), "shop_transfer_withdrawn", by, members);
  }

  #expect(people: string[], type: string, by: string | undefined, members: Members): void {
    for (const userId of new Set(people)) {
      if (userId === by || members.get(userId)?.active !== true) continue;
      const key = `${type} for ${userId}`;
      this.#expected.set(key, (this.#expected.get(key) ?? 0) + 1);
    }
  }

  /** Books that were put back to a copy: what they hold is taken as it is. */
  adopt({ books }: OracleShop): void {
    this.#expected.clear();
    for (const [key, count] of counted(books.rows.notifications)) this.#expected.set(key, count);
    for (const [id, { row }] of books.rows.shopTransfers) {
      if (row.direction === "in" || row.status === "received") this.#seen.add(id);
      if (row.status === "withdrawn") this.#seenBack.add(id);
    }
  }

  check({ books }: OracleShop): void {
    const there = counted(books.rows.notifications);
    for (const key of new Set([...there.keys(), ...this.#expected.keys()])) {
      const [found, expected] = [there.get(key) ?? 0, this.#expected.get(key) ?? 0];
      demand(found === expected, "T6", () => `${found} notices ${key}, ${expected} expected`);
    }
  }
}

function counted(rows: ReadonlyMap<string, BookRow>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { row } of rows.values()) {
    if (row.type === "low_stock_alert") continue;
    const key = `${row.type} for ${row.userId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function ownersOf(members: Members): string[] {
  return [...members].filter(([, { role }]) => role === "owner").map(([id]) => id);
}

function officeOf(members: Members): string[] {
  return [...members].filter(([, standing]) => isOffice(standing)).map(([id]) => id);
}

/** Who is told of an operation, and by which notice. */
function toldBy(operation: Operation, goods: GoodsBook, members: Members): [string[], string][] {
  switch (operation.kind) {
    case "transfer": {
      const { resellerId } = operation.body;
      const isWaiting = goods.transfers.get(operation.id)?.status === "pending";
      return isWaiting
        ? [[[resellerId, ...ownersOf(members)], "product_transfer_request"]]
        : [[[resellerId], "product_transfer_received"]];
    }
    case "transfer.decide": {
      const { transferId, decision } = operation.body;
      const { byId = "", resellerId = "" } = goods.transfers.get(transferId) ?? {};
      const type = decision === "confirm" ? "confirmed" : "rejected";
      return [[[byId, resellerId, ...ownersOf(members)], `product_transfer_${type}`]];
    }
    case "reseller-sale":
      if (goods.lines.get(`${operation.id}.0`)?.status === "pending")
        return [[officeOf(members), "reseller_sale_request"]];
      return operation.body.lines.flatMap((_, at): [string[], string][] => {
        const line = goods.lines.get(`${operation.id}.${at}`);
        return line?.status === "confirmed" ? [[[line.resellerId], "sale_completed"]] : [];
      });
    case "reseller-sale.decide": {
      const line = goods.lines.get(operation.body.resellerSaleId);
      const type = operation.body.decision === "confirm" ? "sale_completed" : "sale_declined";
      return [[[line?.resellerId ?? ""], type]];
    }
    case "till.close": {
      const { counted, figures } = operation.body;
      return counted === figures.expected ? [] : [[officeOf(members), "till_difference"]];
    }
    case "commission.pay":
      return [[[operation.body.resellerId], "commission_paid"]];
    default:
      return [];
  }
}
