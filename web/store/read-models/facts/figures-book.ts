import type { MoveToCount } from "#shared/rules/account-figures.ts";
import { addUpProducts } from "#shared/rules/add-up-products.ts";
import {
  addUpDays,
  type DayFigures,
  dayFiguresOf,
  type ProductFigures,
  productFiguresOf,
  type ReturnToCount,
  type SaleToCount,
} from "#shared/rules/figures.ts";
import { isPendingFor } from "#shared/rules/stock.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import { type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { FactsOfDays, type ReturnList, type TicketDays } from "./facts-of-days.ts";
import { daysOfMonth, productsOfMonth, tellsOfAccounts } from "./month-figures.ts";
import { type MoveList, MovesOfDays } from "./moves-of-days.ts";

/** Business days, both included; one seller, or one agency (null: sold at none), where these are given. */
export type FigureQuery = {
  from: string;
  to: string;
  sellerId?: string | undefined;
  agencyId?: string | null | undefined;
};

export type FiguresParts = {
  tickets: TicketDays;
  returns: ReturnList;
  months: {
    isLoaded: boolean;
    list(): readonly MonthBook[];
    subscribe(tell: () => void): () => void;
  };
  /** Resellers read none. */
  moves?: MoveList | undefined;
  /** The device's own operation behind a fact, if it is one of its own. */
  own: (id: string) => OperationRecord | undefined;
};

type Facts = {
  sales: readonly SaleToCount[];
  returns: readonly ReturnToCount[];
  moves: readonly MoveToCount[];
};

/**
 * The figures of a shop at this instant. A month of which the server sent the book is counted from it, with own facts
 * that the book does not hold yet (T2); any other day from its tickets, returns and what moved accounts. What was worked out is kept for
 * as long as the lists it came from stay the same, so a new sale costs one day and not ninety.
 */
export class FiguresBook {
  readonly #parts: FiguresParts;
  readonly #facts: FactsOfDays;
  readonly #moves: MovesOfDays;
  readonly #closed = new Memo<ReadonlyMap<string, MonthBook>>();
  readonly #first = new Memo<string | null>();
  readonly #unheld = new Memo<Facts>();
  readonly #days = new Memo<readonly DayFigures[]>();
  readonly #products = new Memo<readonly ProductFigures[]>();

  constructor(parts: FiguresParts) {
    this.#parts = parts;
    this.#facts = new FactsOfDays(parts.tickets, parts.returns);
    this.#moves = new MovesOfDays(parts.moves);
  }

  /** False until everything on the disk has been read. */
  get isLoaded(): boolean {
    const { tickets, months, moves } = this.#parts;
    return tickets.isLoaded && months.isLoaded && moves?.isLoaded !== false;
  }

  /** First day of which products can be told by seller, by agency or by single days. */
  get detailFrom(): string {
    const last = [...this.#books().keys()].sort().at(-1);
    return last === undefined ? "0000-01-01" : dayOf(last, 1, 1);
  }

  /** Others whenever one of the figures may have changed: whoever asks again while they are the same need not. */
  edition(): readonly object[] {
    return [...this.#facts.edition(), this.#moves.edition(), this.#parts.months.list()];
  }

  /** First day of which any sale or return is known; null for a shop without any. */
  get knownFrom(): string | null {
    const books = this.#books();
    const inBooks = this.#first.of("", [books], () => {
      const days = [...books.values()].flatMap(({ days: { day, tickets, returns } }) =>
        day.filter((_, place) => tickets[place] || returns[place]),
      );
      return days.reduce<string | null>((min, day) => (min && min < day ? min : day), null);
    });
    const days = this.#daysIn({ from: "", to: inBooks ?? "9999" });
    const first = days.find(
      (day) => this.#counted(day).sales.length > 0 || this.#counted(day).returns.length > 0,
    );
    return first ?? inBooks;
  }

  /** One for each day, seller and agency. The same array until one of its figures may have changed. */
  days(query: FigureQuery): readonly DayFigures[] {
    const { from, to, sellerId, agencyId } = query;
    const closed = this.#books();
    const books = [...closed.values()].filter(({ id }) => id >= month(from) && id <= month(to));
    const held = this.#daysIn(query);
    const open = held.map((day) => this.#dayFigures(day));
    const name = `${from} ${to} ${sellerId} ${agencyId}`;
    return this.#days.of(name, [...books, ...open], () => {
      const all = [...books.map(daysOfMonth), ...open].flat();
      const wanted = all.filter((one) => one.day >= from && one.day <= to && isWanted(one, query));
      return held.some((day) => closed.has(month(day))) ? addUpDays(wanted) : wanted;
    });
  }

  /**
   * One for each month and product. A closed month is told whole, of the whole shop: where the query asks for less
   * of it, it is left out. The same array until one of its figures may have changed.
   */
  products(query: FigureQuery): readonly ProductFigures[] {
    const { from, to, sellerId, agencyId } = query;
    const closed = this.#books();
    const isOfShop = sellerId === undefined && agencyId === undefined;
    const isTold = (id: string) =>
      !closed.has(id) || (isOfShop && `${id}-01` >= from && dayOf(id, 1, 0) <= to);
    const byMonth = new Map<string, (readonly ProductFigures[])[]>();
    for (const book of closed.values())
      if (isTold(book.id)) byMonth.set(book.id, [productsOfMonth(book)]);
    for (const day of this.#daysIn(query).filter((day) => isTold(month(day)))) {
      const parts = byMonth.get(month(day)) ?? [];
      byMonth.set(month(day), [...parts, this.#dayProducts(day, query)]);
    }
    const name = `${from} ${to} ${sellerId} ${agencyId}`;
    const months = [...byMonth].map(([id, parts]) =>
      this.#products.of(`${id} ${name}`, parts, () =>
        parts.length === 1 && parts[0] ? parts[0] : addUpProducts(parts.flat()),
      ),
    );
    return this.#products.of(name, months, () => months.flat());
  }

  subscribe(listener: () => void): () => void {
    const { tickets, returns, months, moves } = this.#parts;
    const told = [tickets, returns, months, ...(moves ? [moves] : [])];
    const stops = told.map((each) => each.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Closed months by name. */
  #books(): ReadonlyMap<string, MonthBook> {
    const list = this.#parts.months.list();
    return this.#closed.of("", [list], () => new Map(list.map((book) => [book.id, book])));
  }

  /** Days of the query of which something is held that no book counts. */
  #daysIn({ from, to }: FigureQuery): string[] {
    const all = new Set([...this.#facts.days(), ...this.#moves.days()]);
    return [...all].sort().filter((day) => day >= from && day <= to && !this.#isEmpty(day));
  }

  #isEmpty(day: string): boolean {
    const { sales, returns, moves } = this.#counted(day);
    return sales.length + returns.length + moves.length === 0;
  }

  /** The facts of a day that no book holds. */
  #counted(day: string): Facts {
    const book = this.#books().get(month(day));
    const [sales, returns] = [this.#facts.tickets(day), this.#facts.returns(day)];
    const moves = this.#moves.of(day);
    return this.#unheld.of(day, [sales, returns, moves, book], () => {
      if (!book) return { sales, returns, moves };
      const isUnheld = ({ id }: { id: string }) => {
        const record = this.#parts.own(id);
        return record !== undefined && isPendingFor(ownState(record), book.rev);
      };
      return {
        sales: sales.filter(isUnheld),
        returns: returns.filter(isUnheld),
        // A row of before tells nothing of accounts: their lines are counted themselves.
        moves: tellsOfAccounts(book) ? moves.filter(isUnheld) : moves,
      };
    });
  }

  #dayFigures(day: string): readonly DayFigures[] {
    const facts = this.#counted(day);
    const { sales, returns, moves } = facts;
    return this.#days.of(day, [facts], () => dayFiguresOf(sales, returns, moves));
  }

  #dayProducts(day: string, query: FigureQuery): readonly ProductFigures[] {
    const facts = this.#counted(day);
    const { sellerId, agencyId } = query;
    return this.#products.of(`${day} ${sellerId} ${agencyId}`, [facts], () => {
      const wanted = (one: SaleToCount | ReturnToCount) => isWanted(one, query);
      return productFiguresOf(facts.sales.filter(wanted), facts.returns.filter(wanted));
    });
  }
}

function isWanted(
  one: { sellerId: string; agencyId?: string | null | undefined },
  { sellerId, agencyId }: FigureQuery,
): boolean {
  if (sellerId !== undefined && one.sellerId !== sellerId) return false;
  return agencyId === undefined || (one.agencyId ?? null) === agencyId;
}

const month = (day: string) => day.slice(0, 7);

/** A day of the month that stands `later` months after the named one; 0 is the last day of the one before. */
const dayOf = (id: string, later: number, date: number) => {
  const [year = 0, number = 0] = id.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, date)).toISOString().slice(0, 10);
};
