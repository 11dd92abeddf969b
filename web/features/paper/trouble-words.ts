import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaperDoubt } from "#shared/paper/proposal.ts";
import type { ReadingTrouble } from "#web/blocks/paper/paper-reader.ts";

/** What happened to a photograph that could not be read, and what to do. */
export const troubleWords: Record<ReadingTrouble, MessageDescriptor> = {
  "not-an-image": msg`Ce navigateur ne sait pas ouvrir ce fichier. Prenez la photo ici même, ou enregistrez-la en JPEG.`,
  "too-many-pixels": msg`Cette photo est trop grande pour ce téléphone. Prenez-la ici même.`,
  empty: msg`Rien d’écrit sur cette photo. Posez le papier à plat, en pleine lumière, et remplissez l’image.`,
  unreadable: msg`Les mots de cette photo ne se lisent pas : floue, trop sombre, ou écrite à la main. Reprenez-la de plus près, à l’endroit ; ce qui est écrit à la main ne se lit pas.`,
  "no-goods": msg`Des mots se lisent, mais aucune ligne avec un article et un nombre. Est-ce bien une facture, un bon de livraison ou une liste de prix ?`,
  "no-reader": msg`Ce qui lit les papiers n’est pas encore sur cet appareil, et le réseau ne le donne pas. Réessayez avec du réseau.`,
  "broke-down": msg`La lecture s’est arrêtée : la mémoire de cet appareil n’a pas suffi. Fermez d’autres applications, ou prenez une photo plus petite.`,
};

/** Why a line is to be looked at twice. */
export const doubtWords: Record<PaperDoubt, MessageDescriptor> = {
  "no-product": msg`Quel article de la boutique est-ce ?`,
  "several-products": msg`L’article n’est pas sûr.`,
  "no-count": msg`Combien ? Le nombre ne se lit pas.`,
  "no-price": msg`Pas de prix sur le papier.`,
  arithmetic: msg`Le nombre fois le prix ne fait pas le total.`,
  unchecked: msg`Le papier ne dit pas le prix d’une pièce : rien ne vérifie le nombre.`,
  repaired: msg`Un chiffre a été corrigé pour que le compte tombe juste.`,
  "which-is-the-price": msg`Lequel est le nombre, lequel est le prix ?`,
  "unknown-pack": msg`Combien de pièces dans ce colis ?`,
  "goes-back": msg`Cette ligne est rendue : elle n’est pas de l’achat. Notez-la par « Rendre au fournisseur », sur l’achat d’où elle vient.`,
  sign: msg`Un signe moins est devant un seul nombre : arrivé, ou rendu ?`,
  "odd-price": msg`Ce coût est loin du prix de vente.`,
  "badly-read": msg`Un chiffre se lit mal.`,
};
