import type { SoldBy } from "#shared/schemas/measure.ts";
import type { BookRow } from "./oracle-books.ts";
import type { GoodsBook, HandOver } from "./oracle-goods.ts";
import { addPieces, type Pieces } from "./oracle-moves.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

/** Books of a shop and what the oracle's own book says of the goods that left it. */
export type Kept = { shop: OracleShop; goods: GoodsBook };

/**
 * Rows of hand-overs, of resellers' sales and of transfers between shops say what the accepted operations make of
 * them (T1–T9, T13), and no piece of any product has vanished or come out of nothing.
 */
export function checkGoods(kept: Kept, all: ReadonlyMap<string, Kept>): number {
  checkTransfers(kept);
  checkLines(kept);
  checkSent(kept, all);
  checkArrivals(kept, all);
  checkNothingVanished(kept);
  const { rows } = kept.shop.books;
  return rows.transfers.size + rows.resellerSales.size + rows.shopTransfers.size + 1;
}

function checkTransfers({ shop, goods }: Kept): void {
  const { transfers } = shop.books.rows;
  for (const [id, transfer] of goods.transfers) {
    const there = transfers.get(id);
    demand(there !== undefined, "F2", () => `accepted transfer ${id} is not in the books`);
    compare(`transfer ${id}`, "T1", there.row, handedOver(transfer));
    compare(`transfer ${id}`, "T3", there.row, { status: transfer.status });
    compare(`transfer ${id}`, "T2", there.row, { inStock: goods.heldOf(transfer) });
    demand(
      there.rev >= shop.lastHeld(id),
      "T2",
      () => `transfer ${id} stands at ${there.rev}, its last move at ${shop.lastHeld(id)}`,
    );
    const onHand = shop.heldNow(id);
    demand(
      onHand === goods.heldOf(transfer),
      "T2",
      () => `the oracle counts ${onHand} and ${goods.heldOf(transfer)} left of ${id}`,
    );
  }
  nothingElse(transfers, goods.transfers, "transfer");
}

function handedOver({ productId, resellerId, quantity, price, minPrice, byId, by }: HandOver) {
  return { productId, resellerId, quantity, price, minPrice, byId, ...soldBy(by) };
}

/** Of how many a price is, part by part; the books tell null where nothing was told. */
const soldBy = (by: SoldBy | undefined) => ({ per: by?.per ?? null, unit: by?.unit ?? null });

function checkLines({ shop, goods }: Kept): void {
  const { resellerSales, sales } = shop.books.rows;
  for (const [id, line] of goods.lines) {
    const there = resellerSales.get(id);
    demand(there !== undefined, "F2", () => `accepted reseller's sale ${id} is not in the books`);
    const { transferId, quantity, price, status, commission, minPrice } = line;
    compare(`reseller's sale ${id}`, "T5", there.row, { transferId, quantity, price });
    compare(`reseller's sale ${id}`, "U8", there.row, soldBy(line.by));
    compare(`reseller's sale ${id}`, "T6", there.row, { status });
    compare(`reseller's sale ${id}`, "T4", there.row, { minPrice });
    const told = there.row.commission as { amount: number; status: string } | null;
    demand(
      (told !== null) === (commission !== undefined),
      "T6",
      () => `reseller's sale ${id} is ${status}, its commission ${JSON.stringify(told)}`,
    );
    if (!told || !commission) continue;
    compare(`the commission of ${id}`, "T4", told, { amount: commission.amount });
    if (line.by && !commission.isPaid)
      compare(`reseller's sale ${id}`, "T13", there.row, { cameBack: line.cameBack });
    const paid = commission.isPaid ? "paid" : "pending";
    compare(`the commission of ${id}`, "T8", told, { status: paid });
    const saleId = String(there.row.saleId);
    demand(sales.has(saleId), "T6", () => `the sale ${saleId} of ${id} is not in the books`);
  }
  nothingElse(resellerSales, goods.lines, "reseller's sale");
}

/**
 * What was sent is in the sender's books, received there only when the other shop has counted it, and taken back only
 * when that one never did; whoever was refused because the other was first was told the truth (T9a).
 */
function checkSent({ shop, goods }: Kept, all: ReadonlyMap<string, Kept>): void {
  const { shopTransfers } = shop.books.rows;
  for (const [id, sent] of goods.sent) {
    const there = shopTransfers.get(id);
    demand(there !== undefined, "F2", () => `accepted shop transfer ${id} is not in the books`);
    const { toShopId: otherShopId, productId, quantity, byId } = sent;
    const expected = { direction: "out", otherShopId, productId, quantity, byId };
    compare(`shop transfer ${id}`, "T9", there.row, expected);
    const receipt = all.get(otherShopId)?.goods.received.get(id);
    const isBack = sent.withdrawnBy !== undefined;
    demand(!(isBack && receipt), "T9a", () => `${id} was counted, and taken back as well`);
    const isSaidCounted = goods.saidOver.get(id) === "counted";
    demand(receipt !== undefined || !isSaidCounted, "T9a", () => `nobody has counted ${id}`);
    const isBackThere = there.row.status === "withdrawn";
    demand(
      isBackThere === isBack,
      "T9a",
      () => `${id} is ${there.row.status}, ${sent.withdrawnBy}`,
    );
    if (there.row.status !== "received") continue;
    const counted = receipt?.counted ?? "nobody's count";
    compare(`shop transfer ${id}, sent`, "T9", there.row, { counted });
  }
}

/** What is on its way to a shop was sent by another, is told of once, and holds the first receipt. */
function checkArrivals({ shop, goods }: Kept, all: ReadonlyMap<string, Kept>): void {
  for (const [id, { row }] of shop.books.rows.shopTransfers) {
    if (row.direction === "out") {
      demand(goods.sent.has(id), "T9", () => `nobody sent ${id}`);
      continue;
    }
    const sent = all.get(String(row.otherShopId))?.goods.sent.get(id);
    demand(
      sent?.toShopId === shop.books.shopId,
      "T9",
      () => `${id} is on its way to ${shop.books.shopId}, and nobody sent it there`,
    );
    const receipt = goods.received.get(id);
    const isBack = sent.withdrawnBy !== undefined;
    const isSaidBack = goods.saidOver.get(id) === "withdrawn";
    demand(isBack || !isSaidBack, "T9a", () => `nobody has taken ${id} back`);
    const isToldBack = isBack && row.status === "withdrawn";
    compare(`shop transfer ${id}, arriving`, "T9", row, {
      quantity: sent.quantity,
      status: receipt ? "received" : isToldBack ? "withdrawn" : "on-the-way",
      counted: receipt?.counted ?? null,
      productId: receipt?.productId ?? null,
    });
  }
}

/**
 * At rest each of two shops knows what the other one does: what was sent there is on its way, what was counted or
 * taken back is known here (T9). What was taken back may never have been told of (T9a). */
export function checkShopsAgree({ shop }: Kept, all: ReadonlyMap<string, Kept>): void {
  for (const [id, { row }] of shop.books.rows.shopTransfers) {
    const there = all.get(String(row.otherShopId))?.shop.books.rows.shopTransfers.get(id)?.row;
    if (!there && row.direction === "out" && row.status === "withdrawn") continue;
    const expected = { quantity: row.quantity, status: row.status, counted: row.counted };
    compare(`shop transfer ${id}, in the other shop`, "T9", there ?? {}, expected);
  }
}

/**
 * Read from the tables alone: what is in the shop, with resellers, sold by them and sent away for good is what came in
 * by other ways than hand-overs.
 */
function checkNothingVanished({ shop, goods }: Kept): void {
  const { stocks, rows } = shop.books;
  const elsewhere: Pieces = new Map();
  for (const { row } of rows.transfers.values())
    addPieces(elsewhere, String(row.productId), Number(row.inStock));
  for (const { row } of rows.resellerSales.values()) {
    const transfer = rows.transfers.get(String(row.transferId))?.row;
    if (transfer && row.status !== "declined")
      addPieces(elsewhere, String(transfer.productId), Number(row.quantity));
  }
  for (const { row } of rows.shopTransfers.values())
    if (row.direction === "out" && row.status !== "withdrawn")
      addPieces(elsewhere, String(row.productId), Number(row.quantity));
  for (const productId of new Set([...stocks.keys(), ...elsewhere.keys()])) {
    const here = stocks.get(productId)?.quantity ?? 0;
    const away = elsewhere.get(productId) ?? 0;
    const came = goods.outside.get(productId) ?? 0;
    demand(
      here + away === came,
      "T2",
      () => `of ${productId} came ${came}, and there are ${here} in the shop and ${away} elsewhere`,
    );
  }
}

function compare(
  what: string,
  rule: string,
  row: Record<string, unknown>,
  expected: Record<string, unknown>,
): void {
  for (const [field, value] of Object.entries(expected))
    demand(
      row[field] === value,
      rule,
      () => `${what}: ${field} is ${String(row[field])}, accepted acts make it ${String(value)}`,
    );
}

function nothingElse(
  rows: ReadonlyMap<string, BookRow>,
  known: ReadonlyMap<string, unknown>,
  what: string,
): void {
  for (const id of rows.keys())
    demand(known.has(id), "F2", () => `the books hold a ${what} ${id} that nobody made`);
}
