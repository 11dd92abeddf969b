import { fold } from "./fold.ts";
import { freeWords } from "./free-words.ts";
import { withoutParts } from "./places.ts";

/** Words with which operators begin a message. */
const openings =
  /(?<![a-z])(?:(?:cher client,? |y'ello[ .,!]*)?(?:vous avez (?:recu|envoye|retire|transfere|paye|recharge)|you have (?:received|sent|transferred)|you received|transfert (?:de|d'argent|effectue|reussi|\d)|retrait (?:de|d'argent|\d)|depot (?:de|d'argent|effectue|recu)|paiement (?:de|effectue|recu|marchand|reussi|\d)|votre (?:paiement|transfert|depot|retrait)|(?:orange|airtel|moov|free|express union) (?:money|mobile) ?:)|trans(?:action)?\.? id ?: ?[a-z]{2}\d{6}\.|[a-z0-9]{10,11} confirme)/g;

const labels = /(?:solde|balance|id|ref(?:erence)?)[a-z ]{0,30}[ :]{0,3}[a-z]{0,4} ?\d/;

/**
 * Where two messages were pasted in one go: the first, and the rest. Both have to be messages of their own (`isMessage`)
 * and what a payer wrote begins none. Undefined for a single one.
 */
export function firstReceipt(
  text: string,
  isMessage: (part: string) => boolean,
): { first: string; rest: string } | undefined {
  const { shown, plain } = fold(text);
  const flat = plain.replaceAll("\n", " ");
  if ((flat.match(new RegExp(labels, "g")) ?? []).length < 2) return undefined;
  // Words in which there seem to be labels of an operator may hold the second message.
  const words = freeWords(flat).filter((place) => !labels.test(flat.slice(...place)));
  const operators = withoutParts(flat, words);
  for (const { index } of operators.matchAll(openings)) {
    if (index === 0) continue;
    const [first, rest] = [shown.slice(0, index), shown.slice(index)];
    if (isMessage(first) && isMessage(rest)) return { first, rest };
  }
  return undefined;
}

/** Every message of a text, of several pasted in one go each by itself. */
export function receiptsOf(text: string, isMessage: (part: string) => boolean): string[] {
  const cut = firstReceipt(text, isMessage);
  return cut ? [cut.first.trim(), ...receiptsOf(cut.rest, isMessage)] : [text];
}
