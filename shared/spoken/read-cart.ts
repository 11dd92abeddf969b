import {
  addLine,
  type CartReading,
  type ChunkOf,
  emptyReading,
  goodsAhead,
  isWeighed,
  leavePending,
  pend,
} from "./cart-reading.ts";
import type { Chunk } from "./chunk.ts";
import { applyCorrection, removeGoods } from "./correct-cart.ts";
import type { GoodsIndex } from "./goods-index.ts";
import { siblingsOf } from "./goods-sizes.ts";
import { wholesale } from "./goods-words.ts";
import type { Marker } from "./lexicon.ts";
import type { SpokenMethod } from "./proposal.ts";
import { readNumber } from "./read-number.ts";

/** Reads a sentence of sale or purchase chunk by chunk; what is understood of none is left over. */
export function readCart(chunks: readonly Chunk[], index: GoodsIndex): CartReading {
  const state = emptyReading(chunks, index);
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at] as Chunk;
    if (chunk.is === "number") at = readNumber(state, chunk, at);
    else if (chunk.is === "measure") readMeasure(state, chunk, at);
    else if (chunk.is === "container") readContainer(state, chunk, at);
    else if (chunk.is === "goods") readGoods(state, chunk, at);
    else if (chunk.is === "size") readSize(state, chunk, at);
    else if (chunk.is === "person") state.customers.push(chunk);
    else if (chunk.is === "supplier") state.suppliers.push(chunk);
    else if (chunk.is === "method") readMethod(state, chunk.method);
    else if (chunk.is === "marker") readMarker(state, chunk.marker, at);
    else if (chunk.is === "mark") readMark(state, chunk);
    else if (chunk.is === "unknown" || chunk.is === "category") state.leftover.push(chunk);
  }
  leavePending(state);
  const isOpen = state.isCorrecting || state.isRemoving || state.isDropped;
  if (isOpen && state.lines.length > 0) state.doubts.add("corrected");
  if (state.isHalf) state.doubts.add("uneven-amount");
  readPromise(state);
  readPayer(state);
  return state;
}

function readMeasure(state: CartReading, chunk: ChunkOf<"measure">, at: number): void {
  const last = state.lines.at(-1);
  const measure = { ...chunk.measure, place: { from: chunk.from, to: chunk.to } };
  const before = state.chunks[at - 1];
  if (measure.also !== undefined) state.doubts.add("two-readings-of-a-number");
  const isFree = last && !last.measure && (before?.is === "goods" || before?.is === "container");
  const isApart =
    (before?.is === "marker" && before.marker === "and") ||
    (before?.is === "mark" && !(last && isWeighed(last)));
  if (goodsAhead(state, at) && !(state.isTrailing && isFree)) {
    const { count, container } = state.pending ?? {};
    if (count !== undefined && container === undefined) state.doubts.add("no-quantity");
    pend(state, chunk, { measure });
  } else if (applyCorrection(state, { measure })) return;
  else if (last && !last.measure && !state.pending && !isApart) last.measure = measure;
  else pend(state, chunk, { measure });
}

function readContainer(state: CartReading, chunk: ChunkOf<"container">, at: number): void {
  const last = state.lines.at(-1);
  const { container } = chunk;
  if (goodsAhead(state, at)) pend(state, chunk, { container });
  else if (last && last.container === undefined && state.chunks[at - 1]?.is === "goods")
    last.container = container;
  else if (wholesale.has(container)) pend(state, chunk, { container });
}

function readGoods(state: CartReading, chunk: ChunkOf<"goods">, at: number): void {
  let before = at - 1;
  while (/^(?:container|of|size|unknown)$/.test(state.chunks[before]?.is ?? "")) before -= 1;
  // Goods behind goods with nothing between may be one name that was said otherwise.
  if (state.chunks[before]?.is === "goods" && !state.isRemoving)
    state.doubts.add("several-products");
  const joint = state.chunks[at - 1];
  // « un pain sans œuf » removes nothing from the cart.
  if (
    joint?.is === "marker" &&
    joint.marker === "without" &&
    state.chunks[at - 2]?.is === "goods"
  ) {
    state.isRemoving = false;
    state.leftover.push(joint, chunk);
  } else if (state.isRemoving && isReplaced(state, chunk, at)) {
    addLine(state, chunk.goods, chunk);
    state.isRemoving = false;
    state.isCorrecting = true;
  } else if (state.isRemoving) removeGoods(state, chunk);
  else if (!applyCorrection(state, { goods: chunk })) addLine(state, chunk.goods, chunk);
}

/** « pas 2 malta, 3 », for goods that were not said before: the number behind is right, and the one before is wrong. */
function isReplaced(state: CartReading, { goods }: ChunkOf<"goods">, at: number): boolean {
  const { chunks, lines, pending } = state;
  const isKnown = lines.some((line) => line.goods.near.some((one) => goods.near.includes(one)));
  const next = chunks[at + 1]?.is === "mark" ? at + 2 : at + 1;
  const isNumber = chunks[next]?.is === "number" && !goodsAhead(state, next);
  return !isKnown && pending?.count !== undefined && isNumber;
}

/** « plutôt le petit », « two small ones »: a size of what was said before, or of what comes. */
function readSize(state: CartReading, chunk: ChunkOf<"size">, at: number): void {
  if (goodsAhead(state, at)) {
    pend(state, chunk, { big: chunk.big });
    return;
  }
  if (applyCorrection(state, { size: chunk })) return;
  const last = state.lines.at(-1);
  const [one] = last?.goods.near ?? [];
  if (!last || !one || state.pending?.count === undefined) {
    state.leftover.push(chunk);
    return;
  }
  state.doubts.add("inexact-name");
  state.pending.big = chunk.big;
  addLine(state, { ...last.goods, near: siblingsOf(state.index, one), far: [] }, chunk);
}

function readMethod(state: CartReading, method: SpokenMethod): void {
  const known = state.tenders.find((tender) => tender.method === method);
  if (!known) state.tenders.push({ method, ...(state.isHalf ? { isHalf: true } : {}) });
  state.isHalf = false;
}

function readMarker(state: CartReading, marker: Marker, at: number): void {
  if (marker === "and") leavePending(state);
  else if (marker === "not") state.isCorrecting = true;
  else if (marker === "not-but") state.isDropped = true;
  else if (marker === "without") {
    if (state.chunks[at - 1]?.is === "goods" && state.chunks[at + 1]?.is !== "goods")
      state.leftover.push(state.chunks[at] as Chunk);
    else state.isRemoving = true;
  } else if (marker === "remove" || (marker === "cancel" && goodsAhead(state, at)))
    state.isRemoving = true;
  else if (marker === "cancel") {
    leavePending(state);
    state.lines = [];
    state.tenders = [];
    state.customers = [];
  } else if (marker === "absent") state.leftover.push(state.chunks[at] as Chunk);
  else if (marker === "total") state.isTotal = true;
  else if (marker === "half") state.isHalf = true;
  else if (marker === "owe" || marker === "debt") owe(state);
  else if (marker === "or") state.doubts.add("question");
}

function readMark(state: CartReading, { isQuestion }: ChunkOf<"mark">): void {
  leavePending(state);
  if (isQuestion) state.doubts.add("question");
}

function owe({ tenders }: CartReading): void {
  if (!tenders.some(({ method }) => method === "credit")) tenders.push({ method: "credit" });
}

/** « elle paye demain », « il va payer », « le reste samedi »: a sale on credit. */
function readPromise(state: CartReading): void {
  const has = (marker: Marker) =>
    state.chunks.some((chunk) => chunk.is === "marker" && chunk.marker === marker);
  const isPromised = (has("pay") && (has("will") || has("later"))) || (has("rest") && has("later"));
  if (state.lines.length > 0 && isPromised) owe(state);
  // « paie sa dette et prend deux malta » tells two operations.
  if (has("debt") && has("pay")) state.doubts.add("several-kinds");
}

/** Of several people the one who pays, « c'est Moussa qui paye », is the customer. */
function readPayer(state: CartReading): void {
  const payer = state.customers.filter((person) => {
    const after = state.chunks[state.chunks.indexOf(person) + 1];
    return after?.is === "marker" && after.marker === "pay";
  });
  const [one, another] = payer;
  if (one && !another)
    state.customers = [one, ...state.customers.filter((person) => person !== one)];
}
