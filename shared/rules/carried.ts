import { type Means, type MeansWith, meansById } from "#shared/schemas/means.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** A payment that tells what was handed over, of which the rest goes back as change. */
export type TenderedPayment = Payment & { method: MeansWith<{ carries: "tendered" }> };
/** A payment that has a reference or waits for one. */
export type ReferencedPayment = Payment & { method: MeansWith<{ carries: "reference" }> };
/** A payment that stands on the account of a customer. */
export type AccountPayment = Payment & { method: MeansWith<{ carries: "customer" }> };
/** A payment that a message on the phone proves. */
export type MessagePayment = Payment & { method: MeansWith<{ byMessage: true }> };

// What only a later version knows carries nothing here.
const known: { readonly [method in string]?: Means } = meansById;

export const isTendered = (payment: Payment): payment is TenderedPayment =>
  known[payment.method]?.carries === "tendered";

export const isReferenced = (payment: Payment): payment is ReferencedPayment =>
  known[payment.method]?.carries === "reference";

export const isOnAccount = (payment: Payment): payment is AccountPayment =>
  known[payment.method]?.carries === "customer";

export const isByMessage = (payment: Payment): payment is MessagePayment =>
  known[payment.method]?.byMessage === true;
