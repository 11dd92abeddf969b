import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccountMove } from "#shared/schemas/customer-account.ts";

/** What happened on an account. */
export const moveWords: Record<AccountMove["kind"], MessageDescriptor> = {
  charge: msg`Achat à crédit`,
  refund: msg`Marchandise rendue`,
  payment: msg`Paiement reçu`,
  opening: msg`Ancien cahier`,
  forgiven: msg`Dette effacée`,
  correction: msg`Correction`,
};
