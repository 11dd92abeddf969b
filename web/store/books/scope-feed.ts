import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox, OutboxChange } from "#web/store/outbox/outbox.ts";
import { DamagedReadModel, type ReadModels, type Rows, type RowsStored } from "./read-models.ts";

/** The two stores of a device. */
export type Stores = { outbox: Outbox; readModels: ReadModels };

type Own = Pick<OutboxChange, "put" | "removed">;

/** A pure fold of rows and own operations. Rows come again and out of order: an older one than the known is nothing. */
export type ScopeView = {
  readonly kinds: readonly RowKind[];
  takeRows(rows: Rows): void;
  /** What became different among own operations; the same ones come again. */
  takeOwn?(change: Own): void;
  /** All own operations, once the rows of the start are in. By itself taken as a change. */
  takeAllOwn?(records: readonly OperationRecord[]): void;
  /** All rows up to this revision have been taken in. */
  reach?(rev: number): void;
  /** The scope lost its rows. */
  clear(): void;
};

/** What a view begins with. */
type Begins = {
  /** Reads what it wants of the disk; by itself all rows of its kinds. */
  read?: (readModels: ReadModels, scope: Scope) => Promise<Rows>;
  /** It shows a snapshot of this place already: what is newer is read. */
  snapshot?: Cursor | undefined;
};

export type Joined = {
  /** Resolves when what is stored is in the view, rejects when the first reading failed; it is read when it can be. */
  loaded: Promise<void>;
  stop(): void;
};

type Member = Begins & {
  view: ScopeView;
  isLoaded: boolean;
  /** Its first reading, and where the scope stood then. */
  loaded: Promise<void>;
  readAt: number;
};

/**
 * The one feed of the views of a scope. It knows the order in which things may be shown (E2): own verdicts before the
 * rows of another tab, which had them first; nothing of a stale epoch beside what later books answered (R5); after the
 * database was reopened, what nobody told meanwhile.
 */
export class ScopeFeed {
  readonly #stores: Stores;
  readonly #scope: Scope;
  readonly #shopId: string;
  readonly #members = new Set<Member>();
  /** What ends its own listening, while anybody is fed. */
  #stops: readonly (() => void)[] = [];
  /** Epoch of the rows that are shown; undefined while none are. */
  #epoch: number | undefined;
  /** Up to here every member that is loaded has all rows that have come. */
  #rev = 0;
  /** Up to here nothing is missing: of a first load, rows may have come that nobody told. */
  #whole = 0;
  /** Moves whenever the scope is cleared: what was being read is of before. */
  #generation = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(stores: Stores, scope: Scope) {
    this.#stores = stores;
    this.#scope = scope;
    this.#shopId = shopOfScope(scope);
  }

  /** Feeds a view from now on, and with what is stored. */
  join(view: ScopeView, begins: Begins = {}): Joined {
    const loaded = Promise.resolve();
    const member: Member = { ...begins, view, isLoaded: false, loaded, readAt: 0 };
    if (this.#members.size === 0) this.#listen();
    this.#members.add(member);
    const { snapshot } = begins;
    if (snapshot && mayShow(snapshot, this.#stores.outbox, this.#shopId))
      this.#epoch ??= snapshot.epoch;
    member.loaded = this.#read(member);
    member.loaded.catch(() => undefined);
    const stop = () => {
      this.#members.delete(member);
      if (this.#members.size === 0) this.stop();
    };
    return { loaded: member.loaded, stop };
  }

  /** Feeds nobody any more. */
  stop(): void {
    this.#members.clear();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#clear();
  }

  #listen(): void {
    const { outbox, readModels } = this.#stores;
    this.#stops = [
      readModels.onChange((change) => {
        if (change.kind === "reopened") void this.#readAll((member) => this.#readNewer(member));
        else if (change.scope !== this.#scope) return;
        else if (change.foreign) this.#afterVerdicts(() => this.#hear(change));
        else this.#hear(change);
      }),
      outbox.subscribe((change) => this.#takeOwn(change)),
    ];
  }

  /** Epoch of the shop's books as last heard. */
  #told(): number {
    return this.#stores.outbox.meta.epochs[this.#shopId] ?? 0;
  }

  #hear(change: RowsStored | { kind: "dropped"; foreign: boolean }): void {
    if (change.kind === "dropped") {
      this.#clear();
      // The word of another tab may come after rows that it has stored since.
      if (change.foreign) void this.#readAll((member) => this.#read(member));
      return;
    }
    const { epoch, rows, rev, isPart } = change;
    if (epoch < this.#told()) return;
    if (this.#epoch !== undefined && this.#epoch !== epoch) this.#clear();
    this.#epoch = epoch;
    for (const { view } of this.#members) view.takeRows(rows);
    if (rev === null) return;
    if (!isPart) this.#whole = Math.max(this.#whole, rev);
    this.#reach(rev);
  }

  /** Rows of another tab come after its verdicts. Should those not be readable just now, one row late beats never. */
  #afterVerdicts(act: () => void): void {
    const read = this.#queue.then(() => this.#stores.outbox.refresh()).catch(() => undefined);
    this.#queue = read.then(act);
  }

  #takeOwn(change: OutboxChange): void {
    // Verdicts of later books say nothing of these rows, which could not be dropped while nothing can be read.
    if (this.#epoch !== undefined && this.#told() > this.#epoch) {
      this.#clear();
      void this.#readAll((member) => this.#read(member));
    }
    for (const { view } of this.#members) view.takeOwn?.(change);
  }

  #clear(): void {
    this.#generation += 1;
    this.#epoch = undefined;
    this.#rev = 0;
    this.#whole = 0;
    for (const member of this.#members) {
      delete member.snapshot;
      member.readAt = 0;
      member.view.clear();
    }
  }

  #reach(rev: number): void {
    this.#rev = Math.max(this.#rev, rev);
    for (const { view, isLoaded } of this.#members) if (isLoaded) view.reach?.(this.#rev);
  }

  async #readAll(read: (member: Member) => Promise<void>): Promise<void> {
    await Promise.allSettled([...this.#members].map(read));
  }

  /** What nobody told of since it was read; a first reading under way is not begun twice. */
  async #readNewer(member: Member): Promise<void> {
    const whole = this.#whole;
    const wasLoaded = member.isLoaded;
    await member.loaded.catch(() => undefined);
    const since = wasLoaded ? whole : member.readAt;
    await this.#read(member, since > 0 ? since : null);
  }

  /** Reads what is stored into a view: all that it wants, or what is newer than `newer`. */
  async #read(member: Member, newer: number | null = null): Promise<void> {
    const { outbox, readModels } = this.#stores;
    const { view } = member;
    const begun = this.#generation;
    for (;;) {
      let before = this.#generation;
      const stands = await readModels.cursor(this.#scope);
      const load = stands ? null : await readModels.loadProgress(this.#scope);
      const lies = stands ?? load?.cursor;
      if (lies && lies.epoch < this.#told()) {
        // What a power cut or a browser kept from being dropped goes before anybody sees it (R5).
        await readModels.dropScope(this.#scope);
        continue;
      }
      const { snapshot } = member;
      const isUnder = snapshot !== undefined && snapshot.epoch === stands?.epoch;
      const known = before === begun ? newer : null;
      const since = known ?? (isUnder ? snapshot.rev : null);
      let rows: Rows;
      try {
        rows = await this.#rows(member, since);
      } catch (cause) {
        if (!(cause instanceof DamagedReadModel)) throw cause;
        await readModels.dropScope(this.#scope);
        rows = {};
        before = this.#generation;
      }
      await outbox.refresh();
      if (before !== this.#generation) continue;
      // A snapshot whose rows are gone: a till without a network has nothing else to sell from. A load takes its place.
      const isAlone = snapshot !== undefined && !lies && mayShow(snapshot, outbox, this.#shopId);
      if (snapshot && since === null && !isAlone) {
        delete member.snapshot;
        view.clear();
      }
      if (lies) this.#epoch = lies.epoch;
      view.takeRows(rows);
      const own = outbox.records();
      if (view.takeAllOwn) view.takeAllOwn(own);
      else view.takeOwn?.({ put: own, removed: [] });
      member.isLoaded = true;
      member.readAt = stands?.rev ?? 0;
      // Over rows of an earlier revision one cannot say which of them all have reached.
      const loading = load && !load.over ? load.cursor.rev : 0;
      if (stands && known === null) this.#whole = Math.max(this.#whole, stands.rev);
      if (lies) this.#reach(Math.max(stands?.rev ?? loading, this.#rev));
      return;
    }
  }

  async #rows({ read, view }: Member, since: number | null): Promise<Rows> {
    const { readModels } = this.#stores;
    const scope = this.#scope;
    if (since === null && read) return read(readModels, scope);
    const rows: Rows = {};
    for (const kind of view.kinds) {
      const found =
        since === null
          ? await readModels.rows(scope, kind)
          : await readModels.rowsSince(scope, kind, since);
      Object.assign(rows, { [kind]: found });
    }
    return rows;
  }
}

/**
 * Whether a snapshot and the outbox together give exact figures (E2): it is of the books last heard of, and holds every
 * own move that has left the outbox since.
 */
export function mayShow({ epoch, rev }: Cursor, { meta }: Outbox, shopId: string): boolean {
  return meta.epochs[shopId] === epoch && (meta.forgotten[shopId] ?? 0) <= rev;
}
