import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { Acted } from "#web/store/commands/acted.ts";

/** Why something was refused, or could not be kept. */
export type Reason = Objection | Extract<Acted<never>, { ok: false }>["refusal"];

/** What a till says by itself: what happened, and what to do where there is something to do. */
export const tillReasons = {
  "empty-cart": msg`Le panier est vide.`,
  "insufficient-stock": msg`Quantité en stock insuffisante`,
  "price-below-minimum": msg`Prix de vente inférieur au prix minimal`,
  "quantity-invalid": msg`La quantité doit être un nombre entier d’au moins 1.`,
  "amount-too-large": msg`C’est plus que ce que les comptes acceptent.`,
  "payment-short": msg`Le montant reçu ne couvre pas le total.`,
  "reference-required": msg`Saisissez la référence du paiement mobile.`,
  "product-archived": msg`Ce produit n’est plus en vente.`,
  "not-allowed": msg`Votre rôle dans cette boutique ne le permet pas.`,
  "id-taken": msg`Ce produit existe déjà.`,
  "barcode-taken": msg`Ce code-barres appartient déjà à un autre produit, en vente ou supprimé.`,
  "code-taken": msg`Ce code de produit est déjà pris.`,
  "unknown-product": msg`Produit inconnu du serveur au moment de la vente`,
  "plan-limit": msg`La limite de votre abonnement est atteinte.`,
  "unknown-transfer": msg`Ce transfert n’est pas connu, ou n’est pas confirmé.`,
  "more-than-held": msg`La quantité entrer dépasse la quantité restant en stock du revendeur`,
  "price-below-reseller-minimum": msg`Prix de vente inférieur au prix minimal`,
  "storage-full": msg`La mémoire de l’appareil est pleine. Rien n’est enregistré, le panier est gardé : libérez de la place (photos, vidéos), puis recommencez.`,
  "storage-unavailable": msg`Ce navigateur refuse de garder des données (fenêtre privée ?). Rien n’est enregistré, le panier est gardé : ouvrez Boutika dans une fenêtre ordinaire ou rechargez la page.`,
  "no-access": msg`Vous n’avez pas accès à cette boutique sur cet appareil. Reconnectez-vous avec du réseau.`,
  "device-locked": msg`L’appareil était verrouillé. Recommencez.`,
} satisfies { [R in Reason]?: MessageDescriptor };

/** The others come with the words of the office (`office-reasons.ts`), where they are said. */
export type OfficeReason = Exclude<Reason, keyof typeof tillReasons>;

const known = new Map<Reason, MessageDescriptor>(
  Object.entries(tillReasons) as [Reason, MessageDescriptor][],
);

/** From now on these are known too. */
export function learnReasons(words: Record<OfficeReason, MessageDescriptor>): void {
  for (const [reason, said] of Object.entries(words)) known.set(reason as Reason, said);
}

const noWords = msg`Impossible pour le moment. Recommencez.`;

/** A reason in words. Flags and verdicts: `flag-words.ts`. */
export const reasonWords = (reason: Reason): MessageDescriptor => known.get(reason) ?? noWords;
