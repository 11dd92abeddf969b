import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductMove } from "#web/store/read-models/catalogue/product-moves.ts";

/** What a move was, as the merchant says it. */
export const moveWords: Record<ProductMove["kind"], MessageDescriptor> = {
  sale: msg`Vente`,
  return: msg`Retour d’un client`,
  purchase: msg`Achat`,
  "purchase-back": msg`Rendu au fournisseur`,
  increase: msg`Entrée`,
  decrease: msg`Sortie`,
  count: msg`Comptage`,
  "reseller-return": msg`Retour d’un revendeur`,
  "transfer-rejected": msg`Transfert refusé, repris en stock`,
  transfer: msg`Confié à un revendeur`,
  "shop-out": msg`Envoyé à une autre boutique`,
  "shop-back": msg`Envoi repris avant son comptage`,
  "shop-in": msg`Reçu d’une autre boutique`,
  created: msg`Stock de départ`,
};
