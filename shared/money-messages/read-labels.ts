import { advertisementsIn } from "./advertisements.ts";
import type { Folded } from "./fold.ts";
import { freeWords } from "./free-words.ts";
import { byWhom, isAgents, kindOf, otherOf } from "./kinds.ts";
import { amountBehind, kindWords, labelsBefore, services, talk } from "./label-words.ts";
import { moneyInLetters } from "./letters.ts";
import { momentOf, momentOfReference, writtenMoments } from "./moment.ts";
import { currencyOf, currencySigns, type Money, moneyOf, numeral, signsBefore } from "./money.ts";
import { type Party, partiesIn } from "./parties.ts";
import { type Place, withoutParts } from "./places.ts";
import { isIncoming, type Move, type Side } from "./reading.ts";
import { externalIds, type FoundReference, referenceIn } from "./references.ts";
import { partsOfMoney } from "./sums.ts";

const anyMoney = new RegExp(
  `(?:(?<![a-z0-9])(${signsBefore}) ?|(?<![a-z0-9.,]))(${numeral})(?: ?(${currencySigns}))?`,
  "g",
);

/** Words that make a move a reversal. */
const undoing = /(?<![a-z])(?:rembours|annul|revers|refund|erreur)[a-z]*/g;

/** Units of accounts besides money. */
const otherUnits = /^ ?(?:[kmg][bo]|points?|pts|min(?:utes?)?|sms|jours?|days?)(?![a-z])/;

type Name = (typeof labelsBefore)[number][0];
type Found = Partial<Record<"balance" | "fee" | "amount", Money>>;

/** A message read by its labels: the operator's own words, and the use made of each part. */
export type Labelled = {
  /** The operator's words; the payer's words, the parties and the advertisements are set apart. */
  operators: string;
  /** The same words with the advertisements, in which an operator may name itself. */
  signed: string;
  words: readonly Place[];
  parties: readonly Party[];
  taken: readonly Place[];
};

/**
 * Sets apart all that is not the operator's word about this move: the payer's words and every name, then
 * advertisements.
 */
export function setApart({ plain }: Folded, country: string): Labelled {
  const lines = plain.replaceAll("\n", " ");
  const words = freeWords(lines);
  const parties = partiesIn(withoutParts(plain, words), country);
  const named = withoutParts(lines, [...words, ...parties.flatMap(({ places }) => places)]);
  const advertised = advertisementsIn(named);
  return {
    operators: withoutParts(named, advertised),
    ...{ signed: named, words, parties },
    taken: [...words, ...parties.flatMap(({ places }) => places), ...advertised],
  };
}

/** Result of reading labels: a move, a balance, two numbers of which one is the shop's, or no money for certain. */
export type ByLabels =
  | { is: "move"; move: Omit<Move, "leftover">; taken: readonly Place[] }
  | { is: "balance"; told: Omit<Move, "leftover" | "amount" | "kind">; taken: readonly Place[] }
  | { is: "whose"; sides: { from: Side; to: Side } }
  | { is: "other" }
  | { is: "unreadable" }
  | { is: "two-amounts" }
  | { is: "no-proof" };

/**
 * Reads by labelled words a message that no pattern fits. An answer needs one amount, and a balance or a reference
 * beside it. Money without a label, two amounts, or words for two kinds leave a doubt, and nothing is read. `own` are
 * the shop's numbers (E.164); they tell the direction of a transfer whose line names both sides.
 */
export function readLabels(
  { shown }: Folded,
  { operators, signed, words, parties }: Labelled,
  country: string,
  own: readonly string[],
): ByLabels {
  const named = kindWords.filter(([, one]) => one.test(operators)).map(([kind]) => kind);
  const asides = [...partsOfMoney(operators), ...externalIds(operators)];
  const monies = moniesOf(withoutParts(operators, asides), country);
  if (monies === "two-amounts") return { is: "two-amounts" };
  const reference = referenceIn(operators, shown);
  const found = monies?.found;
  if (!found || (!found.balance && !reference)) {
    const isMoney =
      new RegExp(String.raw`\d ?${currencySigns}`).test(operators) || named.length > 0;
    const isOther = talk.test(signed) || !isMoney || /avec succes\.?$/.test(operators);
    const isNamed = parties.some(({ phone }) => phone);
    if (found?.amount && isNamed && /^(?:payment-)?received$/.test(kindOf(named) ?? "") && !isOther)
      return { is: "no-proof" };
    return { is: isOther ? "other" : "unreadable" };
  }
  const currency = Object.values(found)[0]?.currency;
  if (!currency) return { is: "unreadable" };
  const moments = momentsOf(operators, reference?.reference, country);
  const written = words.map((place) => shown.slice(...place).replace(/\s+/g, " ")).join(" · ");
  const told = {
    currency,
    ...(found.balance && { balance: found.balance.units }),
    ...((found.balance?.isCut || found.fee?.isCut) && { isCut: true as const }),
    ...(reference && { reference: reference.reference }),
    ...operatorIn(operators, signed),
    ...(moments.at && { at: moments.at }),
    ...(written && { words: written }),
  };
  const taken = [
    ...[...monies.taken, ...moments.taken, ...asides],
    ...(reference ? [placeOf(reference)] : []),
  ];
  if (!found.amount) {
    if (found.balance && named.length === 0 && !found.fee) return { is: "balance", told, taken };
    return { is: talk.test(signed) ? "other" : "unreadable" };
  }
  if (found.amount.isCut || found.amount.units === 0) return { is: "unreadable" };
  const letters = moneyInLetters(operators);
  if (letters.some(({ value }) => value !== found.amount?.units)) return { is: "two-amounts" };
  const sides = twoSides(operators, parties, shown);
  const way = sides && wayOf(sides, own);
  if (sides && !way) return { is: "whose", sides };
  const isDeposit = named.includes("deposit");
  const sided = way && (way.isIn ? (isDeposit ? "deposit" : "received") : "sent");
  const kind = sided ?? byWhom(kindOf(named), operators, parties, own);
  const isOwn = ({ phone }: Party) => phone !== undefined && own.includes(phone);
  const side = kind && isIncoming({ kind }) ? "to" : "from";
  const isOurs = parties.some((one) => one.side === side && isOwn(one));
  if (!kind || (!sided && !isOurs && isAgents(kind, operators))) return { is: "unreadable" };
  const move = {
    ...{ ...told, kind, amount: found.amount.units },
    ...(found.fee && { fee: found.fee.units }),
  };
  const others = parties.filter((one) => !isOwn(one));
  const other = way ? way.other : sideOf(otherOf(isOurs ? others : parties, move), shown);
  const undone = kind === "reversal" ? [...operators.matchAll(undoing)] : [];
  return {
    is: "move",
    move: { ...move, ...other },
    taken: [
      ...[...taken, ...letters.map(placeOf)],
      ...undone.map(({ 0: { length }, index }) => [index, index + length] as const),
    ],
  };
}

const placeOf = ({ from, to }: Pick<FoundReference, "from" | "to">): Place => [from, to];

function sideOf(party: Party | undefined, shown: string): { sender?: string; phone?: string } {
  const sender = party?.name && shown.slice(...party.name).replace(/\s+/g, " ");
  return { ...(sender && { sender }), ...(party?.phone && { phone: party.phone }) };
}

/** Both sides of a line that names sender and receiver alike, « Transfert de … vers … reussi »; else undefined. */
function twoSides(
  operators: string,
  parties: readonly Party[],
  shown: string,
): { from: Side; to: Side } | undefined {
  const [from, to] = (["from", "to"] as const).map((side) =>
    parties.find((one) => one.side === side && one.phone),
  );
  const isBare =
    /(?:transfert de|transfer from|depot vers|deposit to) ?/.test(operators) &&
    !/\b(?:vous|votre|you|your)\b/.test(operators);
  if (!isBare || !from?.phone || !to?.phone) return undefined;
  return {
    from: { ...sideOf(from, shown), phone: from.phone },
    to: { ...sideOf(to, shown), phone: to.phone },
  };
}

/** Direction of a transfer, where the shop owns exactly one of its two numbers. */
function wayOf(
  { from, to }: { from: Side; to: Side },
  own: readonly string[],
): { isIn: boolean; other: Side } | undefined {
  const [isFrom, isTo] = [own.includes(from.phone), own.includes(to.phone)];
  if (isFrom === isTo) return undefined;
  return isTo ? { isIn: true, other: from } : { isIn: false, other: to };
}

/** The labelled money of a text. Undefined where a sum has no label or no certain value, or a label stands for two. */
function moniesOf(
  plain: string,
  country: string,
): { found: Found; taken: Place[] } | "two-amounts" | undefined {
  const found: Found = {};
  const taken: Place[] = [];
  let isTold = true;
  for (const match of plain.matchAll(anyMoney)) {
    const [whole, before, digits = "", behind] = match;
    const end = match.index + whole.length;
    const label =
      labelBefore(plain.slice(Math.max(0, match.index - 60), match.index)) ??
      (amountBehind.test(plain.slice(end)) ? { name: "amount" as const, length: 0 } : undefined);
    const isBare = !before && !behind;
    if (isBare && otherUnits.test(plain.slice(end))) continue;
    if (isBare && (label === undefined || label.name === "aside" || label.name === "commission"))
      continue;
    if (
      isBare &&
      label?.name === "amount" &&
      !/montant ?:? ?$|amount ?:? ?$/.test(plain.slice(0, match.index))
    )
      continue;
    const currency = currencyOf(before ?? behind, country);
    const money = currency && moneyOf(digits, currency);
    if (!money || !label) isTold = false;
    if (!money || !label) continue;
    taken.push([match.index - label.length, end]);
    if (label.name === "aside" || (label.name === "commission" && money.units === 0)) continue;
    const name = label.name === "commission" ? "fee" : label.name;
    const already = found[name];
    if (already && name === "amount" && already.units !== money.units) return "two-amounts";
    if (already && (already.units !== money.units || name === "balance")) isTold = false;
    found[name] = money;
  }
  const currencies = new Set(Object.values(found).map(({ currency }) => currency));
  return isTold && currencies.size === 1 ? { found, taken } : undefined;
}

function labelBefore(before: string): { name: Name; length: number } | undefined {
  for (const [name, words] of labelsBefore) {
    const length = words.exec(before)?.[0].length;
    if (length !== undefined) return { name, length };
  }
  return undefined;
}

function momentsOf(plain: string, reference: string | undefined, country: string) {
  const written = new Set<string>();
  const taken: Place[] = [];
  for (const { source } of writtenMoments)
    for (const match of plain.matchAll(new RegExp(`(?<![\\d:])(?:date ?: ?)?${source}`, "g"))) {
      const moment = momentOf(match.groups ?? {}, country);
      if (!moment) continue;
      written.add(moment);
      taken.push([match.index, match.index + match[0].length]);
    }
  const [only] = written.size === 1 ? written : [];
  return { at: only ?? (reference && momentOfReference(reference, country)), taken };
}

/** The only service named in the operator's words, else in its advertisements. */
function operatorIn(...texts: readonly string[]) {
  for (const text of texts) {
    const [only, ...more] = services.filter(([, words]) => words.test(text));
    if (only) return more.length === 0 ? { operator: only[0] } : {};
  }
  return {};
}
