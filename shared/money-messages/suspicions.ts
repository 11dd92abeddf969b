import { countryOfNumber } from "#shared/rules/countries.ts";
import { fold } from "./fold.ts";
import { isDatedReference, momentOfReference } from "./moment.ts";
import { isIncoming, isMove, type Move, type Reading } from "./reading.ts";

/** What a message shows by itself that an operator's own seldom does; each asks for a second look, none is a proof. */
export type Suspicion =
  | "future"
  | "reference-form"
  | "reference-other-time"
  | "balance-below-amount"
  | "foreign-phone"
  | "look-alike-letters"
  | "letter-for-digit"
  | "odd-blanks"
  | "no-pattern";

/** How each service numbers its moves, where public messages agree. */
const referenceForms: Readonly<Record<string, RegExp>> = {
  mtn: /^\d{8,12}$/,
  orange: /^[A-Z]{2}\d{6}\.\d{4}\.[A-Z]?\d{4,9}$/,
  airtel: /^[A-Z]{2}\d{6}\.\d{4}\.[A-Z]?\d{4,9}$/,
  wave: /^T[_0-9][A-Z0-9]{9,16}$/,
  mpesa: /^[A-Z0-9]{10,11}$/,
};
const clockDrift = 10 * 60_000;

/** What stands out in a message that was read in a country (ISO 3166-1), at a moment (ISO, UTC). */
export function suspicionsOf(
  message: { text: string; country: string; reading: Reading },
  now: string,
): Suspicion[] {
  const { text, country, reading } = message;
  const found = new Set<Suspicion>();
  if (/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(text))
    found.add("look-alike-letters");
  if (isMove(reading)) for (const suspicion of ofMove(reading, country, now)) found.add(suspicion);
  const bare = fold(text).shown.replaceAll(reference(reading), "");
  if (/\d[oOlI](?=[\d\s.,]*\d)|(?<![A-Za-z\d])[oO]\d{2,}/.test(bare)) found.add("letter-for-digit");
  return [...found];
}

function reference(reading: Reading): string {
  return ("reference" in reading && reading.reference) || "\n\n";
}

function ofMove(move: Move, country: string, now: string): Suspicion[] {
  const { pattern, at, phone, balance, oddBlanks } = move;
  const comesFrom = phone && countryOfNumber(phone);
  return [
    ...(pattern === undefined ? (["no-pattern"] as const) : []),
    ...(oddBlanks ? (["odd-blanks"] as const) : []),
    ...(at && Date.parse(at) > Date.parse(now) + clockDrift ? (["future"] as const) : []),
    ...(balance !== undefined && isIncoming(move) && balance < move.amount - (move.fee ?? 0)
      ? (["balance-below-amount"] as const)
      : []),
    ...(phone && comesFrom !== country ? (["foreign-phone"] as const) : []),
    ...ofReference(move, country),
  ];
}

function ofReference({ reference: number, operator, at }: Move, country: string): Suspicion[] {
  if (number === undefined) return [];
  const form = referenceForms[operator ?? ""];
  const told = momentOfReference(number, country);
  if ((form && !form.test(number)) || (isDatedReference(number) && !told))
    return ["reference-form"];
  const apart = told && at ? Math.abs(Date.parse(told) - Date.parse(at)) : 0;
  return apart > clockDrift ? ["reference-other-time"] : [];
}
