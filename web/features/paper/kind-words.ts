import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaperKind } from "#shared/paper/paper-kind.ts";
import type { SumKind } from "#shared/paper/sum-words.ts";

/** Name of each kind of paper. */
export const kindWords: Record<PaperKind, MessageDescriptor> = {
  invoice: msg`Facture`,
  delivery: msg`Bon de livraison`,
  receipt: msg`Ticket de caisse`,
  list: msg`Liste de prix`,
  "credit-note": msg`Avoir, bon de retour`,
  statement: msg`Relevé de compte`,
  proforma: msg`Proforma, devis ou commande`,
};
export const paperKinds = Object.keys(kindWords) as PaperKind[];

/** Name of each sum between the lines of a paper and its total to pay. */
export const sumWords: Record<SumKind, MessageDescriptor> = {
  subtotal: msg`Sous-total`,
  total: msg`Total`,
  pay: msg`À payer`,
  rest: msg`Reste à payer`,
  discount: msg`Remise`,
  tax: msg`Taxe`,
  withholding: msg`Retenue ou précompte`,
  transport: msg`Transport`,
  handling: msg`Manutention`,
  customs: msg`Douane`,
  consigne: msg`Consigne`,
  stamp: msg`Timbre`,
  fees: msg`Frais`,
  rounding: msg`Arrondi`,
  previous: msg`Ancien solde`,
  advance: msg`Déjà versé`,
  included: msg`Taxe comprise`,
  number: msg`Nombre d’articles`,
  aside: msg`Autre`,
};
