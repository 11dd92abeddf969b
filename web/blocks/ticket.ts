import type { Flag, Payment, Sale } from "#shared/schemas/sale.ts";

/** A sale as people look at it: the server's row, or the device's own while it waits to be sent. */
export type Ticket = {
  id: string;
  receiptNo: string;
  soldAt: string;
  /** Business day in the shop's zone. */
  day: string;
  sellerId: string;
  sellerName: string;
  /** Whoever was signed in on the device while somebody else sold; undefined when the seller was. */
  recorderName?: string | undefined;
  lines: readonly { productId: string; name: string; quantity: number; price: number }[];
  payments: readonly Payment[];
  total: number;
  /** The selling point inside the shop; undefined for none. */
  agencyId?: string | undefined;
  flags: readonly Flag[];
  settled: Sale["settled"];
  /** False until the server has answered. */
  sent: boolean;
};

/** Pieces on a ticket. */
export function piecesOf(ticket: Ticket): number {
  return ticket.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** True while the owner has something to look at. */
export function asksForEyes(ticket: Ticket): boolean {
  return ticket.flags.length > 0 && ticket.settled === null;
}
