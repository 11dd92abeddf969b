import type { LeftPart } from "#shared/leftover.ts";
import type { Concept } from "./concept-words.ts";
import { wordBefore } from "./days-of.ts";
import { type Slot, traitsOf } from "./kinds.ts";
import type { Narrowed } from "./question.ts";
import { isExplained, isFaint, namedBy, type Scored } from "./score.ts";
import type { Token } from "./token.ts";

/** Parts of a question that a kind does not use. Without the words in `narrowing` it would be another question. */
export type Left = {
  narrowing: readonly LeftPart[];
  words: readonly LeftPart[];
  narrowed: Narrowed | undefined;
};

const places =
  /^(?:a|au|aux|de|du|des|d|en|dans|chez|par|pour|avec|sur|vers|sans|at|in|on|by|for|with|from|of|to|near|through|via|depuis|since|avant|before|apres|after|jusqu|until|till|pendant|during|entre|between)$/;
const comparing =
  /^(?:(?:le |la |les )?(?:plus|mieux|moins|meilleure?s?|pires?|autant)|more|better|less|fewer|worse)(?: |$)/;
const small = /^(?:le|la|l|les|the|un|une|my|mon|ma|mes)$/;
const countWords =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|two|three|four|five|seven|eight|nine|ten)$/;

/** Parts of a question that are left over when it is read as of this kind on this business day. */
export function leftOf(tokens: readonly Token[], { kind, used }: Scored, today: string): Left {
  const traits = traitsOf(kind);
  const inside = tokens.filter(({ isOut }) => !isOut);
  const { others } = namedBy(inside, used);
  const without = tokens.flatMap(({ isOut, names }) => {
    const slot = isOut && traits.without?.find((one) => names[one]);
    const named = slot && names[slot];
    return named && slot ? [{ ...named, slot }] : [];
  });
  const found: Narrowed = Object.assign({}, ...tokens.map(({ narrowed }) => narrowed));
  const daysLeft = inside.filter(({ days }) => days).slice(kind.startsWith("compare-") ? 2 : 1);
  const narrowing: LeftPart[] = [];
  const words: LeftPart[] = [];
  for (const [at, token] of tokens.entries()) {
    const is = token.isOut ? leftOut(token) : leftIn(token, at);
    if (is === "narrows") narrowing.push({ is: "words", text: token.text });
    if (is === "words") words.push({ is: "words", text: token.text });
  }
  const isNarrowed = without.length > 0 || Object.keys(found).length > 0;
  const narrowed = isNarrowed
    ? { ...found, ...(without.length > 0 ? { without } : {}) }
    : undefined;
  return { narrowing, words, narrowed };

  /** « Sans » is used where the name behind it is used. */
  function leftOut({ names }: Token): "narrows" | undefined {
    const isName = Object.keys(names).length > 0;
    const isUsed = isName
      ? traits.without?.some((slot: Slot) => names[slot]) === true
      : without.length > 0;
    return isUsed ? undefined : "narrows";
  }

  function leftIn(token: Token, at: number): "narrows" | "words" | undefined {
    const { narrowed, days, concepts, names, isIdle, isUnknown } = token;
    if (narrowed) {
      const isTold = narrowed.hours ? traits.hours : traits.francs;
      return isTold ? undefined : "narrows";
    }
    if (token.narrows) return "narrows";
    if (days) {
      const isNow = days.from === today && days.to === today;
      const isLeft = daysLeft.includes(token) || (traits.days === "none" && !isNow);
      return isLeft || isCompared(at) ? "narrows" : undefined;
    }
    if (!others.includes(token) || isExplained(token, used) || token.isOfAllTime) return undefined;
    if (token.isNumber || concepts.has("NOT") || countWords.test(token.text)) return "narrows";
    if (isUnknown) return token.isNamelike || isInPlace(at) ? "narrows" : "words";
    if (isIdle) return undefined;
    if (Object.keys(names).length > 0) return "narrows";
    if (concepts.has("PHONE") || concepts.has("WHEN")) return "narrows";
    // A buyer is a customer: the word narrows nothing.
    return isFaint(token) || concepts.has("CUSTOMER") ? undefined : "narrows";
  }

  /**
   * True for days behind « plus de savon que » in a kind that compares no days: « plus de savon que le mois dernier ».
   */
  function isCompared(at: number): boolean {
    // “We sell pass last month” compares; “which goods sell pass last month” does not.
    const isAsked = tokens.some(({ concepts }) =>
      ["WHAT", "WHO", "WHEN", "PRODUCT", "SELLER"].some((one) => concepts.has(one as Concept)),
    );
    if (/(?:^| )pass(?: all)?$/.test(wordBefore(tokens, at)) && !isAsked)
      return !kind.startsWith("compare-");
    return (
      !kind.startsWith("compare-") &&
      /(?:^| )(?:que|qu|than)$/.test(wordBefore(tokens, at)) &&
      tokens.slice(0, at).some(({ text }) => comparing.test(text))
    );
  }

  /** True behind « à », « chez », « de »: an unknown word there is a place, a person or a thing. */
  function isInPlace(at: number): boolean {
    const prior = tokens.slice(0, at).filter(({ text }) => !small.test(text));
    return places.test(prior.at(-1)?.text ?? "");
  }
}
