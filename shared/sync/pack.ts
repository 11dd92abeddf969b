import { partsToId, idToParts } from "./packed-id.ts";
import type { Operation, OperationKind, OperationOf } from "./operations.ts";
import type { PackedOperations } from "./protocol.ts";

/** Order on the wire; only ever appended to. */
const kindCodes = ["sale", "return", "adjust", "product.create", "product.edit", "sale.settle"] as const satisfies readonly OperationKind[];

type Dictionary = { indexOf: Map<string, number>; usualPrice: number[] };

/**
 * Packs operations for the wire: identifiers without their time part, times and numbers as differences to the
 * operation before, products by their place in a dictionary with their most frequent price.
 * The result depends on the operations alone; `unpackOperation` gives back exactly the same.
 */
export function packOperations(operations: readonly Operation[]): PackedOperations {
  const shops = [...new Set(operations.map((operation) => operation.shopId))];
  const dictionary = dictionaryOf(operations);
  let before = { seq: 0, at: 0, offset: null as number | null, receipt: 0, catalogRev: 0 };
  const list = operations.map((operation) => {
    const { id, seq, at, clockOffset } = operation;
    const head = [
      kindCodes.indexOf(operation.kind),
      shops.indexOf(operation.shopId),
      seq - before.seq,
      at - before.at,
      clockOffset === before.offset ? 0 : [clockOffset],
      ...idToParts(id, at),
    ];
    const packed =
      operation.kind === "sale" ? [...head, ...packSale(operation, dictionary, before)] : [...head, operation.body];
    before = {
      seq,
      at,
      offset: clockOffset,
      receipt: operation.kind === "sale" ? operation.body.receipt : before.receipt,
      catalogRev: operation.kind === "sale" ? operation.body.catalogRev : before.catalogRev,
    };
    return packed;
  });
  const products = [...dictionary.indexOf.keys()].flatMap((id, index) => [id, dictionary.usualPrice[index] ?? 0]);
  return { shops, products, list };
}

function dictionaryOf(operations: readonly Operation[]): Dictionary {
  const indexOf = new Map<string, number>();
  const counts: Map<number, number>[] = [];
  for (const operation of operations) {
    if (operation.kind !== "sale") continue;
    for (const line of operation.body.lines) {
      let index = indexOf.get(line.productId);
      if (index === undefined) {
        index = indexOf.size;
        indexOf.set(line.productId, index);
        counts.push(new Map());
      }
      const prices = counts[index];
      prices?.set(line.price, (prices.get(line.price) ?? 0) + 1);
    }
  }
  const usualPrice = counts.map((prices) => {
    let best = 0;
    let times = 0;
    for (const [price, count] of prices) if (count > times) [best, times] = [price, count];
    return best;
  });
  return { indexOf, usualPrice };
}

type Before = { receipt: number; catalogRev: number };

/**
 * `[receipt difference, revision difference, lines, payments, total?]`. A line is two or three numbers in a row:
 * place × 2 (+ 1 when a price follows), quantity, price; a line with a name is an object by itself.
 * One exact cash payment is 0, one cash payment is the amount tendered. The total is left out when it adds up.
 */
function packSale(operation: OperationOf<"sale">, dictionary: Dictionary, before: Before): unknown[] {
  const { receipt, catalogRev, lines, payments, total } = operation.body;
  const packedLines = lines.flatMap((line): unknown[] => {
    if (line.name !== undefined) return [line];
    const place = dictionary.indexOf.get(line.productId) ?? 0;
    const usual = dictionary.usualPrice[place] === line.price;
    return usual ? [place * 2, line.quantity] : [place * 2 + 1, line.quantity, line.price];
  });
  const only = payments.length === 1 ? payments[0] : undefined;
  const plainCash = only?.method === "cash" && only.amount === total ? only : undefined;
  const packedPayments = plainCash ? (plainCash.tendered === total ? 0 : plainCash.tendered) : payments;
  const sum = lines.reduce((amount, line) => amount + line.price * line.quantity, 0);
  const packed = [receipt - before.receipt, catalogRev - before.catalogRev, packedLines, packedPayments];
  return sum === total ? packed : [...packed, total];
}

/** A position in a packed list: what the differences refer to. */
export type Unpacking = { seq: number; at: number; offset: number | null; receipt: number; catalogRev: number };

export function startUnpacking(): Unpacking {
  return { seq: 0, at: 0, offset: null, receipt: 0, catalogRev: 0 };
}

/** What could be read of one packed operation; its body is still unchecked. `undefined` when not even its head can be read. */
export type Unpacked = {
  id: string;
  seq: number;
  shopId: string;
  at: number;
  clockOffset: number | null;
  kind: string;
  body: unknown;
};

/**
 * Reads the next operation of a packed list and moves `position` on. Never throws: what cannot be read gives
 * `undefined`, and the operations after it are still read from the differences that could be.
 */
export function unpackOperation(packed: unknown, operations: PackedOperations, position: Unpacking): Unpacked | undefined {
  if (!Array.isArray(packed)) return undefined;
  const [code, shop, seqStep, atStep, offset, idTime, idTail, ...rest] = packed as unknown[];
  if (!isInt(seqStep) || !isInt(atStep)) return undefined;
  position.seq += seqStep;
  position.at += atStep;
  if (Array.isArray(offset)) position.offset = isInt(offset[0]) ? offset[0] : null;
  const shopId = isInt(shop) ? operations.shops[shop] : undefined;
  const id = partsToId(idTime, idTail, position.at);
  if (shopId === undefined || id === undefined) return undefined;
  const kind = (isInt(code) ? kindCodes[code] : undefined) ?? String(code);
  const body = kind === "sale" ? unpackSale(rest, operations.products, position) : rest[0];
  return { id, seq: position.seq, shopId, at: position.at, clockOffset: position.offset, kind, body };
}

function unpackSale(parts: unknown[], products: readonly unknown[], position: Unpacking): unknown {
  const [receiptStep, revStep, packedLines, packedPayments, givenTotal] = parts;
  if (isInt(receiptStep)) position.receipt += receiptStep;
  if (isInt(revStep)) position.catalogRev += revStep;
  if (!Array.isArray(packedLines)) return undefined;
  const lines: unknown[] = [];
  let sum = 0;
  for (let at = 0; at < packedLines.length; ) {
    const first: unknown = packedLines[at];
    if (!isInt(first)) {
      lines.push(first);
      const named = first as { price?: unknown; quantity?: unknown } | null;
      sum += Number(named?.price) * Number(named?.quantity);
      at += 1;
      continue;
    }
    const place = first >> 1;
    const ownPrice = (first & 1) === 1;
    const quantity: unknown = packedLines[at + 1];
    const price: unknown = ownPrice ? packedLines[at + 2] : products[place * 2 + 1];
    lines.push({ productId: products[place * 2], quantity, price });
    sum += Number(price) * Number(quantity);
    at += ownPrice ? 3 : 2;
  }
  const total = givenTotal === undefined ? sum : givenTotal;
  const payments = isInt(packedPayments)
    ? [{ method: "cash", amount: total, tendered: packedPayments === 0 ? total : packedPayments }]
    : packedPayments;
  return { receipt: position.receipt, catalogRev: position.catalogRev, lines, payments, total };
}

function isInt(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
