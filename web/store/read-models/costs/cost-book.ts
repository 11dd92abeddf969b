import { type Exact, ExactSum, type Opening } from "#shared/rules/cost.ts";
import { type CostOfDay, costOfDay, type GoodsOfDay } from "#shared/rules/cost-figures.ts";
import { type DayFigures, netOfTax } from "#shared/rules/figures.ts";
import { isPendingFor } from "#shared/rules/stock.ts";
import type { CostMonth } from "#shared/schemas/cost.ts";
import { type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import type { FigureQuery } from "#web/store/read-models/facts/figures-book.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import {
  type ClosedCosts,
  type CostOfProduct,
  closedCosts,
  lastBefore,
  lastDayAtLeast,
  monthOf,
  unitsOf,
} from "./cost-months.ts";
import type { GoodsOfDays } from "./goods-of-days.ts";
import {
  type Flows,
  flowsOf,
  type Month,
  type PurchaseToReckon,
  reckoned,
  type Units,
} from "./month-costs.ts";
import type { ProductCostRow } from "./product-cost-book.ts";
import { type PutRight, putRightIn } from "./put-right.ts";

type List<T> = { list(): readonly T[]; subscribe(tell: () => void): () => void };

export type CostParts = {
  products: List<ProductCostRow>;
  months: List<CostMonth>;
  purchases: List<PurchaseToReckon>;
  goods: GoodsOfDays;
  /** Months that were closed, by name: those of before costs were reckoned have no row of costs. */
  closedMonths(): ReadonlySet<string>;
  figures: { days(query: FigureQuery): readonly DayFigures[]; edition(): readonly object[] };
  /** The device's own operation behind a fact, if it is one of its own. */
  own: (id: string) => OperationRecord | undefined;
};

const noUnits: Units = new Map();
const noStanding: ReadonlyMap<string, Opening> = new Map();

/**
 * What goods of a shop cost, at this instant: of closed months as their rows say, with own facts that they do not hold
 * yet; of any other from facts, one month after the other (N2, N6). Whatever was worked out is kept for as long as what
 * it was made from stays the same.
 */
export class CostBook {
  readonly #parts: CostParts;
  readonly #ids = new Memo<ReadonlyMap<number, string>>();
  readonly #closed = new Memo<ReadonlyMap<string, CostMonth>>();
  readonly #read = new Memo<ClosedCosts>();
  readonly #open = new Memo<Month>();
  readonly #flows = new Memo<Flows>();
  readonly #costs = new Memo<readonly CostOfDay[]>();
  readonly #products = new Memo<readonly CostOfProduct[]>();
  readonly #right = new Memo<Exact>();

  constructor(parts: CostParts) {
    this.#parts = parts;
  }

  /** What one piece of each product costs in the month of a day, in millionths of a franc; null: nobody knows. */
  units(day: string): Units {
    const month = monthOf(day);
    const rows = this.#rows();
    const row = rows.get(month);
    if (row) return unitsOf(this.#closedCosts(row));
    if (month < (lastBefore(rows, "9999")?.id ?? "")) {
      const last = lastBefore(rows, month);
      return last ? unitsOf(this.#closedCosts(last)) : noUnits;
    }
    return this.#openMonth(month)?.units ?? noUnits;
  }

  /** One for each day, seller and agency, one beside the other where own facts are not in the row of their month yet. */
  days({ from, to, sellerId, agencyId }: FigureQuery): readonly CostOfDay[] {
    const rows = [...this.#rows().values()].filter(
      ({ id }) => id >= monthOf(from) && id <= monthOf(to),
    );
    const ofRows = rows.map((row) => this.#closedCosts(row).days);
    const found = [...ofRows, ...this.#heldDays(from, to), this.#uncosted({ from, to })];
    const isWanted = (one: CostOfDay) =>
      (sellerId === undefined || one.sellerId === sellerId) &&
      (agencyId === undefined || one.agencyId === agencyId);
    return this.#costs.of(`${from} ${to} ${sellerId} ${agencyId}`, found, () =>
      found.flat().filter((one) => one.day >= from && one.day <= to && isWanted(one)),
    );
  }

  /** One for each product and whole month between two days, of the whole shop; of open months, of the days between. */
  products({ from, to }: Pick<FigureQuery, "from" | "to">): readonly CostOfProduct[] {
    const whole = [...this.#rows().values()].filter(
      ({ id }) => `${id}-01` >= from && `${id}-31` <= lastDayAtLeast(to),
    );
    const closed = whole.map((row) => this.#closedCosts(row));
    const days = this.#daysIn(from, to);
    const held = days.map((day) => this.#goodsOf(day));
    const units = this.#unitsOfDays(days);
    return this.#products.of(`${from} ${to}`, [...closed, ...held, ...units], () => {
      const sums = new Map<string, CostOfProduct>();
      const add = (one: CostOfProduct) => {
        const key = `${one.month} ${one.productId}`;
        const known = sums.get(key);
        if (known) {
          known.left += one.left;
          known.vat += one.vat;
        } else sums.set(key, { ...one });
      };
      for (const [at, { products }] of closed.entries())
        for (const [productId, { left, vat, unit }] of products ?? [])
          if (left !== 0 || vat !== 0)
            add({ month: whole[at]?.id ?? "", productId, left, vat, unit });
      for (const [at, day] of days.entries())
        for (const { goods } of held[at] ?? [])
          for (const [productId, { left, vat }] of goods)
            add({
              ...{ month: monthOf(day), productId, left, vat },
              unit: units[at]?.get(productId) ?? null,
            });
      return [...sums.values()];
    });
  }

  /** What is put right in the months that begin between two days (N4), exactly. */
  trueUp({ from, to }: Pick<FigureQuery, "from" | "to">): Exact {
    const isWithin = (month: string) => `${month}-01` >= from && `${month}-01` <= to;
    const rows = [...this.#rows().values()].filter(({ id }) => isWithin(id));
    const closed = rows.map((row) => this.#closedCosts(row));
    const open = this.#openMonths()
      .filter(isWithin)
      .map((month) => this.#openMonth(month));
    const all = [...closed, ...open];
    return this.#right.of(`${from} ${to}`, all, () => {
      const sum = new ExactSum();
      for (const one of all) if (one) sum.addExact(one.trueUp);
      return sum.value;
    });
  }

  /** What of it each product has, in the months that begin between two days: pieces, and what one was counted at and costs. */
  putRight({ from, to }: Pick<FigureQuery, "from" | "to">): PutRight[] {
    const months = [...this.#rows().keys(), ...this.#openMonths()];
    return months
      .filter((month) => `${month}-01` >= from && `${month}-01` <= to)
      .flatMap((month) =>
        putRightIn(month, this.#standingBefore(month), this.units(`${month}-01`)),
      );
  }

  /** Others whenever one of the costs may have changed: whoever asks again while they are the same need not. */
  edition(): readonly object[] {
    const { products, months, purchases, goods, closedMonths, figures } = this.#parts;
    const lists = [products.list(), months.list(), purchases.list(), closedMonths()];
    return [...lists, ...goods.edition(), ...figures.edition()];
  }

  #standingBefore(month: string): ReadonlyMap<string, Opening> {
    const before = lastBefore(this.#rows(), month);
    if (this.#rows().has(month))
      return (before && this.#closedCosts(before).products) ?? noStanding;
    const open = this.#openMonths();
    const last = open[open.indexOf(month) - 1];
    const stood = last === undefined ? this.#before(month) : this.#openMonth(last);
    return stood?.standing ?? noStanding;
  }

  subscribe(listener: () => void): () => void {
    const { products, months, purchases, goods } = this.#parts;
    const stops = [products, months, purchases, goods].map((each) => each.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  #rows(): ReadonlyMap<string, CostMonth> {
    const list = this.#parts.months.list();
    return this.#closed.of("", [list], () => new Map(list.map((row) => [row.id, row])));
  }

  #closedCosts(row: CostMonth): ClosedCosts {
    const list = this.#parts.products.list();
    const ids = this.#ids.of("", [list], () => {
      return new Map(list.flatMap(({ no, productId }) => (no ? [[no, productId] as const] : [])));
    });
    return this.#read.of(row.id, [row, ids.size], () => closedCosts(row, ids));
  }

  /** Closed before costs were reckoned: nobody knows what its goods cost. */
  #isUncosted(month: string): boolean {
    return this.#parts.closedMonths().has(month) && !this.#rows().has(month);
  }

  #daysIn(from: string, to: string): string[] {
    return this.#parts.goods
      .days()
      .filter((day) => day >= from && day <= to && !this.#isUncosted(monthOf(day)));
  }

  #goodsOf(day: string): readonly GoodsOfDay[] {
    const row = this.#rows().get(monthOf(day));
    if (!row) return this.#parts.goods.of(day);
    return this.#parts.goods.of(day, {
      row,
      test: (id) => {
        const record = this.#parts.own(id);
        return record !== undefined && isPendingFor(ownState(record), row.rev);
      },
    });
  }

  #heldDays(from: string, to: string): (readonly CostOfDay[])[] {
    const days = this.#daysIn(from, to);
    const unitsOfDays = this.#unitsOfDays(days);
    return days.map((day, at) => {
      const [goods, units] = [this.#goodsOf(day), unitsOfDays[at] ?? noUnits];
      return this.#costs.of(day, [goods, units], () =>
        goods.map((one) => costOfDay(one, (productId) => units.get(productId))),
      );
    });
  }

  /** Those of each day, worked out once for its month. */
  #unitsOfDays(days: readonly string[]): Units[] {
    const known = new Map<string, Units>();
    return days.map((day) => {
      const units = known.get(monthOf(day)) ?? this.units(day);
      known.set(monthOf(day), units);
      return units;
    });
  }

  #uncosted({ from, to }: FigureQuery): readonly CostOfDay[] {
    const days = this.#parts.figures.days({ from, to });
    const none = { francs: 0, micros: 0 };
    return this.#costs.of(`uncosted ${from} ${to}`, [days, this.#rows()], () =>
      days
        .filter(({ day }) => this.#isUncosted(monthOf(day)))
        .map(({ day, sellerId, agencyId, ...amounts }) => ({
          ...{ day, sellerId, agencyId, cost: none, unknown: netOfTax(amounts) },
          ...{ lost: none, lostUnknown: 0 },
        })),
    );
  }

  /** Months after the last that has a row in which something happened, in order. */
  #openMonths(): string[] {
    const last = lastBefore(this.#rows(), "9999")?.id ?? "";
    const { goods } = this.#parts;
    const days = [...goods.days(), ...this.#flowsByMonth().keys()].map(monthOf);
    return [...new Set(days)].filter((month) => month > last && month !== "0001-01").sort();
  }

  #flowsByMonth(): Flows {
    const [products, purchases] = [this.#parts.products.list(), this.#parts.purchases.list()];
    return this.#flows.of("", [products, purchases], () => flowsOf(products, purchases));
  }

  /** A month that has no row, reckoned from the one before it. */
  #openMonth(month: string): Month | undefined {
    const open = this.#openMonths();
    const at = open.findLastIndex((one) => one <= month);
    const one = open[at];
    if (one === undefined) return this.#before(open[0] ?? month);
    const before = at > 0 ? this.#openMonth(open[at - 1] ?? "") : this.#before(one);
    const flows = this.#flowsByMonth();
    const isUncosted = this.#isUncosted(one);
    const days = at < open.length - 1 || one < month ? this.#goodsIn(one) : [];
    return this.#open.of(one, [before, flows, isUncosted, ...days], () =>
      reckoned(before, flows.get(one), days.flat(), isUncosted),
    );
  }

  #goodsIn(month: string): (readonly GoodsOfDay[])[] {
    return this.#daysIn(`${month}-01`, `${month}-31`).map((day) => this.#goodsOf(day));
  }

  /** How products stand before the first open month. */
  #before(month: string): Month {
    const last = lastBefore(this.#rows(), month);
    const flows = this.#flowsByMonth();
    const closed = last && this.#closedCosts(last);
    return this.#open.of("before", [flows, closed], () => {
      const standing = new Map<string, Opening>();
      for (const [productId, { moved }] of flows.get("0001-01") ?? [])
        standing.set(productId, { pieces: moved, unit: null });
      for (const [productId, { pieces, unit }] of closed?.products ?? [])
        standing.set(productId, { pieces, unit });
      const units = new Map([...standing].map(([productId, { unit }]) => [productId, unit]));
      return { units, standing, trueUp: { francs: 0, micros: 0 } };
    });
  }
}
