import type { Concept } from "./concept-words.ts";
import { daysOf } from "./days-of.ts";
import { type AskKind, traitsOf } from "./kinds.ts";
import { leftOf } from "./left-of.ts";
import { notAsked } from "./not-asked.ts";
import { orderedOf } from "./ordered.ts";
import type { AskShop, Question, Reading, WhyNot } from "./question.ts";
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
 * What a question asks of the shop, by its own words and names alone. Nothing is guessed and nothing is dropped: what is
 * of days to come, of others, not understood, or narrowed by words that no answer is told by, is not answered, and the
 * nearest questions stand beside. `today` is the business day; `previous` the question that « et hier ? » goes on from.
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
  if (goesOn(tokens)) {
    const question = previous && goneOn(tokens, previous, today);
    return question ? { question, nearest: [], leftover: [] } : refused("goes-on");
  }
  const [best] = scored;
  if (!best || best.score < enough) return refused("not-understood");
  const said = tokens.flatMap(({ days }) => days ?? []);
  const { kind, names } = best;
  const of = traitsOf(kind).days;
  if (said.some(({ isAhead }) => isAhead) && of !== "due") return refused("ahead");
  // How things stood is not kept.
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

/** Of what is not answered, every word that is more than grammar. */
const wordsOf = (tokens: readonly Token[]): Reading["leftover"] =>
  tokens
    .filter(({ isIdle, isNumber }) => !isIdle || isNumber)
    .map(({ text }) => ({ is: "words", text }));

const goingOn = /^(?:et|and|puis|pour|what|how|about|quid)$/;

/** « Et hier ? », “what about Paul?”: days or names alone, of which something was asked before. */
function goesOn(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens;
  if (!first) return false;
  const isPart = ({ days, narrowed, names, isIdle, text }: Token) =>
    days !== undefined || narrowed || Object.keys(names).length > 0 || isIdle || goingOn.test(text);
  const isBegun = first.days !== undefined || goingOn.test(first.text);
  const isOfDays = tokens.some(({ days }) => days);
  return (
    isBegun && [first, ...others].every(isPart) && (isOfDays || /^(?:et|and)$/.test(first.text))
  );
}

/** The question before, with these days and names; undefined where they are no part of it. */
function goneOn(tokens: readonly Token[], previous: Question, today: string): Question | undefined {
  const names = { ...previous.names };
  for (const token of tokens) {
    const slots = Object.keys(token.names) as (keyof typeof names)[];
    if (slots.length === 0 || token.isNumber) continue;
    const slot = slots.find((one) => names[one]);
    if (!slot) return undefined;
    names[slot] = token.names[slot];
  }
  const scored: Scored = { kind: previous.kind, score: 0, names, used: usedBy(names) };
  const { narrowing, words, narrowed } = leftOf(tokens, scored, today);
  const { days, against } = daysOf(previous.kind, tokens, today);
  if (narrowing.length + words.length > 0 || days?.isAhead) return undefined;
  const isNamed = tokens.some((token) => token.days);
  return {
    ...{ ...previous, names, narrowed: narrowed ?? previous.narrowed },
    ...(isNamed ? { days, against, isOfAllTime: false } : {}),
  };
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
