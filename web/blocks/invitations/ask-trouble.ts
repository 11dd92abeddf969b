import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { waitWords } from "#web/blocks/wait/wait-words.ts";

/** Why the server did not do what it was asked, by its code. */
const words: Record<string, MessageDescriptor> = {
  offline: msg`il faut du réseau pour cela. Rien n’a changé.`,
  "signed-out": msg`votre session a expiré. Reconnectez-vous, puis recommencez.`,
  "too-many-requests": msg`trop de demandes en peu de temps. Réessayez un peu plus tard.`,
  "not-allowed": msg`votre rôle dans cette boutique ne le permet pas.`,
  "not-found": msg`elle n’existe plus.`,
  "already-member": msg`cette personne fait déjà partie de la boutique.`,
  "already-invited": msg`cette personne a déjà une invitation en attente.`,
  "still-pending": msg`cette invitation attend encore une réponse.`,
  "link-unknown": msg`Lien d’invitation invalide ou expiré`,
  "plan-limit": msg`l’abonnement de la boutique ne permet pas d’ajouter cette personne.`,
  "not-for-you": msg`Cette invitation n’est pas destinée à votre compte`,
  "not-pending": msg`Cette invitation n’est plus valide.`,
  "invalid-request": msg`vérifiez ce que vous avez écrit.`,
  "has-left": msg`cette personne a quitté la boutique. Invitez-la de nouveau.`,
  "reseller-stays": msg`un revendeur garde son rôle. Invitez-le comme employé.`,
};
const unknown = msg`le serveur n’a pas pu répondre. Réessayez dans un instant.`;

/** The reason, as it stands behind a colon; `seconds` until it may be asked again, where the server told that. */
export function troubleWords(code: string, seconds?: number): MessageDescriptor {
  if (code === "too-many-requests" && seconds !== undefined) {
    const wait = waitWords(seconds);
    return msg`trop de demandes en peu de temps. Réessayez dans ${wait}.`;
  }
  return words[code] ?? unknown;
}
