import type { Concept } from "./concept-words.ts";
import { type AskKind, askKinds, type Slot, traitsOf } from "./kinds.ts";
import { patterns } from "./patterns.ts";
import type { Names, Token } from "./token.ts";

/** A condition in a pattern: concepts, a name, or days. */
type Part = { any: readonly string[]; is: "needed" | "also" | "forbidden" };
type Pattern = { kind: AskKind; parts: readonly Part[] };

const all: readonly Pattern[] = askKinds.flatMap((kind) =>
  patterns[kind].map((written) => ({ kind, parts: written.split(" ").map(partOf) })),
);

function partOf(written: string): Part {
  const is = written[0] === "?" ? "also" : written[0] === "!" ? "forbidden" : "needed";
  return { any: (is === "needed" ? written : written.slice(1)).split("|"), is };
}

/** Concepts that say little by themselves. */
const faint: ReadonlySet<string> = new Set<Concept>(
  "HOWMUCH COUNT WHAT WHO HAVE MAKE LIST SHOP ALL NOT WHEN DAY MONEY PRODUCT MUST FUTURE TAKE GIVE PHONE TEAM PEOPLE".split(
    " ",
  ) as Concept[],
);
/** Concepts that any question may hold. */
const always: ReadonlySet<string> = new Set(["LIST", "SHOP", "HOWMUCH", "WHAT", "HAVE", "PEOPLE"]);

const weightOf = (one: string) =>
  one === "@two" ? 1.5 : one === "TAX" ? 2.6 : one.startsWith("@") ? 2.5 : faint.has(one) ? 1 : 2;

/** Least score at which the best kind is taken as the one that was asked. */
export const enough = 1.4;

/** A kind, its score for a question, and the concepts and names that its pattern used. */
export type Scored = { kind: AskKind; score: number; names: Names; used: ReadonlySet<string> };

/** All kinds that may be meant, the best first. */
export function ranked(tokens: readonly Token[]): Scored[] {
  // An excluded name is not the subject of the question.
  const inside = tokens.filter(({ isOut }) => !isOut);
  const has = new Set<string>(inside.flatMap(({ concepts }) => [...concepts]));
  for (const { names } of inside) for (const slot of Object.keys(names)) has.add(`@${slot}`);
  const days = inside.filter(({ days }) => days).length;
  if (days > 0) has.add("@days");
  if (days > 1) has.add("@two");
  return all
    .flatMap((pattern) => scoreOf(pattern, inside, has, days) ?? [])
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
  const { names, others } = namedBy(tokens, used);
  for (const token of others) score -= penaltyOf(token, used);
  const { needs, may, days: of } = traitsOf(kind);
  if (needs && !names[needs]) return undefined;
  if (of === "none" && days > 0) score -= 1;
  if (days > (kind.startsWith("compare-") ? 2 : 1)) score -= 2.5;
  if (may && names[may] === undefined) delete names[may];
  return { kind, score, names, used };
}

/** The names that a pattern uses, and the parts that hold none of them. */
export function namedBy(
  tokens: readonly Token[],
  used: ReadonlySet<string>,
): { names: { [slot in Slot]?: Names[Slot] }; others: Token[] } {
  const names: { [slot in Slot]?: Names[Slot] } = {};
  const others: Token[] = [];
  for (const token of tokens) {
    const slot = (Object.keys(token.names) as Slot[]).find(
      (one) => used.has(`@${one}`) && names[one] === undefined,
    );
    const isAgain = Object.entries(token.names).some(
      ([one, { ids }]) => names[one as Slot]?.ids.join() === ids.join(),
    );
    if (slot) names[slot] = token.names[slot];
    else if (!isAgain) others.push(token);
  }
  return { names, others };
}

/** True for a part whose meaning the pattern uses. */
export const isExplained = ({ concepts }: Token, used: ReadonlySet<string>): boolean =>
  [...concepts].some((one) => used.has(one) || always.has(one));

/** True for a part whose meaning says little by itself. */
export const isFaint = ({ concepts }: Token): boolean =>
  [...concepts].some((one) => faint.has(one));

/** Penalty for a part that the pattern does not use. */
function penaltyOf(token: Token, used: ReadonlySet<string>): number {
  const { concepts, names, days, isIdle, isUnknown } = token;
  if (days || token.narrowed || token.isOfAllTime || isExplained(token, used)) return 0;
  // A name that the shop does not know changes what is asked.
  if (token.narrows || token.isNumber) return 0.5;
  if (isUnknown) return token.isNamelike ? 3.5 : 1.6;
  if (Object.keys(names).length > 0 && !isIdle) return 2.5;
  if (isIdle) return 0.02;
  const least = Math.min(...[...concepts].map((one) => (faint.has(one) ? 0.6 : 2.2)), 2.2);
  return concepts.size > 0 ? least : 0;
}
