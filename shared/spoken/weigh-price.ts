import { pricedPer } from "#shared/rules/ware.ts";
import type { DraftLine, SaidPrice } from "./draft-line.ts";
import { packWord } from "./goods-words.ts";

/** Least francs that a bare number behind goods may be; a smaller number is a count. */
const leastTender = 25;
/** Least number that is no count: nobody names so many goods by hand. */
const leastFrancs = 500;

const distance = (said: number, usual: number) => Math.abs(Math.log(said / usual));
const near = Math.log(1.5);
const far = Math.log(3);
/** A pack is sold at its price, or a little below. */
const nearPack = Math.log(1.15);

/**
 * Usual price in francs of one of these: a piece, the pack, the unit of weighed goods; undefined where nobody knows it.
 */
export const usualOf = (line: DraftLine): number | undefined =>
  usualPrice(line, line.goods.near[0]);

function usualPrice(
  { container }: DraftLine,
  one: DraftLine["goods"]["near"][number] | undefined,
): number | undefined {
  const { product } = one ?? {};
  const pack = product?.packs?.find(
    ({ name, archived }) => !archived && container !== undefined && packWord(name) === container,
  );
  const price = pack?.price ?? product?.price ?? 0;
  return price > 0 ? price : undefined;
}

/** Count of a line in the unit of its usual price, as far as the line says it. */
function timesOf({ goods, count, measure }: DraftLine): number {
  const unit = goods.near[0]?.product.unit;
  if (!unit || !measure) return count ?? 1;
  const value = measure.of === "any" ? measure.value / 1000 : measure.value / pricedPer(unit);
  return value * (count ?? 1);
}

/** True for francs nearer to the usual price of the whole line than to that of one, for all goods that it may mean. */
export function isNearerToAll(line: DraftLine, francs: number): boolean {
  const times = timesOf(line);
  if (times === 1 || francs <= 0) return false;
  return line.goods.near.every((one) => {
    const usual = usualPrice(line, one);
    return usual !== undefined && distance(francs, usual * times) < distance(francs, usual);
  });
}

/** True for francs that may be another price of a line, for one or for all of it: « castel 650 à crédit ». */
export function mayBePrice(line: DraftLine, francs: number): boolean {
  const usual = usualOf(line);
  if (usual === undefined || line.price !== undefined || line.amount !== undefined) return false;
  const all = usual * timesOf(line);
  return francs !== all && [usual, all].some((one) => distance(francs, one) <= near);
}

/**
 * Reads a number behind goods as the nearest of three by their usual price: the price of one, the price of all, or a
 * count. The other readings stay as choices, with a doubt. False where it is none of these.
 */
export function readBehind(
  line: DraftLine,
  said: number,
  francs: number,
  isMoney: boolean,
): boolean {
  if (line.count === undefined || line.isArticle) return readUncounted(line, said, francs, isMoney);
  const usual = usualOf(line);
  const isAll = isNearerToAll(line, francs);
  const expected = (usual ?? francs) * (isAll ? timesOf(line) : 1);
  // « 3 castel j'ai 5000 »: neither one nor all of them cost that.
  if (francs > expected && distance(francs, expected) > near) {
    const [pack] = packsAt(line, francs / line.count);
    if (!pack) return false;
    const { container, packOf } = pack;
    Object.assign(line, { amount: francs, container, packOf });
    line.doubts.add("price-or-amount");
    return true;
  }
  if (usual !== francs || line.count !== 1) line.doubts.add("price-or-amount");
  if (isAll) line.amount = francs;
  else line.price = francs;
  if (line.count !== 1)
    line.others = [{ count: line.count, ...(isAll ? { price: francs } : { amount: francs }) }];
  return true;
}

/** « titus 24000 »: a pack, where one pack costs about that and the price of a piece is far from it. */
function packsAt({ goods, container }: DraftLine, francs: number): SaidPrice[] {
  const { price = 0, packs = [] } = goods.near[0]?.product ?? {};
  if (container !== undefined || price <= 0 || distance(francs, price) <= far) return [];
  return packs
    .filter((pack) => !pack.archived && distance(francs, pack.price) <= nearPack)
    .map(({ name, factor }) => ({
      ...{ count: 1, price: francs, container: packWord(name), packOf: factor },
    }));
}

function readUncounted(line: DraftLine, said: number, francs: number, isMoney: boolean): boolean {
  const usual = usualOf(line);
  if (!isMoney && said < leastTender) {
    line.count = said;
    return true;
  }
  line.doubts.add("price-or-amount");
  const { container, packOf } = line;
  const counted = { count: said, container, packOf };
  const priced = { count: 1, price: francs, container, packOf };
  const all = { count: undefined, amount: francs, container, packOf };
  const packed = packsAt(line, francs);
  const one = line.goods.near[0]?.product;
  if (one?.unit && container === undefined) {
    const [pack, ...others] = line.measure ? [] : packed;
    if (pack) {
      Object.assign(line, pack);
      line.others = [...others, all];
      return true;
    }
    if (line.measure && !isNearerToAll(line, francs)) line.price = francs;
    else line.amount = francs;
    return true;
  }
  const off = usual === undefined ? Number.POSITIVE_INFINITY : distance(francs, usual);
  const isTimes = usual !== undefined && francs > usual && francs % usual === 0;
  const isCount = !isMoney && !line.isArticle && said < leastFrancs;
  const readings = [
    ...(off <= near ? [priced] : []),
    ...packed,
    ...(isTimes && line.container === undefined ? [all] : []),
    ...(off > near && off <= far ? [priced] : []),
    ...(isCount ? [counted] : []),
    ...(off > far && (isMoney || line.isArticle) ? [priced] : []),
  ];
  const [first, ...others] = readings;
  if (!first) return false;
  Object.assign(line, first);
  line.others = others;
  return true;
}
