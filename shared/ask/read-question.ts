import type { Concept } from "./concept-words.ts";
import { type AskKind, askKinds, type Slot, traitsOf } from "./kinds.ts";
import { patterns } from "./patterns.ts";
import type { AskShop, Question, Reading } from "./question.ts";
import { before, spanOf } from "./said-days.ts";
import { type Names, type Token, tokensOf } from "./tokens.ts";

/** What a part of a pattern asks for: concepts, a name, or days. */
type Part = { any: readonly string[]; is: "needed" | "also" | "forbidden" };
type Pattern = { kind: AskKind; parts: readonly Part[] };

const all: readonly Pattern[] = askKinds.flatMap((kind) =>
  patterns[kind].map((written) => ({ kind, parts: written.split(" ").map(partOf) })),
);

function partOf(written: string): Part {
  const is = written[0] === "?" ? "also" : written[0] === "!" ? "forbidden" : "needed";
  return { any: (is === "needed" ? written : written.slice(1)).split("|"), is };
}

/** What says little by itself. */
const faint: ReadonlySet<string> = new Set<Concept>(
  "HOWMUCH COUNT WHAT WHO HAVE MAKE LIST SHOP ALL NOT WHEN DAY MONEY PRODUCT MUST FUTURE TAKE GIVE PHONE TEAM PEOPLE".split(
    " ",
  ) as Concept[],
);
/** What any question may hold. */
const always: ReadonlySet<string> = new Set(["LIST", "SHOP", "HOWMUCH", "WHAT", "HAVE", "PEOPLE"]);

const weightOf = (one: string) =>
  one === "@two" ? 1.5 : one === "TAX" ? 2.6 : one.startsWith("@") ? 2.5 : faint.has(one) ? 1 : 2;

/** From where on what was found is taken for what was asked. */
const enough = 1.4;

type Scored = { kind: AskKind; score: number; names: Names };

const wordsOfAllTime =
  /\b(?:de tous? les? temps|of all time|depuis toujours|ever|depuis le debut|since the beginning|all time|tout le temps|since (?:we|i) open(?:ed)?(?: (?:the )?shop)?|depuis l ouverture)\b/;

/** « Vendre à crédit », “close the till”: what somebody wants to do, which the help tells. */
const toDo =
  /^(?:(?:je veux|je voudrais|i want to|want to) )?(?:(?!(?:derni|premi|hier|cher|compar|montr|affich|voir|dire|lister|panier|custom))[a-z]+(?:er|ir|dre|tre|ire)|sell|give|close|send|pay|print|cancel|refund|correct|return) /;
const asks: ReadonlySet<Concept> = new Set<Concept>([
  ...(["HOWMUCH", "COUNT", "WHO", "WHAT", "WHEN", "SALECOUNT"] as const),
]);

/**
 * What a question asks of the shop, by its own words and names alone. Nothing is guessed: what is of days to come, of
 * others, or not understood is not answered, and the nearest questions stand beside. `today` is the business day.
 */
export function readQuestion(text: string, shop: AskShop, today: string): Reading {
  const tokens = tokensOf(text, shop, today);
  const scored = ranked(tokens);
  const nearest = nearestOf(scored);
  const folded = tokens.map((token) => token.text).join(" ");
  const isAsked = tokens.some(
    ({ concepts, days, names }) =>
      days || Object.keys(names).length > 0 || [...concepts].some((one) => asks.has(one)),
  );
  if (tokens.some(({ isBeyond }) => isBeyond) || (toDo.test(folded) && !isAsked))
    return { question: undefined, why: "beyond", nearest };
  const [best] = scored;
  if (!best || best.score < enough) return { question: undefined, why: "not-understood", nearest };
  const said = tokens.flatMap(({ days }) => days ?? []);
  if (said.some(({ isAhead }) => isAhead) && traitsOf(best.kind).days !== "due")
    return { question: undefined, why: "ahead", nearest };
  // How things stood is not kept.
  const isPast = said.some(({ to }) => to < today);
  if (isPast && traitsOf(best.kind).days === "none")
    return { question: undefined, why: "beyond", nearest };
  const isOfAllTime = wordsOfAllTime.test(folded);
  const { kind, names } = best;
  return {
    question: { kind, names, ...daysOf(best.kind, said, today), isOfAllTime },
    nearest: nearest.filter((one) => one !== kind),
  };
}

function daysOf(
  kind: AskKind,
  said: readonly NonNullable<Token["days"]>[],
  today: string,
): Pick<Question, "days" | "against"> {
  const [first, second] = said;
  if (traitsOf(kind).days === "none") return { days: undefined, against: undefined };
  if (!kind.startsWith("compare-")) return { days: first, against: undefined };
  if (first && second) return { days: first, against: second };
  const now = spanOf(today, today, today);
  if (!first) return { days: now, against: before(now) };
  // « plus qu’hier » compares today.
  return first.to < today ? { days: now, against: first } : { days: first, against: before(first) };
}

function nearestOf(scored: readonly Scored[]): AskKind[] {
  return [...new Set(scored.filter(({ score }) => score > 0).map(({ kind }) => kind))].slice(0, 3);
}

function ranked(tokens: readonly Token[]): Scored[] {
  const has = new Set<string>(tokens.flatMap(({ concepts }) => [...concepts]));
  for (const { names } of tokens) for (const slot of Object.keys(names)) has.add(`@${slot}`);
  const days = tokens.filter(({ days }) => days).length;
  if (days > 0) has.add("@days");
  if (days > 1) has.add("@two");
  return all
    .flatMap((pattern) => scoreOf(pattern, tokens, has, days) ?? [])
    .sort((a, b) => b.score - a.score);
}

function scoreOf(
  { kind, parts }: Pattern,
  tokens: readonly Token[],
  has: ReadonlySet<string>,
  days: number,
): Scored | undefined {
  let score = 0;
  const used = new Set<string>();
  for (const { any, is } of parts) {
    const met = any.filter((one) => has.has(one));
    if (is === "forbidden" && met.length > 0) return undefined;
    if (is === "needed" && met.length === 0) return undefined;
    if (met.length > 0 && !any.includes("@days"))
      score += (is === "needed" ? 1 : 0.3) * Math.max(...met.map(weightOf));
    for (const one of met) used.add(one);
  }
  const names: { [slot in Slot]?: Names[Slot] } = {};
  for (const token of tokens) {
    const slot = (Object.keys(token.names) as Slot[]).find(
      (one) => used.has(`@${one}`) && names[one] === undefined,
    );
    const isAgain = Object.entries(token.names).some(
      ([one, { ids }]) => names[one as Slot]?.ids.join() === ids.join(),
    );
    if (slot) names[slot] = token.names[slot];
    else if (isAgain) continue;
    else score -= penaltyOf(token, used);
  }
  const { needs, may, days: of } = traitsOf(kind);
  if (needs && !names[needs]) return undefined;
  if (of === "none" && days > 0) score -= 1;
  if (days > (kind.startsWith("compare-") ? 2 : 1)) score -= 2.5;
  if (may && names[may] === undefined) delete names[may];
  return { kind, score, names };
}

/** How much a part that a pattern does not explain speaks against it. */
function penaltyOf(token: Token, used: ReadonlySet<string>): number {
  const { concepts, names, days, isIdle, isUnknown } = token;
  if (days || [...concepts].some((one) => used.has(one) || always.has(one))) return 0;
  // A name that the shop does not know changes what is asked.
  if (isUnknown) return token.isNamelike ? 3.5 : 1.6;
  if (Object.keys(names).length > 0 && !isIdle) return 2.5;
  if (isIdle) return 0.02;
  const least = Math.min(...[...concepts].map((one) => (faint.has(one) ? 0.6 : 2.2)), 2.2);
  return concepts.size > 0 ? least : 0;
}
