import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Judgement } from "#shared/money-messages/chain.ts";
import { operatorSheets } from "#shared/money-messages/operators.ts";
import type { MoveKind, Reading } from "#shared/money-messages/reading.ts";
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

const noMove: Record<"failed" | "other" | "unreadable", SaidVerdict> = {
  failed: { tone: "attention", words: msg`Échoué : aucun argent n’a bougé` },
  other: { tone: "neutral", words: msg`Une publicité ou autre chose, pas un paiement` },
  unreadable: { tone: "attention", words: msg`Illisible : aucun montant sûr` },
};

/** How a message stands among the others of its account. A gap is no fault of the message; a contradiction asks for eyes. */
export function verdictWords(reading: Reading, judged: Judgement | undefined): SaidVerdict {
  if (reading.kind === "failed" || reading.kind === "other" || reading.kind === "unreadable")
    return noMove[reading.kind];
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

/** What stands out in a message by itself. */
export const suspicionWords: Record<Suspicion, MessageDescriptor> = {
  future: msg`Sa date est dans l’avenir.`,
  "reference-form": msg`Sa référence n’a pas la forme habituelle de cet opérateur.`,
  "reference-other-time": msg`Sa référence dit une autre heure que le message.`,
  "balance-below-amount": msg`Le solde est plus petit que l’argent reçu.`,
  "foreign-phone": msg`Le numéro est d’un autre pays.`,
  "look-alike-letters": msg`Des lettres d’un autre alphabet imitent les nôtres.`,
  "letter-for-digit": msg`Une lettre est écrite à la place d’un chiffre.`,
  "odd-blanks": msg`Des espaces sont là où l’opérateur n’en met pas.`,
  "no-pattern": msg`Ce n’est pas un texte connu de l’opérateur.`,
};

/** A service as its customers in a country name it; `""` where a message says none. */
export function operatorName(operator: string, country: string): string | undefined {
  const sheets = operatorSheets.filter((sheet) => sheet.operator === operator);
  return (sheets.find((sheet) => sheet.country === country) ?? sheets[0])?.name;
}

/** Whether somebody is to look: a contradiction, a doubt about money, or what stands out in the message itself. */
export function asksForEyesOf(message: {
  reading: Reading;
  judged: Judgement | undefined;
  suspicions: readonly Suspicion[];
}): boolean {
  const { tone } = verdictWords(message.reading, message.judged);
  return tone === "stop" || message.reading.kind === "unreadable" || message.suspicions.length > 0;
}
