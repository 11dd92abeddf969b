import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Judgement } from "#shared/money-messages/chain.ts";
import { degreeOf } from "#shared/money-messages/degree.ts";
import { weighs } from "#shared/money-messages/left-words.ts";
import { operatorSheets } from "#shared/money-messages/operators.ts";
import { isMove, type MoveKind, type Reading } from "#shared/money-messages/reading.ts";
import type { Suspicion } from "#shared/money-messages/suspicions.ts";
import type { Tone } from "#web/ui/badge.tsx";

export type SaidVerdict = { tone: Tone; words: MessageDescriptor };

/** What a message tells, before who and how much. */
export const kindWords: Record<MoveKind | "balance", MessageDescriptor> = {
  received: msg`Argent reçu`,
  "payment-received": msg`Paiement reçu`,
  deposit: msg`Dépôt`,
  reversal: msg`Annulation, argent rendu`,
  sent: msg`Argent envoyé`,
  payment: msg`Paiement fait`,
  withdrawal: msg`Retrait d’argent`,
  airtime: msg`Achat de crédit`,
  balance: msg`Solde demandé`,
};

const noMove: Record<"failed" | "other" | "unreadable" | "whose", SaidVerdict> = {
  whose: { tone: "attention", words: msg`Deux numéros : lequel est le vôtre ?` },
  failed: { tone: "attention", words: msg`Échoué : aucun argent n’a bougé` },
  other: { tone: "neutral", words: msg`Une publicité ou autre chose, pas un paiement` },
  unreadable: { tone: "attention", words: msg`Illisible : aucun montant sûr` },
};

/** How a message stands among the others of its account. A gap is no fault of the message; a contradiction asks for eyes. */
export function verdictWords(reading: Reading, judged: Judgement | undefined): SaidVerdict {
  if (reading.kind in noMove) return noMove[reading.kind as keyof typeof noMove];
  switch (judged?.verdict) {
    case "fits":
      return { tone: "ok", words: msg`Se suit` };
    case "same":
      return { tone: "neutral", words: msg`Le même message, compté une fois` };
    case "reference-used":
      return { tone: "stop", words: msg`Référence déjà utilisée` };
    case "off-the-chain":
      return { tone: "stop", words: offWords(judged.reason) };
    default:
      return { tone: "neutral", words: aloneWords(judged?.reason) };
  }
}

function offWords(reason: Judgement["reason"]): MessageDescriptor {
  if (reason === "told-twice") return msg`À vérifier : le même mouvement, dit deux fois`;
  if (reason === "time-contradicts") return msg`À vérifier : l’heure ne suit pas`;
  if (reason === "reference-out-of-order") return msg`À vérifier : le numéro ne suit pas`;
  return msg`À vérifier : le solde ne suit pas`;
}

function aloneWords(reason: Judgement["reason"]): MessageDescriptor {
  if (reason === "gap-before") return msg`Il manque un message avant celui-ci`;
  if (reason === "no-balance") return msg`Sans solde : rien à comparer`;
  return msg`Le premier : rien à comparer encore`;
}

/** Wording of each suspicion that a message raises by itself. */
export const suspicionWords: Record<Suspicion, MessageDescriptor> = {
  link: msg`Un lien qui n’est pas de l’opérateur : ne l’ouvrez pas.`,
  callback: msg`Un numéro à appeler : l’opérateur n’en donne pas. N’appelez pas.`,
  "secret-code": msg`Il demande un code secret : ne le donnez à personne.`,
  "send-back": msg`Il demande de renvoyer l’argent : c’est une arnaque connue.`,
  "pay-first": msg`Il demande de payer des frais pour recevoir : c’est une arnaque connue.`,
  prize: msg`Il annonce un gain : un opérateur n’écrit pas cela d’un paiement.`,
  hush: msg`Il demande de ne pas vérifier, ou d’effacer le SMS : un opérateur ne l’écrit pas.`,
  threat: msg`Il menace de bloquer ou de poursuivre : un opérateur ne l’écrit pas d’un paiement.`,
  "own-number": msg`Celui qui paie est votre propre numéro.`,
  "two-amounts": msg`Le montant est écrit de deux façons qui ne vont pas ensemble.`,
  "no-proof": msg`Ni référence ni solde : le SMS est coupé, ou inventé.`,
  "hidden-value": msg`Le solde ou la référence est caché (…, ***) : l’opérateur l’écrit toujours.`,
  sums: msg`Le montant, les frais et le total ou les soldes ne vont pas ensemble.`,
  "long-ago": msg`Ce SMS a plus d’un an.`,
  future: msg`Sa date est dans l’avenir.`,
  "reference-form": msg`Sa référence n’a pas la forme habituelle de cet opérateur.`,
  "reference-other-time": msg`Sa référence dit une autre heure que le message.`,
  "balance-below-amount": msg`Le solde est plus petit que l’argent reçu.`,
  "foreign-phone": msg`Le numéro est d’un autre pays.`,
  "look-alike-letters": msg`Des lettres d’un autre alphabet imitent les nôtres.`,
  "letter-for-digit": msg`Une lettre est écrite à la place d’un chiffre.`,
};

/** A service as its customers in a country name it; `""` where a message says none. */
export function operatorName(operator: string, country: string): string | undefined {
  const sheets = operatorSheets.filter((sheet) => sheet.operator === operator);
  return (sheets.find((sheet) => sheet.country === country) ?? sheets[0])?.name;
}

/**
 * True when a person must check the message: it raises a suspicion, its money or direction is in doubt, or the part
 * not understood may change its meaning.
 */
export function asksForEyesOf(message: {
  reading: Reading;
  judged: Judgement | undefined;
  suspicions: readonly Suspicion[];
}): boolean {
  const { kind, leftover } = message.reading;
  if (degreeOf(message) === "against" || kind === "unreadable" || kind === "whose") return true;
  return isMove(message.reading) && leftover.some(weighs);
}
