import type { DayCut } from "#shared/rules/business-day.ts";
import type { TillAct } from "#shared/schemas/till.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { newestFirst } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { RowBook } from "#web/store/read-models/row-book.ts";

/** An opening, a move or a closing as people see it: the server's row, or the device's own while it has not come back. */
export type TillActRow = Omit<TillAct, "rev"> & {
  sellerName: string;
  /** False until the server has answered. */
  sent: boolean;
};

export type TillActBook = RowBook<"tillActs", TillActRow | undefined>;

export type TillContext = {
  shopId: string;
  cut(): DayCut;
  /** Code of this device in the shop. */
  code(): string;
  /** Name of a member at a moment, undefined when this device may not know it. */
  nameOf(userId: string, at: string): string | undefined;
};

export function openTillActBook(context: TillContext): TillActBook {
  return new RowBook({
    kind: "tillActs",
    shopId: context.shopId,
    touches: ({ id, kind }) => (kind.startsWith("till.") ? [id] : []),
    view: (_, row, own) =>
      row
        ? { ...row, sellerName: context.nameOf(row.sellerId, row.at) ?? "", sent: true }
        : ownAct(own[0], context),
    order: newestFirst,
  });
}

type TillOperation = OperationOf<"till.open" | "till.move" | "till.close">;

function ownAct(
  record: OperationRecord | undefined,
  { cut, code }: TillContext,
): TillActRow | undefined {
  if (!record) return undefined;
  const operation = record.operation as TillOperation;
  const { sellerId: _, agencyId = null, ...body } = operation.body;
  const isApplied = record.state === "applied";
  return {
    ...{ id: record.id, sellerId: doneBy(record), sellerName: record.shown.sellerName },
    seq: record.seq,
    ...{ deviceCode: code(), deviceAt: operation.at, ...momentOf(record, cut()), agencyId },
    open: operation.kind === "till.open" ? { float: operation.body.float } : null,
    move: operation.kind === "till.move" ? (body as TillAct["move"]) : null,
    close:
      operation.kind === "till.close"
        ? ({ ...body, booked: null } as NonNullable<TillAct["close"]>)
        : null,
    flags: isApplied ? (record.reasons as TillAct["flags"]) : [],
    sent: isApplied,
  };
}
