import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { waitWords } from "#web/blocks/wait/wait-words.ts";
import type { LineTrouble } from "#web/store/line-trouble.ts";

/** Why the server did not do what it was asked, as `askServer` says it. */
export type Told = { code: string; seconds?: number | undefined };

type General = LineTrouble | "switched-in" | "invalid-request" | "not-allowed" | "not-found";
/** What is so, and what to do about it. */
type Words = { what: MessageDescriptor; next: MessageDescriptor };

const signedOut: Words = {
  what: msg`Votre session a expiré.`,
  next: msg`Reconnectez-vous, puis recommencez.`,
};

/** One cause, one sentence, wherever it is met. A screen adds only what it alone knows. */
export const generalWords: Record<General | "session-ended", Words> = {
  offline: {
    what: msg`Il faut du réseau pour cela, et cet appareil n’en a pas.`,
    next: msg`Rien n’est perdu : réessayez dès qu’il revient.`,
  },
  unreachable: {
    what: msg`Impossible de joindre le serveur.`,
    next: msg`Vérifiez que la connexion passe (forfait, wifi), puis réessayez.`,
  },
  timeout: {
    what: msg`La réponse n’est pas arrivée à temps : la connexion est lente.`,
    next: msg`Réessayez : ce qui est déjà fait ne se fera pas deux fois.`,
  },
  busy: {
    what: msg`Le serveur ne peut pas s’en occuper pour le moment : rien n’a changé.`,
    next: msg`Réessayez dans quelques minutes.`,
  },
  server: {
    what: msg`Le serveur a eu un problème.`,
    next: msg`Réessayez dans un instant ; si cela continue, écrivez à l’assistance.`,
  },
  garbled: {
    what: msg`Ce n’est pas Boutika qui a répondu : ce wifi demande peut-être que l’on s’y connecte.`,
    next: msg`Ouvrez une autre page web pour voir, puis réessayez.`,
  },
  "too-many-requests": {
    what: msg`Trop de demandes en peu de temps.`,
    next: msg`Attendez quelques minutes, puis recommencez.`,
  },
  "too-large": {
    what: msg`C’est trop lourd pour être envoyé.`,
    next: msg`Raccourcissez, puis recommencez.`,
  },
  "signed-out": signedOut,
  "session-ended": signedOut,
  "switched-in": {
    what: msg`Seule la personne connectée sur cet appareil peut le faire.`,
    next: msg`Qu’elle entre son code, puis recommencez.`,
  },
  "invalid-request": {
    what: msg`Le serveur n’a pas compris ce qui est saisi.`,
    next: msg`Vérifiez, puis recommencez.`,
  },
  "not-allowed": {
    what: msg`Votre rôle dans cette boutique ne le permet pas.`,
    next: msg`Demandez au propriétaire ou au gérant.`,
  },
  "not-found": {
    what: msg`Cela n’existe plus.`,
    next: msg`Revenez en arrière, puis recommencez.`,
  },
};

/** A refusal for which a screen has no words: at least it is called one. */
const refused: Words = {
  what: msg`Le serveur a refusé.`,
  next: msg`Vérifiez, puis recommencez ; si cela continue, écrivez à l’assistance.`,
};

export const isGeneral = (code: string) => Object.hasOwn(generalWords, code);

export function wordsOf(code: string): Words {
  return isGeneral(code) ? generalWords[code as General] : refused;
}

/** In one go, for where nothing counts down. */
export function troubleSentence({ code, seconds }: Told, i18n: I18n): string {
  const { what, next } = wordsOf(code);
  const wait = seconds === undefined ? "" : waitWords(seconds);
  return `${i18n._(what)} ${i18n._(wait ? msg`Réessayez dans ${wait}.` : next)}`;
}

/** The same behind a colon. */
export function afterColon(told: Told, i18n: I18n): string {
  const sentence = troubleSentence(told, i18n);
  return `${sentence.charAt(0).toLocaleLowerCase(i18n.locale)}${sentence.slice(1)}`;
}
