import { containerOf } from "#shared/spoken/goods-words.ts";
import type { Concept } from "./concept-words.ts";
import { isOperator, leavesOutBefore } from "./narrowing.ts";
import type { Token } from "./token.ts";

const between = /^(?:et|and|&)$/;
const untilDays = /^(?:avant|apres|jusqu|jusque|until|before|after)$/;
const small = /^(?:le|la|l|les|du|de|d|a|au|the|ce|this)$/;

/** What parts of a question mean by those beside them. */
export function withNeighbours(tokens: readonly Token[]): Token[] {
  const mobile = tokens.filter(
    ({ concepts, names }) => concepts.has("MOBILE") && Object.keys(names).length === 0,
  );
  const operators = mobile.filter(({ text }) => isOperator(text));
  // « Momo et Orange Money » are all of it.
  const isOfOne = operators.length === 1 && mobile.length === 1;
  const goods = tokens.filter(({ names }) => names.product).length;
  const manyDays = tokens.filter(({ days }) => days).length > 1;
  return tokens.map((token, at) => {
    if (isLeftOutBehind(tokens, at)) return { ...token, isOut: true };
    // « En ce moment, sur 30 jours » is of the thirty.
    if (manyDays && /^(?:en ce moment|maintenant|right now)$/.test(token.text))
      return { ...token, days: undefined, isIdle: true };
    // The « sac » of « un sac de riz » is no school bag.
    if (goods > 1 && containerOf.has(token.text) && token.names.product)
      return { ...token, names: {}, isIdle: true };
    const [prior, next] = [tokens[at - 1], tokens[at + 1]];
    // « Cette semaine et la semaine dernière » are compared.
    if (between.test(token.text) && prior?.days && next?.days)
      return { ...token, concepts: new Set<Concept>(["COMPARE"]) };
    if (untilDays.test(token.text)) {
      const days = tokens.slice(at + 1).find(({ text }) => !small.test(text))?.days;
      return days ? { ...token, narrows: true } : token;
    }
    return isOfOne && operators.includes(token) ? { ...token, narrows: true } : token;
  });
}

/** « Loyer non compris »: what is named before, where nothing is named behind. */
function isLeftOutBehind(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1);
  const isNamed = ({ names }: Token) => Object.keys(names).length > 0;
  const next = behind.find(({ isIdle }) => !isIdle);
  const [token] = tokens.slice(at);
  return (
    token !== undefined &&
    isNamed(token) &&
    next !== undefined &&
    leavesOutBefore(next.text) &&
    !behind.some((one) => one.isOut && isNamed(one))
  );
}
