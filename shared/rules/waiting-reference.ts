import type { Payment } from "#shared/schemas/sale.ts";
import { isReferenced } from "./carried.ts";

/** Whether the message of a payment has not come: its reference is absent, or empty as the books write it. */
export function isWaiting(payment: Payment): boolean {
  return isReferenced(payment) && !payment.reference;
}

/** Places of the payments whose reference is still to come. */
export function waitingReferences(payments: readonly Payment[]): number[] {
  return payments.flatMap((payment, place) => (isWaiting(payment) ? place : []));
}

/** The payments with the reference of one told; undefined where none waits at that place. */
export function withReference(
  payments: readonly Payment[],
  place: number,
  reference: string,
): Payment[] | undefined {
  if (!waitingReferences(payments).includes(place)) return undefined;
  return payments.map((payment, index) =>
    index === place && isReferenced(payment) ? { ...payment, reference } : payment,
  );
}

/** Payments as the books keep them: screens of before want a reference, an empty one where it is still to come. */
export function asKept(payments: readonly Payment[]): Payment[] {
  return payments.map((payment) => (isWaiting(payment) ? { ...payment, reference: "" } : payment));
}
