import type { LeftPart } from "#shared/leftover.ts";
import { internationalPhone } from "#shared/rules/phone.ts";
import { advertisementsIn } from "./advertisements.ts";
import { type Folded, fold } from "./fold.ts";
import { pending } from "./label-words.ts";
import { leftWords } from "./left-words.ts";
import { momentOf, momentOfReference, writtenMoments } from "./moment.ts";
import { currencyOf, currencySigns, type Money, moneyOf, numeral, signsBefore } from "./money.ts";
import { type Pattern, patterns } from "./patterns.ts";
import { withoutParts } from "./places.ts";
import { type Labelled, readLabels, setApart } from "./read-labels.ts";
import { isIncoming, isMove, type MoneyCurrency, type Reading, type Told } from "./reading.ts";
import { firstReceipt } from "./receipts.ts";
import { type Fit, fitTemplate } from "./template.ts";

/** Operators write 160 signs, seldom 480; longer texts are something else and are not looked at. */
const longestMessage = 1000;

const failures =
  /echou|\bechec|n'a pas (?:abouti|ete effectue)|n'a pu aboutir|n'est pas passe|non abouti|rejete|refuse|insuffisant|\bfailed\b|was declined|unsuccessful|n'avez pas assez|ne vous permet pas|\bannulee?s?\b(?![^.]{0,40}(?:rembours|credit))/;

/**
 * Reads a message of mobile money in a country (ISO 3166-1): by a pattern that fits from its first sign, else by its
 * labelled words, where these leave no doubt. Money with two possible readings makes it `unreadable`. `own` are the
 * shop's numbers (E.164); they tell the direction of money where a line names both sides alike. Of two messages in one
 * text the first is read, and the other is left over.
 */
export function readMessage(text: string, country: string, own: readonly string[] = []): Reading {
  if (text.length > longestMessage) return { kind: "unreadable", leftover: whole(text) };
  const { head, body } = withoutHeader(text);
  const reading = readBody(body, country, own);
  if (!("currency" in reading) || head === "") return reading;
  return { ...reading, leftover: [...whole(head), ...reading.leftover] };
}

function readBody(text: string, country: string, own: readonly string[]): Reading {
  const reading = readOne(fold(text), country, own);
  const cut =
    isMove(reading) && reading.pattern
      ? undefined
      : firstReceipt(text, (part) => {
          const { kind } = readOne(fold(part), country, own);
          return kind !== "other" && kind !== "unreadable";
        });
  if (!cut) return reading;
  const first = readOne(fold(cut.first), country, own);
  return "currency" in first
    ? { ...first, leftover: [...first.leftover, ...whole(cut.rest)] }
    : { ...first, leftover: whole(cut.rest) };
}

const whole = (text: string): LeftPart[] =>
  text.trim() === "" ? [] : [{ is: "words", text: fold(text).shown }];

/** Splits off the header that a chat puts before a copied text: `[12:03] Maman: `. */
function withoutHeader(text: string): { head: string; body: string } {
  const [head = ""] =
    /^\s*(?:\[[^\]\n]{0,30}\d{1,2}:\d\d[^\]\n]{0,12}\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? (?:à )?\d{1,2}:\d\d(?::\d\d)? -) ?(?:[^:\n]{1,40}: )?/u.exec(
      text,
    ) ?? [];
  return { head, body: text.slice(head.length) };
}

function readOne(folded: Folded, country: string, own: readonly string[]): Reading {
  for (const pattern of patterns) {
    if (pattern.country !== country) continue;
    const fit = fitTemplate(pattern.template, folded.plain);
    const reading = fit && readFit(pattern, fit, folded, country);
    if (reading) return checked(reading, fit, folded);
  }
  const labelled = setApart(folded, country);
  if (failures.test(labelled.operators)) return { kind: "failed", leftover: [] };
  if (pending.test(labelled.operators)) return { kind: "other", leftover: [] };
  return byLabels(folded, labelled, country, own);
}

/** Reads a message by its labels alone, like a message that no pattern fits. */
export function readByLabels(text: string, country: string, own: readonly string[] = []): Reading {
  const folded = fold(text);
  return byLabels(folded, setApart(folded, country), country, own);
}

function byLabels(
  folded: Folded,
  labelled: Labelled,
  country: string,
  own: readonly string[],
): Reading {
  const read = readLabels(folded, labelled, country, own);
  if (read.is === "other") return { kind: "other", leftover: [] };
  if (read.is === "unreadable") return { kind: "unreadable", leftover: whole(folded.shown) };
  if (read.is === "two-amounts" || read.is === "no-proof")
    return { kind: "unreadable", why: read.is, leftover: whole(folded.shown) };
  if (read.is === "whose") return { kind: "whose", sides: read.sides, leftover: [] };
  const leftover = leftWords(folded, [...labelled.taken, ...read.taken]);
  if (read.is === "move") return { ...read.move, leftover };
  return { ...read.told, kind: "balance", balance: read.told.balance ?? 0, leftover };
}

/** A message that says of itself that it failed, or has yet to come about, brought nothing in, whatever else it says. */
function checked(reading: Reading, { slots }: Fit, { plain }: Folded): Reading {
  const isIn = isMove(reading) && isIncoming(reading);
  const others = ["name", "words", "again"].flatMap((slot) => {
    const place = slots.get(slot);
    return place ? [place] : [];
  });
  const operators = withoutParts(plain, others);
  return isIn && (failures.test(operators) || pending.test(operators))
    ? { kind: "unreadable", leftover: whole(plain) }
    : reading;
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
  if (sender && isNoName.test(at("name") ?? "")) return undefined;
  const reference = at("reference", shown)?.toUpperCase();
  const moment =
    momentIn(at("at"), country) ?? (reference && momentOfReference(reference, country));
  const words = at("words", shown)?.replace(/\s+/g, " ");
  const behind = { shown: shown.slice(fit.end), plain: plain.slice(fit.end) };
  const base: Told = {
    pattern: pattern.id,
    operator: pattern.operator,
    currency,
    ...(balance && { balance: balance.units }),
    ...(told.some(({ isCut }) => isCut) && { isCut: true }),
    ...(reference && { reference }),
    ...(moment && { at: moment }),
    ...(words && /[\p{L}\d]/u.test(words) && { words }),
    ...(fit.oddBlanks > 0 && { oddBlanks: fit.oddBlanks }),
    leftover: leftWords(behind, advertisementsIn(behind.plain.replaceAll("\n", " "))),
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

/** Signs that a slot for a name holds no name: it took money, or a label with its value. */
const isNoName = new RegExp(String.raw`\d ?${currencySigns}|: ?\S`);
const wholeMoney = new RegExp(`^(?:(${signsBefore}) ?)?(${numeral})(?: ?(${currencySigns}))?$`);

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
