import type { Payment } from "#shared/schemas/sale.ts";

/** Digits that Arabic and Persian keyboards write. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A reference as it is compared, the same however it is typed: without letter case, blanks, dashes, signs between its
 * parts and those that nobody sees, in our digits. One that consists of signs alone is compared as it is.
 */
export function foldReference(reference: string): string {
  const folded = reference
    .normalize("NFKC")
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();
  return folded === "" ? reference.replace(/\p{C}/gu, "").trim() : folded;
}

/** The references of a sale's payments as they are compared, in their order, each as often as it was told. */
export function referencesIn(payments: readonly Payment[]): string[] {
  return payments.flatMap((payment) =>
    payment.method === "mobile-money" && payment.reference ? foldReference(payment.reference) : [],
  );
}

/** Whether the message of a payment has not come: its reference is absent, or empty as the books write it. */
export function isWaiting(payment: Payment): boolean {
  return payment.method === "mobile-money" && !payment.reference;
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
    index === place && payment.method === "mobile-money" ? { ...payment, reference } : payment,
  );
}

/** Payments as the books keep them: screens of before want a reference, an empty one where it is still to come. */
export function asKept(payments: readonly Payment[]): Payment[] {
  return payments.map((payment) => (isWaiting(payment) ? { ...payment, reference: "" } : payment));
}
