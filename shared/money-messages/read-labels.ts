import { internationalPhone } from "#shared/rules/phone.ts";
import type { Folded } from "./fold.ts";
import { amountBehind, kindWords, labelsBefore, services, talk } from "./label-words.ts";
import { momentOf, momentOfReference, writtenMoments } from "./moment.ts";
import { currencyOf, currencySigns, type Money, moneyOf, numeral } from "./money.ts";
import type { MoveKind, Reading } from "./reading.ts";

const anyMoney = new RegExp(
  `(?:(?<![a-z0-9])(${currencySigns}) ?)?(?<![a-z0-9.,])(${numeral})(?: ?(${currencySigns}))?`,
  "g",
);
const labelledReference =
  /(?:transaction id|id (?:de (?:la )?)?transaction|trans(?:action)?\.? ?id|id ?trans|no de transaction|txn? ?id|tid|ref(?:erence)?(?: transaction)?|transaction ?:|id) ?[.:]{0,2} {0,2}([a-z0-9][a-z0-9._-]{5,29})/;

type Found = Partial<Record<"balance" | "fee" | "amount", Money>>;

/**
 * A message that no pattern fits, read by labelled words: an answer needs one amount, and a balance or a reference
 * beside it; money without a label, two amounts, or words for two kinds leave a doubt, and nothing is read.
 */
export function readLabels({ shown, plain }: Folded, country: string): Reading {
  const named = kindWords.filter(([, words]) => words.test(plain)).map(([kind]) => kind);
  const found = moniesOf(plain, country);
  const reference = referenceIn(plain, shown);
  if (!found || (!found.balance && !reference)) {
    const isMoney = new RegExp(String.raw`\d ?${currencySigns}`).test(plain) || named.length > 0;
    return {
      kind: talk.test(plain) || !isMoney || /avec succes\.?$/.test(plain) ? "other" : "unreadable",
    };
  }
  const told = {
    ...(found.balance && { balance: found.balance.units }),
    ...((found.balance?.isCut || found.fee?.isCut) && { isCut: true as const }),
    ...(reference && { reference }),
    ...operatorIn(plain),
    ...momentsOf(plain, reference, country),
  };
  if (!found.amount) {
    const isOnlyBalance = found.balance && named.length === 0 && !found.fee;
    if (isOnlyBalance && found.balance)
      return {
        kind: "balance",
        currency: found.balance.currency,
        ...told,
        balance: found.balance.units,
      };
    return { kind: talk.test(plain) ? "other" : "unreadable" };
  }
  const kind = kindOf(named);
  if (!kind || found.amount.isCut || found.amount.units === 0) return { kind: "unreadable" };
  return {
    ...{ kind, currency: found.amount.currency, amount: found.amount.units },
    ...(found.fee && { fee: found.fee.units }),
    ...told,
    ...phoneIn(plain, country),
  };
}

/** Incoming words beside outgoing ones are a doubt, but for those that only say more of the same. */
function kindOf(named: readonly MoveKind[]): MoveKind | undefined {
  const [first] = named;
  const rest = named.slice(1);
  const allowed: Partial<Record<MoveKind, readonly MoveKind[]>> = {
    reversal: ["sent", "payment", "received"],
    airtime: ["payment"],
    "payment-received": ["received", "payment"],
    deposit: ["received"],
    received: ["payment"],
    sent: ["payment"],
  };
  return first && rest.every((kind) => allowed[first]?.includes(kind)) ? first : undefined;
}

/** The labelled money of a text; undefined where some has no label, no certain value, or a label is used for two. */
function moniesOf(plain: string, country: string): Found | undefined {
  const found: Found = {};
  for (const match of plain.matchAll(anyMoney)) {
    const [, before, digits = "", behind] = match;
    const label =
      labelBefore(plain.slice(Math.max(0, match.index - 60), match.index)) ??
      (amountBehind.test(plain.slice(match.index + match[0].length)) ? "amount" : undefined);
    if (!before && !behind && label !== "balance" && label !== "fee") continue;
    const currency = currencyOf(before ?? behind, country);
    const money = currency && moneyOf(digits, currency);
    if (!money || !label) return undefined;
    if (label === "aside" || (label === "commission" && money.units === 0)) continue;
    const name = label === "commission" ? "fee" : label;
    const already = found[name];
    if (already && (already.units !== money.units || name === "balance")) return undefined;
    found[name] = money;
  }
  const currencies = new Set(Object.values(found).map(({ currency }) => currency));
  return currencies.size === 1 ? found : undefined;
}

function labelBefore(before: string): (typeof labelsBefore)[number][0] | undefined {
  return labelsBefore.find(([, words]) => words.test(before.replaceAll("\n", " ")))?.[0];
}

/** Dated, of a bank, all digits, or letters and digits. */
const referenceForm =
  /^[A-Z]{2,3}\d{6}\.\d{4}\.[A-Z]?\d{4,9}|^\d{6,12}\.[A-Z]{2}\d{7}\.\d{3}|^[0-9]{6,}$|^[A-Z0-9_-]{8,}$/;

function referenceIn(plain: string, shown: string): string | undefined {
  for (const match of plain.matchAll(new RegExp(labelledReference, "g"))) {
    const [whole, written = ""] = match;
    const from = match.index + whole.length - written.length;
    const reference = shown
      .slice(from, from + written.length)
      .replace(/[._-]+$/, "")
      .toUpperCase();
    const head = referenceForm.exec(reference)?.[0];
    if (head && /\d/.test(head)) return head;
  }
  // M-Pesa begins with its reference, and Wave ends with it, without a label.
  const bare =
    /^([A-Z0-9]{10,11})\s+confirm/i.exec(shown) ??
    /\b(T_?(?=[A-Z]{0,9}\d)[A-Z0-9]{10,16})$/.exec(shown);
  return bare?.[1]?.toUpperCase();
}

function momentsOf(plain: string, reference: string | undefined, country: string) {
  const written = new Set<string>();
  for (const { source } of writtenMoments) {
    const parts = new RegExp(`(?<![\\d:])${source}`).exec(plain)?.groups;
    const moment = parts && momentOf(parts, country);
    if (moment) written.add(moment);
  }
  const [only] = written.size === 1 ? written : [];
  const at = only ?? (reference && momentOfReference(reference, country));
  return at ? { at } : {};
}

function operatorIn(plain: string) {
  const [only, ...more] = services.filter(([, words]) => words.test(plain));
  return only && more.length === 0 ? { operator: only[0] } : {};
}

/** The one telephone number of the text. */
function phoneIn(plain: string, country: string) {
  const numbers = new Set<string>();
  for (const [digits] of plain.matchAll(/(?<![\d.+_a-z])\+?\d{8,15}(?![\d._a-z])/g)) {
    const phone = internationalPhone(digits, country);
    if (phone) numbers.add(phone);
  }
  const [only] = numbers.size === 1 ? numbers : [];
  return only ? { phone: only } : {};
}
