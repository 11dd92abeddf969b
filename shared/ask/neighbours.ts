import { containerOf } from "#shared/spoken/goods-words.ts";
import type { Concept } from "./concept-words.ts";
import { wordBefore } from "./days-of.ts";
import { isOperator, leavesOutBefore } from "./narrowing.ts";
import type { Token } from "./token.ts";

const between = /^(?:et|and|&)$/;
/** Concepts of things and not of persons: « qui » behind one of them only describes it. */
const things: ReadonlySet<Concept> = new Set<Concept>([
  ...(["WHAT", "PRODUCT", "DAY", "HOUR", "CATEGORY", "TICKET"] as const),
]);
const people = ["customer", "seller", "reseller", "supplier"] as const;
/** « Il me doit », “he owes” mean somebody; « il reste », « il doit y avoir » mean nobody. */
const somebody =
  /^(?:(?:il|elle|lui) (?:me |nous |m |ne |n )*(?:doit|devait|a (?:deja |encore )?(?:pris|paye|achete|depose|rembourse|vendu|verse|laisse|depense))\b(?! y )|(?:he|she|him)\b)/;
const untilDays = /^(?:avant|apres|jusqu|jusque|until|before|after)$/;
const small = /^(?:le|la|l|les|du|de|d|a|au|the|ce|this)$/;

/** Reads each part of a question by the parts beside it. */
export function withNeighbours(tokens: readonly Token[]): Token[] {
  const isOfPeople = tokens.some(({ names }) => people.some((slot) => names[slot]));
  const goods = tokens.filter(({ names }) => names.product).length;
  const manyDays = tokens.filter(({ days }) => days).length > 1;
  return tokens.map((token, at) => {
    if (isLeftOutBehind(tokens, at)) return { ...token, isOut: true };
    // « En ce moment, sur 30 jours »: only the thirty days count.
    if (manyDays && /^(?:en ce moment|maintenant|right now)$/.test(token.text))
      return { ...token, days: undefined, isIdle: true };
    // « Sac » in « un sac de riz » is a container and no school bag.
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
    // « Plus de savon que le mois dernier » compares.
    if (comparing.test(token.text) && isBehindThan(tokens, at))
      return {
        ...token,
        ...{ concepts: new Set<Concept>(["COMPARE"]), isIdle: false },
        ...asKnown,
      };
    // « Ceux qui ne me doivent plus »: they owe nothing.
    if (token.text === "plus" && isBehindNe(tokens, at))
      return { ...token, concepts: new Set<Concept>(["NOT"]), isIdle: false };
    // « Combien elle me doit », “how much does he owe”: about a person without a name.
    if (!isOfPeople && somebody.test(textsFrom(tokens, at)))
      return { ...token, isIdle: false, narrows: true };
    // « C’est quoi qui sort le plus », « l’article qui part »: this « qui » asks for no person.
    if (token.text === "qui" && prior && [...prior.concepts].some((one) => things.has(one)))
      return { ...token, concepts: new Set<Concept>(), isIdle: true };
    // Operators narrow a question, even two together: there may be a third one.
    const isOfOperator = token.concepts.has("MOBILE") && isOperator(token.text) && !isNamed(token);
    return isOfOperator ? { ...token, narrows: true } : token;
  });
}

const comparing = /^(?:plus|moins|mieux|autant|davantage|more|less|fewer|better|worse)$/;
const asKnown = { isUnknown: false, narrows: false };

/** True where days stand behind « que » or “than”: they are compared with. */
const isBehindThan = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ days }, day) => days && day > at && /(?:^| )(?:que|qu|than)$/.test(wordBefore(tokens, day)),
  );

const textsFrom = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + 6)
    .map(({ text }) => text)
    .join(" ");

const isBehindNe = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:ne|n)$/.test(text));

const isNamed = ({ names }: Token) => Object.keys(names).length > 0;

/** « Loyer non compris »: the name before it is excluded, where no name stands behind. */
function isLeftOutBehind(tokens: readonly Token[], at: number): boolean {
  const behind = tokens.slice(at + 1);
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
