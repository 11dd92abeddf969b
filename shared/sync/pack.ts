import { codeOf, kindCodes } from "./operation-kinds.ts";
import type { Operation, OperationOf } from "./operations.ts";
import { type LeftBySale, leftBySale, packCharge, unpackCharge } from "./packed-charge.ts";
import { type Dictionary, dictionaryOf, wholeCredit } from "./packed-dictionary.ts";
import { idToParts, partsToId } from "./packed-id.ts";
import type { PackedOperations } from "./protocol.ts";
import type { Writer } from "./uuid.ts";

/** What the differences of a packed operation refer to: the operation before it. */
export type Position = {
  seq: number;
  at: number;
  shop: number;
  offset: number | null;
  receipt: number;
  catalogRev: number;
  extra: SaleExtra | undefined;
  /** What the ticket just before leaves on an account. */
  left: LeftBySale | undefined;
};

/** What a sale carries only at times; the sales after it that say nothing else carry the same. */
type SaleExtra = Pick<OperationOf<"sale">["body"], "sellerId" | "agencyId" | "vatRate">;

/** The position before the first operation. */
export function startOfList(): Position {
  return {
    seq: 0,
    at: 0,
    shop: 0,
    offset: null,
    receipt: 0,
    catalogRev: 0,
    extra: undefined,
    left: undefined,
  };
}

/**
 * Packs operations for the wire: identifiers without their time part, times and numbers as differences to the
 * operation before, products by their place in a dictionary with their most frequent price.
 *
 * The commonest operation, a cash sale right after another in the same shop and agency, by the same seller and at the
 * same rate of tax, is
 * `[time step, tendered or 0, lines]`; one that a customer owes as a whole has below zero who it is.
 * Its charge, written in the same moment by the same person, is `[owed before, due day?]`.
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
    const isNext = seq === before.seq + 1 && shop === before.shop && clockOffset === before.offset;
    const follows = isNext && idRest === 0 && idStep === 0;
    const charge = follows && at === before.at ? packCharge(operation, before) : undefined;
    const packed =
      sale?.isPlain && follows
        ? [at - before.at, sale.payments, sale.lines]
        : (charge ?? [
            codeOf(operation.kind),
            shop,
            seq - before.seq,
            at - before.at,
            clockOffset === before.offset ? 0 : [clockOffset],
            idStep,
            idRest,
            ...(sale ? sale.parts : [operation.body]),
            ...(sale || operation.actorId === undefined ? [] : [operation.actorId]),
          ]);
    const last = operation.kind === "sale" ? operation.body : before;
    before = {
      seq,
      at,
      shop,
      offset: clockOffset,
      receipt: last.receipt,
      catalogRev: last.catalogRev,
      extra: operation.kind === "sale" ? extraOf(operation.body) : before.extra,
      left: operation.kind === "sale" ? leftBySale(id, operation.body.payments) : undefined,
    };
    return packed;
  });
  const products = [...dictionary.indexOf.keys()].flatMap((id, index) => [
    id,
    dictionary.usualPrice[index] ?? 0,
  ]);
  const customers = [...dictionary.customers.keys()];
  return { shops, products, list, ...(customers.length > 0 && { customers }) };
}

/**
 * `[receipt step, revision step, lines, payments, total?, extra?, discounts?]`. A line is one to three numbers: four
 * times its place, plus 1 when a price follows, plus 2 when a quantity other than one follows; a line with a name, a
 * discount, packs and weight or a rate of tax is an object. One exact cash payment is 0, one cash payment is the amount tendered, credit of the whole ticket
 * is below zero: −1 for the first customer of the dictionary, −2 for the next. The total is left out when it is
 * Σ price × quantity and nothing comes after it.
 */
function packSale(operation: OperationOf<"sale">, dictionary: Dictionary, before: Position) {
  const { receipt, catalogRev, lines, payments, total, discounts } = operation.body;
  const packedLines = lines.flatMap((line): unknown[] => {
    if (line.name !== undefined || line.discount !== undefined || line.by) return [line];
    if (line.rate !== undefined) return [line];
    const place = dictionary.indexOf.get(line.productId) ?? 0;
    const price = dictionary.usualPrice[place] === line.price ? [] : [line.price];
    const quantity = line.quantity === 1 ? [] : [line.quantity];
    return [place * 4 + price.length + quantity.length * 2, ...price, ...quantity];
  });
  const only = payments.length === 1 ? payments[0] : undefined;
  const plainCash =
    only?.method === "cash" && only.amount === total && only.tendered >= 0 ? only : undefined;
  const owing = wholeCredit(operation.body);
  const packedPayments = plainCash
    ? plainCash.tendered === total
      ? 0
      : plainCash.tendered
    : owing
      ? -1 - (dictionary.customers.get(owing.customerId) ?? 0)
      : payments;
  const addsUp = lines.reduce((amount, line) => amount + line.price * line.quantity, 0) === total;
  const steps = [receipt - before.receipt, catalogRev - before.catalogRev];
  const extra = extraOf(operation.body);
  return {
    isPlain:
      addsUp &&
      !discounts &&
      (plainCash ?? owing) !== undefined &&
      steps[0] === 1 &&
      steps[1] === 0 &&
      isSameExtra(extra, before.extra),
    lines: packedLines,
    payments: packedPayments,
    parts: [
      ...steps,
      packedLines,
      packedPayments,
      ...(addsUp && !extra && !discounts ? [] : [total]),
      ...(extra || discounts ? [extra ?? null] : []),
      ...(discounts ? [discounts] : []),
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
  if (packed.length === 1 || packed.length === 2)
    return unpackCharge(packed, operations, position, writer);
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
  const body = kind === "sale" ? unpackSale(rest, operations, position) : rest[0];
  const shopId = operations.shops[position.shop];
  const id = partsToId(idStep, idRest, position.at, writer, position.seq);
  const payments = kind === "sale" && (body as { payments?: unknown } | undefined)?.payments;
  position.left = id !== undefined && payments ? leftBySale(id, payments) : undefined;
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

function unpackSale(
  parts: unknown[],
  { products, customers = [] }: PackedOperations,
  position: Position,
): unknown {
  const [receiptStep, revStep, packedLines, packedPayments, givenTotal, extra, discounts] = parts;
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
    ? packedPayments < 0
      ? [{ method: "credit", amount: total, customerId: customers[-1 - packedPayments] }]
      : [{ method: "cash", amount: total, tendered: packedPayments === 0 ? total : packedPayments }]
    : packedPayments;
  const { receipt, catalogRev } = position;
  return {
    ...{ receipt, catalogRev, lines, payments, total, ...position.extra },
    ...(discounts !== undefined && { discounts }),
  };
}

/** Not `Number`: asking an object for its number throws when it is nested deep or names its own `toString`. */
function numberIn(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

function isInt(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
