import type { Chunk } from "./chunk.ts";
import type { DraftLine } from "./draft-line.ts";
import { type GoodsIndex, without } from "./goods-index.ts";
import { ofBigness } from "./goods-sizes.ts";
import type { SaidMeasure } from "./measures.ts";
import type { SpokenDoubt, SpokenTender } from "./proposal.ts";

export type ChunkOf<Is extends Chunk["is"]> = Extract<Chunk, { is: Is }>;

/** What stands before its goods: how many, in what, how much, of which size, for how many francs. */
type Pending = {
  count?: number;
  isArticle?: boolean;
  container?: string;
  packOf?: number;
  measure?: SaidMeasure;
  amount?: number;
  big?: boolean;
  chunks: readonly Chunk[];
};

/** A sentence of sale or purchase as far as it was read. */
export type CartReading = {
  readonly chunks: readonly Chunk[];
  readonly index: GoodsIndex;
  /** Every goods have their number behind them. */
  readonly isTrailing: boolean;
  lines: DraftLine[];
  pending: Pending | undefined;
  tenders: SpokenTender[];
  customers: ChunkOf<"person">[];
  suppliers: ChunkOf<"supplier">[];
  total: number | undefined;
  /** « non », « enlève », « le tout », « moitié », « no be » were said of what comes. */
  isCorrecting: boolean;
  isRemoving: boolean;
  isTotal: boolean;
  isHalf: boolean;
  isDropped: boolean;
  /** The line taken back by « non, pas … »; the next goods take over its count. */
  replaced: DraftLine | undefined;
  /** A number before goods is as likely what they shall cost. */
  mayBeFrancs: boolean;
  doubts: Set<SpokenDoubt>;
  leftover: Chunk[];
};

export function emptyReading(chunks: readonly Chunk[], index: GoodsIndex): CartReading {
  return {
    chunks,
    index,
    isTrailing: countsTrail(chunks),
    lines: [],
    pending: undefined,
    tenders: [],
    customers: [],
    suppliers: [],
    total: undefined,
    isCorrecting: false,
    isRemoving: false,
    isTotal: false,
    isHalf: false,
    isDropped: false,
    replaced: undefined,
    mayBeFrancs: false,
    doubts: new Set(),
    leftover: [],
  };
}

/** Whether every goods of a sentence have their number behind them: « sprite 2 fanta 1 ». */
function countsTrail(chunks: readonly Chunk[]): boolean {
  const told = chunks.filter(({ is }) => /^(?:goods|number|measure|container)$/.test(is));
  if (told[0]?.is !== "goods" || told.length < 4) return false;
  return told.every((chunk, at) =>
    chunk.is === "goods"
      ? told[at + 1]?.is === "number" || told[at + 1]?.is === "measure"
      : told[at - 1]?.is === "goods",
  );
}

/** Keeps what stands before goods that are still to come. */
export function pend(state: CartReading, chunk: Chunk, what: Omit<Pending, "chunks">): void {
  const isTold = Object.keys(what).some(
    (key) => key !== "isArticle" && state.pending?.[key as keyof Pending] !== undefined,
  );
  if (isTold) leavePending(state);
  const chunks = [...(state.pending?.chunks ?? []), chunk];
  state.pending = { ...state.pending, ...what, chunks };
}

/** What waited for goods that did not come is left over. */
export function leavePending(state: CartReading): void {
  if (state.pending) state.leftover.push(...state.pending.chunks);
  state.pending = undefined;
}

/** The goods that a number, a measure or a container stands before; one unknown word may stand between. */
export function goodsAhead({ chunks }: CartReading, at: number): ChunkOf<"goods"> | undefined {
  let unknown = 0;
  for (let next = at + 1; next < chunks.length; next += 1) {
    const chunk = chunks[next] as Chunk;
    if (chunk.is === "goods") return chunk;
    if (chunk.is === "unknown") {
      unknown += 1;
      if (unknown > 1) return undefined;
    } else if (chunk.is === "measure") {
      if (chunks[next - 1]?.is !== "container" && chunks[next - 1]?.is !== "of") return undefined;
    } else if (chunk.is === "number") {
      const [before, pack] = [chunks[next - 1], chunks[next - 2]];
      if (before?.is !== "of" || pack?.is !== "container") return undefined;
    } else if (!/^(?:of|container|size)$/.test(chunk.is)) return undefined;
  }
  return undefined;
}

/** Adds goods with what stood before them. */
export function addLine(state: CartReading, goods: DraftLine["goods"], chunk: Chunk): void {
  const { chunks: said = [], big, ...pending } = state.pending ?? {};
  const from = Math.min(chunk.from, ...said.map(({ from }) => from));
  const named = big === undefined || goods.near.length < 2 ? goods : ofSize(goods, big);
  const isBare = said.length === 0 && state.replaced !== undefined;
  const { count, container, measure } = (isBare && state.replaced) || {};
  const before = isBare ? { count, container, measure } : {};
  state.lines.push({ goods: named, ...before, ...pending, doubts: new Set(), from, to: chunk.to });
  state.pending = undefined;
  state.replaced = undefined;
}

function ofSize(goods: DraftLine["goods"], big: boolean): DraftLine["goods"] {
  const near = ofBigness(goods.near, big);
  const far = [...without(goods.near, near), ...goods.far];
  return { ...goods, near, far, isExact: goods.isExact && goods.near.length <= 2 };
}

export const isWeighed = ({ goods }: DraftLine): boolean =>
  goods.near.some(({ product }) => product.unit);
