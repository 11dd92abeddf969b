import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuditedAct } from "#shared/schemas/audit.ts";

/** Every sensitive act in words. */
export const auditWords: Record<AuditedAct, MessageDescriptor> = {
  "account-opened": msg`Compte ouvert`,
  "signed-in": msg({ message: "Connexion", context: "fait" }),
  "sign-in-failed": msg`Connexion refusée`,
  "password-reset": msg`Mot de passe réinitialisé par email`,
  "password-changed": msg`Mot de passe changé`,
  "profile-changed": msg`Profil modifié`,
  "session-ended": msg`Un appareil déconnecté à distance`,
  "sessions-ended": msg`Tous les autres appareils déconnectés`,
  "push-subscribed": msg`Notifications activées sur un appareil`,
  "push-unsubscribed": msg`Notifications désactivées sur un appareil`,
  "account-deleted": msg`Compte supprimé`,
  "shop-deleted": msg`Boutique supprimée`,
  "member-invited": msg`Invitation envoyée`,
  "invitation-withdrawn": msg`Invitation retirée`,
  "invitation-accepted": msg`Invitation acceptée`,
  "invitation-rejected": msg`Invitation refusée`,
  "member-paused": msg`Membre mis en pause`,
  "member-reactivated": msg`Membre réactivé`,
  "member-ended": msg`Départ d’un membre`,
  "member-role-changed": msg`Rôle d’un membre changé`,
  "shop-opened": msg`Boutique créée`,
  "role-chosen": msg`Rôle choisi`,
  "subscription-started": msg`Essai gratuit commencé`,
  "plan-changed": msg`Formule changée`,
  "subscription-cancelled": msg`Abonnement résilié`,
  "payment-announced": msg`Paiement annoncé`,
  "payment-confirmed": msg`Paiement confirmé`,
  "payment-refused": msg`Paiement refusé`,
  "desk-contact-answered": msg`Administration : réponse à un message de contact`,
  "desk-contact-settled": msg`Administration : message de contact classé`,
  "desk-support-answered": msg`Administration : réponse à une question`,
  "desk-support-settled": msg`Administration : question classée`,
  "desk-payment-confirmed": msg`Administration : paiement confirmé`,
  "desk-payment-refused": msg`Administration : paiement refusé`,
  "desk-mail-retried": msg`Administration : message relancé`,
  "chain-broken": msg`Chaîne des ventes rompue sur un appareil`,
};

/** How somebody showed who they are. */
export const meansWords = {
  password: msg`par mot de passe`,
  mail: msg`par le lien d’un email`,
  phone: msg`par un SMS`,
  google: msg`par Google`,
  "password-reset": msg`par un nouveau mot de passe`,
  "password-change": msg`en changeant de mot de passe`,
  deletion: msg`en voulant supprimer`,
} satisfies Record<string, MessageDescriptor>;
