import type { Concept } from "./concept-words.ts";
import { compared, daysOf } from "./days-of.ts";
import { type AskKind, traitsOf } from "./kinds.ts";
import { leftOf } from "./left-of.ts";
import { notAsked } from "./not-asked.ts";
import { orderedOf } from "./ordered.ts";
import type { AskShop, Question, Reading, WhyNot } from "./question.ts";
import { unitOfToday } from "./said-days.ts";
import { enough, ranked, type Scored } from "./score.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";

/** « Vendre à crédit », “close the till”: what somebody wants to do, which the help tells. */
const toDo =
  /^(?:(?:je veux|je voudrais|i want to|want to) )?(?:(?!(?:derni|premi|hier|cher|compar|montr|affich|voir|dire|lister|panier|custom))[a-z]+(?:er|ir|dre|tre|ire)|sell|give|close|send|pay|print|cancel|refund|correct|return) /;
const asks: ReadonlySet<Concept> = new Set<Concept>([
  ...(["HOWMUCH", "COUNT", "WHO", "WHAT", "WHEN", "SALECOUNT"] as const),
]);

const toHelp = /^(?:comment|how (?:do|can) i|how to|how does)$/;

/**
 * Reads a question to the shop by its own words and names alone. Nothing is guessed and nothing is dropped. A question
 * gets no answer where it is about days to come or about others, is not understood, or is narrowed in a way no answer
 * covers; the nearest questions stand beside. `today` is the business day; `previous` the question that « et hier ? »
 * goes on from.
 */
export function readQuestion(
  text: string,
  shop: AskShop,
  today: string,
  previous?: Question,
): Reading {
  const tokens = tokensOf(text, shop, today);
  const folded = tokens.map((token) => token.text).join(" ");
  const scored = ranked(tokens);
  const nearest = nearestOf(scored);
  const refused = (why: WhyNot, leftover: Reading["leftover"] = wordsOf(tokens)): Reading => ({
    ...{ question: undefined, why, nearest, leftover },
    about: why === "order" ? orderedOf(tokens) : undefined,
  });
  const not = notAsked(text, folded);
  if (not === "order") return refused("order");
  if (not === "help") return refused("help");
  const isAsked = tokens.some(
    ({ concepts, days, names }) =>
      days || Object.keys(names).length > 0 || [...concepts].some((one) => asks.has(one)),
  );
  const beyond = tokens.find(({ isBeyond }) => isBeyond);
  if (beyond) return refused(toHelp.test(beyond.text) ? "help" : "beyond");
  if (toDo.test(folded) && !isAsked) return refused("help");
  // « Et par rapport à samedi ? » is about sales where nothing was asked before.
  if (goesOn(tokens) && (previous || !isCompared(tokens))) {
    const question = previous && goneOn(tokens, previous, today);
    return question ? { question, nearest: [], leftover: [] } : refused("goes-on");
  }
  const [best] = scored;
  if (!best || best.score < enough) {
    const without = withoutOthers(tokens, today);
    return without
      ? { ...refused(without.why, without.leftover), nearest: withFirst(without.kind, nearest) }
      : refused("not-understood");
  }
  const said = tokens.flatMap(({ days }) => days ?? []);
  const { kind, names } = best;
  const of = traitsOf(kind).days;
  if (said.some(({ isAhead }) => isAhead) && of !== "due") return refused("ahead");
  // Past states are not kept: a state on a past day has no answer.
  if (of === "none" && said.some(({ to }) => to < today)) return refused("beyond");
  const { narrowing, words, narrowed } = leftOf(tokens, best, today);
  if (narrowing.length > 0)
    return { ...refused("narrowed", [...narrowing, ...words]), nearest: withFirst(kind, nearest) };
  const isOfAllTime = tokens.some((token) => token.isOfAllTime);
  return {
    question: { kind, names, ...daysOf(kind, tokens, today), isOfAllTime, narrowed },
    nearest: nearest.filter((one) => one !== kind),
    leftover: words,
  };
}

/**
 * Obstacles between a question and its answer: unknown words, « la dette de Kouam », else a comparison or names that no
 * answer covers. Undefined where nothing is asked without them either.
 */
function withoutOthers(
  tokens: readonly Token[],
  today: string,
): { why: WhyNot; kind: AskKind; leftover: Reading["leftover"] } | undefined {
  const unknown = tokens.filter(({ isUnknown }) => isUnknown);
  const named = tokens.filter(({ names, isNumber }) => Object.keys(names).length > 0 && !isNumber);
  const compared = tokens.filter(({ concepts }) => concepts.has("COMPARE"));
  for (const others of [[], compared, named]) {
    const gone = [...unknown, ...others];
    const known = tokens.filter((token) => !gone.includes(token));
    const [best] = ranked(known);
    if (gone.length === 0 || !best || best.score < enough) continue;
    const { narrowing } = leftOf(known, best, today);
    const leftover = [...gone.map(({ text }) => ({ is: "words" as const, text })), ...narrowing];
    return { why: unknown.length > 0 ? "unknown" : "narrowed", kind: best.kind, leftover };
  }
  return undefined;
}

/** Words of an unanswered question, without those that are only grammar. */
const wordsOf = (tokens: readonly Token[]): Reading["leftover"] =>
  tokens
    .filter(({ isIdle, isNumber }) => !isIdle || isNumber)
    .map(({ text }) => ({ is: "words", text }));

const isCompared = (tokens: readonly Token[]) =>
  tokens.some(({ concepts }) => concepts.has("COMPARE"));

/** The kind that compares two spans of days, for each kind about one span. */
const comparedKind: { readonly [kind in AskKind]?: AskKind } = {
  ...{ "sales-total": "compare-sales", "seller-sales": "compare-sales" },
  ...{ "agency-sales": "compare-sales", "category-sales": "compare-sales" },
  ...{ "product-sales": "compare-sales", "product-quantity": "compare-sales" },
  ...{ profit: "compare-profit", "expenses-total": "compare-expenses" },
  "expenses-category": "compare-expenses",
};

const goingOn = /^(?:et|and|puis|pour|what|how|about|quid)$/;

/** « Et hier ? », “what about Paul?”: days or names alone; they go on from the question before. */
function goesOn(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens;
  if (!first) return false;
  const isPart = ({ days, narrowed, names, isIdle, text, concepts }: Token) =>
    days !== undefined ||
    narrowed ||
    concepts.has("COMPARE") ||
    Object.keys(names).length > 0 ||
    isIdle ||
    goingOn.test(text);
  const isBegun = first.days !== undefined || goingOn.test(first.text);
  const isOfDays = tokens.some(({ days }) => days);
  return (
    isBegun && [first, ...others].every(isPart) && (isOfDays || /^(?:et|and)$/.test(first.text))
  );
}

/** The previous question with these days and names; undefined where they do not fit into it. */
function goneOn(tokens: readonly Token[], previous: Question, today: string): Question | undefined {
  const names = { ...previous.names };
  for (const token of tokens) {
    const slots = Object.keys(token.names) as (keyof typeof names)[];
    if (slots.length === 0 || token.isNumber) continue;
    const slot = slots.find((one) => names[one]);
    if (!slot) return undefined;
    names[slot] = token.names[slot];
  }
  const isOther = isCompared(tokens);
  const isSame = !isOther || previous.kind.startsWith("compare-");
  const kind = isSame ? previous.kind : comparedKind[previous.kind];
  if (!kind || (isOther && previous.narrowed)) return undefined;
  const used = new Set([...usedBy(names), ...(isOther ? ["COMPARE"] : [])]);
  const scored: Scored = { kind, score: 0, names, used };
  const { narrowing, words, narrowed } = leftOf(tokens, scored, today);
  const { days, against } = isOther
    ? comparedWith(previous, tokens, today)
    : daysOf(kind, tokens, today);
  if (narrowing.length + words.length > 0 || days?.isAhead) return undefined;
  const isNamed = tokens.some((token) => token.days);
  return {
    ...{ ...previous, kind, names, narrowed: narrowed ?? previous.narrowed },
    ...(isNamed ? { days, against, isOfAllTime: false } : {}),
  };
}

/** The days of the previous question, beside the days said now. */
function comparedWith(previous: Question, tokens: readonly Token[], today: string) {
  const [said] = tokens.flatMap(({ days }) => days ?? []);
  const unit = traitsOf(previous.kind).unsaid ?? "day";
  const days = previous.days ?? unitOfToday(unit, today);
  return said ? compared(days, said) : { days, against: undefined };
}

const usedBy = (names: Question["names"]): ReadonlySet<string> =>
  new Set(Object.keys(names).map((slot) => `@${slot}`));

const withFirst = (kind: AskKind, nearest: readonly AskKind[]): AskKind[] => [
  kind,
  ...nearest.filter((one) => one !== kind).slice(0, 2),
];

function nearestOf(scored: readonly Scored[]): AskKind[] {
  return [...new Set(scored.filter(({ score }) => score > 0).map(({ kind }) => kind))].slice(0, 3);
}
