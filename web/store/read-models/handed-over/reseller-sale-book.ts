import {
  commissionAmount,
  commissionRate,
  commissionsAfterReturn,
  type Left,
} from "#shared/rules/commission.ts";
import { resellerSaleStatusAtFirst } from "#shared/rules/reseller-sale.ts";
import { isSoldBy } from "#shared/rules/ware.ts";
import type { Priced } from "#shared/schemas/line-amount.ts";
import type { Commission, ResellerSale } from "#shared/schemas/reseller-sale.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type BookContext, ownDecision } from "#web/store/read-models/book-context.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import { pendingFor, RowBook } from "#web/store/read-models/row-book.ts";

/** A line of a reseller's sale as people see it, own decisions and payments counted in. */
export type ResellerSaleRow = ResellerSale & {
  /** An own act on it is not in the books yet. */
  isPending: boolean;
  resellerName: string;
};

export type ResellerSaleBook = RowBook<"resellerSales", ResellerSaleRow | undefined>;

type SaleContext = BookContext & { transfer(id: string): Transfer | undefined };

/** The server's rows that one sale of the shop's books was made of. */
type LinesOf = (saleId: string) => ResellerSale[];
type ViewContext = SaleContext & { linesOf: LinesOf };

export function openResellerSaleBook(context: SaleContext): ResellerSaleBook {
  const linesOf = (saleId: string) => [...book.rows()].filter((row) => row.saleId === saleId);
  const book: ResellerSaleBook = new RowBook({
    kind: "resellerSales",
    shopId: context.shopId,
    touches: (operation) => salesTouchedBy(operation, linesOf),
    view: (id, row, own) => resellerSaleRow(id, row, own, { ...context, linesOf }),
    order: newestSaleFirst,
  });
  return book;
}

/** A line's own name: the operation and its place, from 0. */
export function resellerSaleId(operationId: string, place: number): string {
  return `${operationId}.${place}`;
}

function newestSaleFirst(a: ResellerSaleRow, b: ResellerSaleRow): number {
  if (a.soldAt !== b.soldAt) return a.soldAt < b.soldAt ? 1 : -1;
  if (a.ticketId !== b.ticketId) return a.ticketId < b.ticketId ? 1 : -1;
  return placeOf(a) - placeOf(b);
}

function placeOf({ id }: { id: string }): number {
  return Number(id.slice(id.indexOf(".") + 1));
}

function salesTouchedBy(operation: Operation, linesOf: LinesOf): readonly string[] {
  switch (operation.kind) {
    case "reseller-sale":
      return operation.body.lines.map((_, place) => resellerSaleId(operation.id, place));
    case "reseller-sale.decide":
      return [operation.body.resellerSaleId];
    case "commission.pay":
      return operation.body.resellerSaleIds;
    case "return": {
      const { saleId } = operation.body;
      return saleId === null ? [] : linesOf(saleId).map(({ id }) => id);
    }
    default:
      return [];
  }
}

function resellerSaleRow(
  id: string,
  row: ResellerSale | undefined,
  own: readonly OperationRecord[],
  context: ViewContext,
): ResellerSaleRow | undefined {
  let sale = row ?? ownSale(id, own, context);
  if (!sale) return undefined;
  const pending = pendingFor(row, own);
  for (const record of pending) sale = after(sale, record, context);
  const resellerName = context.nameOf(sale.resellerId) ?? "";
  return { ...sale, isPending: pending.length > 0, resellerName };
}

/** The sale as an own act leaves it: the first decision stands, what is paid stays paid. */
function after(sale: ResellerSale, record: OperationRecord, context: ViewContext): ResellerSale {
  const { operation } = record;
  if (operation.kind === "reseller-sale.decide" && sale.status === "pending") {
    const { decision, note } = operation.body;
    const decided = ownDecision(record, note, context);
    if (decision === "decline") return { ...sale, status: "declined", decided };
    return { ...sale, status: "confirmed", decided, commission: commissionOf(sale) };
  }
  if (operation.kind === "commission.pay" && sale.commission?.status === "pending") {
    const { means, reference, paidOn: on } = operation.body;
    const paid = {
      by: doneBy(record),
      at: momentOf(record, context.cut()).at,
      on,
      means,
      reference,
    };
    return { ...sale, commission: { ...sale.commission, status: "paid", paid } };
  }
  if (operation.kind === "return" && sale.commission?.status === "pending") {
    const lines = context.linesOf(sale.saleId ?? "");
    const { amount, cameBack } = afterReturn(sale, lines, operation.body);
    const commission = { ...sale.commission, amount };
    return { ...sale, commission, ...(sale.by && { cameBack }) };
  }
  return sale;
}

/** What a line still earns (T13); `lines` are all those of its sale. */
function afterReturn(
  sale: ResellerSale,
  lines: readonly ResellerSale[],
  back: OperationOf<"return">["body"],
): Left {
  const isPaid = (line: ResellerSale) => line.commission?.status === "paid";
  const inOrder = lines
    .map((line) => (line.id === sale.id ? sale : line))
    .sort((a, b) => Number(isPaid(a)) - Number(isPaid(b)) || placeOf(a) - placeOf(b));
  const earning = inOrder.map((line) => ({ ...line, amount: line.commission?.amount ?? 0 }));
  return commissionsAfterReturn(earning, back)[inOrder.indexOf(sale)] ?? { amount: 0, cameBack: 0 };
}

function commissionOf(line: Priced & { minPrice: number }): Commission {
  return {
    amount: commissionAmount(line),
    rate: commissionRate(line),
    status: "pending",
    paid: null,
  };
}

/** An own sale before its row is here. */
function ownSale(
  id: string,
  own: readonly OperationRecord[],
  context: SaleContext,
): ResellerSale | undefined {
  const record = own.find(({ operation }) => operation.kind === "reseller-sale");
  if (!record) return undefined;
  const { id: ticketId, body } = record.operation as OperationOf<"reseller-sale">;
  const place = placeOf({ id });
  const line = body.lines[place];
  if (!line) return undefined;
  const transfer = context.transfer(line.transferId);
  const isAsHanded = transfer === undefined || isSoldBy(line.by, transfer.by);
  const minPrice = isAsHanded ? (transfer?.minPrice ?? 0) : line.price;
  const status = resellerSaleStatusAtFirst(context.roleOf(record));
  const isConfirmed = status === "confirmed";
  const { at: soldAt, day } = momentOf(record, context.cut());
  return {
    ...line,
    id,
    ticketId,
    receiptNo: record.shown.receiptNo ?? "",
    productName: record.shown.names[place] ?? transfer?.productName ?? line.productId,
    resellerId: transfer?.resellerId ?? doneBy(record),
    byId: doneBy(record),
    minPrice,
    status,
    soldAt,
    day,
    flags: record.state === "applied" ? (record.reasons as Flag[]) : [],
    decided: isConfirmed ? ownDecision(record, "", context) : null,
    saleId: null,
    commission: isConfirmed ? commissionOf({ ...line, minPrice }) : null,
    rev: 0,
  };
}
