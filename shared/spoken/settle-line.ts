import { mostOf } from "#shared/schemas/bounds.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { DraftLine } from "./draft-line.ts";
import { type Fit, fitsOf, wholeUnit } from "./fits.ts";
import { without } from "./goods-index.ts";
import { wholesale } from "./goods-words.ts";
import type { SaidMeasure } from "./measures.ts";
import type { SpokenCandidate, SpokenDoubt, SpokenLine } from "./proposal.ts";

/**
 * Settles a draft: the product where the words choose one, all candidates, and every doubt. `most`: francs above which
 * a line of a sale is doubted; absent for a purchase. `lost`: place of a measure that none of the goods uses.
 */
export function settleLine(
  draft: DraftLine,
  said: string,
  most?: number,
): {
  line: SpokenLine;
  doubts: readonly SpokenDoubt[];
  total: number | undefined;
  usual: number | undefined;
  lost: SaidMeasure["place"];
} {
  const near = draft.goods.near.flatMap((one) => fitsOf(one, draft));
  const far = draft.goods.far.flatMap((one) => fitsOf(one, draft));
  const even = ofMeasure(near.filter(({ isOdd }) => !isOdd));
  const evenFar = ofMeasure(far.filter(({ isOdd }) => !isOdd));
  const chosen = even.length > 0 ? even : evenFar.length > 0 ? evenFar : near;
  const rest = without([...near, ...far], chosen);
  const doubts = new Set(draft.doubts);
  const [first, another] = chosen;
  if (another) doubts.add("several-products");
  else if (!draft.goods.isExact || (even.length === 0 && evenFar.length > 0))
    doubts.add("inexact-name");
  const only = another ? undefined : first;
  if (first && (!isSoldAtOnce(first) || (most !== undefined && isFarAbove(first, most))))
    doubts.add("too-many");
  for (const doubt of first?.doubts ?? []) doubts.add(doubt);
  for (const doubt of priceDoubts(draft, chosen)) doubts.add(doubt);
  const others = (draft.others ?? []).flatMap((other) =>
    chosen.flatMap(({ one }) =>
      fitsOf(one, { ...draft, amount: undefined, price: undefined, ...other }),
    ),
  );
  const candidates = [
    ...chosen.map((fit) => candidateOf(fit, draft.goods.isExact ? 0.9 : 0.7)),
    ...others.map((fit) => candidateOf(fit, 0.5)),
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
    lost: first?.isUnmeasured ? draft.measure?.place : undefined,
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

/** Limit of pieces that a till sells at once, unless they are cheap. */
const mostPieces = 200;
const cheap = 50_000;

/** True for more pieces than the stock holds, or far more than a shop sells at once. */
function isFarAbove(fit: Fit, most: number): boolean {
  const { one, quantity, per, usual, price, amount } = fit;
  const francs = amount ?? francsOf(fit, price ?? usual);
  const { shownStock } = one.product;
  return (
    francs > most ||
    (shownStock !== undefined && quantity > Math.max(0, shownStock)) ||
    (quantity / per > mostPieces && francs > cheap)
  );
}

/**
 * Goods of the size that was said come before several of a smaller one. Several of one whole unit are equal to them:
 * « deux litres » are a bottle of two or two of one.
 */
function ofMeasure(fits: readonly Fit[]): readonly Fit[] {
  const whole = fits.filter(({ isSeveral }) => !isSeveral);
  if (whole.length === 0) return [...fits].sort((one, other) => one.quantity - other.quantity);
  const several = fits.filter(
    ({ isSeveral, one }) => isSeveral && one.sizes.some(({ value }) => value === wholeUnit),
  );
  return [...whole, ...several];
}

const francsOf = ({ quantity, per }: Fit, price: number) =>
  lineAmount({ quantity, price, ...(per > 1 ? { by: { per } } : {}) });

function candidateOf({ one, pack, quantity, price, amount }: Fit, score: number): SpokenCandidate {
  const { id, unit } = one.product;
  return {
    productId: id,
    ...(pack ? { packId: pack.id } : {}),
    ...(unit ? { unit } : {}),
    quantity,
    ...(price === undefined ? {} : { price }),
    ...(amount === undefined ? {} : { amount }),
    score,
  };
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
