import { currencySigns } from "./money.ts";
import { type Place, trimmed, withoutParts } from "./places.ts";
import { isReference, ownReferences } from "./references.ts";

const whose = "client|marchand|facture|commande|payeur|customer|payer";
/** Labels before the payer's words. */
const payersLabel = new RegExp(
  `(?<![a-z0-9])(?:(?:message(?: de l'? ?expediteur| from (?:sender|(?:debit )?receiver)| du (?:destinataire(?: du debit)?|client|payeur))?|motifs?(?: du (?:transfert|paiement))?|reason|raison|objet|libelle|commentaires?|comments?|description|remarque|memo|notes?(?: de l'? ?expediteur)?|communication|texte|(?:ref(?:erence)?|no|numero)\\.? (?:du |de la |de l'|de )?(?:${whose})|(?:${whose}) ref(?:erence)?) ?[:=] ?|(?:message|motif|note|texte) ?(?=["«“])|message de l'? ?expediteur )`,
  "g",
);
const eithersLabel = /(?<![a-z0-9])ref(?:erence)?(?: transaction)?\.? ?[:=] ?/g;

const money = `(?:${currencySigns.replace("(?![a-z0-9])", "")} ?)?\\d`;
/** Labels with which the operator's own words go on. */
const operatorsLabels = {
  balance: new RegExp(
    `(?<![a-z0-9])(?:votre |your |le )?(?:nouveau |new )?(?:(?:momo|wave|(?:mobile|orange|airtel|moov|free) money|account|wallet|merchant|available) )?(?:solde|balance|bal(?= ?:))(?! (?:avant|precedent))[a-z' -]{0,40}?[ :]{0,3}${money}`,
    "g",
  ),
  fee: new RegExp(
    `(?<![a-z0-9])(?:frais|fees?|charges?|cout)(?: ht| was| paid| de)?[ :]{0,3}${money}`,
    "g",
  ),
  amount: new RegExp(
    `(?<![a-z0-9_])(?:montant(?: de la)?(?: transaction)?[ :]{0,3}${money}|(?:vous avez|you have|you) (?:recu|received|envoye|sent|paye|retire)(?: un [a-z]+)?(?: de)? ?${money}|(?:transfert|retrait|depot|paiement|transfer|payment|recu|received)(?: [a-z]+){0,2}? ?:? ?${money})`,
    "g",
  ),
  date: /(?<![a-z0-9])date ?: ?\d/g,
};

/**
 * The payer's words in a folded text whose lines are one. They begin behind their label. They end where the operator's
 * words go on: at the first place from which none of the operator's labels stands twice.
 */
export function freeWords(flat: string): Place[] {
  const done: Place[] = [];
  const isDone = (at: number) => done.some(([from, to]) => at >= from && at < to);
  const put = (label: number, start: number) => {
    const words = trimmed(flat, [start, endOf(withoutParts(flat, done), label, start)]);
    if (words) done.push(words);
  };
  // A label at the very beginning is a header by the person who copied the message.
  for (const { index, 0: label } of flat.matchAll(payersLabel))
    if (index > 0 && !isDone(index)) put(index, index + label.length);
  const numbers = ownReferences(withoutParts(flat, done));
  for (const { index, 0: label } of flat.matchAll(eithersLabel)) {
    const start = index + label.length;
    if (isDone(index) || numbers.some(({ from, to }) => start > from && index < to)) continue;
    const [written = ""] = /^[^\s,;]*/.exec(flat.slice(start)) ?? [];
    if (numbers.length > 0 || !isReference(written)) put(index, start);
  }
  return done;
}

function endOf(flat: string, label: number, start: number): number {
  const before = flat.slice(0, label);
  const isOnce = (from: number) => {
    const rest = `${before} ${flat.slice(from)}`;
    const counts = Object.values(operatorsLabels).map((one) => rest.match(one)?.length ?? 0);
    return Math.max(...counts, ownReferences(rest).length) <= 1;
  };
  const places = [
    ...Object.values(operatorsLabels).flatMap((one) => [...flat.matchAll(one)]),
    ...ownReferences(flat).map(({ from }) => ({ index: from })),
    ...[...flat.matchAll(eithersLabel)].filter(({ index, 0: { length } }) =>
      isReference(/^[^\s,;]*/.exec(flat.slice(index + length))?.[0] ?? ""),
    ),
  ]
    .map(({ index }) => index)
    .filter((index) => index >= start)
    .sort((a, b) => a - b);
  return places.find(isOnce) ?? flat.length;
}
