import { collective, hundred, large, onlyBeside, small, tens } from "./number-words.ts";

/** A number that was said. `also` is what else it may mean; `next` is the word behind it. */
export type SaidNumber = { value: number; also?: number; next: number };

export type SpokenLanguage = "fr" | "en" | "pidgin";

/** A whole number below a hundred, or the digits that stand there. */
type Part = { value: number; next: number; isDigits?: boolean };

/**
 * The number that begins at a word, in French, English or pidgin words, in digits, or in both: « deux mille cinq cents »,
 * « 3 mille 500 », « two hundred and fifty », « une demi-douzaine ». Words are folded, digits plain (`1500`, `2.5`).
 * « deux mille cinq » is 2005, and also 2500 as it is said in the market. Undefined where none begins.
 */
export function numberAt(
  words: readonly string[],
  at: number,
  language?: SpokenLanguage,
): SaidNumber | undefined {
  const half = halfDozenAt(words, at);
  if (half) return half;
  const word = words[at] ?? "";
  if (language !== "pidgin" && onlyBeside.has(word) && !isNumberWord(words[at + 1]))
    return undefined;
  const number = scaledAt(words, at);
  if (!number)
    return collective.has(word) ? { value: collective.get(word) ?? 0, next: at + 1 } : undefined;
  const times = collective.get(words[number.next] ?? "");
  if (times === undefined || number.value === 0) return number;
  return { value: number.value * times, next: number.next + 1 };
}

/** The whole of a text as one number, in words or digits; undefined where it is none or more. */
export function numberInWords(words: readonly string[], language?: SpokenLanguage) {
  const number = numberAt(words, 0, language);
  return number?.next === words.length ? number : undefined;
}

const isNumberWord = (word = "") =>
  small.has(word) || tens.has(word) || hundred.has(word) || large.has(word);

function halfDozenAt(words: readonly string[], at: number): SaidNumber | undefined {
  let next = at;
  if (words[next] === "une" || words[next] === "un") next += 1;
  if (!/^(?:demi|demie|half)$/.test(words[next] ?? "")) return undefined;
  next += words[next + 1] === "a" ? 2 : 1;
  const whole = collective.get(words[next] ?? "");
  return whole === undefined ? undefined : { value: whole / 2, next: next + 1 };
}

/** Millions, thousands and what is below, each smaller than the one before. */
function scaledAt(words: readonly string[], at: number): SaidNumber | undefined {
  let next = at;
  let value = 0;
  let also: number | undefined;
  let ceiling = Number.POSITIVE_INFINITY;
  let isBegun = false;
  for (;;) {
    const from = isBegun && /^(?:and|et)$/.test(words[next] ?? "") ? next + 1 : next;
    const part = belowThousandAt(words, from, isBegun);
    const bare = from === next ? large.get(words[from] ?? "") : undefined;
    if (!part && (bare === undefined || bare !== 1000 || ceiling <= bare)) break;
    const end = part?.next ?? next;
    const scale = large.get(words[end] ?? "");
    if (
      from !== next &&
      (ceiling === Number.POSITIVE_INFINITY || !part || scale !== undefined || words[next] === "et")
    )
      break;
    const count = part?.value ?? 1;
    if (scale !== undefined && scale < ceiling && (count > 0 || !part)) {
      value += count * scale;
      also = undefined;
      next = end + 1;
      ceiling = scale;
      isBegun = true;
      continue;
    }
    if (!part || count >= ceiling) break;
    if (part.isDigits && isBegun && !(count >= 100 && count < 1000)) break;
    value += count;
    if (isBegun && count > 0 && count < 10 && from === next)
      also = value - count + (count * ceiling) / 10;
    else if (part.also !== undefined && !isBegun) also = part.also;
    next = end;
    isBegun = true;
    break;
  }
  return isBegun ? { value, next, ...(also === undefined ? {} : { also }) } : undefined;
}

type Below = Part & { also?: number };

function belowThousandAt(
  words: readonly string[],
  at: number,
  isBegun: boolean,
): Below | undefined {
  const word = words[at] ?? "";
  const count = hundred.has(word)
    ? { value: 1, next: at }
    : word === "a" && hundred.has(words[at + 1] ?? "")
      ? { value: 1, next: at + 1 }
      : belowHundredAt(words, at);
  if (!count) return undefined;
  if (!hundred.has(words[count.next] ?? "")) return count;
  if (count.isDigits && count.value >= 20) {
    // « 500 cents » is how a keyboard writes « cinq cents » twice.
    return { value: count.value, also: count.value * 100, next: count.next + 1, isDigits: true };
  }
  const isHundreds =
    Number.isInteger(count.value) && count.value > 0 && count.value < 20 && count.value !== 10;
  if (!isHundreds || (isBegun && count.value > 10)) return count;
  const value = count.value * 100;
  let next = count.next + 1;
  if (words[next] === "and") {
    const rest = belowHundredAt(words, next + 1);
    return rest && !rest.isDigits && rest.value > 0 && !hundred.has(words[rest.next] ?? "")
      ? { value: value + rest.value, next: rest.next }
      : { value, next };
  }
  const rest = belowHundredAt(words, next);
  if (!rest || rest.isDigits || rest.value === 0) return { value, next };
  next = rest.next;
  // « deux cents cinq cents » are two numbers.
  return hundred.has(words[next] ?? "")
    ? { value, next: count.next + 1 }
    : { value: value + rest.value, next };
}

function belowHundredAt(words: readonly string[], at: number): Part | undefined {
  const word = words[at] ?? "";
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), next: at + 1, isDigits: true };
  const one = small.get(word);
  if (one !== undefined) {
    const after = words[at + 1] ?? "";
    if (one === 4 && (after === "vingt" || after === "vingts")) {
      const rest = smallAt(words, at + 2);
      return rest && rest.value > 0
        ? { value: 80 + rest.value, next: rest.next }
        : { value: 80, next: at + 2 };
    }
    return smallAt(words, at);
  }
  const ten = tens.get(word);
  if (ten === undefined) return undefined;
  const isLinked = words[at + 1] === "et" && /^(?:un|une|onze)$/.test(words[at + 2] ?? "");
  const rest = smallAt(words, isLinked ? at + 2 : at + 1);
  if (!rest || rest.value === 0) return { value: ten, next: at + 1 };
  const most = word === "soixante" ? 19 : 9;
  return rest.value <= most
    ? { value: ten + rest.value, next: rest.next }
    : { value: ten, next: at + 1 };
}

/** 0…19; « dix-sept » is one. */
function smallAt(words: readonly string[], at: number): Part | undefined {
  const value = small.get(words[at] ?? "");
  if (value === undefined) return undefined;
  const unit = small.get(words[at + 1] ?? "");
  return words[at] === "dix" && unit !== undefined && unit >= 7 && unit <= 9
    ? { value: 10 + unit, next: at + 2 }
    : { value, next: at + 1 };
}
