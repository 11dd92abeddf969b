import { type GoodsIndex, type GoodsSize, type IndexedProduct, without } from "./goods-index.ts";
import { bigness, hasSizes, isCalledSo, ofBigness, sizeWords } from "./goods-sizes.ts";
import { goodsKey, joining } from "./goods-words.ts";
import { francWords, measureAt, saidNumberAt } from "./measures.ts";
import { isDenied, keysOf } from "./name-keys.ts";
import type { SaidWord } from "./said-words.ts";
import { smallWords } from "./small-words.ts";

/** Goods that words name. */
export type FoundGoods = {
  /** Those that are as near, best first: one where the words choose. */
  near: readonly IndexedProduct[];
  /** Those that also hold the words, but are not called by them. */
  far: readonly IndexedProduct[];
  /** Each word is written as the shop writes it, and one of them is what the goods are called. */
  isExact: boolean;
  /** Their size is a number that was said. */
  isSized: boolean;
  from: number;
  next: number;
};

type Narrowing = {
  left: readonly IndexedProduct[];
  exact: readonly IndexedProduct[] | undefined;
  matched: Set<string>;
  sizes: GoodsSize[];
  big?: boolean | undefined;
  /** A number alone chose between kinds of goods. */
  isBare?: boolean;
  isMisspelt?: boolean;
  /** How many was said before: a small number behind is no count. */
  isCounted: boolean;
};

/**
 * The goods that begin at a word: it and the words behind it, as far as they name the same. `isKnown` tells words that mean
 * something else, which are never taken for misspelt goods; with
 * `isCounted` a small number behind may be a size, « 3 fers de 8 ».
 */
export function goodsAt(
  index: GoodsIndex,
  said: readonly SaidWord[],
  at: number,
  isKnown: (word: string) => boolean,
  isCounted = false,
): FoundGoods | undefined {
  let from = at;
  const big = bigness(said[at]?.text);
  if (big !== undefined) from += 1;
  const first = said[from];
  if (!first) return undefined;
  const state: Narrowing = {
    left: [],
    exact: undefined,
    matched: new Set(),
    sizes: [],
    big,
    isCounted,
  };
  if (first.kind === "number" || saidNumberAt(said, from)) {
    const brand = brandNumberAt(index, said, from);
    if (!brand) return undefined;
    state.left = index.all.filter(
      ({ product, sizes }) => product.brand?.includes(brand.text) && sizes.length > 0,
    );
    state.exact = state.left;
    state.sizes.push(bareSize(Number(brand.text)));
    return finished(state, at, furthest(state, index, said, brand.next, isKnown));
  }
  if (
    first.kind === "mark" ||
    first.text.length < 2 ||
    joining.has(first.text) ||
    smallWords.has(first.text) ||
    bigness(first.text) !== undefined
  )
    return undefined;
  const [keys, isExact] = keysOf(index, first.text, !isKnown(first.text));
  if (keys.length === 0) return undefined;
  take(state, index, keys, isExact);
  return finished(state, at, furthest(state, index, said, from + 1, isKnown));
}

/**
 * The goods with one of these keys, narrowed by the words from `start` on. The word at `at` is another word for them.
 */
export function goodsCalled(
  index: GoodsIndex,
  keys: readonly string[],
  said: readonly SaidWord[],
  [at, start]: readonly [number, number],
  isKnown: (word: string) => boolean,
): FoundGoods | undefined {
  const state: Narrowing = {
    ...{ left: [], exact: undefined, matched: new Set<string>(), sizes: [] },
    isCounted: false,
  };
  take(state, index, keys, false);
  return finished(state, at, furthest(state, index, said, start, isKnown));
}

/** « 33 export », or a bare « 33 » that no goods follow. */
function brandNumberAt(index: GoodsIndex, said: readonly SaidWord[], at: number) {
  const number = saidNumberAt(said, at);
  const text = String(number?.value);
  if (!number || !index.brandNumbers.has(text)) return undefined;
  const behind = said[number.next];
  if (behind && francWords.has(behind.text)) return undefined;
  const key = behind?.kind === "word" ? goodsKey(behind.text) : "";
  const named = index.byWord.get(key);
  const isNamed = named?.some(({ product }) => product.brand?.includes(text)) ?? false;
  const isBare = !named && at > 0 && saidNumberAt(said, at - 1)?.next === at;
  return isNamed || isBare ? { text, next: number.next } : undefined;
}

function take(state: Narrowing, index: GoodsIndex, keys: readonly string[], isExact: boolean) {
  const holding = new Set(keys.flatMap((key) => index.byWord.get(key) ?? []));
  const isFirst = state.left.length === 0;
  state.left = isFirst ? [...holding] : state.left.filter((one) => holding.has(one));
  if (isExact)
    state.exact = state.exact ? state.exact.filter((one) => holding.has(one)) : [...holding];
  else state.isMisspelt = true;
  for (const key of keys) state.matched.add(key);
}

/** Narrows by the words behind as long as they name what is left; gives the word that does not. */
function furthest(
  state: Narrowing,
  index: GoodsIndex,
  said: readonly SaidWord[],
  start: number,
  isKnown: (word: string) => boolean,
): number {
  let next = start;
  for (;;) {
    let at = next;
    while (isJoining(state, said, at)) at += 1;
    const joint = said.slice(next, at).map(({ text }) => text);
    const word = said[at];
    if (!word || word.kind === "mark") return next;
    const sized = sizeAt(state, index, said, at, joint);
    if (sized !== undefined) {
      next = sized;
      continue;
    }
    if (saidNumberAt(said, at)) return next;
    if (smallWords.has(word.text) && !isLoneLetter(state, said, at)) {
      const end = takeSmall(state, index, said, at);
      if (end === undefined) return next;
      next = end;
      continue;
    }
    const big = bigness(word.text);
    const [keys, isExact] = keysOf(index, word.text, !isKnown(word.text));
    const isNamed = state.left.some(({ words }) => keys.some((key) => words.has(key)));
    const isSaidAgain = keys.every((key) => state.matched.has(key));
    if (isNamed && !isSaidAgain && !joint.some((one) => /^(?:et|aux|and|the|with)$/.test(one))) {
      take(state, index, keys, isExact);
      next = at + 1;
    } else if (big !== undefined && joint.length === 0 && !isNextGoods(index, said, at + 1)) {
      state.big = big;
      next = at + 1;
    } else return next;
  }
}

/** A small word belongs to a name only together with the word behind it: « non sucré », « avec œuf ». */
function takeSmall(
  state: Narrowing,
  index: GoodsIndex,
  said: readonly SaidWord[],
  at: number,
): number | undefined {
  const keys = [at, at + 1].map((place) => goodsKey(said[place]?.text ?? ""));
  const isNamed = state.left.some(({ words }) => keys.every((key) => words.has(key)));
  if (said[at + 1]?.kind !== "word" || !isNamed) return undefined;
  for (const key of keys) take(state, index, [key], true);
  return at + 2;
}

/** What may stand before a size, and between two. */
const ofSize = /^(?:de|d|a|of|taille|size|pointure|numero)$/;
const ofSizes = /^(?:de|d|a|of|x)$/;

/** Words between those of a name; « taille » says that a size comes. */
function isJoining(state: Narrowing, said: readonly SaidWord[], at: number): boolean {
  const { text, kind } = said[at] ?? {};
  if (text === undefined || kind !== "word") return false;
  if (sizeWords.test(text)) return !state.left.some(({ words }) => words.has(text));
  return (
    (joining.has(text) || (text === "x" && state.sizes.length > 0)) &&
    !isLoneLetter(state, said, at)
  );
}

/** The l of « t-shirt noir l », which elsewhere joins words. */
const isLoneLetter = ({ left }: Narrowing, said: readonly SaidWord[], at: number) => {
  const word = said[at];
  return (
    word !== undefined &&
    !word.isElided &&
    /^[lm]$/.test(word.text) &&
    left.some(({ words }) => words.has(word.text))
  );
};

const isNextGoods = (index: GoodsIndex, said: readonly SaidWord[], at: number) =>
  index.byWord.has(goodsKey(said[at]?.text ?? ""));

const bareSize = (written: number): GoodsSize => ({ value: written, written });

/** A size that tells what is left apart; behind « à » only where it is the price as well. */
function sizeAt(
  state: Narrowing,
  index: GoodsIndex,
  said: readonly SaidWord[],
  at: number,
  joint: readonly string[],
): number | undefined {
  const isTold = state.sizes.length > 0 ? ofSizes : ofSize;
  if (joint.some((word) => !isTold.test(word))) return undefined;
  const measure = measureAt(said, at);
  const number = saidNumberAt(said, at);
  // « A18 » is a model, « à 18 » a price.
  const isPriced = joint.includes("a") && said[at - 1]?.to !== said[at]?.from;
  if (measure && !isPriced) {
    const fitting = state.left.filter(({ sizes }) =>
      sizes.some(({ value, of }) => of === measure.of && value === measure.value),
    );
    if (fitting.length === 0) return undefined;
    state.left = fitting;
    state.exact = state.exact && kept(state.exact, fitting);
    const known = fitting[0]?.sizes.find(
      ({ value, of }) => of === measure.of && value === measure.value,
    );
    if (known) state.sizes.push(known);
    return measure.next;
  }
  if (!number || measure || francWords.has(said[number.next]?.text ?? "")) return undefined;
  const isSmall = number.value < 20 && Number.isInteger(number.value);
  if (isSmall && !sizeWords.test(said[at - 1]?.text ?? "")) {
    const isBare = state.left.every(({ sizes }) => sizes.some(({ of }) => of === undefined));
    if (!state.isCounted || !isBare || isNextGoods(index, said, number.next)) return undefined;
  }
  const fitting = state.left.filter(
    ({ sizes, product }) =>
      sizes.some(({ written }) => written === number.value) &&
      (!isPriced || product.price === number.value),
  );
  if (fitting.length === 0 || (isPriced && state.left.length === 1)) return undefined;
  if (state.sizes.some(({ written }) => written === number.value)) return undefined;
  // A bare number that tells several kinds apart may as well be what they cost.
  const isOneKind = new Set(state.left.map(({ family }) => family)).size === 1;
  const priced = isOneKind
    ? []
    : state.left.filter(({ product }) => product.price === number.value);
  if (!isOneKind && fitting.length < state.left.length) state.isBare = true;
  state.left = [...new Set([...fitting, ...priced])];
  state.exact = state.exact && kept(state.exact, state.left);
  state.sizes.push(bareSize(number.value));
  return number.next;
}

function finished(state: Narrowing, from: number, next: number): FoundGoods | undefined {
  if (state.left.length === 0) return undefined;
  const called = state.left.filter(({ heads }) => [...state.matched].some((key) => heads.has(key)));
  const isCalled = called.length > 0 || (state.sizes.length > 0 && state.matched.size === 0);
  let near = called.length > 0 ? called : state.left;
  const far = without(state.left, near);
  const whole = near.filter(({ words }) => [...words].every((word) => state.matched.has(word)));
  const [only, another] = whole;
  if (only && !another && (only.sizes.length === 0 || state.sizes.length > 0)) near = [only];
  const { big } = state;
  const said = near.filter(({ words }) => [...words].some((word) => bigness(word) === big));
  const sized = big === undefined ? near : said.length > 0 ? said : ofBigness(near, big);
  const isOneFamily = sized.length === 1 && (near.length <= 2 || said.length > 0);
  const exact = state.exact ?? [];
  const isExact =
    isCalled &&
    !near.some((one) => isDenied(one, state.matched)) &&
    (big === undefined || said.length > 0 || !(isCalledSo(far, big) || isCalledSo(near, !big))) &&
    // « cube » alone is in the names of others as well.
    (far.length === 0 || whole.length === 1) &&
    (!state.isBare || (whole.length === 1 && near.every((one) => hasSizes(one, state.sizes)))) &&
    exact.length > 0 &&
    kept(exact, near).length === near.length &&
    (without(exact, [...near, ...far]).length === 0 || (whole.length === 1 && !state.isMisspelt)) &&
    (sized === near || isOneFamily);
  const rest = without(near, sized);
  const isSized = state.sizes.length > 0;
  return { near: sized, far: [...rest, ...far], isExact, isSized, from, next };
}

function kept<T>(list: readonly T[], others: readonly T[]): T[] {
  const known = new Set(others);
  return list.filter((one) => known.has(one));
}
