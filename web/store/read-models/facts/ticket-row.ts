import { businessDay, type DayCut } from "#shared/rules/business-day.ts";
import { withReference } from "#shared/rules/waiting-reference.ts";
import type { Flag, Payment, Sale } from "#shared/schemas/sale.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";

/** A sale as people look at it: the server's row, or the device's own while it has not come back. */
export type TicketRow = {
  id: string;
  receiptNo: string;
  soldAt: string;
  /** Business day in the shop's zone. */
  day: string;
  sellerId: string;
  sellerName: string;
  /** Whoever was signed in on the device while somebody else sold; undefined when the seller was. */
  recorderName?: string | undefined;
  lines: readonly Sale["lines"][number][];
  payments: readonly Payment[];
  total: number;
  /** The selling point inside the shop; undefined for none. */
  agencyId?: string | undefined;
  /** What was said of its discounts; undefined where nothing was taken off. */
  discounts?: Sale["discounts"];
  /** Tax that its prices include, hundredths of a percent; undefined where nothing is known of it (yet). */
  vatRate?: number | undefined;
  flags: readonly Flag[];
  settled: Sale["settled"];
  /** False until the server has answered. */
  sent: boolean;
  /** Revision of its row; undefined until that has come. */
  rev?: number;
};

export function ticketOfSale(sale: Sale, sellerName: string, recorderName?: string): TicketRow {
  const { id, receiptNo, soldAt, day, sellerId, lines, payments, total, flags, settled } = sale;
  const agencyId = sale.agencyId ?? undefined;
  const { vatRate, discounts } = sale;
  return {
    id,
    receiptNo,
    soldAt,
    day,
    sellerId,
    sellerName,
    recorderName,
    lines,
    payments,
    total,
    agencyId,
    vatRate,
    discounts,
    flags,
    settled,
    sent: true,
    rev: sale.rev,
  };
}

/** An own sale whose row has not been read (yet); undefined for anything that is no sale in the books or on its way there. */
export function ticketOfRecord(
  record: OperationRecord,
  cut: DayCut,
  nameOf: (userId: string) => string | undefined,
): TicketRow | undefined {
  const { id, by, operation, shown, state, reasons } = record;
  if (operation.kind !== "sale" || state === "refused") return undefined;
  const moment = happenedAt(operation);
  const { lines, payments, total, sellerId = by, agencyId, vatRate, discounts } = operation.body;
  return {
    id,
    receiptNo: shown.receiptNo ?? "",
    soldAt: new Date(moment).toISOString(),
    day: businessDay(moment, cut),
    sellerId,
    sellerName: shown.sellerName,
    recorderName: sellerId === by ? undefined : nameOf(by),
    lines: lines.map((line, index) => ({ ...line, name: shown.names[index] ?? line.productId })),
    payments,
    total,
    agencyId,
    vatRate,
    discounts,
    flags: state === "applied" ? (reasons as Flag[]) : [],
    settled: null,
    sent: state === "applied",
  };
}

/** With the references that this device has told since, as far as a row at this revision does not say them yet. */
export function withTold(
  ticket: TicketRow,
  told: readonly OperationRecord[],
  rev: number,
): TicketRow {
  let { payments } = ticket;
  for (const { operation, state, ackRev } of told) {
    if (operation.kind !== "sale.reference" || state === "refused") continue;
    const { payment, reference } = operation.body;
    if (state === "waiting" || ackRev > rev)
      payments = withReference(payments, payment, reference) ?? payments;
  }
  return payments === ticket.payments ? ticket : { ...ticket, payments };
}
