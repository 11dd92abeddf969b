import { fold } from "./fold.ts";
import { freeWords } from "./free-words.ts";
import { withoutParts } from "./places.ts";

/** Words at the beginning of operators' messages. */
const openings =
  /(?<![a-z])(?:(?:cher client,? |y'ello[ .,!]*)?(?:vous avez (?:recu|envoye|retire|transfere|paye|recharge)|you have (?:received|sent|transferred)|you received|transfert (?:de|d'argent|effectue|reussi|\d)|retrait (?:de|d'argent|\d)|depot (?:de|d'argent|effectue|recu)|paiement (?:de|effectue|recu|marchand|reussi|\d)|votre (?:paiement|transfert|depot|retrait)|(?:orange|airtel|moov|free|express union) (?:money|mobile) ?:)|trans(?:action)?\.? id ?: ?[a-z]{2}\d{6}\.|[a-z0-9]{10,11} confirme)/g;

const labels = /(?:solde|balance|id|ref(?:erence)?)[a-z ]{0,30}[ :]{0,3}[a-z]{0,4} ?\d/;

/** Count of signs in which the first message of several is searched. */
const longest = 2000;

/**
 * Cuts two messages pasted in one go into the first and the rest. The text before the cut and one that begins behind it
 * have to be messages of their own (`isMessage`); the payer's words begin no message. Undefined for one message.
 */
export function firstReceipt(
  text: string,
  isMessage: (part: string) => boolean,
): { first: string; rest: string } | undefined {
  const { shown, plain } = fold(text);
  const flat = plain.slice(0, longest).replaceAll("\n", " ");
  if ((flat.match(new RegExp(labels, "g")) ?? []).length < 2) return undefined;
  // Payer's words that seem to hold an operator's labels may hold the second message.
  const words = freeWords(flat).filter((place) => !labels.test(flat.slice(...place)));
  const starts = [...withoutParts(flat, words).matchAll(openings)]
    .map(({ index }) => index)
    .filter((index) => index > 0);
  for (const [place, start] of starts.entries()) {
    if (!isMessage(shown.slice(0, start))) continue;
    const ends = [...starts.slice(place + 1), Math.min(shown.length, longest)];
    if (ends.some((end) => isMessage(shown.slice(start, end))))
      return { first: shown.slice(0, start), rest: shown.slice(start) };
  }
  return undefined;
}

/** Every message of a text in which several may be pasted in one go: line after line, and within a line. */
export function receiptsOf(text: string, isMessage: (part: string) => boolean): string[] {
  const done: string[] = [];
  let one = "";
  for (const line of text.split("\n")) {
    const begins = fold(line).plain.search(openings) === 0;
    if (begins && one !== "" && isMessage(one)) {
      done.push(one);
      one = "";
    }
    one = one === "" ? line : `${one}\n${line}`;
  }
  return [...done, one].flatMap((part) => within(part, isMessage));
}

function within(text: string, isMessage: (part: string) => boolean): string[] {
  const cut = firstReceipt(text, isMessage);
  return cut ? [cut.first.trim(), ...within(cut.rest, isMessage)] : [text.trim()];
}
