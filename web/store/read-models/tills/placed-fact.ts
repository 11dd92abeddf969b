import type { TillFact } from "#shared/rules/till.ts";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import type { Return, Sale } from "#shared/schemas/sale.ts";
import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import { doneBy, happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";

/** The rate of tax of a sale that tells it, or not, at its moment. */
export type RateOf = (told: number | undefined, at: string) => number | undefined;

/** A fact of this device at its place in the device's own order. */
export type Placed = {
  id: string;
  epoch: number;
  seq: number;
  deviceAt: number;
  at: string;
  sellerId: string;
  fact: TillFact;
  rev: number;
};

/** A ticket or what came back, as far as a drawer is concerned. */
export function factOfRow(row: Sale | Return, rateOf: RateOf): TillFact {
  if ("receiptNo" in row) {
    const { lines, payments, receiptNo } = row;
    const vatRate = rateOf(row.vatRate, row.soldAt);
    return { kind: "sale", receipt: Number(receiptNo.split("-").at(-1)), lines, payments, vatRate };
  }
  const { saleId, lines, refund, cashPart, isVoid, vatRate, vat, taxes } = row;
  return { kind: "return", saleId, lines, refund, cashPart, isVoid, vatRate, vat, taxes };
}

/** A debt that was paid, or money that was left; undefined for what is no payment. */
export function factOfMove(row: Pick<AccountMove, "kind" | "method" | "change">) {
  if (row.kind !== "payment") return undefined;
  return { kind: row.kind, method: row.method ?? "", amount: -row.change };
}

/** What an own operation does at the till; undefined for what concerns no drawer. */
export function placedRecord(record: OperationRecord, rateOf: RateOf): Placed | undefined {
  const { id, operation, epoch, seq } = record;
  if (operation.kind !== "sale" && operation.kind !== "return" && operation.kind !== "account.move")
    return undefined;
  const at = new Date(happenedAt(operation)).toISOString();
  const rev = record.ackRev;
  const placed = { id, epoch, seq, deviceAt: operation.at, at, sellerId: doneBy(record), rev };
  if (operation.kind === "sale") {
    const { receipt, lines, payments } = operation.body;
    const vatRate = rateOf(operation.body.vatRate, at);
    return { ...placed, fact: { kind: "sale", receipt, lines, payments, vatRate } };
  }
  if (operation.kind === "account.move") {
    const { body } = operation;
    // What a reseller is paid lies in no drawer of the shop (C10), and what left one for a supplier is a move beside it (G3).
    if (body.kind !== "payment" || notebookToldOf(operation)) return undefined;
    return { ...placed, fact: { kind: "payment", method: body.method, amount: body.amount } };
  }
  const { saleId, lines, refund, cashPart, isVoid = false, vatRate, vat, taxes } = operation.body;
  const tax = { vatRate, vat, taxes };
  const fact = { kind: "return" as const, saleId, lines, refund, cashPart, isVoid, ...tax };
  return { ...placed, fact };
}
