import { must } from "#shared/must.ts";
import type { Cart, Counters, OperationRecord } from "#web/store/outbox/operation-record.ts";
import { cash, confirm, fillCart, pause, theShop, threeLines } from "./till.ts";

let raw: IDBDatabase | undefined;
let written: OperationRecord | undefined;
let turn = 0;

/** Between two sales: long enough for what follows a sale to be over, as between two customers. */
const betweenSales = 120;

/** A bare database with the same stores and indexes as the outbox. */
export async function openRaw(): Promise<void> {
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

/** Milliseconds from the tap until the sale is on the disk, for so many sales through the product's own command. */
export async function ownSales(count: number): Promise<number[]> {
  const times: number[] = [];
  const { catalogue } = await theShop();
  for (let sale = 0; sale < count; sale += 1) {
    turn += 1;
    const lines = threeLines(catalogue, turn);
    const cartId = await fillCart(lines);
    await pause(betweenSales);
    const { record, ms } = await confirm(cartId, lines, cash(lines));
    times.push(ms);
    written = record;
  }
  return times;
}

/** The limit: one strict transaction that writes the same records, nothing around it. */
export async function rawSales(count: number): Promise<number[]> {
  const times: number[] = [];
  const like = must(written, "a sale to copy");
  const { shopId } = await theShop();
  for (let sale = 0; sale < count; sale += 1) {
    turn += 1;
    const cart: Cart = {
      id: `cart-${turn}`,
      shopId,
      by: like.by,
      held: false,
      label: "",
      lines: [],
      updatedAt: turn,
    };
    const record = {
      ...structuredClone(like),
      id: `${like.id}-${turn}`,
      seq: turn,
      cartId: cart.id,
    };
    const counters: Counters = { epoch: 1, seq: turn, receipts: { [shopId]: turn } };
    await rawWrite("relaxed", (transaction) => transaction.objectStore("carts").put(cart));
    await pause(betweenSales);
    const begin = performance.now();
    await rawWrite("strict", (transaction) => {
      transaction.objectStore("operations").add(record);
      transaction.objectStore("meta").put({ name: "counters", value: counters });
      transaction.objectStore("carts").delete(cart.id);
    });
    times.push(performance.now() - begin);
  }
  return times;
}

function rawWrite(
  durability: IDBTransactionDurability,
  act: (transaction: IDBTransaction) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stores = ["operations", "meta", "carts"];
    const transaction = must(raw, "the bare database").transaction(stores, "readwrite", {
      durability,
    });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction);
    transaction.commit();
  });
}

/** Strict transactions per sale over so many sales, those that follow a sale included. */
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
    await pause(500);
    return strict / count;
  } finally {
    IDBDatabase.prototype.transaction = before;
  }
}
