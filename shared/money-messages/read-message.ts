import { internationalPhone } from "#shared/rules/phone.ts";
import { type Folded, fold } from "./fold.ts";
import { pending } from "./label-words.ts";
import { momentOf, momentOfReference, writtenMoments } from "./moment.ts";
import { currencyOf, currencySigns, type Money, moneyOf, numeral } from "./money.ts";
import { type Pattern, patterns } from "./patterns.ts";
import { readLabels } from "./read-labels.ts";
import { isIncoming, isMove, type MoneyCurrency, type Reading, type Told } from "./reading.ts";
import { type Fit, fitTemplate } from "./template.ts";

/** Operators write 160 signs, seldom 480; longer texts are something else and are not looked at. */
const longestMessage = 1000;

const failures =
  /echou|\bechec|n'a pas abouti|n'a pu aboutir|rejete|refuse|insuffisant|has failed|was declined|unsuccessful|n'avez pas assez|ne vous permet pas|transaction annulee/;

/**
 * What a message of mobile money says, read in a country (ISO 3166-1): by a pattern that fits from its first sign,
 * else by its labelled words, where these leave no doubt. Money that may be read in two ways makes it `unreadable`.
 */
export function readMessage(text: string, country: string): Reading {
  if (text.length > longestMessage) return { kind: "unreadable" };
  const folded = fold(text);
  for (const pattern of patterns) {
    if (pattern.country !== country) continue;
    const fit = fitTemplate(pattern.template, folded.plain);
    const reading = fit && readFit(pattern, fit, folded, country);
    if (reading) return checked(reading, folded.plain);
  }
  if (failures.test(folded.plain)) return { kind: "failed" };
  if (pending.test(folded.plain)) return { kind: "other" };
  return readLabels(folded, country);
}

/** A message that says of itself that it failed, or has yet to come about, brought nothing in, whatever else it says. */
function checked(reading: Reading, plain: string): Reading {
  const isIn = isMove(reading) && isIncoming(reading);
  return isIn && (failures.test(plain) || pending.test(plain)) ? { kind: "unreadable" } : reading;
}

/** What the slots of a fitting pattern hold; undefined where one of them holds what it cannot. */
function readFit(
  pattern: Pattern,
  fit: Fit,
  { shown, plain }: Folded,
  country: string,
): Reading | undefined {
  const at = (name: string, from = plain) => {
    const place = fit.slots.get(name);
    return place && from.slice(...place).trim();
  };
  const money = (name: string) => {
    const written = at(name);
    return written === undefined
      ? undefined
      : readMoney(written, country, pattern.pointsPartFractions);
  };
  const [amount, balance] = [money("amount"), money("balance")];
  const fees = ["fee", "tax"].filter((name) => at(name)).map(money);
  const told = [amount, balance, ...fees].filter((one) => one !== undefined);
  const currencies = new Set(told.map(({ currency }) => currency));
  const [currency] = currencies;
  const isWhole = !amount?.isCut && !(at("amount") && !amount) && !(at("balance") && !balance);
  if (currency === undefined || currencies.size > 1 || !isWhole || fees.includes(undefined))
    return undefined;
  const sender = at("name", shown)?.replace(/\s+/g, " ");
  if (sender && holdsMoney.test(at("name") ?? "")) return undefined;
  const reference = at("reference", shown)?.toUpperCase();
  const moment =
    momentIn(at("at"), country) ?? (reference && momentOfReference(reference, country));
  const base: Told = {
    pattern: pattern.id,
    operator: pattern.operator,
    currency,
    ...(balance && { balance: balance.units }),
    ...(told.some(({ isCut }) => isCut) && { isCut: true }),
    ...(reference && { reference }),
    ...(moment && { at: moment }),
    ...(fit.oddBlanks > 0 && { oddBlanks: fit.oddBlanks }),
  };
  if (pattern.kind === "balance")
    return balance && { ...base, kind: "balance", balance: balance.units };
  const phone = internationalPhone(at("phone") ?? "", country);
  return (
    amount && {
      ...{ ...base, kind: pattern.kind, amount: amount.units },
      ...(fees.length > 0 && { fee: sumOf(fees) }),
      ...(sender && { sender }),
      ...(phone && { phone }),
    }
  );
}

const holdsMoney = new RegExp(String.raw`\d ?${currencySigns}`);
const wholeMoney = new RegExp(`^(?:(${currencySigns}) ?)?(${numeral})(?: ?(${currencySigns}))?$`);

function readMoney(written: string, country: string, pointsPart: boolean): Money | undefined {
  const [, before, digits = "", behind] = wholeMoney.exec(written) ?? [];
  const currency: MoneyCurrency | undefined = currencyOf(before ?? behind, country);
  return currency && moneyOf(digits, currency, pointsPart);
}

function sumOf(fees: (Money | undefined)[]): number {
  return fees.reduce((sum, fee) => sum + (fee?.units ?? 0), 0);
}

function momentIn(written: string | undefined, country: string): string | undefined {
  if (written === undefined) return undefined;
  for (const shape of writtenMoments) {
    shape.lastIndex = 0;
    const parts = shape.exec(written)?.groups;
    if (parts) return momentOf(parts, country);
  }
  return undefined;
}
