import { codeOf, kindCodes } from "./operation-kinds.ts";
import type { Operation, OperationOf } from "./operations.ts";
import { idToParts, partsToId } from "./packed-id.ts";
import type { PackedOperations } from "./protocol.ts";
import type { Writer } from "./uuid.ts";

type Dictionary = { indexOf: Map<string, number>; usualPrice: number[] };

/** What the differences of a packed operation refer to: the operation before it. */
export type Position = {
  seq: number;
  at: number;
  shop: number;
  offset: number | null;
  receipt: number;
  catalogRev: number;
  extra: SaleExtra | undefined;
};

/** What a sale carries only at times; the sales after it that say nothing else carry the same. */
type SaleExtra = Pick<OperationOf<"sale">["body"], "sellerId" | "agencyId" | "vatRate">;

/** The position before the first operation. */
export function startOfList(): Position {
  return { seq: 0, at: 0, shop: 0, offset: null, receipt: 0, catalogRev: 0, extra: undefined };
}

/**
 * Packs operations for the wire: identifiers without their time part, times and numbers as differences to the
 * operation before, products by their place in a dictionary with their most frequent price.
 *
 * The commonest operation, a cash sale right after another in the same shop and agency, by the same seller and at the
 * same rate of tax, is
 * `[time step, tendered or 0, lines]`.
 * Everything else is `[kind, shop, number step, time step, [offset] or 0, identifier's two parts, …body]`;
 * whoever did it with another's sign-in stands behind the body of anything but a sale.
 * `unpackOperation` gives back exactly the same for the same writer.
 */
export function packOperations(operations: readonly Operation[], writer: Writer): PackedOperations {
  const shops = [...new Set(operations.map((operation) => operation.shopId))];
  const dictionary = dictionaryOf(operations);
  let before = startOfList();
  const list = operations.map((operation) => {
    const { id, seq, at, clockOffset } = operation;
    const shop = shops.indexOf(operation.shopId);
    const [idStep, idRest] = idToParts(id, at, writer, seq);
    const sale = operation.kind === "sale" ? packSale(operation, dictionary, before) : undefined;
    const follows = seq === before.seq + 1 && shop === before.shop && clockOffset === before.offset;
    const packed =
      sale?.isPlain && follows && idRest === 0 && idStep === 0
        ? [at - before.at, sale.payments, sale.lines]
        : [
            codeOf(operation.kind),
            shop,
            seq - before.seq,
            at - before.at,
            clockOffset === before.offset ? 0 : [clockOffset],
            idStep,
            idRest,
            ...(sale ? sale.parts : [operation.body]),
            ...(sale || operation.actorId === undefined ? [] : [operation.actorId]),
          ];
    const last = operation.kind === "sale" ? operation.body : before;
    before = {
      seq,
      at,
      shop,
      offset: clockOffset,
      receipt: last.receipt,
      catalogRev: last.catalogRev,
      extra: operation.kind === "sale" ? extraOf(operation.body) : before.extra,
    };
    return packed;
  });
  const products = [...dictionary.indexOf.keys()].flatMap((id, index) => [
    id,
    dictionary.usualPrice[index] ?? 0,
  ]);
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

/**
 * `[receipt step, revision step, lines, payments, total?, extra?]`. A line is one to three numbers: four times its place,
 * plus 1 when a price follows, plus 2 when a quantity other than one follows; a line with a name is an object.
 * One exact cash payment is 0, one cash payment is the amount tendered. The total is left out when it adds up
 * and nothing comes after it.
 */
function packSale(operation: OperationOf<"sale">, dictionary: Dictionary, before: Position) {
  const { receipt, catalogRev, lines, payments, total } = operation.body;
  const packedLines = lines.flatMap((line): unknown[] => {
    if (line.name !== undefined) return [line];
    const place = dictionary.indexOf.get(line.productId) ?? 0;
    const price = dictionary.usualPrice[place] === line.price ? [] : [line.price];
    const quantity = line.quantity === 1 ? [] : [line.quantity];
    return [place * 4 + price.length + quantity.length * 2, ...price, ...quantity];
  });
  const only = payments.length === 1 ? payments[0] : undefined;
  const plainCash = only?.method === "cash" && only.amount === total ? only : undefined;
  const packedPayments = plainCash
    ? plainCash.tendered === total
      ? 0
      : plainCash.tendered
    : payments;
  const addsUp = lines.reduce((amount, line) => amount + line.price * line.quantity, 0) === total;
  const steps = [receipt - before.receipt, catalogRev - before.catalogRev];
  const extra = extraOf(operation.body);
  return {
    isPlain:
      addsUp &&
      plainCash !== undefined &&
      steps[0] === 1 &&
      steps[1] === 0 &&
      isSameExtra(extra, before.extra),
    lines: packedLines,
    payments: packedPayments,
    parts: [
      ...steps,
      packedLines,
      packedPayments,
      ...(addsUp && !extra ? [] : [total]),
      ...(extra ? [extra] : []),
    ],
  };
}

function extraOf({ sellerId, agencyId, vatRate }: SaleExtra): SaleExtra | undefined {
  if (sellerId === undefined && agencyId === undefined && vatRate === undefined) return undefined;
  return {
    ...(sellerId !== undefined && { sellerId }),
    ...(agencyId !== undefined && { agencyId }),
    ...(vatRate !== undefined && { vatRate }),
  };
}

function isSameExtra(one: SaleExtra | undefined, other: SaleExtra | undefined): boolean {
  return (
    one?.sellerId === other?.sellerId &&
    one?.agencyId === other?.agencyId &&
    one?.vatRate === other?.vatRate
  );
}

/** What could be read of one packed operation; its body is still unchecked. */
export type Unpacked = {
  id: string;
  seq: number;
  shopId: string;
  at: number;
  clockOffset: number | null;
  kind: string;
  body: unknown;
  actorId?: unknown;
};

/**
 * Reads the next operation of a packed list and moves `position` on. Never throws: what cannot be read gives
 * `undefined`, and the operations after it are still read from the differences that could be.
 */
export function unpackOperation(
  packed: unknown,
  operations: PackedOperations,
  position: Position,
  writer: Writer,
): Unpacked | undefined {
  if (!Array.isArray(packed)) return undefined;
  const [code, shop, seqStep, atStep, offset, idStep, idRest, ...rest] = (
    packed.length === 3
      ? [
          0,
          position.shop,
          1,
          packed[0],
          0,
          0,
          0,
          1,
          0,
          packed[2],
          packed[1],
          undefined,
          position.extra,
        ]
      : packed
  ) as unknown[];
  if (!isInt(seqStep) || !isInt(atStep)) return undefined;
  position.seq += seqStep;
  position.at += atStep;
  if (isInt(shop)) position.shop = shop;
  if (Array.isArray(offset)) position.offset = isInt(offset[0]) ? offset[0] : null;
  const known = isInt(code) ? kindCodes[code] : undefined;
  const kind = known ?? (typeof code === "object" ? "" : String(code));
  const body = kind === "sale" ? unpackSale(rest, operations.products, position) : rest[0];
  const shopId = operations.shops[position.shop];
  const id = partsToId(idStep, idRest, position.at, writer, position.seq);
  if (shopId === undefined || id === undefined) return undefined;
  return {
    id,
    seq: position.seq,
    shopId,
    at: position.at,
    clockOffset: position.offset,
    kind,
    body,
    ...(kind !== "sale" && rest[1] !== undefined && { actorId: rest[1] }),
  };
}

function unpackSale(parts: unknown[], products: readonly unknown[], position: Position): unknown {
  const [receiptStep, revStep, packedLines, packedPayments, givenTotal, extra] = parts;
  if (isInt(receiptStep)) position.receipt += receiptStep;
  if (isInt(revStep)) position.catalogRev += revStep;
  position.extra = extraOf((extra as SaleExtra | null | undefined) ?? {});
  if (!Array.isArray(packedLines)) return undefined;
  const lines: unknown[] = [];
  let sum = 0;
  for (let at = 0; at < packedLines.length; ) {
    const first: unknown = packedLines[at++];
    let line = first as { productId: unknown; quantity: unknown; price: unknown } | null;
    if (isInt(first)) {
      const place = Math.floor(first / 4);
      const price: unknown = first % 2 === 1 ? packedLines[at++] : products[place * 2 + 1];
      const quantity: unknown = first % 4 >= 2 ? packedLines[at++] : 1;
      line = { productId: products[place * 2], quantity, price };
    }
    lines.push(line);
    sum += numberIn(line?.price) * numberIn(line?.quantity);
  }
  const total = givenTotal === undefined ? sum : givenTotal;
  const payments = isInt(packedPayments)
    ? [{ method: "cash", amount: total, tendered: packedPayments === 0 ? total : packedPayments }]
    : packedPayments;
  const { receipt, catalogRev } = position;
  return { receipt, catalogRev, lines, payments, total, ...position.extra };
}

/** Not `Number`: asking an object for its number throws when it is nested deep or names its own `toString`. */
function numberIn(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

function isInt(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
