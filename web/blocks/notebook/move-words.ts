import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

/** What happened on an account. */
export const moveWords: Record<AccountMove["kind"], MessageDescriptor> = {
  charge: msg`Achat à crédit`,
  refund: msg`Marchandise rendue`,
  payment: msg`Paiement reçu`,
  opening: msg`Ancien cahier`,
  forgiven: msg`Dette effacée`,
  correction: msg`Correction`,
  earn: msg`Points gagnés`,
  spend: msg`Points dépensés`,
  "take-back": msg`Points repris`,
  "give-back": msg`Points rendus`,
};

/** The same of one move; change that was not handed back has words of its own (C9). */
export const wordsOfMove = ({ kind, ofChange }: Pick<AccountMove, "kind" | "ofChange">) =>
  ofChange ? msg`Monnaie gardée` : moveWords[kind];

const ofSuppliers: { readonly [K in AccountMove["kind"]]?: MessageDescriptor } = {
  charge: msg`Achat`,
  refund: msg`Marchandise rendue au fournisseur`,
  payment: msg`Payé`,
  opening: msg`Dû d’avant`,
};

type Told = { kind: AccountMove["kind"]; ofChange?: string | null | undefined };

/** The words of a move; a supplier's are told from the other side. */
export function moveWordsOf(suppliers: boolean): (move: Told) => MessageDescriptor {
  return ({ kind, ofChange = null }) =>
    (suppliers ? ofSuppliers[kind] : undefined) ?? wordsOfMove({ kind, ofChange });
}

/** The same in the notebook that is before one. */
export const useMoveWords = () => moveWordsOf(useSuppliersSide());
