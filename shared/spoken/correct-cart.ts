import { addLine, type CartReading, type ChunkOf } from "./cart-reading.ts";
import type { DraftLine } from "./draft-line.ts";
import { without } from "./goods-index.ts";
import { ofBigness, siblingsOf } from "./goods-sizes.ts";
import type { SaidMeasure } from "./measures.ts";

type GoodsChunk = ChunkOf<"goods">;
type Correction = {
  count?: number;
  measure?: SaidMeasure;
  goods?: GoodsChunk;
  size?: ChunkOf<"size">;
};

/**
 * Applies what stands behind « non », « plutôt », « enlève » to what was said before: another number, measure, size or other
 * goods. False where nothing is corrected, so that it is read as it stands.
 */
export function applyCorrection(
  state: CartReading,
  { count, measure, goods, size }: Correction,
): boolean {
  const last = state.lines.at(-1);
  if (!last || !(state.isCorrecting || state.isRemoving)) return false;
  const isRemoving = state.isRemoving;
  state.isCorrecting = false;
  state.isRemoving = false;
  state.doubts.add("corrected");
  if (count !== undefined) {
    if (isRemoving) lessen(state, last, count);
    else correctNumber(last, count);
    return true;
  }
  if (measure) {
    last.measure = measure;
    last.count = undefined;
    return true;
  }
  if (size) {
    const [one] = last.goods.near;
    if (!one) return false;
    const kin = siblingsOf(state.index, one);
    const near = ofBigness(kin, size.big);
    last.goods = { ...last.goods, near, far: without(kin, near) };
    return true;
  }
  if (!goods) return false;
  const { chunks: _, big: __, ...pending } = state.pending ?? { chunks: [] };
  const same = state.lines.find(({ goods: known }) => isSameGoods(known, goods.goods));
  state.pending = undefined;
  if (same) {
    Object.assign(same, pending);
    return true;
  }
  const { count: counted, container, measure: measured } = last;
  const before = { count: counted, container, measure: measured };
  state.lines[state.lines.length - 1] = {
    ...(pending.count === undefined && !pending.measure && pending.amount === undefined
      ? before
      : {}),
    ...pending,
    goods: goods.goods,
    doubts: new Set(),
    from: goods.from,
    to: goods.to,
  };
  return true;
}

/** Francs replace francs, where the line has a price or an amount and the number is no count. */
function correctNumber(line: DraftLine, value: number): void {
  const isMoney = value >= leastPrice;
  line.others = undefined;
  if (isMoney && line.amount !== undefined) line.amount = value;
  else if (isMoney && line.price !== undefined) line.price = value;
  else line.count = value;
}
const leastPrice = 25;

const isSameGoods = (one: DraftLine["goods"], other: DraftLine["goods"]) =>
  one.near.some((product) => other.near.includes(product)) &&
  (one.near.length === 1 || other.near.length === 1 || one.near.length === other.near.length);

/** Takes goods off what was said; a number that stands before them is how many. */
export function removeGoods(state: CartReading, chunk: GoodsChunk): void {
  const { isCorrecting } = state;
  state.isRemoving = false;
  state.isCorrecting = false;
  const { near, far } = chunk.goods;
  const meant = state.lines.filter(({ goods }) =>
    goods.near.some((one) => near.includes(one) || far.includes(one)),
  );
  const line = meant.at(-1);
  state.doubts.add("corrected");
  if (!line) state.leftover.push(...(state.pending?.chunks ?? []), chunk);
  else if (state.pending?.count !== undefined && state.pending.count < (line.count ?? 1))
    lessen(state, line, state.pending.count);
  else {
    if (isCorrecting && line === state.lines.at(-1)) state.replaced = line;
    state.lines = state.lines.filter((one) => one !== line);
  }
  state.pending = undefined;
}

function lessen(state: CartReading, line: DraftLine, by: number) {
  const left = (line.count ?? 1) - by;
  // « 3 castel pas 4 » removes nothing.
  if (left < 0) return;
  if (left > 0) line.count = left;
  else state.lines = state.lines.filter((one) => one !== line);
}

/** « une 42 »: another size of the goods said before. */
export function readSibling(state: CartReading, chunk: ChunkOf<"number">): boolean {
  const last = state.lines.at(-1);
  const [one, other] = last?.goods.near ?? [];
  if (!last || !one || other || state.pending?.count === undefined) return false;
  const kin = state.index.all.filter(
    ({ family, sizes }) =>
      family === one.family && sizes.some(({ written }) => written === chunk.value),
  );
  if (kin.length !== 1) return false;
  addLine(state, { ...last.goods, near: kin, far: [] }, chunk);
  return true;
}
