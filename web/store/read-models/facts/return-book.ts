import type { Counting, Return } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type BookContext, newestFirst } from "#web/store/read-models/book-context.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";
import { momentOf } from "./moment-of.ts";

/** Goods that came back, as people see them: the server's row or the device's own. */
export type ReturnRow = Pick<
  Return,
  | "id"
  | "saleId"
  | "lines"
  | "restock"
  | "refund"
  | "cashPart"
  | "total"
  | "reason"
  | "isVoid"
  | "day"
  | "flags"
  | "settled"
  | "vatRate"
  | "vat"
  | "taxes"
> & {
  at: string;
  /** The selling point inside the shop; undefined for none. */
  agencyId?: string | undefined;
  /** Against whom and where it counts; of one that the server has not judged, as this device knows the ticket. */
  counting: Pick<Counting, "sellerId" | "agencyId" | "undoes">;
  byId: string;
  byName: string;
  /** Whoever was signed in on the device while somebody else took it back. */
  recorderName?: string | undefined;
  /** Number of the return on its device (K11); for an own return the code is that of this device. */
  deviceCode?: string;
  seq: number;
  /** False until the server has answered. */
  sent: boolean;
};

export type ReturnBook = RowBook<"returns", ReturnRow | undefined>;

export function openReturnBook(context: BookContext): ReturnBook {
  return new RowBook({
    kind: "returns",
    shopId: context.shopId,
    touches: ({ id, kind }) => (kind === "return" ? [id] : []),
    view: (_, row, own) => (row ? returnOfRow(row, context) : ownReturn(own[0], context)),
    order: newestFirst,
  });
}

function returnOfRow(row: Return, { nameOf }: BookContext): ReturnRow {
  const { id, saleId, lines, restock, refund, cashPart, total, reason, isVoid, day } = row;
  const { flags, settled } = row;
  const money = { refund, cashPart, total };
  const seen = { id, saleId, lines, restock, ...money, reason, isVoid, day, flags, settled };
  const byName = nameOf(row.sellerId, row.soldAt) ?? "";
  const agencyId = row.agencyId ?? undefined;
  const recorderName = row.recordedBy ? nameOf(row.recordedBy) : undefined;
  const who = { byId: row.sellerId, byName, recorderName };
  const own = { sellerId: row.sellerId, agencyId: agencyId ?? null, undoes: isVoid };
  const counting = row.counting ?? own;
  const { vatRate, vat, taxes, deviceCode, seq } = row;
  const tax = { vatRate, vat, taxes, deviceCode, seq };
  return { ...seen, agencyId, counting, ...tax, at: row.soldAt, ...who, sent: true };
}

function ownReturn(
  record: OperationRecord | undefined,
  { cut, nameOf }: BookContext,
): ReturnRow | undefined {
  if (!record) return undefined;
  const { id, body } = record.operation as OperationOf<"return">;
  const { names, sellerName: byName } = record.shown;
  const { isVoid = false, lines, sellerId: _, ticket, till: __, ...rest } = body;
  const byId = doneBy(record);
  const { sellerId, agencyId = null } = ticket ?? { sellerId: byId, agencyId: body.agencyId };
  return {
    ...rest,
    id,
    isVoid,
    seq: record.seq,
    counting: { sellerId, agencyId, undoes: isVoid },
    lines: lines.map((line, index) => ({ ...line, name: names[index] ?? line.productId })),
    ...momentOf(record, cut()),
    flags: record.state === "applied" ? (record.reasons as Return["flags"]) : [],
    settled: null,
    byId,
    byName,
    recorderName: byId === record.by ? undefined : nameOf(record.by),
    sent: record.state === "applied",
  };
}
