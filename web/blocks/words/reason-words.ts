import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { Acted } from "#web/store/commands/acted.ts";

/** Why something was refused, or could not be kept. */
export type Reason = Objection | Extract<Acted<never>, { ok: false }>["refusal"];

/** Every reason in words: what happened, and what to do where there is something to do. Flags and verdicts: `flag-words.ts`. */
export const reasonWords: Record<Reason, MessageDescriptor> = {
  "empty-cart": msg`Le panier est vide.`,
  "insufficient-stock": msg`Quantité en stock insuffisante`,
  "price-below-minimum": msg`Prix de vente inférieur au prix minimal`,
  "quantity-invalid": msg`La quantité doit être un nombre entier d’au moins 1.`,
  "amount-too-large": msg`C’est plus que ce que les comptes acceptent.`,
  "payment-short": msg`Le montant reçu ne couvre pas le total.`,
  "reference-required": msg`Saisissez la référence du paiement mobile.`,
  "product-archived": msg`Ce produit n’est plus en vente.`,
  "not-allowed": msg`Votre rôle dans cette boutique ne le permet pas.`,
  "not-understood": msg`Le serveur n’a pas compris cet envoi. Rien n’est perdu : exportez-le et prévenez l’assistance.`,
  "reason-required": msg`Veuillez renseigner une raison pour la modification`,
  "id-taken": msg`Ce produit existe déjà.`,
  "barcode-taken": msg`Ce code-barres appartient déjà à un autre produit, en vente ou supprimé.`,
  "code-taken": msg`Ce code de produit est déjà pris.`,
  "unknown-product": msg`Produit inconnu du serveur au moment de la vente`,
  "unknown-sale": msg`Le serveur ne connaît pas cette vente.`,
  "already-settled": msg`Cette vente est déjà réglée.`,
  "already-referenced": msg`Ce paiement a déjà une autre référence.`,
  "unknown-payment": msg`Ce paiement n’est pas connu du serveur.`,
  "stock-would-reach-zero": msg`Le stock tomberait à zéro ou moins. Pour mettre zéro, corrigez le stock en donnant une raison.`,
  "plan-limit": msg`La limite de votre abonnement est atteinte.`,
  "unknown-transfer": msg`Ce transfert n’est pas connu, ou n’est pas confirmé.`,
  "unknown-reseller-sale": msg`Cette vente de revendeur n’est pas connue.`,
  "unknown-reseller": msg`Choisissez un revendeur actif de cette boutique.`,
  "unknown-shop": msg`Choisissez une autre de vos boutiques.`,
  "unknown-record": msg`Cette fiche n’est pas connue du serveur.`,
  "unknown-agency": msg`Cette agence n’est pas connue du serveur.`,
  "already-decided": msg`Quelqu’un a déjà répondu : sa réponse est la bonne.`,
  "already-paid": msg`Cette commission est déjà payée.`,
  "already-received": msg`Ce transfert est déjà réceptionné.`,
  "already-withdrawn": msg`Ce transfert a été repris : les pièces sont de retour dans le stock de l’expéditeur. Si la marchandise est ici, demandez un nouvel envoi.`,
  "amount-mismatch": msg`Le montant n’est plus celui des commissions : vérifiez-les, puis recommencez.`,
  "more-than-held": msg`La quantité entrer dépasse la quantité restant en stock du revendeur`,
  "more-than-transferred": msg`Vous ne pouvez pas retourner plus que votre stock`,
  "price-below-reseller-minimum": msg`Prix de vente inférieur au prix minimal`,
  "unit-with-stock": msg`Il reste du stock.`,
  "sold-by-weight": msg`Vendu au poids : ne se remet pas à un revendeur.`,
  "other-unit": msg`Ce produit se compte autrement ici : choisissez-en un autre.`,
  "changed-meanwhile": msg`Quelqu’un l’a modifié entre-temps. Vérifiez, puis recommencez.`,
  "storage-full": msg`La mémoire de l’appareil est pleine. Rien n’est enregistré, le panier est gardé : libérez de la place (photos, vidéos), puis recommencez.`,
  "storage-unavailable": msg`Ce navigateur refuse de garder des données (fenêtre privée ?). Rien n’est enregistré, le panier est gardé : ouvrez Boutika dans une fenêtre ordinaire ou rechargez la page.`,
  "no-access": msg`Vous n’avez pas accès à cette boutique sur cet appareil. Reconnectez-vous avec du réseau.`,
  "device-locked": msg`L’appareil était verrouillé. Recommencez.`,
};
