import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refusal, VerdictAlone } from "#shared/schemas/refusal.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { type Reason, tillReasons } from "#web/blocks/words/reason-words.ts";
import { officeReasons } from "./office-reasons.ts";

/** Why a kept fact asks for eyes, or books refuse what was sent: words that no till needs to sell. */
const ofBooksAlone: Record<Exclude<Flag, Refusal> | VerdictAlone, MessageDescriptor> = {
  "unknown-kind": msg`Le serveur ne connaît pas encore ce genre d’opération. Mettez l’application à jour.`,
  "not-a-member": msg`Vous n’avez jamais fait partie de cette boutique.`,
  "shop-deleted": msg`Cette boutique a été supprimée. Rien n’est effacé ici : exportez cette opération avant de la retirer.`,
  "id-reused": msg`Deux opérations différentes portent le même numéro : une sauvegarde a sans doute été restaurée.`,
  "count-with-late-sales": msg`Comptage fait pendant que des ventes n’étaient pas encore reçues`,
  "more-returned-than-sold": msg`Plus de rendu que de vendu`,
  "commission-paid": msg`La commission de cette vente était déjà payée : réglez la différence avec le revendeur`,
  "till-mismatch": msg`La clôture ne correspond pas aux ventes que le serveur a reçues de cet appareil`,
  "recipient-left": msg`Cette personne n’est plus dans la boutique`,
  "reseller-left": msg`Cette personne n’était plus revendeur de la boutique`,
  "rows-refused": msg`Des lignes du fichier n’ont pas été prises : elles ne sont pas dans la liste des produits`,
  "unknown-seller": msg`Vendu au nom de quelqu’un qui ne vend pas dans cette boutique`,
  "seller-dismissed": msg`Vendu par une personne qui ne faisait plus partie de la boutique`,
  "total-mismatch": msg`Le total envoyé n’est pas la somme des lignes, ou pas celle des paiements`,
  "clock-wrong": msg`L’horloge du téléphone était fausse : l’heure est celle de la réception`,
  "reference-used": msg`La référence est déjà celle d’un autre reçu`,
  "unknown-customer": msg`Le serveur ne connaît pas ce client`,
  "over-limit": msg`Au-dessus du plafond de crédit de ce client`,
  "over-limit-together": msg`Au-dessus du plafond de crédit, avec ce que d’autres téléphones lui ont vendu`,
  "discount-above-ceiling": msg`Remise au-dessus de ce que ce rôle peut accorder`,
  "points-overdrawn": msg`Plus de points dépensés que le client n’en avait : un autre téléphone en a pris aussi`,
  "paid-twice": msg`Payé deux fois ? Le même montant a été reçu sur un autre téléphone`,
};

/** The same of what a shop has bought, and of whom (G1). */
export const flagsOfBuying: { readonly [K in Flag]?: MessageDescriptor } = {
  "more-returned-than-sold": msg`Plus de rendu que ce qui était arrivé`,
  "reference-used": msg`Une facture de ce numéro est déjà notée chez ce fournisseur`,
  "unknown-customer": msg`Le serveur ne connaît pas ce fournisseur`,
  "paid-twice": msg`Payé deux fois ? Le même montant a été noté sur un autre téléphone`,
};

/** Why something was refused, could not be kept, or was kept but flagged. */
export const flagWords: Record<Reason | VerdictAlone | Flag, MessageDescriptor> = {
  ...tillReasons,
  ...officeReasons,
  ...ofBooksAlone,
};
