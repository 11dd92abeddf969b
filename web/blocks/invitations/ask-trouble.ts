import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { afterColon, type Told } from "#web/blocks/trouble/trouble-words.ts";

/** What the server says of invitations and people alone, by its code. */
const words: Record<string, MessageDescriptor> = {
  "not-found": msg`elle n’existe plus.`,
  "already-member": msg`cette personne fait déjà partie de la boutique.`,
  "already-invited": msg`cette personne a déjà une invitation en attente.`,
  "still-pending": msg`cette invitation attend encore une réponse.`,
  "link-unknown": msg`Lien d’invitation invalide ou expiré`,
  "plan-limit": msg`l’abonnement de la boutique ne permet pas d’ajouter cette personne.`,
  "not-for-you": msg`Cette invitation n’est pas destinée à votre compte`,
  "not-pending": msg`Cette invitation n’est plus valide.`,
  "has-left": msg`cette personne a quitté la boutique. Invitez-la de nouveau.`,
  "reseller-stays": msg`un revendeur garde son rôle. Invitez-le comme employé.`,
};

/** The reason, as it stands behind a colon. */
export function troubleWords(told: Told, i18n: I18n): string {
  const own = words[told.code];
  return own ? i18n._(own) : afterColon(told, i18n);
}
