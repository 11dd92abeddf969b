import { Listeners } from "#shared/listeners.ts";
import { asOf } from "#shared/rules/as-of.ts";
import { dayCutOf } from "#shared/rules/business-day.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import type { Rows } from "#web/store/books/read-models.ts";
import type { ScopeView } from "#web/store/books/scope-feed.ts";
import { resellerOf } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox, OutboxChange } from "#web/store/outbox/outbox.ts";
import type { LiveRows } from "#web/store/read-models/live-rows.ts";
import { knownRate } from "./known-rate.ts";
import { type TicketRow, ticketOfRecord, ticketOfSale, withTold } from "./ticket-row.ts";

export type TicketBookParts = {
  outbox: Outbox;
  scope: Scope;
  shopId: string;
  members: LiveRows<"members">;
  shop: () => Shop | undefined;
  /** Says when the shop has changed, or has been read. */
  onShop?: ((tell: () => void) => void) | undefined;
};

const noTickets: readonly TicketRow[] = [];

/**
 * The tickets of a shop that this device holds: rows of the books, and own sales that have not come back, each once.
 * Grouped by day, so that a new sale rebuilds one day and not ninety.
 */
export class TicketBook implements ScopeView {
  readonly kinds = ["sales"] as const;
  readonly #parts: TicketBookParts;
  readonly #sales = new Map<string, Sale>();
  readonly #byDay = new Map<string, Map<string, TicketRow>>();
  readonly #dayOf = new Map<string, string>();
  readonly #lists = new Map<string, readonly TicketRow[]>();
  #edition = {};
  #all: readonly TicketRow[] | null = null;
  #flagged: readonly TicketRow[] | null = null;
  /** Own operations that tell a reference of a sale, by the sale. */
  readonly #told = new Map<string, Set<string>>();
  #isLoaded = false;
  readonly #listeners = new Listeners();

  constructor(parts: TicketBookParts) {
    this.#parts = parts;
    const { members } = parts;
    members.subscribe(() => this.#replaceAll());
    parts.onShop?.(() => this.#replaceUntold());
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  get edition(): object {
    return this.#edition;
  }

  get(id: string): TicketRow | undefined {
    const day = this.#dayOf.get(id);
    return day === undefined ? undefined : this.#byDay.get(day)?.get(id);
  }

  /** Days of which there has been a ticket here, in no order. */
  days(): Iterable<string> {
    return this.#byDay.keys();
  }

  /** Newest first. The same array until a ticket of that day changes. */
  ofDay(day: string): readonly TicketRow[] {
    let list = this.#lists.get(day);
    if (!list) {
      list = [...(this.#byDay.get(day)?.values() ?? noTickets)].sort(newestFirst);
      this.#lists.set(day, list.length > 0 ? list : noTickets);
    }
    return list;
  }

  /** Newest first. The same array until a ticket changes. */
  all(): readonly TicketRow[] {
    if (!this.#all) {
      const days = [...this.#byDay.keys()].sort().reverse();
      this.#all = days.flatMap((day) => this.ofDay(day));
    }
    return this.#all;
  }

  /** Flagged and not yet settled, newest first. */
  flagged(): readonly TicketRow[] {
    this.#flagged ??= this.all().filter(
      (ticket) => ticket.flags.length > 0 && ticket.settled === null,
    );
    return this.#flagged;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  takeRows({ sales }: Rows): void {
    if (!sales) return;
    for (const sale of sales) {
      if ((this.#sales.get(sale.id)?.rev ?? -1) > sale.rev) continue;
      this.#sales.set(sale.id, sale);
      this.#place(sale.id);
    }
    this.#changed();
  }

  takeOwn({ put, removed }: Pick<OutboxChange, "put" | "removed">): void {
    for (const record of [...put, ...removed])
      if (record.operation.shopId === this.#parts.shopId) this.#placeOf(record);
    if (put.length + removed.length > 0) this.#changed();
  }

  takeAllOwn(records: readonly OperationRecord[]): void {
    this.#isLoaded = true;
    this.takeOwn({ put: records, removed: [] });
    this.#changed();
  }

  clear(): void {
    const ids = [...this.#sales.keys()];
    this.#sales.clear();
    for (const id of ids) this.#place(id);
    this.#changed();
  }

  /** Names of sellers are written into tickets: when members change, all are made anew. */
  #replaceAll(): void {
    for (const id of [...this.#dayOf.keys()]) this.#place(id);
    this.#changed();
  }

  /** What tells no rate of its own has that of the shop's history. */
  #replaceUntold(): void {
    const untold = [...this.#dayOf.keys()].filter((id) => {
      const record = this.#parts.outbox.get(id)?.operation;
      const told = record?.kind === "sale" ? record.body.vatRate : undefined;
      return (this.#sales.get(id)?.vatRate ?? told) === undefined;
    });
    if (untold.length === 0) return;
    for (const id of untold) this.#place(id);
    this.#changed();
  }

  /** Places the ticket that an operation made, or told a reference of. */
  #placeOf({ id, operation }: OperationRecord): void {
    if (operation.kind !== "sale.reference") {
      this.#place(id);
      return;
    }
    const { saleId } = operation.body;
    this.#told.set(saleId, (this.#told.get(saleId) ?? new Set()).add(id));
    this.#place(saleId);
  }

  #place(id: string): void {
    const old = this.#dayOf.get(id);
    if (old !== undefined) this.#byDay.get(old)?.delete(id);
    if (old !== undefined) this.#lists.delete(old);
    const ticket = this.#ticket(id);
    if (!ticket) {
      this.#dayOf.delete(id);
      return;
    }
    const { day } = ticket;
    const tickets = this.#byDay.get(day) ?? new Map<string, TicketRow>();
    this.#byDay.set(day, tickets.set(id, ticket));
    this.#dayOf.set(id, day);
    this.#lists.delete(day);
  }

  #ticket(id: string): TicketRow | undefined {
    const ticket = this.#asTold(id);
    if (!ticket || ticket.vatRate !== undefined) return ticket;
    return { ...ticket, vatRate: knownRate(undefined, this.#parts.shop(), ticket.soldAt) };
  }

  #asTold(id: string): TicketRow | undefined {
    const { outbox, members, shop, scope } = this.#parts;
    const sale = this.#sales.get(id);
    // What the staff sold on this device is nothing to a reseller (T10).
    const record = resellerOf(scope) ? undefined : outbox.get(id);
    const nameOf = (userId: string) => (members.get(userId) as Member | undefined)?.fullName;
    const told = [...(this.#told.get(id) ?? [])].flatMap((one) => outbox.get(one) ?? []);
    if (!sale) {
      const own = record && ticketOfRecord(record, dayCutOf(shop()), nameOf);
      return own && withTold(own, told, -1);
    }
    const { sellerId, recordedBy } = sale;
    const seller = members.get(sellerId) as Member | undefined;
    const called = seller && asOf(seller, sale.soldAt).fullName;
    const name = called ?? record?.shown.sellerName ?? "";
    const ticket = ticketOfSale(sale, name, recordedBy ? nameOf(recordedBy) : undefined);
    return withTold(ticket, told, sale.rev);
  }

  #changed(): void {
    this.#edition = {};
    this.#all = null;
    this.#flagged = null;
    this.#listeners.tell();
  }
}

function newestFirst(a: TicketRow, b: TicketRow): number {
  if (a.soldAt !== b.soldAt) return a.soldAt < b.soldAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
