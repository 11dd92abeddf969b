import { countryOfNumber } from "#shared/rules/countries.ts";
import { internationalPhone } from "#shared/rules/phone.ts";
import { fold } from "./fold.ts";
import { isDatedReference, momentOfReference } from "./moment.ts";
import { withoutParts } from "./places.ts";
import { setApart } from "./read-labels.ts";
import { isIncoming, isMove, type Move, type Reading } from "./reading.ts";
import { type ScamSign, scamSigns } from "./scam-signs.ts";
import { doSumsHold } from "./sums.ts";

/** Reasons against a message in the message itself: a sign that no operator ever writes, or a contradiction. */
export type Suspicion =
  | ScamSign
  | "future"
  | "long-ago"
  | "reference-form"
  | "reference-other-time"
  | "balance-below-amount"
  | "foreign-phone"
  | "own-number"
  | "two-amounts"
  | "no-proof"
  | "hidden-value"
  | "sums"
  | "look-alike-letters"
  | "letter-for-digit";

/** How each service numbers its moves, where public messages agree. */
const referenceForms: Readonly<Record<string, RegExp>> = {
  mtn: /^\d{8,12}$/,
  orange: /^[A-Z]{2}\d{6}\.\d{4}\.[A-Z]?\d{4,9}$/,
  airtel: /^[A-Z]{2}\d{6}\.\d{4}\.[A-Z]?\d{4,9}$/,
  wave: /^T[_0-9][A-Z0-9]{9,16}$/,
  mpesa: /^[A-Z0-9]{10,11}$/,
};
/** Dots, stars, crosses or nothing at all in the place of a balance or a number of the move. */
const hiddenValue =
  /(?<![a-z])(?:solde|balance|id|tid|ref(?:erence)?)(?: [a-z]+){0,4} ?:? ?(?:(?:f ?cfa|xaf|xof) ?)?(?:\.{3,}|…|\*{2,}|x{3,}(?![a-z])|_{2,}|#{2,}|-{3,})|(?<![a-z])(?:solde|balance)(?: [a-z]+){0,4} ?:? ?(?:f ?cfa|xaf|xof)(?![a-z])(?! ?:? ?\d)/;
const clockDrift = 10 * 60_000;
const year = 366 * 86_400_000;

/**
 * Reasons against a message that was read in a country (ISO 3166-1), at a moment (ISO, UTC), for a shop with these
 * numbers of its own (E.164).
 */
export function suspicionsOf(
  message: { text: string; country: string; reading: Reading },
  now: string,
  own: readonly string[] = [],
): Suspicion[] {
  const { text, country, reading } = message;
  const folded = fold(text);
  const { operators, words, parties } = setApart(folded, country);
  const names = parties.flatMap(({ name }) => (name ? [name] : []));
  const found = new Set<Suspicion>(scamSigns(folded.plain, { words, names }));
  const shown = withoutParts(folded.shown, words);
  if ("currency" in reading && reading.leftover.some(({ text }) => isNumberAlone(text, country)))
    found.add("callback");
  if (hasLookAlikes(shown)) found.add("look-alike-letters");
  if (hiddenValue.test(withoutParts(folded.plain, names))) found.add("hidden-value");
  if (isMove(reading) && !doSumsHold(operators, reading, country)) found.add("sums");
  if (isMove(reading)) for (const one of ofMove(reading, country, now, own)) found.add(one);
  if (reading.kind === "unreadable" && reading.why) found.add(reading.why);
  const bare = [...operators].map((sign, at) =>
    sign === folded.plain[at] ? folded.shown[at] : sign,
  );
  const letters = bare.join("").replaceAll(reference(reading), "");
  if (/\d[oOlI](?=[\d\s.,]*\d)|(?<![A-Za-z\d])[oO]\d{2,}/.test(letters))
    found.add("letter-for-digit");
  return [...found];
}

/**
 * True for a telephone number that no part of the message needs. A second message holds money, a chat's header a colon.
 */
function isNumberAlone(text: string, country: string): boolean {
  if (/\d ?(?:f ?cfa|f\b|xaf|xof|cdf|usd)|:$/i.test(text)) return false;
  const numbers = text.match(/\+?\d(?:[ .-]?\d){7,14}/g) ?? [];
  return numbers.some((number) => internationalPhone(number, country) !== undefined);
}

/** True for letters of another alphabet, or letters that only look like ours. */
function hasLookAlikes(shown: string): boolean {
  const strange = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
  return strange.test(shown) || /[\uff10-\uff5a]/.test(shown);
}

function reference(reading: Reading): string {
  return ("reference" in reading && reading.reference) || "\n\n";
}

function ofMove(move: Move, country: string, now: string, own: readonly string[]): Suspicion[] {
  const { at, phone, balance } = move;
  const comesFrom = phone && countryOfNumber(phone);
  const age = at === undefined ? 0 : Date.parse(now) - Date.parse(at);
  return [
    ...(age < -clockDrift ? (["future"] as const) : []),
    ...(age > year ? (["long-ago"] as const) : []),
    ...(balance !== undefined && isIncoming(move) && balance < move.amount - (move.fee ?? 0)
      ? (["balance-below-amount"] as const)
      : []),
    ...(phone && comesFrom !== country ? (["foreign-phone"] as const) : []),
    ...(phone && isIncoming(move) && own.includes(phone) ? (["own-number"] as const) : []),
    ...ofReference(move, country),
  ];
}

/** Checks the form of a number, which is known for known texts only. */
function ofReference(
  { reference: number, operator, at, pattern }: Move,
  country: string,
): Suspicion[] {
  if (number === undefined) return [];
  const form = pattern ? referenceForms[operator ?? ""] : undefined;
  const told = momentOfReference(number, country);
  if ((form && !form.test(number)) || (isDatedReference(number) && !told))
    return ["reference-form"];
  const apart = told && at ? Math.abs(Date.parse(told) - Date.parse(at)) : 0;
  return apart > clockDrift ? ["reference-other-time"] : [];
}
