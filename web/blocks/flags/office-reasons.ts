import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { learnReasons, type OfficeReason } from "#web/blocks/words/reason-words.ts";

/** Reasons that no till gives. */
export const officeReasons: Record<OfficeReason, MessageDescriptor> = {
  "not-understood": msg`Le serveur n’a pas compris cet envoi. Rien n’est perdu : exportez-le et prévenez l’assistance.`,
  "reason-required": msg`Veuillez renseigner une raison pour la modification`,
  "unknown-sale": msg`Le serveur ne connaît pas cette vente.`,
  "already-settled": msg`Cette vente est déjà réglée.`,
  "already-referenced": msg`Ce paiement a déjà une autre référence.`,
  "unknown-payment": msg`Ce paiement n’est pas connu du serveur.`,
  "stock-would-reach-zero": msg`Le stock tomberait à zéro ou moins. Pour mettre zéro, corrigez le stock en donnant une raison.`,
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
  "more-than-transferred": msg`Vous ne pouvez pas retourner plus que votre stock`,
  "unit-with-stock": msg`Il reste du stock.`,
  "other-unit": msg`Ce produit se compte autrement ici : choisissez-en un autre.`,
  "changed-meanwhile": msg`Quelqu’un l’a modifié entre-temps. Vérifiez, puis recommencez.`,
};

learnReasons(officeReasons);
