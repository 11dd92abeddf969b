import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SpokenDoubt } from "#shared/spoken/proposal.ts";

/**
 * Wording of each doubt about a spoken sentence; the type requires all of them. Undefined only for a doubt that another
 * component shows: the comment beside it names that component.
 */
export const doubtWords: Record<SpokenDoubt, MessageDescriptor | undefined> = {
  // Shown by near-goods.tsx.
  "several-products": undefined,
  "inexact-name": msg`Un nom n’est pas écrit comme dans la boutique : vérifiez l’article.`,
  // Asked by said-party.tsx.
  "several-customers": undefined,
  "several-suppliers": undefined,
  "credit-without-customer": msg`À crédit, mais pour qui ? Choisissez le client au moment d’encaisser.`,
  "credit-without-supplier": msg`À crédit, mais chez qui ? Choisissez le fournisseur sur la page suivante.`,
  // Shown by not-taken.tsx.
  "words-left-over": undefined,
  "no-quantity": msg`La quantité n’est pas sûre.`,
  "no-such-pack": msg`Ce produit n’a pas cet emballage.`,
  "no-category": msg`Pour quoi ? Choisissez-le sur la page suivante.`,
  "several-kinds": msg`Est-ce bien cela ? La phrase peut vouloir dire autre chose.`,
  "two-readings-of-a-number": msg`Un nombre peut se lire de deux façons : vérifiez.`,
  "two-readings-of-a-price": msg`Deux prix ont été dits : vérifiez.`,
  "price-or-amount": msg`Le prix d’un seul, ou de tout ? Vérifiez le montant.`,
  corrected: msg`Vous vous êtes repris : vérifiez.`,
  "total-differs": msg`Le total dit n’est pas celui des prix : regardez chaque ligne.`,
  "several-means": msg`Plusieurs moyens de paiement sont dits : un seul entre ici, notez l’autre à part.`,
  "nobody-named": msg`Qui paie ? Ce nom n’est pas dans le cahier.`,
  "no-amount": msg`Le montant manque, ou il étonne : regardez-le.`,
  "uneven-amount": msg`Le compte ne tombe pas juste : vérifiez.`,
  question: msg`Cela ressemble à une question : vérifiez.`,
  "too-many": msg`C’est beaucoup : vérifiez le nombre.`,
};
