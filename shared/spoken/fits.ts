import { pricedPer } from "#shared/rules/ware.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { DraftLine } from "./draft-line.ts";
import type { IndexedProduct } from "./goods-index.ts";
import { packWord, wholesale } from "./goods-words.ts";
import { measureAt } from "./measures.ts";
import type { SpokenDoubt } from "./proposal.ts";
import { foldWord, saidWords } from "./said-words.ts";

/** One way for goods to fit the words that were said; `isOdd`: taken only where no better one exists. */
export type Fit = {
  one: IndexedProduct;
  pack?: Pack | undefined;
  quantity: number;
  /** Count that the price is for. */
  per: number;
  usual: number;
  isOdd: boolean;
  /** Several of a smaller size make up the measure: two bottles of a litre. */
  isSeveral?: boolean;
  /** The measure is no size and no quantity of these goods. */
  isUnmeasured?: boolean;
  price?: number | undefined;
  amount?: number | undefined;
  doubts: readonly SpokenDoubt[];
};

/** All ways for goods to fit the words that were said, with the price that was said. */
export function fitsOf(one: IndexedProduct, draft: DraftLine): Fit[] {
  const { price, amount } = draft;
  return unpricedFits(one, draft).map((fit) => ({ ...fit, price, amount }));
}

function unpricedFits(one: IndexedProduct, draft: DraftLine): Fit[] {
  const { container, measure } = draft;
  if (container !== undefined) {
    const packs = packsCalled(one, container).filter((pack) => isPackOfSize(pack, draft));
    if (packs.length > 0) return packs.map((pack) => packFit(one, pack, draft));
    if (draft.packOf !== undefined) {
      const count = (draft.count ?? 1) * draft.packOf;
      return [{ ...baseFit(one, { ...draft, count }), isOdd: true, doubts: ["no-such-pack"] }];
    }
    if (wholesale.has(container) && !isItsBag(one, container))
      return [{ ...baseFit(one, draft), isOdd: true, doubts: ["no-such-pack"] }];
  }
  const { product } = one;
  const isOtherPack =
    container !== undefined &&
    (container === "paire" || (retail.has(container) && (product.packs ?? []).some(isRetail)));
  const base = baseFit(one, draft);
  const fit = isOtherPack ? { ...base, doubts: [...base.doubts, "no-such-pack" as const] } : base;
  return measure && container !== undefined && fit.isOdd
    ? [baseFit(one, { ...draft, measure: undefined })].map(
        (bare): Fit => ({
          ...bare,
          isOdd: true,
          isUnmeasured: true,
          doubts: [...bare.doubts, "no-such-pack"],
        }),
      )
    : [fit];
}

/** « 5 sacs de riz 25 kg » for rice sold by the bag: the bag is the piece. */
const isItsBag = ({ product, sizes }: IndexedProduct, container: string) =>
  container === "sac" && !product.unit && !product.packs?.length && sizes.length > 0;

/** Small packs: for goods sold in one of them, the name of another may mean that one. */
const retail: ReadonlySet<string> = new Set(["paquet", "boite", "sachet"]);
const isRetail = ({ name }: Pack) => retail.has(packWord(name));

function packsCalled({ product }: IndexedProduct, container: string): Pack[] {
  return (product.packs ?? []).filter(
    ({ name, archived }) => !archived && packWord(name) === container,
  );
}

/** « Sac de 25 kg » holds 25 kg; half a pack is no other size. */
function isPackOfSize({ name, factor }: Pack, { measure, packOf }: DraftLine): boolean {
  if (packOf !== undefined) return factor === packOf || factor === packOf * 1000;
  if (!measure || measure.of === "any") return true;
  const said = saidWords(foldWord(name));
  return (
    said.some((_, at) => {
      const size = measureAt(said, at);
      return size?.of === measure.of && size.value === measure.value;
    }) || factor === measure.value
  );
}

function packFit(one: IndexedProduct, pack: Pack, draft: DraftLine): Fit {
  const part = draft.measure?.of === "any" ? draft.measure.value / 1000 : 1;
  const exact = (draft.count ?? 1) * part * pack.factor;
  const quantity = Math.max(1, Math.round(exact));
  const doubts: SpokenDoubt[] = quantity === exact && part === 1 ? [] : ["uneven-amount"];
  return { one, pack, quantity, per: pack.factor, usual: pack.price, isOdd: false, doubts };
}

function baseFit(one: IndexedProduct, draft: DraftLine): Fit {
  const { product, sizes } = one;
  const { unit, price } = product;
  const { count, measure, amount, isArticle } = draft;
  const per = unit ? pricedPer(unit) : 1;
  const fitWith = (quantity: number, isOdd: boolean, ...doubts: SpokenDoubt[]): Fit => {
    const whole = Math.max(1, Math.round(quantity));
    const isWhole = Math.abs(whole - quantity) < 1e-6 || (unit && amount !== undefined);
    return {
      one,
      quantity: whole,
      per,
      usual: price,
      isOdd,
      doubts: isWhole ? doubts : [...doubts, "uneven-amount"],
    };
  };
  if (unit) {
    if (measure) {
      const value = measure.of === "any" ? (measure.value * per) / 1000 : measure.value;
      const isOther = measure.of !== "any" && measure.of !== unit;
      const isMany = (count ?? 1) !== 1;
      return {
        ...fitWith(
          (count ?? 1) * value,
          isOther,
          ...(isOther || isMany ? (["no-quantity"] as const) : []),
        ),
        isUnmeasured: isOther,
      };
    }
    if (amount !== undefined && (count === undefined || isArticle) && price > 0) {
      const quantity = (amount * per) / price;
      const isPaid =
        lineAmount({ quantity: Math.max(1, Math.round(quantity)), price, by: { per } }) === amount;
      return fitWith(quantity, false, ...(isPaid ? [] : (["uneven-amount"] as const)));
    }
    return fitWith((count ?? 1) * per, false, "no-quantity");
  }
  if (measure) {
    const sized = sizes.filter(({ of }) => of !== undefined && of === measure.of);
    if (sized.some(({ value }) => value === measure.value)) return fitWith(count ?? 1, false);
    const part = sized.find(
      ({ value }) => measure.value % value === 0 && measure.value / value <= mostInMeasure,
    );
    if (part)
      return {
        ...fitWith(((count ?? 1) * measure.value) / part.value, false, "no-quantity"),
        isSeveral: true,
      };
    // « deux litres » of a bottle without a size are rather two bottles.
    const whole = measure.value / wholeUnit;
    if (sized.length === 0 && measure.of !== "any" && Number.isInteger(whole) && whole >= 1)
      return fitWith((count ?? 1) * whole, true, "no-quantity");
    return { ...fitWith(count ?? 1, true, "no-quantity"), isUnmeasured: measure.of !== "any" };
  }
  if (amount !== undefined && count === undefined && price > 0) {
    const pieces = amount / price;
    return pieces >= 1 && Number.isInteger(pieces)
      ? fitWith(pieces, false)
      : fitWith(Math.max(1, Math.floor(pieces)), true, "uneven-amount");
  }
  return fitWith(count ?? 1, false);
}

/** Largest count of pieces for which people say a measure. */
const mostInMeasure = 12;
export const wholeUnit = 1000;
