import { pricedPer } from "#shared/rules/ware.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { DraftLine } from "./draft-line.ts";
import { type IndexedProduct, without } from "./goods-index.ts";
import { containerOf, wholesale } from "./goods-words.ts";
import { measureAt } from "./measures.ts";
import type { SpokenCandidate, SpokenDoubt, SpokenLine } from "./proposal.ts";
import { foldWord, saidWords } from "./said-words.ts";

/** A way in which goods fit what was said of them; those that `isOdd` only for want of better. */
type Fit = {
  one: IndexedProduct;
  pack?: Pack | undefined;
  quantity: number;
  /** Of how many the price is. */
  per: number;
  usual: number;
  isOdd: boolean;
  doubts: readonly SpokenDoubt[];
};

/** What a draft comes to: the product where the words choose one, all that it may be, and every doubt. */
export function settleLine(
  draft: DraftLine,
  said: string,
): {
  line: SpokenLine;
  doubts: readonly SpokenDoubt[];
  total: number | undefined;
  usual: number | undefined;
} {
  const near = draft.goods.near.flatMap((one) => fitsOf(one, draft));
  const far = draft.goods.far.flatMap((one) => fitsOf(one, draft));
  const even = near.filter(({ isOdd }) => !isOdd);
  const evenFar = far.filter(({ isOdd }) => !isOdd);
  const chosen = even.length > 0 ? even : evenFar.length > 0 ? evenFar : near;
  const rest = without([...near, ...far], chosen);
  const doubts = new Set(draft.doubts);
  const [first, another] = chosen;
  if (another) doubts.add("several-products");
  else if (!draft.goods.isExact || (even.length === 0 && evenFar.length > 0))
    doubts.add("inexact-name");
  const only = another ? undefined : first;
  if (first && !isSoldAtOnce(first)) doubts.add("too-many");
  for (const doubt of first?.doubts ?? []) doubts.add(doubt);
  for (const doubt of priceDoubts(draft, chosen)) doubts.add(doubt);
  const candidates = [
    ...chosen.map((fit) => candidateOf(fit, draft.goods.isExact ? 0.9 : 0.7)),
    ...rest.map((fit) => candidateOf(fit, 0.4)),
  ].slice(0, mostCandidates);
  const line: SpokenLine = {
    ...(only ? { productId: only.one.product.id } : {}),
    ...(only?.pack ? { packId: only.pack.id } : {}),
    ...(first?.one.product.unit ? { unit: first.one.product.unit } : {}),
    quantity: first?.quantity ?? 1,
    ...(draft.price === undefined ? {} : { price: draft.price }),
    ...(draft.amount === undefined ? {} : { amount: draft.amount }),
    candidates,
    said,
    sure: doubts.size === 0,
  };
  return {
    line,
    doubts: [...doubts],
    total: only && (draft.amount ?? francsOf(only, draft.price ?? only.usual)),
    usual: only && francsOf(only, only.usual),
  };
}

/** Nobody chooses between more: somebody who sees so many says another word. */
const mostCandidates = 24;

/** More of anything than any shop keeps is a slip. */
const isSoldAtOnce = ({ one, quantity, usual, per }: Fit) =>
  quantity <= mostOf(one.product.unit) && (quantity / per) * usual <= mostSaid;
const mostSaid = 50_000_000;

const francsOf = ({ quantity, per }: Fit, price: number) =>
  lineAmount({ quantity, price, ...(per > 1 ? { by: { per } } : {}) });

function candidateOf({ one, pack, quantity }: Fit, score: number): SpokenCandidate {
  const { id, unit } = one.product;
  return {
    productId: id,
    ...(pack ? { packId: pack.id } : {}),
    ...(unit ? { unit } : {}),
    quantity,
    score,
  };
}

function fitsOf(one: IndexedProduct, draft: DraftLine): Fit[] {
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
        (bare): Fit => ({ ...bare, isOdd: true, doubts: [...bare.doubts, "no-such-pack"] }),
      )
    : [fit];
}

/** « 5 sacs de riz 25 kg » where that is sold by the bag: the bag is the piece. */
const isItsBag = ({ product, sizes }: IndexedProduct, container: string) =>
  container === "sac" && !product.unit && !product.packs?.length && sizes.length > 0;

/** Small packs: of goods that are sold in one of them, another may be meant. */
const retail: ReadonlySet<string> = new Set(["paquet", "boite", "sachet"]);
const isRetail = ({ name }: Pack) => retail.has(packWord(name));

function packWord(name: string): string {
  const [first = ""] = saidWords(name).map(({ text }) => text);
  return containerOf.get(first) ?? first;
}

function packsCalled({ product }: IndexedProduct, container: string): Pack[] {
  return (product.packs ?? []).filter(
    ({ name, archived }) => !archived && packWord(name) === container,
  );
}

/** « Sac de 25 kg » is of 25 kg; half a pack is no other size. */
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
  const { count, measure, amount } = draft;
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
      return fitWith(
        (count ?? 1) * value,
        isOther,
        ...(isOther || isMany ? (["no-quantity"] as const) : []),
      );
    }
    if (amount !== undefined && count === undefined && price > 0) {
      const quantity = (amount * per) / price;
      const isPaid =
        lineAmount({ quantity: Math.max(1, Math.round(quantity)), price, by: { per } }) === amount;
      return fitWith(quantity, false, ...(isPaid ? [] : (["uneven-amount"] as const)));
    }
    return fitWith((count ?? 1) * per, false, "no-quantity");
  }
  if (measure) {
    const isSize = sizes.some(({ value, of }) => of === measure.of && value === measure.value);
    return fitWith(count ?? 1, !isSize, ...(isSize ? [] : (["no-quantity"] as const)));
  }
  if (amount !== undefined && count === undefined && price > 0) {
    const pieces = amount / price;
    return pieces >= 1 && Number.isInteger(pieces)
      ? fitWith(pieces, false)
      : fitWith(Math.max(1, Math.floor(pieces)), true, "uneven-amount");
  }
  return fitWith(count ?? 1, false);
}

/** A price that looks like that of the whole line, or like nothing that was ever asked. */
function priceDoubts(draft: DraftLine, fits: readonly Fit[]): SpokenDoubt[] {
  const { price, amount, per, count, container, measure } = draft;
  const [fit] = fits;
  if (!fit) return [];
  const doubts: SpokenDoubt[] = [];
  const said = price ?? amount;
  if (said !== undefined && (!Number.isInteger(said) || said <= 0)) doubts.push("price-or-amount");
  const times = Math.max(1, fit.quantity / fit.per);
  if (price !== undefined && isFarFrom(price, fit.usual, times)) doubts.push("price-or-amount");
  if (
    amount !== undefined &&
    (count !== undefined || measure) &&
    isFarFrom(amount, fit.usual * times, 1 / times)
  )
    doubts.push("price-or-amount");
  if (per !== undefined && container !== per && !isPerOf(per, fit)) doubts.push("price-or-amount");
  return doubts;
}

const isPerOf = (per: string, { one, pack }: Fit) =>
  !pack &&
  (one.product.unit ? per === one.product.unit : !wholesale.has(per) && !/^(?:g|ml|cm)$/.test(per));

/** Whether an amount is nearer to so many times the usual one, or three times off. */
function isFarFrom(said: number, usual: number, times: number): boolean {
  if (usual <= 0 || said <= 0) return true;
  const off = Math.abs(Math.log(said / usual));
  return off > Math.log(3) || (times !== 1 && Math.abs(Math.log(said / (usual * times))) < off);
}
