import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refusal } from "#shared/schemas/refusal.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Acted } from "#web/store/commands/acted.ts";

/** Why something was refused, could not be kept, or was kept but flagged. */
export type Reason = Refusal | Flag | Extract<Acted<never>, { ok: false }>["refusal"];

/** Every reason in words: what happened, and what to do where there is something to do. */
export const reasonWords: Record<Reason, MessageDescriptor> = {
  "empty-cart": msg`Le panier est vide.`,
  "insufficient-stock": msg`Quantité en stock insuffisante`,
  "price-below-minimum": msg`Prix de vente inférieur au prix minimal`,
  "quantity-invalid": msg`La quantité doit être un nombre entier d’au moins 1.`,
  "payment-short": msg`Le montant reçu ne couvre pas le total.`,
  "reference-required": msg`Saisissez la référence du paiement mobile.`,
  "product-archived": msg`Ce produit n’est plus en vente.`,
  "not-allowed": msg`Votre rôle dans cette boutique ne le permet pas.`,
  "reason-required": msg`Veuillez renseigner une raison pour la modification`,
  "not-understood": msg`Le serveur n’a pas compris cet envoi. Rien n’est perdu : exportez-le et prévenez l’assistance.`,
  "unknown-kind": msg`Le serveur ne connaît pas encore ce genre d’opération. Mettez l’application à jour.`,
  "not-a-member": msg`Vous n’avez jamais fait partie de cette boutique.`,
  "id-reused": msg`Deux opérations différentes portent le même numéro : une sauvegarde a sans doute été restaurée.`,
  "id-taken": msg`Ce produit existe déjà.`,
  "barcode-taken": msg`Ce code-barres appartient déjà à un autre produit.`,
  "code-taken": msg`Ce code de produit est déjà pris.`,
  "unknown-product": msg`Produit inconnu du serveur au moment de la vente`,
  "unknown-sale": msg`Le serveur ne connaît pas cette vente.`,
  "already-settled": msg`Cette vente est déjà réglée.`,
  "stock-would-reach-zero": msg`Le stock tomberait à zéro ou moins. Pour mettre zéro, corrigez le stock en donnant une raison.`,
  "plan-limit": msg`La limite de votre abonnement est atteinte.`,
  "changed-meanwhile": msg`Quelqu’un l’a modifié entre-temps. Vérifiez, puis recommencez.`,
  "seller-dismissed": msg`Vendu par une personne qui ne faisait plus partie de la boutique`,
  "total-mismatch": msg`Le total envoyé n’est pas la somme des lignes`,
  "clock-wrong": msg`L’horloge du téléphone était fausse : l’heure est celle de la réception`,
  "count-with-late-sales": msg`Comptage fait pendant que des ventes n’étaient pas encore reçues`,
  "more-returned-than-sold": msg`Plus de pièces rendues que vendues`,
  "storage-full": msg`La mémoire de l’appareil est pleine. Rien n’est enregistré, le panier est gardé : libérez de la place (photos, vidéos), puis recommencez.`,
  "storage-unavailable": msg`Ce navigateur refuse de garder des données (fenêtre privée ?). Rien n’est enregistré, le panier est gardé : ouvrez Boutika dans une fenêtre ordinaire ou rechargez la page.`,
  "no-access": msg`Vous n’avez pas accès à cette boutique sur cet appareil. Reconnectez-vous avec du réseau.`,
};
