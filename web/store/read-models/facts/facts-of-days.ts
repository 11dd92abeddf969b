import type { ReturnToCount } from "#shared/rules/figures.ts";
import type { ReturnRow } from "./return-book.ts";
import type { TicketRow } from "./ticket-row.ts";

type Told = { subscribe(listener: () => void): () => void };
export type TicketDays = Told & {
  isLoaded: boolean;
  /** Another object whenever a ticket may have changed. */
  readonly edition: object;
  days(): Iterable<string>;
  ofDay(day: string): readonly TicketRow[];
};
export type ReturnList = Told & { list(): readonly ReturnRow[] };

export type CountedReturn = ReturnToCount & { id: string; restock: boolean };

const noReturns: readonly CountedReturn[] = [];

/** Tickets and returns of a shop by day; a day's lists are the same arrays until something of the day changes. */
export class FactsOfDays {
  readonly #tickets: TicketDays;
  readonly #returns: ReturnList;
  #grouped: readonly ReturnRow[] | null = null;
  #rows = new Map<string, readonly ReturnRow[]>();
  readonly #counted = new Map<string, readonly CountedReturn[]>();

  constructor(tickets: TicketDays, returns: ReturnList) {
    this.#tickets = tickets;
    this.#returns = returns;
  }

  /** Others whenever something of it may have changed. */
  edition(): readonly object[] {
    return [this.#tickets.edition, this.#returns.list()];
  }

  /** Every day of which something is held, in order. */
  days(): string[] {
    this.#group();
    return [...new Set([...this.#tickets.days(), ...this.#rows.keys()])].sort();
  }

  tickets(day: string): readonly TicketRow[] {
    return this.#tickets.ofDay(day);
  }

  returns(day: string): readonly CountedReturn[] {
    this.#group();
    return this.#counted.get(day) ?? noReturns;
  }

  #group(): void {
    const list = this.#returns.list();
    if (list === this.#grouped) return;
    this.#grouped = list;
    const rows = new Map<string, ReturnRow[]>();
    for (const row of list) {
      const day = rows.get(row.day);
      if (day) day.push(row);
      else rows.set(row.day, [row]);
    }
    const again = voidedAgain(list);
    for (const day of this.#rows.keys()) if (!rows.has(day)) this.#counted.delete(day);
    for (const [day, now] of rows) {
      const before = this.#rows.get(day);
      const isSame = before?.length === now.length && now.every((row, at) => row === before[at]);
      const mayChange = now.some(({ isVoid, sent }) => isVoid && !sent);
      if (!isSame || mayChange)
        this.#counted.set(
          day,
          now.map((row) => counted(row, again)),
        );
    }
    this.#rows = rows;
  }
}

function counted(row: ReturnRow, again: ReadonlySet<ReturnRow>): CountedReturn {
  const { id, day, lines, refund, cashPart, vatRate, vat, taxes, restock } = row;
  const { sellerId, agencyId, undoes } = row.counting;
  const isVoid = undoes && !again.has(row);
  const tax = { vatRate, vat, taxes };
  return { id, day, sellerId, agencyId, lines, refund, cashPart, isVoid, ...tax, restock };
}

/** Own voids that the server has not judged, of tickets that had been undone before. `list` newest first. */
function voidedAgain(list: readonly ReturnRow[]): ReadonlySet<ReturnRow> {
  const own = list.filter(({ isVoid, sent, saleId }) => isVoid && !sent && saleId !== null);
  if (own.length === 0) return new Set();
  const undone = new Set(
    list.flatMap(({ counting, sent, saleId }) => (sent && counting.undoes ? saleId : [])),
  );
  return new Set(own.reverse().filter(({ saleId }) => undone.has(saleId) || !undone.add(saleId)));
}
