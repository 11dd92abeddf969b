import { spread } from "./discount.ts";
import { amountOf } from "./sell.ts";
import { type Taxed, taxesOf } from "./tax.ts";

/** Millionths of a franc in a franc: what one piece costs is rarely whole. */
export const micros = 1_000_000;

/** Francs and millionths of a franc (0 to 999,999) beside them: together one exact amount, which may be negative. */
export type Exact = { francs: number; micros: number };

/** An exact amount while others are added to it, in place: as many places as a day has sales. */
export class ExactSum {
  #francs = 0;
  #micros = 0;

  /** Pieces at so many millionths of a franc each. */
  add(pieces: number, unit: number): void {
    this.#francs += pieces * Math.floor(unit / micros);
    this.#micros += pieces * (unit % micros);
  }

  addExact({ francs, micros: rest }: Exact): void {
    this.#francs += francs;
    this.#micros += rest;
  }

  get value(): Exact {
    const carried = Math.floor(this.#micros / micros);
    return { francs: this.#francs + carried, micros: this.#micros - carried * micros };
  }
}

/** An exact amount in whole francs, rounded half up. */
export const inFrancs = ({ francs, micros: rest }: Exact): number =>
  rest * 2 >= micros ? francs + 1 : francs;

/** What one of so many pieces costs, in millionths of a franc, rounded half up. */
export function unitOf(francs: number, pieces: number): number {
  return divided(BigInt(francs) * BigInt(micros), BigInt(pieces));
}

/** The most that one piece can cost, in millionths of a franc: what a whole number holds. */
const mostUnit = 9_000_000_000 * micros;

/** Half up, of what is not below nothing. */
const divided = (of: bigint, by: bigint) => Math.min(mostUnit, Number((2n * of + by) / (2n * by)));

/** The pieces of a product as a month begins, and what one costs, in millionths of a franc; null while nobody knows it. */
export type Opening = { pieces: number; unit: number | null };

/** What happened to a product in a month. */
export type MonthOfProduct = {
  /** Pieces that were bought less those that went back to suppliers, and what they cost, landed, in francs. */
  bought: number;
  value: number;
  /** Pieces that customers took less those that came back to the shelf. */
  left: number;
  /** Pieces that came or went in any other way. */
  moved: number;
  /** What the office says one costs, in millionths of a franc. */
  said?: number | undefined;
};

export const nothingHappened: Readonly<MonthOfProduct> = { bought: 0, value: 0, left: 0, moved: 0 };
export const nothingThere: Readonly<Opening> = { pieces: 0, unit: null };

/**
 * What one piece costs in a month, in millionths of a franc (N2): the weighted average of what was there and what was
 * bought, whatever the order; null while nobody knows it.
 */
export function unitCost(
  { pieces, unit }: Opening,
  { bought, value, said }: Pick<MonthOfProduct, "bought" | "value" | "said">,
): number | null {
  const before = said ?? unit;
  if (bought <= 0 || value < 0) return before;
  const there = before === null ? 0 : Math.max(0, pieces);
  const all = BigInt(there) * BigInt(before ?? 0) + BigInt(value) * BigInt(micros);
  return divided(all, BigInt(there + bought));
}

/** How a product stands once a month is over. */
export function closing(opening: Opening, month: MonthOfProduct): Opening {
  const pieces = opening.pieces + month.bought + month.moved - month.left;
  return { pieces, unit: unitCost(opening, month) };
}

/**
 * What is put right in a month of pieces that had left before any had come: they were counted at what one cost then, and
 * cost what one costs now (N4).
 */
export function trueUp(opening: Opening, unit: number | null): Exact {
  const sum = new ExactSum();
  if (opening.pieces >= 0 || opening.unit === null || unit === null) return sum.value;
  sum.add(-opening.pieces, unit);
  sum.add(opening.pieces, opening.unit);
  return sum.value;
}

/** What each line is without the tax of its ticket, which lies on the lines of its rate by largest remainder (N5). */
export function netLines(paper: Taxed): number[] {
  const { lines, vatRate = 0 } = paper;
  const nets = lines.map(amountOf);
  for (const { rate, vat } of taxesOf(paper)) {
    const weights = lines.map((line) => ((line.rate ?? vatRate) === rate ? amountOf(line) : 0));
    for (const [at, share] of spread(vat, weights).entries()) nets[at] = (nets[at] ?? 0) - share;
  }
  return nets;
}

/** What the office said of a product, by month, with what it says now: of one month the last word stands (N3). */
export function withSaid<T extends readonly [month: string, unit: number]>(
  said: readonly T[],
  now: T,
): T[] {
  return [...said.filter(([month]) => month !== now[0]), now].sort(([a], [b]) => (a < b ? -1 : 1));
}
