import {
  type CartReading,
  type ChunkOf,
  goodsAhead,
  isWeighed,
  leavePending,
  pend,
} from "./cart-reading.ts";
import type { Chunk } from "./chunk.ts";
import { applyCorrection, readSibling } from "./correct-cart.ts";
import type { DraftLine } from "./draft-line.ts";
import { wholesale } from "./goods-words.ts";
import { isNearerToAll, mayBePrice, readBehind, usualOf } from "./weigh-price.ts";

type NumberChunk = ChunkOf<"number">;

/** A bare number behind goods is money from here on; below it counts. */
const leastMoney = 50;

/** Nobody hands over less. */
const leastTender = 25;

/** Of two readings, money is rather hundreds: nobody pays 2005 francs. */
export const francsSaid = ({ value, also }: NumberChunk): number =>
  also !== undefined && also > value && also % 100 === 0 && value % 100 !== 0 ? also : value;

/** Reads a number: how many, a price, an amount, the total, what was handed over. Gives the last chunk that it took. */
export function readNumber(state: CartReading, chunk: NumberChunk, at: number): number {
  const { chunks } = state;
  const [before, after] = [chunks[at - 1], chunks[at + 1]];
  const last = state.lines.at(-1);
  const goods = goodsAhead(state, at);
  if (state.isDropped) {
    state.isDropped = false;
    return at;
  }
  if (chunk.also !== undefined) state.doubts.add("two-readings-of-a-number");
  if (state.isTotal && goods) {
    // « le tout à, 3 fanta »: the total was not said.
    state.isTotal = false;
    state.doubts.add("two-readings-of-a-number");
  } else if (state.isTotal) {
    if (state.total !== undefined) state.doubts.add("two-readings-of-a-price");
    state.total = francsSaid(chunk);
    state.isTotal = false;
    return at;
  }
  if (before?.is === "at" && last) return readPrice(state, last, francsSaid(chunk), at);
  const isOfPack = before?.is === "of" && state.pending?.container !== undefined;
  if (goods && !isOfPack && isAmountOf(chunk, goods, after)) {
    if (!chunk.isMoney) state.doubts.add("price-or-amount");
    pend(state, chunk, { amount: francsSaid(chunk) });
    return at;
  }
  if (isMarker(before, "times") && last && last.count === undefined) {
    last.count = chunk.value;
    return at;
  }
  if (isMarker(after, "times")) {
    pend(state, chunk, { count: chunk.value });
    return at + 1;
  }
  if (readTender(state, chunk, at)) return at;
  if (goods) {
    if (chunk.isLoose) state.doubts.add("two-readings-of-a-number");
    if (mayBeFrancs(chunk, goods, after)) state.mayBeFrancs = true;
    readCount(state, chunk, before);
    return at;
  }
  return readAlone(state, chunk, at);
}

const isMarker = (chunk: Chunk | undefined, marker: string) =>
  chunk?.is === "marker" && chunk.marker === marker;

/** Francs stand before what is weighed, « 500 francs de riz »; a large bare number may be francs. */
function isAmountOf(chunk: NumberChunk, { goods }: ChunkOf<"goods">, after: Chunk | undefined) {
  if (after?.is === "container") return false;
  if (chunk.isMoney) return true;
  return (
    goods.near.every(({ product }) => product.unit) &&
    chunk.value >= leastMoney &&
    (after?.is === "of" || after?.is === "goods")
  );
}

/** A number before goods counts them; where it may count those before as well, that is doubted. */
function readCount(state: CartReading, chunk: NumberChunk, before: Chunk | undefined): void {
  const last = state.lines.at(-1);
  const isOpen = last && last.count === undefined && !last.measure;
  if (isOpen && state.isTrailing) {
    last.count = chunk.value;
    return;
  }
  if (isOpen && before?.is === "goods" && !state.isCorrecting)
    state.doubts.add("two-readings-of-a-number");
  if (before?.is === "of" && state.pending?.container !== undefined) {
    // « un carton de 24 malta »
    pend(state, chunk, { packOf: chunk.value });
    return;
  }
  // « 9 w 12 ampoules » is of twelve or of nine.
  if (state.pending?.measure) state.doubts.add("no-quantity");
  if (state.pending?.count !== undefined) leavePending(state);
  pend(state, chunk, { count: chunk.value, isArticle: chunk.isArticle });
}

/** « 500 bonbons » may be 500 francs of them, « 500 de bonbons » rather. */
function mayBeFrancs(
  { value }: NumberChunk,
  { goods }: ChunkOf<"goods">,
  after: Chunk | undefined,
) {
  if (after?.is === "of") return value >= leastTender;
  const { price = 0 } = goods.near[0]?.product ?? {};
  return after?.is === "goods" && value >= 100 && value % 50 === 0 && value % price === 0;
}

/** A number that no goods follow: it says more of those before. */
function readAlone(state: CartReading, chunk: NumberChunk, at: number): number {
  const [before, after] = [state.chunks[at - 1], state.chunks[at + 1]];
  const last = state.lines.at(-1);
  const francs = francsSaid(chunk);
  if (isMarker(before, "for") && last) {
    const isPriced = last.price !== undefined || last.amount !== undefined;
    if (state.lines.length > 1 || isPriced) state.doubts.add("price-or-amount");
    last.amount = francs;
    return at;
  }
  if (readBehindMark(state, chunk, at)) return at + 1;
  const isCorrection = state.isCorrecting || state.isRemoving;
  if (isCorrection && applyCorrection(state, { count: francs })) return at;
  if (chunk.isMoney) {
    readMoneyBehind(state, chunk, last);
    return at;
  }
  if (readSibling(state, chunk)) return at;
  if (last && last.price === undefined && last.amount === undefined && !state.pending) {
    const isOpen = last.count === undefined && !last.measure;
    if (before?.is === "of" && isOpen && isWeighed(last) && last.container !== undefined) {
      // « un sac de cinquante »
      const of = last.goods.near[0]?.product.unit ?? "g";
      last.measure = { value: chunk.value * 1000, of, next: at };
      return at;
    }
    if (before?.is === "of" && isOpen && isWeighed(last)) {
      last.amount = francs;
      return at;
    }
    const isBehind = /^(?:goods|container|measure|person)$/.test(before?.is ?? "");
    if (isBehind && last.count === undefined) {
      if (before?.is === "person") last.doubts.add("two-readings-of-a-number");
      if (after?.is === "container" || last.measure) {
        if (chunk.value >= leastTender) last.doubts.add("price-or-amount");
        if (last.measure) last.doubts.add("no-quantity");
        last.count = chunk.value;
        if (after?.is !== "container") return at;
        last.container = after.container;
        return at + 1;
      }
      // « bonbons 100 » are as many, or worth as much.
      if (readBehind(last, chunk.value, francs, false)) return at;
      last.doubts.add("price-or-amount");
      state.leftover.push(chunk);
      return at;
    }
    if (isBehind && chunk.value >= leastMoney) {
      const isPer = after?.is === "container" || isUnitOf(after) || isMarker(after, "each");
      if (isPer) return readPrice(state, last, francs, at);
      if (isWeighed(last) && !last.container) last.doubts.add("price-or-amount");
      if (readBehind(last, chunk.value, francs, false)) return at;
      last.doubts.add("price-or-amount");
      state.leftover.push(chunk);
      return at;
    }
  }
  if (state.pending?.count !== undefined) leavePending(state);
  pend(state, chunk, { count: chunk.value });
  return at;
}

/** « 10 cartons, douze mille le carton », « 60 cola, quinze mille le tout »: what one costs, or all. */
function readBehindMark(state: CartReading, chunk: NumberChunk, at: number): boolean {
  const last = state.lines.at(-1);
  const after = state.chunks[at + 1];
  if (!last || state.pending || state.isCorrecting || state.isRemoving) return false;
  if (chunk.value < leastMoney || goodsAhead(state, at + 1)) return false;
  const francs = francsSaid(chunk);
  if (isMarker(after, "total") && state.chunks[at + 2]?.is !== "number") {
    if (state.total !== undefined) state.doubts.add("two-readings-of-a-price");
    state.total = francs;
    return true;
  }
  const isPriced = last.price !== undefined || last.amount !== undefined;
  if (isPriced || state.chunks[at - 1]?.is !== "mark") return false;
  if (after?.is === "container" && (after.container === last.container || !last.container)) {
    last.price = francs;
    if (wholesale.has(after.container)) last.per = after.container;
    return true;
  }
  if (!isMarker(after, "each")) return false;
  last.price = francs;
  return true;
}

/** What is handed over: behind « donne » or a means of payment, or before one. */
function readTender(state: CartReading, chunk: NumberChunk, at: number): boolean {
  const [last, after] = [state.chunks[at - 1], state.chunks[at + 1]];
  // « un acompte de 1000 »
  const before = last?.is === "of" ? state.chunks[at - 2] : last;
  if (goodsAhead(state, at)) return false;
  const amount = francsSaid(chunk);
  if (after?.is === "method" && chunk.value >= leastTender) {
    const line = state.lines.at(-1);
    const isBehind = /^(?:goods|measure|container)$/.test(last?.is ?? "");
    if (line && isBehind && mayBePrice(line, amount)) state.doubts.add("price-or-amount");
    state.tenders.push({ method: after.method, amount });
    return true;
  }
  const known = state.tenders.at(-1);
  if (
    before?.is === "method" &&
    known &&
    known.amount === undefined &&
    !known.isHalf &&
    chunk.value >= leastTender
  ) {
    known.amount = amount;
    return true;
  }
  const isGiven = isMarker(before, "give") || isMarker(before, "pay") || isMarker(after, "now");
  if (!isGiven || (chunk.value < leastTender && !chunk.isMoney)) return false;
  state.tenders.push({ method: "cash", amount });
  return true;
}

/** Francs behind goods: the price of one, or of all where that is what they cost. */
function readMoneyBehind(state: CartReading, chunk: NumberChunk, last: DraftLine | undefined) {
  const francs = francsSaid(chunk);
  if (!last) return pend(state, chunk, { amount: francs });
  if (last.price !== undefined || last.amount !== undefined) {
    state.leftover.push(chunk);
    return;
  }
  const usual = usualOf(last);
  const { count = 1 } = last;
  if (isWeighed(last) && !last.measure) last.amount = francs;
  else if (count > 1 && usual !== undefined && francs === usual * count) last.amount = francs;
  else if (francs === usual) last.price = francs;
  else if (!readBehind(last, chunk.value, francs, true)) state.leftover.push(chunk);
}

const isUnitOf = (chunk: Chunk | undefined) =>
  chunk?.is === "measure" && chunk.measure.isUnit === true;

/** Behind a price may stand what it is for: « le kilo », « l'unité », « les cinq ». */
function readPrice(state: CartReading, last: DraftLine, francs: number, at: number): number {
  const { chunks } = state;
  const after = chunks[at + 1];
  if (last.price !== undefined || last.amount !== undefined)
    state.doubts.add("two-readings-of-a-price");
  if (isWeighed(last) && !last.measure && !last.container && !isUnitOf(after)) {
    // Without a weight « à 300 francs » is what it is worth, and might be the price of a kilo.
    last.amount = francs;
    last.doubts.add("price-or-amount");
    return at;
  }
  if (after?.is === "number" && after.value === last.count && !goodsAhead(state, at + 1)) {
    last.amount = francs;
    return at + 1;
  }
  const isPer = after?.is === "container" || isUnitOf(after) || isMarker(after, "each");
  if (!isPer && (last.count ?? 1) > 1 && isNearerToAll(last, francs)) {
    // « 3 bougies à 250 », where one costs 100: 250 is for all.
    last.amount = francs;
    last.others = [{ count: last.count, price: francs }];
    last.doubts.add("price-or-amount");
    return at;
  }
  last.price = francs;
  if (after?.is === "container" && !goodsAhead(state, at + 1)) {
    if (wholesale.has(after.container)) last.per = after.container;
    return at + 1;
  }
  const isBeforeGoods = chunks.slice(at + 2, at + 4).some(({ is }) => is === "goods");
  if (after?.is === "measure" && after.measure.isUnit && !isBeforeGoods) {
    last.per = after.measure.of;
    return at + 1;
  }
  return at;
}
