import { currencyOf, currencySigns, moneyOf, numeral, signsBefore } from "./money.ts";
import type { Place } from "./places.ts";
import { isIncoming, type Move } from "./reading.ts";

const money = `(?:(?<before>${signsBefore}) ?)?(?<digits>${numeral})(?: ?(?<behind>${currencySigns}))?`;
const net = new RegExp(
  `(?:montants? nets?[a-z ]{0,20}|nets? (?:amount|debite|credite|recu|paye|a payer)|total(?: debite| preleve| paye| debited| paid)?) ?:? ?${money}`,
  "g",
);
const earlier = new RegExp(
  `(?:ancien solde|solde (?:avant|precedent|initial)|(?:old|previous|opening) balance)[a-z ]{0,25} ?:? ?${money}`,
  "g",
);
const commission = new RegExp(`commissions? ?:? ?${money}`, "g");

const part = `(?:(?!solde|balance|montant|nouveau)[a-z'.]+ ){0,3}`;
/** « dont Frais HT: 254 FCFA et TAF: 25 FCFA »: parts of the sum before it; they add nothing to it. */
const parts = new RegExp(
  `(?<![a-z])(?:dont|y compris|including|incl\\.?|which includes)(?:(?:,| et| and)? ${part}(?:(?!solde|balance|montant)[a-z'.]+ ?:? ?)?${bare(money)}(?: (?:de |d'|of )?(?:tva|taf|vat|taxes?|timbre|ht|frais|fees?))?)+`,
  "g",
);

function bare(source: string): string {
  return source.replaceAll(/\(\?<\w+>/g, "(?:");
}

/** Places of the parts of a fee or an amount in the operator's words. */
export function partsOfMoney(operators: string): Place[] {
  return [...operators.matchAll(parts)].map(({ 0: text, index }) => [index, index + text.length]);
}

/** Allowed difference in units, for fractions that were cut off. */
const slack = 2;

/** True where amount, fee, net amount and the balances before and after agree, as far as the message tells them. */
export function doSumsHold(operators: string, move: Move, country: string): boolean {
  const found = (label: RegExp) => moniesBehind(operators, label, move.currency, country);
  const change = move.amount * (isIncoming(move) ? 1 : -1);
  const costs = [move.fee ?? 0, ...found(commission)];
  const near = (told: number, base: number) =>
    costs
      .reduce<number[]>(
        (sums, cost) => sums.flatMap((sum) => [sum - cost, sum, sum + cost]),
        [base],
      )
      .some((sum) => Math.abs(told - sum) <= slack);
  const { balance } = move;
  return (
    found(net).every((told) => near(told, move.amount)) &&
    (balance === undefined || found(earlier).every((told) => near(balance - told, change)))
  );
}

function moniesBehind(text: string, label: RegExp, currency: Move["currency"], country: string) {
  return [...text.matchAll(label)].flatMap(({ groups }) => {
    const sign = groups?.["before"] ?? groups?.["behind"];
    const told = currencyOf(sign, country) === currency && sign !== undefined;
    const units = told ? moneyOf(groups?.["digits"] ?? "", currency)?.units : undefined;
    return units === undefined ? [] : [units];
  });
}
