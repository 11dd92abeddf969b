import type { Exact, Opening } from "#shared/rules/cost.ts";
import type { CostOfDay } from "#shared/rules/cost-figures.ts";
import type { CostMonth } from "#shared/schemas/cost.ts";
import { unpackGoods } from "#shared/sync/packed-goods.ts";
import type { Units } from "./month-costs.ts";

/** A closed month as its row tells it, products by their identifiers. */
export type ClosedCosts = {
  days: readonly CostOfDay[];
  /** Null where devices do not keep its products. */
  products: ReadonlyMap<string, Opening & { left: number; vat: number }> | null;
  trueUp: Exact;
};

/** What left of a product in a month, at what one cost; null: nobody knows. */
export type CostOfProduct = {
  month: string;
  productId: string;
  left: number;
  vat: number;
  unit: number | null;
};

/** Reads the row of a closed month. `idOf`: whom a number stands for. */
export function closedCosts(
  { days, products, goods, trueUp: [francs, micros] }: CostMonth,
  idOf: ReadonlyMap<number, string>,
): ClosedCosts {
  const exact = (sums: CostMonth["days"]["cost"], at: number): Exact => ({
    ...{ francs: sums.francs[at] ?? 0, micros: sums.micros[at] ?? 0 },
  });
  let read: ClosedCosts["products"] | undefined;
  return {
    days: days.day.map((day, at) => ({
      day,
      sellerId: days.sellerId[at] ?? "",
      agencyId: days.agencyId[at] ?? null,
      cost: exact(days.cost, at),
      unknown: days.unknown[at] ?? 0,
      lost: exact(days.lost, at),
      lostUnknown: days.lostUnknown[at] ?? 0,
    })),
    /** Read when somebody asks: what the days cost is told without them. */
    get products() {
      if (read !== undefined) return read;
      const told = products ?? (goods ? unpackGoods(goods) : null);
      read = told && productsOf(told, idOf);
      return read;
    },
    trueUp: { francs, micros },
  };
}

function productsOf(
  { step, francs, micros, pieces, left, vat }: NonNullable<CostMonth["products"]>,
  idOf: ReadonlyMap<number, string>,
) {
  let no = 0;
  return new Map(
    step.map((more, at) => {
      no += more;
      const whole = francs[at] ?? -1;
      const unit = whole < 0 ? null : whole * 1_000_000 + (micros[at] ?? 0);
      return [
        idOf.get(no) ?? String(no),
        { unit, pieces: pieces[at] ?? 0, left: left[at] ?? 0, vat: vat?.[at] ?? 0 },
      ];
    }),
  );
}

const unitsByClosed = new WeakMap<ClosedCosts, Units>();

/** What one piece of each product costs in a closed month; the same object for the same month. */
export function unitsOf(closed: ClosedCosts): Units {
  const known =
    unitsByClosed.get(closed) ??
    new Map([...(closed.products ?? [])].map(([productId, { unit }]) => [productId, unit]));
  unitsByClosed.set(closed, known);
  return known;
}

/** The row of the last closed month before a month. */
export function lastBefore(
  rows: ReadonlyMap<string, CostMonth>,
  month: string,
): CostMonth | undefined {
  const ids = [...rows.keys()].filter((id) => id < month).sort();
  return rows.get(ids.at(-1) ?? "");
}

export const monthOf = (day: string) => day.slice(0, 7);

/** A day that no month's last one lies behind, if the day itself is the last of its month. */
export const lastDayAtLeast = (day: string) => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1 ? `${day.slice(0, 7)}-31` : day;
};
