import { Listeners } from "#shared/listeners.ts";
import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import { type DayKind, type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import type {
  Check,
  LoadProgress,
  Page,
  ReadModels,
  ReadModelsChange,
  Rows,
  RowsChange,
} from "./read-models.ts";

/**
 * Read models that open when they are first asked: a till sells from outbox and boot copy meanwhile. Opening that
 * failed is tried again by the next question, and each question says so by throwing what it threw. Opened anew when the
 * browser takes their connections away, which it may do at any moment (F4).
 */
export class LateReadModels implements ReadModels {
  readonly #open: () => Promise<ReadModels>;
  readonly #listeners = new Listeners<[ReadModelsChange]>();
  #opened: Promise<ReadModels> | undefined;
  #hasFailed = false;
  /** Where each scope stood when it was first asked for: who reads it here has all that was stored before. */
  readonly #stood = new Map<Scope, { rev: number }>();

  constructor(open: () => Promise<ReadModels>) {
    this.#open = open;
  }

  async cursor(scope: Scope): Promise<Cursor | null> {
    const cursor = await this.#ask((models) => models.cursor(scope));
    if (!this.#stood.has(scope)) this.#stood.set(scope, { rev: cursor?.rev ?? 0 });
    return cursor;
  }

  async applyPage(page: Page, check?: Check): Promise<void> {
    await this.#ask((models) => models.applyPage(page, check));
  }

  async loadProgress(scope: Scope): Promise<LoadProgress | null> {
    return this.#ask((models) => models.loadProgress(scope));
  }

  async applyPart(
    scope: Scope,
    plan: SnapshotPlan,
    part: number,
    rows: Rows,
    check?: Check,
  ): Promise<void> {
    await this.#ask((models) => models.applyPart(scope, plan, part, rows, check));
  }

  async finishLoad(scope: Scope, plan: SnapshotPlan, check?: Check): Promise<void> {
    await this.#ask((models) => models.finishLoad(scope, plan, check));
  }

  async dropScope(scope: Scope, check?: Check): Promise<void> {
    await this.#ask((models) => models.dropScope(scope, check));
  }

  async rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]> {
    return this.#ask((models) => models.rows(scope, kind));
  }

  async rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]> {
    return this.#ask((models) => models.rowsSince(scope, kind, rev));
  }

  async rowsOfDays<K extends DayKind>(
    scope: Scope,
    kind: K,
    first: string,
    last: string,
  ): Promise<RowsByKind[K]> {
    return this.#ask((models) => models.rowsOfDays(scope, kind, first, last));
  }

  async row<K extends RowKind>(
    scope: Scope,
    kind: K,
    key: string,
  ): Promise<RowsByKind[K][number] | null> {
    return this.#ask((models) => models.row(scope, kind, key));
  }

  async forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void> {
    await this.#ask((models) => models.forgetBefore(scope, kind, day));
  }

  async scopes(): Promise<Scope[]> {
    return this.#ask((models) => models.scopes());
  }

  onChange(listener: (change: ReadModelsChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Tells what another tab did. */
  emit(change: ReadModelsChange): void {
    if (change.kind === "dropped") this.#stood.set(change.scope, { rev: 0 });
    this.#listeners.tell(change);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    if (this.#opened) await (await this.#opened).close();
  }

  /**
   * Asks, and once more when the connections have been taken away: every step may be repeated (E5). Whoever asks opens
   * at most once anew, so that storage that keeps failing is not hammered at.
   */
  async #ask<T>(question: (models: ReadModels) => Promise<T>): Promise<T> {
    const opened = this.#models();
    const models = await opened;
    try {
      return await question(models);
    } catch (cause) {
      if (this.#opened === opened) {
        if (!isLost(cause)) throw cause;
        this.#hasFailed = true;
        this.#opened = this.#start(models);
      }
      return question(await this.#models());
    }
  }

  #models(): Promise<ReadModels> {
    this.#opened ??= this.#start();
    return this.#opened;
  }

  async #start(lost?: ReadModels): Promise<ReadModels> {
    try {
      // A database may be open once in a page, whether or not it still has its connections.
      await lost?.close().catch(() => undefined);
      const models = await this.#open();
      models.onChange((change) => this.emit(change));
      if (this.#hasFailed) {
        this.emit({ scope: "", kind: "opened", foreign: false });
        await this.#tellMissed(models).catch(() => undefined);
      }
      this.#hasFailed = false;
      return models;
    } catch (cause) {
      this.#hasFailed = true;
      this.#opened = undefined;
      throw cause;
    }
  }

  /** Between losing the connections and these nobody heard what other tabs stored: told now, what was told before with it. */
  async #tellMissed(models: ReadModels): Promise<void> {
    for (const [scope, stood] of this.#stood) {
      const cursor = await models.cursor(scope);
      for (const kind of rowKinds) {
        const rows = await models.rowsSince(scope, kind, stood.rev);
        // What was read of a scope that was dropped meanwhile may be of lost books.
        if (this.#stood.get(scope) !== stood) break;
        if (rows.length > 0) this.emit({ scope, kind, rows, foreign: true } as RowsChange);
      }
      if (!cursor || cursor.rev <= stood.rev || this.#stood.get(scope) !== stood) continue;
      this.emit({ scope, kind: "moved", rev: cursor.rev, foreign: true });
      stood.rev = cursor.rev;
    }
  }
}

/** The browser, or another tab that deleted them, has closed the connections: they do not come back by themselves. */
function isLost(cause: unknown): boolean {
  return ["DatabaseClosedError", "InvalidStateError"].includes((cause as Error | null)?.name ?? "");
}
