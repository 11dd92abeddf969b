import { Listeners } from "#shared/listeners.ts";
import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import {
  type DayKind,
  type RowKind,
  type RowsByKind,
  rowKey,
  rowKinds,
} from "#shared/sync/rows.ts";
import type { Breathe } from "#web/store/ports.ts";
import type { KeyedRow, KindGroup, KindStore } from "./kind-store.ts";
import {
  areMixed,
  brokenOff,
  liesEarlier,
  loadOf,
  type Mark,
  type Marks,
  mayBeLoadedOver,
  needsOfAll,
  standingOf,
} from "./marks.ts";
import type {
  Check,
  LoadProgress,
  Page,
  ReadModels,
  ReadModelsChange,
  Rows,
  RowsChange,
} from "./read-models.ts";

const always: Check = () => {};

/** Rows stored in one go. More would freeze the till for longer than a frame or two on a cheap phone. */
const chunkSize = 250;

/** Kinds that a first load brings by the thousand: stored in blocks into a scope that holds nothing yet. */
const manyOf: ReadonlySet<RowKind> = new Set(["products", "stocks"]);

/** Read models over one store per kind: pages, marks, first loads. The stores may be IndexedDB or memory. */
export class PagedReadModels implements ReadModels {
  readonly #stores: Record<RowKind, KindStore>;
  readonly #groups: readonly KindGroup[];
  readonly #breathe: Breathe;
  readonly #listeners = new Listeners<[ReadModelsChange]>();

  readonly #chunk: number;

  constructor(
    stores: Record<RowKind, KindStore>,
    groups: readonly KindGroup[],
    breathe: Breathe,
    chunk = chunkSize,
  ) {
    this.#chunk = chunk;
    this.#stores = stores;
    this.#groups = groups;
    this.#breathe = breathe;
  }

  async cursor(scope: Scope): Promise<Cursor | null> {
    const marks = await this.#sound(scope);
    return standingOf(marks)?.cursor ?? null;
  }

  async applyPage({ scope, from, to, rows, own }: Page, check: Check = always): Promise<void> {
    const marks = await this.#sound(scope, check);
    const before = standingOf(marks);
    if (before?.cursor.epoch !== to.epoch || before.cursor.rev < from.rev) return;
    const needs = { ...before.needs };
    const kinds = rowKinds.filter((kind) => rows[kind]?.length || own[kind]?.length);
    // A page without rows still moves the cursor; the smallest collection keeps it.
    const written: readonly RowKind[] = kinds.length > 0 ? kinds : ["shops"];
    for (const kind of written) needs[kind] = to.rev;
    for (const kind of written) {
      const now = { cursor: to, needs };
      const standing = before.cursor.rev > to.rev ? before : now;
      const mark: Mark = { now: standing, before, load: null };
      await this.#store({ scope, kind, own: true, check }, own[kind] ?? []);
      await this.#store({ scope, kind, mark, check }, rows[kind] ?? []);
    }
    this.emit({ scope, kind: "moved", rev: Math.max(to.rev, before.cursor.rev), foreign: false });
  }

  async loadProgress(scope: Scope): Promise<LoadProgress | null> {
    const marks = await this.#sound(scope);
    return loadOf(marks) ?? (standingOf(marks) ? null : brokenOff(marks));
  }

  async applyPart(
    scope: Scope,
    plan: SnapshotPlan,
    part: number,
    rows: Rows,
    check: Check = always,
  ): Promise<void> {
    let marks = await this.#sound(scope, check);
    let progress = loadOf(marks);
    if (!isOf(progress, plan)) {
      if (!mayBeLoadedOver(marks, plan.cursor)) {
        await this.dropScope(scope, check);
        marks = {};
      }
      progress = { cursor: plan.cursor, of: plan.parts, parts: [] };
      if (liesEarlier(marks, plan.cursor)) progress.over = true;
    }
    const isFresh = standingOf(marks) === null;
    const load = { ...progress, parts: [...new Set([...progress.parts, part])] };
    for (const group of this.#groups) {
      const bare: Marks = {};
      for (const kind of group.kinds) {
        const { now = null, before = null } = marks[kind] ?? {};
        const mark: Mark = { now, before, load };
        const found = rows[kind] ?? [];
        const block = isFresh && manyOf.has(kind) ? { load: plan.cursor.rev, part } : null;
        // Broken off after the first piece, the rows must not be nobody's.
        const meanwhile: Mark = { now, before, load: progress };
        if (found.length > 0)
          await this.#store({ scope, kind, mark, meanwhile, block, check }, found);
        else bare[kind] = mark;
      }
      if (Object.keys(bare).length === 0) continue;
      check();
      await group.writeMarks(scope, bare);
    }
    // What an earlier load brought is of its own revision until this one is whole.
    if (isFresh && !load.over)
      this.emit({ scope, kind: "moved", rev: plan.cursor.rev, foreign: false });
  }

  async finishLoad(scope: Scope, plan: SnapshotPlan, check: Check = always): Promise<void> {
    // Parts may have been deleted while others were fetched (F4): no cursor is ever ahead of its rows.
    const load = loadOf(await this.#sound(scope, check));
    if (plan.parts > (isOf(load, plan) ? load.parts.length : 0)) return;
    const now = { cursor: plan.cursor, needs: needsOfAll(plan.cursor.rev) };
    const mark: Mark = { now, before: null, load: null };
    for (const group of this.#groups) {
      check();
      await group.writeMarks(scope, Object.fromEntries(group.kinds.map((kind) => [kind, mark])));
    }
    for (const kind of manyOf) {
      check();
      await this.#stores[kind].forgetBlocksBefore(scope, plan.cursor.rev);
    }
    this.emit({ scope, kind: "moved", rev: plan.cursor.rev, foreign: false });
  }

  scopes(): Promise<Scope[]> {
    return this.#stores.shops.scopes();
  }

  async dropScope(scope: Scope, check: Check = always): Promise<void> {
    let isPartGone = false;
    const tell = () => {
      // Whoever was replaced meanwhile must not have the others forget what they have loaded since.
      check();
      if (isPartGone) this.emit({ scope, kind: "dropped", foreign: false });
    };
    for (const group of this.#groups) {
      check();
      await group.drop(scope).catch((cause) => {
        // Broken off in the middle: nobody may go on showing rows of which some are gone.
        tell();
        throw cause;
      });
      isPartGone = true;
    }
    tell();
  }

  async rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]> {
    return (await this.#stores[kind].rows(scope)) as RowsByKind[K];
  }

  async rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]> {
    return (await this.#stores[kind].rowsSince(scope, rev)) as RowsByKind[K];
  }

  async rowsOfDays<K extends DayKind>(
    scope: Scope,
    kind: K,
    first: string,
    last: string,
  ): Promise<RowsByKind[K]> {
    return (await this.#stores[kind].rowsOfDays(scope, first, last)) as RowsByKind[K];
  }

  async row<K extends RowKind>(
    scope: Scope,
    kind: K,
    key: string,
  ): Promise<RowsByKind[K][number] | null> {
    return (await this.#stores[kind].row(scope, key)) as RowsByKind[K][number] | null;
  }

  async forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void> {
    await this.#stores[kind].forgetBefore(scope, day);
  }

  onChange(listener: (change: ReadModelsChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  emit(change: ReadModelsChange): void {
    this.#listeners.tell(change);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    for (const kind of rowKinds) await this.#stores[kind].close();
  }

  /** The marks of a scope; a scope half dropped before a power cut is dropped wholly first. */
  async #sound(scope: Scope, check?: Check): Promise<Marks> {
    const found = await Promise.all(this.#groups.map((group) => group.marks(scope)));
    const marks: Marks = Object.assign({}, ...found);
    if (!areMixed(marks)) return marks;
    await this.dropScope(scope, check);
    return {};
  }

  /**
   * Stores rows in small pieces, one at a time, the mark with the last of them and `meanwhile` with those before; each
   * piece as one block when they belong to a first load.
   */
  async #store(
    { scope, kind, check, own = false, mark = null, meanwhile = null, block = null }: Storing,
    rows: RowsByKind[RowKind],
  ): Promise<void> {
    const field = rowKey[kind];
    const keyed = (rows as RowsByKind[RowKind][number][]).map(
      (row): KeyedRow => ({ key: String((row as Record<string, unknown>)[field]), row }),
    );
    for (let start = 0; start === 0 || start < keyed.length; start += this.#chunk) {
      const chunk = keyed.slice(start, start + this.#chunk);
      const isLast = start + this.#chunk >= keyed.length;
      if (chunk.length === 0 && !(isLast && mark)) return;
      const markNow = isLast ? mark : meanwhile;
      check();
      if (block && chunk.length > 0) {
        const name = { load: block.load, place: `${block.part}.${start}` };
        await this.#stores[kind].fill(scope, name, chunk, markNow);
      } else await this.#stores[kind].write(scope, chunk, own, markNow);
      if (chunk.length > 0) {
        this.emit({
          scope,
          kind,
          rows: chunk.map((item) => item.row),
          foreign: false,
        } as RowsChange);
        if (!isLast || chunk.length === this.#chunk) await this.#breathe();
      }
    }
  }
}

function isOf(load: LoadProgress | null, { cursor }: SnapshotPlan): load is LoadProgress {
  return load?.cursor.rev === cursor.rev && load.cursor.epoch === cursor.epoch;
}

/** Where rows go, and what is written with them. */
type Storing = {
  scope: Scope;
  kind: RowKind;
  check: Check;
  own?: boolean;
  mark?: Mark | null;
  meanwhile?: Mark | null;
  block?: { load: number; part: number } | null;
};
