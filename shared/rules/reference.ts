import { plainReference } from "#shared/schemas/plain-reference.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { isReferenced } from "./carried.ts";

/**
 * A reference as it is compared, the same however it is typed: without letter case, blanks, dashes, signs between its
 * parts and those that nobody sees, in our digits. One that consists of signs alone is compared as it is.
 */
export function foldReference(reference: string): string {
  const plain = plainReference(reference);
  return plain.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase() || plain;
}

/**
 * The references of a sale's payments as they are compared, in their order, each as often as it was told. One of signs
 * that nobody sees is none.
 */
export function referencesIn(payments: readonly Payment[]): string[] {
  return payments.flatMap((payment) =>
    isReferenced(payment) ? foldReference(payment.reference ?? "") || [] : [],
  );
}

/** Whether a sale tells one reference for two of its payments. */
export function tellsTwice(payments: readonly Payment[]): boolean {
  if (payments.length < 2) return false;
  const references = referencesIn(payments);
  return new Set(references).size < references.length;
}
