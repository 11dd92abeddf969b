import { Listeners } from "#shared/listeners.ts";
import { businessDay, type DayCut, utcDays } from "#shared/rules/business-day.ts";
import { leavesTicketsTill } from "#shared/rules/came-back.ts";
import { type TillFact, tillFigures } from "#shared/rules/till.ts";
import { mostElsewhere } from "#shared/schemas/bounds.ts";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import type { Return, Sale } from "#shared/schemas/sale.ts";
import type { CloseTillBody, TillFigures } from "#shared/schemas/till.ts";
import type { Scope } from "#shared/sync/protocol.ts";
import type { ReadModels, Rows } from "#web/store/books/read-models.ts";
import type { ScopeView } from "#web/store/books/scope-feed.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { factOfMove, factOfRow, type Placed, placedRecord, type RateOf } from "./placed-fact.ts";
import type { TillActBook, TillActRow } from "./till-act-book.ts";

/** The till of this device since it was last opened or closed. */
export type TillSession = Pick<CloseTillBody, "after" | "since" | "openedAt" | "wasOpened"> & {
  /** Business day of its opening, or of its first sale; null when nothing happened. */
  day: string | null;
  openedBy: string | null;
  figures: TillFigures;
  /** Oldest first. */
  moves: readonly TillActRow[];
  /** Whoever sold or took back. */
  sellers: readonly string[];
  /** Returns made on other devices that this till bears, the oldest first. */
  elsewhere: NonNullable<CloseTillBody["elsewhere"]>;
  /** Identifiers of its sales, oldest first. */
  sales: readonly string[];
};

export type OwnTillParts = {
  outbox: Outbox;
  shopId: string;
  acts: TillActBook;
  code(): string;
  cut(): DayCut;
  /** The rate of tax of a sale that tells it, or not, at its moment. */
  rateOf: RateOf;
  clock(): number;
};

type Place = Pick<Placed, "epoch" | "seq">;

const dayMs = 86_400_000;
const isAfter = (a: Place, b: Place) => a.epoch > b.epoch || (a.epoch === b.epoch && a.seq > b.seq);

/**
 * What lies in this device's drawer, from its own operations and the rows that came of them: exact at every instant,
 * also inside the transaction that writes a closing (Z3).
 */
export class OwnTill implements ScopeView {
  readonly kinds = ["resellerSales", "sales", "returns", "accountMoves"] as const;
  readonly #parts: OwnTillParts;
  readonly #rows = new Map<string, Placed>();
  /** Returns made on other devices that belong to this till, and own ones that belong to another's (Z6). */
  readonly #elsewhere = new Map<string, Placed>();
  readonly #ofOthers = new Set<string>();
  /** Sales that resellers made: in no drawer of the shop. */
  readonly #ofResellers = new Set<string>();
  #session: TillSession | null = null;
  readonly #listeners = new Listeners();

  constructor(parts: OwnTillParts) {
    this.#parts = parts;
    parts.acts.subscribe(() => this.#changed());
  }

  /** What the disk holds of the time since the till was last opened or closed. */
  async read(readModels: ReadModels, scope: Scope): Promise<Rows> {
    const { clock, cut } = this.#parts;
    // The shop's days and a device's may be a day apart; what no row tells yet is in the outbox.
    const begun = this.#boundary()?.day ?? businessDay(clock(), cut());
    const first = businessDay(Date.parse(begun) - 2 * dayMs, utcDays);
    return {
      resellerSales: await readModels.rows(scope, "resellerSales"),
      sales: await readModels.rowsFromDay(scope, "sales", first),
      // One made elsewhere long ago may have been heard of only now.
      returns: await readModels.rowsFromDay(scope, "returns", ""),
      accountMoves: await readModels.rowsFromDay(scope, "accountMoves", first),
    };
  }

  /** The same object until something of it may have changed. */
  session(): TillSession {
    this.#session ??= this.#make();
    return this.#session;
  }

  /** What the device did with its till, newest first. */
  ownActs(): TillActRow[] {
    return this.#parts.acts.list().filter((act) => this.#isOwn(act));
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #make(): TillSession {
    const boundary = this.#boundary();
    const from = boundary && this.#placeOf(boundary);
    const isSince = (place: Place, { deviceAt }: { deviceAt: number }) =>
      from ? isAfter(place, from) : this.#isToday(deviceAt);
    const facts = this.#facts().filter((one) => isSince(one, one));
    const moves = this.ownActs().filter((act) => act.move && isSince(this.#placeOf(act), act));
    const opening = boundary?.open ? boundary : undefined;
    const all = [...facts, ...moves, ...(opening ? [opening] : [])];
    const first = all.reduce<{ at: string } | undefined>(
      (oldest, one) => (oldest && oldest.at <= one.at ? oldest : one),
      undefined,
    );
    const openedAt = opening?.at ?? first?.at ?? null;
    const fromOthers = this.#sinceElsewhere(boundary !== undefined).map(({ id, placed }) => {
      const isInFloat = opening !== undefined && placed.at < opening.at;
      const fact: TillFact = { ...placed.fact, ...(isInFloat && { isInFloat }) };
      return { fact, told: isInFloat ? { id, isInFloat: true as const } : { id } };
    });
    const moved = moves.flatMap(({ move }) => (move ? { kind: "move" as const, ...move } : []));
    return {
      after: boundary?.id ?? null,
      since: all.reduce((oldest, { deviceAt }) => Math.min(oldest, deviceAt), this.#parts.clock()),
      openedAt,
      wasOpened: opening !== undefined,
      day: openedAt && businessDay(Date.parse(openedAt), this.#parts.cut()),
      openedBy: opening?.sellerName ?? null,
      figures: tillFigures(opening?.open?.float ?? 0, [
        ...[...facts, ...fromOthers].map(({ fact }) => fact),
        ...moved,
      ]),
      moves: [...moves].reverse(),
      sellers: [...new Set(facts.map(({ sellerId }) => sellerId))],
      elsewhere: fromOthers.map(({ told }) => told),
      sales: facts
        .filter(({ fact }) => fact.kind === "sale")
        .sort((a, b) => (isAfter(a, b) ? 1 : -1))
        .map(({ id }) => id),
    };
  }

  /** Returns of other devices that no closing has counted; without any boundary those of today. */
  #sinceElsewhere(hasBoundary: boolean): { id: string; placed: Placed }[] {
    if (this.#elsewhere.size === 0) return [];
    const acts = this.#parts.acts.list();
    const told = new Set(
      acts.flatMap(({ close }) => (close?.elsewhere ?? []).map(({ id }) => id.toLowerCase())),
    );
    return [...this.#elsewhere]
      .map(([id, placed]) => ({ id, placed }))
      .filter(({ id, placed }) => !told.has(id) && (hasBoundary || this.#isOfToday(placed)))
      .sort((a, b) => (a.placed.at + a.id < b.placed.at + b.id ? -1 : 1))
      .slice(0, mostElsewhere);
  }

  #isOfToday({ at }: Placed): boolean {
    const { clock, cut, outbox } = this.#parts;
    const now = clock() + (outbox.meta.clockOffset ?? 0);
    return businessDay(Date.parse(at), cut()) === businessDay(now, cut());
  }

  /** The latest opening or closing of this device. */
  #boundary(): TillActRow | undefined {
    return this.ownActs()
      .filter(({ move }) => !move)
      .reduce<TillActRow | undefined>(
        (last, act) => (last && isAfter(this.#placeOf(last), this.#placeOf(act)) ? last : act),
        undefined,
      );
  }

  #isOwn({ id, deviceCode }: TillActRow): boolean {
    return deviceCode === this.#parts.code() || this.#parts.outbox.get(id) !== undefined;
  }

  #placeOf({ id, seq }: TillActRow): Place {
    const { outbox } = this.#parts;
    return { epoch: outbox.get(id)?.epoch ?? outbox.meta.counters.epoch, seq };
  }

  #isToday(deviceAt: number): boolean {
    const { clock, cut, outbox } = this.#parts;
    const offset = outbox.meta.clockOffset ?? 0;
    const dayOf = (at: number) => businessDay(at + offset, cut());
    return dayOf(deviceAt) === dayOf(clock());
  }

  /** Sales, returns and debts paid of this device, own unsent ones among them, each once. */
  #facts(): Placed[] {
    const own = new Map(this.#rows);
    for (const record of this.#parts.outbox.records()) {
      if (record.operation.shopId !== this.#parts.shopId) continue;
      if (record.state === "refused" || this.#isOfOthers(record)) continue;
      const placed = placedRecord(record, this.#parts.rateOf);
      if (placed) own.set(record.id, placed);
    }
    return [...own].flatMap(([id, one]) => (this.#ofResellers.has(id) ? [] : one));
  }

  /** A return that was made here and left the drawer of another device, or none: as the row says, else as it was told. */
  #isOfOthers({ id, operation }: OperationRecord): boolean {
    if (operation.kind !== "return" || this.#rows.has(id)) return false;
    if (this.#ofOthers.has(id)) return true;
    const { body } = operation;
    const isOfHere = body.ticket === undefined || body.ticket.deviceCode === this.#parts.code();
    return !isOfHere && leavesTicketsTill(body);
  }

  takeRows({ resellerSales, sales, returns, accountMoves }: Rows): void {
    this.#takeSold(resellerSales ?? []);
    this.#takePaid(accountMoves ?? []);
    this.#takeFacts([...(sales ?? []), ...(returns ?? [])]);
    this.#changed();
  }

  takeOwn(): void {
    this.#changed();
  }

  clear(): void {
    for (const each of [this.#rows, this.#elsewhere, this.#ofOthers, this.#ofResellers])
      each.clear();
    this.#changed();
  }

  #takeFacts(rows: readonly (Sale | Return)[]): void {
    const { epoch } = this.#parts.outbox.meta.counters;
    const code = this.#parts.code();
    for (const row of rows) {
      const isMadeHere = row.deviceCode === code;
      const till = "counting" in row && row.counting ? row.counting.till : row.deviceCode;
      if (isMadeHere && till !== code) this.#ofOthers.add(row.id);
      if (till !== code) continue;
      const { seq, deviceAt, soldAt: at, sellerId } = row;
      const fact = factOfRow(row, this.#parts.rateOf);
      const places = isMadeHere ? this.#rows : this.#elsewhere;
      if ((places.get(row.id)?.rev ?? -1) > row.rev) continue;
      const { id, rev } = row;
      places.set(id, { id, epoch, seq, deviceAt, at, sellerId, fact, rev });
    }
  }

  /** Debts that were paid at this device (C7). */
  #takePaid(rows: readonly AccountMove[]): void {
    const { epoch } = this.#parts.outbox.meta.counters;
    const code = this.#parts.code();
    for (const row of rows) {
      const { id, seq, deviceAt, at, sellerId, rev } = row;
      const fact = factOfMove(row);
      if (!fact || row.deviceCode !== code) continue;
      if ((this.#rows.get(id)?.rev ?? -1) > rev) continue;
      this.#rows.set(id, { id, epoch, seq, deviceAt, at, sellerId, fact, rev });
    }
  }

  #takeSold(rows: readonly { saleId: string | null }[]): void {
    for (const { saleId } of rows) if (saleId) this.#ofResellers.add(saleId);
  }

  #changed(): void {
    this.#session = null;
    this.#listeners.tell();
  }
}
