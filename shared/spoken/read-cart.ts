import type { Chunk } from "./chunks.ts";
import { applyCorrection, removeGoods, type Said } from "./correct-cart.ts";
import type { DraftLine } from "./draft-line.ts";
import type { GoodsIndex } from "./goods-index.ts";
import { wholesale } from "./goods-words.ts";
import type { SpokenMethod, SpokenTender } from "./proposal.ts";

export type NumberChunk = Extract<Chunk, { is: "number" }>;

/** What a sentence of sale or purchase says, before goods are chosen. */
export type ReadCart = {
  lines: readonly DraftLine[];
  tenders: readonly (SpokenTender & { isHalf?: boolean })[];
  total?: number | undefined;
  customers: readonly Chunk[];
  suppliers: readonly Chunk[];
  leftover: readonly Chunk[];
  doubts: ReadonlySet<DraftLine["doubts"] extends Set<infer Doubt> ? Doubt : never>;
};

/** Of two readings, money is rather hundreds: nobody pays 2005 francs. */
export const francsSaid = ({ value, also }: NumberChunk): number =>
  also !== undefined && also > value && also % 100 === 0 && value % 100 !== 0 ? also : value;

/** Reads a sentence chunk by chunk; what is understood of none is left over. */
export function readCart(chunks: readonly Chunk[], index: GoodsIndex): ReadCart {
  const state: Said = {
    index,
    lines: [],
    pending: undefined,
    isCorrecting: false,
    isRemoving: false,
    doubts: new Set(),
    leftover: [],
  };
  const tenders: (SpokenTender & { isHalf?: boolean })[] = [];
  const customers: Chunk[] = [];
  const suppliers: Chunk[] = [];
  let total: number | undefined;
  let isTotal = false;
  let isRest = false;
  let isHalf = false;
  let isDropped = false;
  const isTrailing = countsTrail(chunks);

  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at] as Chunk;
    if (chunk.is === "number") at = numberAt(chunk, at);
    else if (chunk.is === "measure") measureAt(chunk, at);
    else if (chunk.is === "container") containerAt(chunk, at);
    else if (chunk.is === "goods") goodsAt(chunk);
    else if (chunk.is === "size") sizeAt(chunk);
    else if (chunk.is === "person") customers.push(chunk);
    else if (chunk.is === "supplier") suppliers.push(chunk);
    else if (chunk.is === "method") methodAt(chunk.method);
    else if (chunk.is === "marker") markerAt(chunk.marker, at);
    else if (chunk.is === "unknown" || chunk.is === "category") state.leftover.push(chunk);
  }
  leavePending();
  return {
    lines: state.lines,
    tenders,
    total,
    customers,
    suppliers,
    leftover: state.leftover,
    doubts: state.doubts,
  };

  function leavePending() {
    if (state.pending) state.leftover.push(...state.pending.chunks);
    state.pending = undefined;
  }

  function pend(chunk: Chunk, what: Omit<NonNullable<Said["pending"]>, "chunks">) {
    const chunks = [...(state.pending?.chunks ?? []), chunk];
    state.pending = { ...state.pending, ...what, chunks };
  }

  /** The goods that a number or a container stands before. */
  function ahead(at: number): Chunk | undefined {
    let unknown = 0;
    for (let next = at + 1; next < chunks.length; next += 1) {
      const chunk = chunks[next] as Chunk;
      if (chunk.is === "goods") return chunk;
      if (chunk.is === "unknown") {
        unknown += 1;
        if (unknown > 1) return undefined;
      } else if (chunk.is === "measure") {
        if (chunks[next - 1]?.is !== "container" && chunks[next - 1]?.is !== "of") return undefined;
      } else if (!/^(?:of|container|size)$/.test(chunk.is)) return undefined;
    }
    return undefined;
  }

  function numberAt(chunk: NumberChunk, at: number): number {
    const [before, after] = [chunks[at - 1], chunks[at + 1]];
    const last = state.lines.at(-1);
    const goods = ahead(at);
    const francs = francsSaid(chunk);
    const isBefore = (marker: string) => before?.is === "marker" && before.marker === marker;
    if (isDropped) {
      isDropped = false;
      return at;
    }
    if (chunk.also !== undefined) state.doubts.add("two-readings-of-a-number");
    if (isTotal) {
      total = francs;
      isTotal = false;
      return at;
    }
    if (before?.is === "at" && last) return priceAt(last, francs, at);
    if (goods?.is === "goods" && after?.is !== "container" && isAmountOf(chunk, goods, after)) {
      if (!chunk.isMoney) state.doubts.add("price-or-amount");
      pend(chunk, { amount: francs });
      return at;
    }
    if (isBefore("times") && last && last.count === undefined) {
      last.count = chunk.value;
      return at;
    }
    if (after?.is === "marker" && after.marker === "times") {
      pend(chunk, { count: chunk.value });
      return at + 1;
    }
    if (tenderAt(chunk, { before, after, goods, francs })) return at;
    if (isBefore("for") && !goods && last) {
      if (state.lines.length > 1) state.doubts.add("price-or-amount");
      last.amount = francs;
      return at;
    }
    if (chunk.isMoney && !goods) return moneyAt(chunk, last, francs, before) ? at : at;
    if (goods && isTrailing && last && last.count === undefined && !last.measure) {
      last.count = chunk.value;
      return at;
    }
    if (goods) {
      if (last && last.count === undefined && before?.is === "goods")
        state.doubts.add("two-readings-of-a-number");
      if (state.pending?.count !== undefined) leavePending();
      pend(chunk, { count: chunk.value });
      return at;
    }
    if (applyCorrection(state, { count: chunk.value })) return at;
    if (siblingAt(chunk)) return at;
    if (
      last &&
      before?.is === "of" &&
      isWeighed(last) &&
      last.count === undefined &&
      !last.measure
    ) {
      last.amount = francs;
      return at;
    }
    const isBehind =
      before?.is === "goods" || before?.is === "container" || before?.is === "measure";
    if (last && last.count === undefined && isBehind && !state.pending) {
      if (after?.is === "container") {
        last.container = after.container;
        last.count = chunk.value;
        return at + 1;
      }
      last.count = chunk.value;
      return at;
    }
    if (state.pending?.count !== undefined) leavePending();
    pend(chunk, { count: chunk.value });
    return at;
  }

  /** Francs stand before what is weighed, « 500 francs de riz »; a large bare number may be francs. */
  function isAmountOf(
    chunk: NumberChunk,
    goods: Extract<Chunk, { is: "goods" }>,
    after: Chunk | undefined,
  ) {
    if (chunk.isMoney) return true;
    const isWeighedAlone = goods.goods.near.every(({ product }) => product.unit);
    return isWeighedAlone && chunk.value >= 50 && (after?.is === "of" || after?.is === "goods");
  }

  function tenderAt(
    chunk: NumberChunk,
    {
      before,
      after,
      goods,
      francs,
    }: {
      before: Chunk | undefined;
      after: Chunk | undefined;
      goods: Chunk | undefined;
      francs: number;
    },
  ): boolean {
    const isGiven =
      before?.is === "marker" && (before.marker === "give" || before.marker === "pay") && !goods;
    if (after?.is === "method" && !goods && chunk.value >= 5) {
      tenders.push({ method: after.method, amount: francs });
      return true;
    }
    const known = tenders.at(-1);
    if (
      before?.is === "method" &&
      !goods &&
      known &&
      known.amount === undefined &&
      chunk.value >= 25
    ) {
      known.amount = francs;
      return true;
    }
    if (isGiven || (after?.is === "marker" && after.marker === "now" && !goods)) {
      if (state.lines.length > 0 || chunk.value >= 100 || chunk.isMoney) {
        tenders.push({ method: "cash", amount: francs });
        return true;
      }
    }
    return false;
  }

  function moneyAt(
    chunk: NumberChunk,
    last: DraftLine | undefined,
    francs: number,
    before: Chunk | undefined,
  ) {
    if (!last || last.price !== undefined || last.amount !== undefined) {
      if (last) state.leftover.push(chunk);
      else pend(chunk, { amount: francs });
      return false;
    }
    if (state.isCorrecting) return applyCorrection(state, { count: francs });
    const isAmount = isWeighed(last) ? !last.measure : false;
    const usual = last.goods.near[0]?.product.price ?? 0;
    const count = last.count ?? 1;
    if (isAmount || (count > 1 && francs === usual * count)) last.amount = francs;
    else {
      last.price = francs;
      if (count > 1 && francs !== usual && before?.is !== "at") last.doubts.add("price-or-amount");
    }
    return true;
  }

  function isWeighed({ goods }: DraftLine) {
    return goods.near.some(({ product }) => product.unit);
  }

  /** Behind a price may stand what it is for: « le kilo », « l'unité », « les cinq ». */
  function priceAt(last: DraftLine, francs: number, at: number): number {
    const after = chunks[at + 1];
    if (last.price !== undefined || last.amount !== undefined)
      state.doubts.add("two-readings-of-a-price");
    last.price = francs;
    if (after?.is === "number" && after.value === last.count && !ahead(at + 1)) {
      last.price = undefined;
      last.amount = francs;
      return at + 1;
    }
    if (after?.is === "container" && !ahead(at + 1)) {
      if (wholesale.has(after.container)) last.per = after.container;
      return at + 1;
    }
    if (
      after?.is === "measure" &&
      after.measure.value >= 100 &&
      ![...chunks.slice(at + 2, at + 4)].some(({ is }) => is === "goods")
    ) {
      last.per = after.measure.of;
      return at + 1;
    }
    return at;
  }

  /** « une 42 »: another size of what was said before. */
  function siblingAt(chunk: NumberChunk): boolean {
    const last = state.lines.at(-1);
    const [one, other] = last?.goods.near ?? [];
    if (!last || !one || other || state.pending?.count === undefined) return false;
    const sibling = index.all.filter(
      ({ family, sizes }) =>
        family === one.family && sizes.some(({ value }) => value === chunk.value),
    );
    if (sibling.length !== 1) return false;
    addLine({ ...last.goods, near: sibling, far: [] }, chunk);
    return true;
  }

  function measureAt(chunk: Extract<Chunk, { is: "measure" }>, at: number) {
    const last = state.lines.at(-1);
    const { measure } = chunk;
    const before = chunks[at - 1];
    if (measure.also !== undefined) state.doubts.add("two-readings-of-a-number");
    const isAhead = ahead(at) !== undefined;
    const isFree = last && !last.measure && (before?.is === "goods" || before?.is === "container");
    if (isAhead && !(isTrailing && isFree)) {
      if (state.pending?.measure) leavePending();
      pend(chunk, { measure });
    } else if (applyCorrection(state, { measure })) return;
    else if (last && !last.measure && !state.pending) last.measure = measure;
    else if (last && !last.measure && state.pending?.chunks.length === 0) last.measure = measure;
    else pend(chunk, { measure });
  }

  function containerAt(chunk: Extract<Chunk, { is: "container" }>, at: number) {
    const last = state.lines.at(-1);
    if (ahead(at)) pend(chunk, { container: chunk.container });
    else if (last && last.container === undefined && chunks[at - 1]?.is === "goods")
      last.container = chunk.container;
    else if (wholesale.has(chunk.container)) pend(chunk, { container: chunk.container });
  }

  function addLine(goods: DraftLine["goods"], chunk: Chunk) {
    const { chunks: said = [], ...pending } = state.pending ?? {};
    const from = Math.min(chunk.from, ...said.map(({ from }) => from));
    state.lines.push({ goods, ...pending, doubts: new Set(), from, to: chunk.to });
    state.pending = undefined;
  }

  function goodsAt(chunk: Extract<Chunk, { is: "goods" }>) {
    if (state.isRemoving) removeGoods(state, chunk);
    else if (!applyCorrection(state, { goods: chunk })) addLine(chunk.goods, chunk);
  }

  function sizeAt(chunk: Extract<Chunk, { is: "size" }>) {
    if (applyCorrection(state, { size: chunk })) return;
    const last = state.lines.at(-1);
    const [one] = last?.goods.near ?? [];
    if (last && one && state.pending?.count !== undefined) {
      const kin = index.all.filter(({ family }) => family === one.family);
      const value = (product: (typeof kin)[number]) => product.sizes.at(-1)?.value ?? 0;
      const sorted = [...kin].sort((a, b) => value(a) - value(b));
      const near = [chunk.big ? sorted.at(-1) : sorted[0]].flatMap((found) =>
        found ? [found] : [],
      );
      addLine({ ...last.goods, near, far: kin.filter((other) => !near.includes(other)) }, chunk);
    } else state.leftover.push(chunk);
  }

  function methodAt(method: SpokenMethod) {
    const known = tenders.find((tender) => tender.method === method);
    const isPaidBefore = tenders.at(-1)?.method === method && chunks.length > 0;
    if (!known) tenders.push({ method, ...(isHalf ? { isHalf } : {}) });
    else if (!isPaidBefore) state.doubts.add("two-readings-of-a-price");
    isHalf = false;
    isRest = false;
  }

  function markerAt(marker: string, at: number) {
    if (marker === "not") state.isCorrecting = true;
    else if (marker === "not-but") isDropped = true;
    else if (marker === "remove") state.isRemoving = true;
    else if (marker === "cancel") {
      if (ahead(at)) state.isRemoving = true;
      else {
        leavePending();
        state.lines = [];
        tenders.length = 0;
        customers.length = 0;
      }
    } else if (marker === "total") isTotal = true;
    else if (marker === "rest") isRest = !isRest;
    else if (marker === "half") isHalf = true;
    else if (marker === "owe" && !tenders.some(({ method }) => method === "credit"))
      tenders.push({ method: "credit" });
  }
}

/** Whether every goods of a sentence have their number behind them: « sprite 2 fanta 1 ». */
function countsTrail(chunks: readonly Chunk[]): boolean {
  const told = chunks.filter(({ is }) => /^(?:goods|number|measure|container)$/.test(is));
  if (told[0]?.is !== "goods" || told.length < 4) return false;
  return told.every((chunk, at) => {
    if (chunk.is === "goods")
      return told[at + 1]?.is === "number" || told[at + 1]?.is === "measure";
    return told[at - 1]?.is === "goods";
  });
}
