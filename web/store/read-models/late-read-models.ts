import type { Cursor, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import type {
  DayKind,
  LoadProgress,
  Page,
  ReadModels,
  ReadModelsChange,
  Rows,
} from "./read-models.ts";

/**
 * Read models that open when they are first asked: a till sells from outbox and boot copy meanwhile. Opening that
 * failed is tried again by the next question, and each question says so by throwing what it threw.
 */
export class LateReadModels implements ReadModels {
  readonly #open: () => Promise<ReadModels>;
  readonly #listeners = new Set<(change: ReadModelsChange) => void>();
  #opened: Promise<ReadModels> | undefined;

  constructor(open: () => Promise<ReadModels>) {
    this.#open = open;
  }

  async cursor(scope: Scope): Promise<Cursor | null> {
    return (await this.#models()).cursor(scope);
  }

  async applyPage(page: Page): Promise<void> {
    await (await this.#models()).applyPage(page);
  }

  async loadProgress(scope: Scope): Promise<LoadProgress | null> {
    return (await this.#models()).loadProgress(scope);
  }

  async applyPart(scope: Scope, plan: SnapshotPlan, part: number, rows: Rows): Promise<void> {
    await (await this.#models()).applyPart(scope, plan, part, rows);
  }

  async finishLoad(scope: Scope, plan: SnapshotPlan): Promise<void> {
    await (await this.#models()).finishLoad(scope, plan);
  }

  async dropScope(scope: Scope): Promise<void> {
    await (await this.#models()).dropScope(scope);
  }

  async rows<K extends RowKind>(scope: Scope, kind: K): Promise<RowsByKind[K]> {
    return (await this.#models()).rows(scope, kind);
  }

  async rowsSince<K extends RowKind>(scope: Scope, kind: K, rev: number): Promise<RowsByKind[K]> {
    return (await this.#models()).rowsSince(scope, kind, rev);
  }

  async rowsOfDays<K extends DayKind>(
    scope: Scope,
    kind: K,
    first: string,
    last: string,
  ): Promise<RowsByKind[K]> {
    return (await this.#models()).rowsOfDays(scope, kind, first, last);
  }

  async row<K extends RowKind>(
    scope: Scope,
    kind: K,
    key: string,
  ): Promise<RowsByKind[K][number] | null> {
    return (await this.#models()).row(scope, kind, key);
  }

  async forgetBefore(scope: Scope, kind: DayKind, day: string): Promise<void> {
    await (await this.#models()).forgetBefore(scope, kind, day);
  }

  async scopes(): Promise<Scope[]> {
    return (await this.#models()).scopes();
  }

  onChange(listener: (change: ReadModelsChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells what another tab did. */
  emit(change: ReadModelsChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    if (this.#opened) await (await this.#opened).close();
  }

  #models(): Promise<ReadModels> {
    this.#opened ??= this.#open().then(
      (models) => {
        models.onChange((change) => this.emit(change));
        return models;
      },
      (cause: unknown) => {
        this.#opened = undefined;
        throw cause;
      },
    );
    return this.#opened;
  }
}
