import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Counters, OperationRecord } from "#web/store/outbox/operation-record.ts";
import { fill, openDevice, type Shelf, shopId, userId } from "./known-shop.ts";

let till: Awaited<ReturnType<typeof openDevice>> | undefined;
let raw: IDBDatabase | undefined;
let ids: string[] = [];
let written: OperationRecord | undefined;
let carts = 0;

/** The till with its catalogue open, and beside it a bare database with the same stores and indexes. */
export async function openSales(shelf: Shelf): Promise<void> {
  till = await openDevice("sales");
  await fill(till.device, shelf);
  const catalogue = await till.device.catalogue(shopId);
  ids = [...(catalogue?.ids() ?? [])];
  raw = await new Promise((resolve, reject) => {
    const request = indexedDB.open("raw", 1);
    request.onupgradeneeded = () => {
      const operations = request.result.createObjectStore("operations", {
        keyPath: ["epoch", "seq"],
      });
      operations.createIndex("id", "id", { unique: true });
      operations.createIndex("cartId", "cartId", { unique: true });
      operations.createIndex("state", "state");
      request.result.createObjectStore("meta", { keyPath: "name" });
      request.result.createObjectStore("carts", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function nextCart() {
  carts += 1;
  const lines = [0, 1, 2].map((line) => ({
    productId: ids[(carts * 7 + line * 131) % ids.length] ?? "",
    quantity: 1 + (line % 2),
    price: 2500,
  }));
  return {
    id: `cart-${carts}`,
    lines,
    total: lines.reduce((sum, line) => sum + 2500 * line.quantity, 0),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Milliseconds from the tap until the sale is on the disk, for so many sales through the product's own command. */
export async function ownSales(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let sale = 0; sale < count; sale += 1) {
    if (!till) throw new Error("open first");
    const { id, lines, total } = nextCart();
    await till.outboxStore.putCart({
      id,
      shopId,
      by: userId,
      held: false,
      label: "",
      lines,
      updatedAt: 0,
    });
    await pause();
    const begin = performance.now();
    const recorded = await recordSale(till.device, {
      shopId,
      cartId: id,
      lines,
      payments: [{ method: "cash", amount: total, tendered: total }],
    });
    times.push(performance.now() - begin);
    if (!recorded.ok) throw new Error(`sale refused: ${recorded.refusal}`);
    written = recorded.value;
  }
  return times;
}

/** The limit: one strict transaction that writes the same records, nothing around it. */
export async function rawSales(count: number): Promise<number[]> {
  const times: number[] = [];
  if (!written) throw new Error("own sales first");
  for (let sale = 0; sale < count; sale += 1) {
    carts += 1;
    const cartId = `cart-${carts}`;
    const record: OperationRecord = {
      ...structuredClone(written),
      id: `${written.id}-${carts}`,
      seq: carts,
      cartId,
    };
    const counters: Counters = { epoch: 1, seq: carts, receipts: { [shopId]: carts } };
    await rawWrite("relaxed", (transaction) => {
      const { lines } = nextCartShape();
      transaction
        .objectStore("carts")
        .put({ id: cartId, shopId, by: userId, held: false, label: "", lines });
    });
    await pause();
    const begin = performance.now();
    await rawWrite("strict", (transaction) => {
      transaction.objectStore("operations").add(record);
      transaction.objectStore("meta").put({ name: "counters", value: counters });
      transaction.objectStore("carts").delete(cartId);
    });
    times.push(performance.now() - begin);
  }
  return times;
}

function nextCartShape() {
  return { lines: ids.slice(0, 3).map((productId) => ({ productId, quantity: 1, price: 2500 })) };
}

function rawWrite(
  durability: IDBTransactionDurability,
  act: (transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!raw) throw new Error("open first");
    const transaction = raw.transaction(["operations", "meta", "carts"], "readwrite", {
      durability,
    });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction);
    transaction.commit();
  });
}

/** Strict transactions per sale over so many sales, those that follow it included. */
export async function strictTransactions(count: number): Promise<number> {
  const before = IDBDatabase.prototype.transaction;
  let strict = 0;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const transaction = before.call(this, stores, mode, options);
    if (transaction.mode === "readwrite" && transaction.durability !== "relaxed") strict += 1;
    return transaction;
  };
  try {
    await ownSales(count);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return strict / count;
  } finally {
    IDBDatabase.prototype.transaction = before;
  }
}
