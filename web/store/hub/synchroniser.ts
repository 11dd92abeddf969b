import { maxOperations, version } from "#shared/sync/limits.ts";
import { packOperations } from "#shared/sync/pack.ts";
import type {
  Cursor,
  ExchangeAnswer,
  ExchangeRequest,
  Scope,
  SnapshotPlan,
} from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type Clock, type Transport, TransportFailure } from "#web/store/ports.ts";
import type { ReadModels } from "#web/store/read-models/read-models.ts";
import { scopesOf, shopOfScope } from "./access.ts";
import { applyAnswer } from "./apply.ts";
import { BatchSize } from "./batch-size.ts";
import { fitting } from "./fitting.ts";

export type SynchroniserParts = {
  outbox: Outbox;
  /** Null where there are none, in the worker: it sends and leaves the reading to the page. */
  readModels: ReadModels | null;
  transport: Transport;
  clock: Clock;
  app: string;
  /** Most operations in one request. */
  batch?: number | undefined;
};

/** How a first load is getting on. */
export type LoadStep = { scope: Scope; done: number; of: number; products: number };

const exchangeTimeout = 30_000;
const partTimeout = 60_000;

/**
 * The device's side of the protocol, one request at a time (S1). Holds nothing that a restart could miss:
 * whatever is lost here is found again from outbox and cursors.
 */
export class Synchroniser {
  readonly #parts: SynchroniserParts;
  readonly #loads = new Map<Scope, SnapshotPlan>();
  readonly #batch: BatchSize;
  /** Operations that the server could not take even alone: they wait for the next start, their neighbours do not (S4). */
  readonly #stuck = new Set<string>();
  #mayLoadPart = false;
  #serverTime: number | null = null;

  constructor(parts: SynchroniserParts) {
    this.#parts = parts;
    this.#batch = new BatchSize(parts.batch);
  }

  get loads(): ReadonlyMap<Scope, SnapshotPlan> {
    return this.#loads;
  }

  /** What the server's clock said in the latest answer, ms. Nothing may be thrown away by the device's own, which jumps. */
  get serverTime(): number | null {
    return this.#serverTime;
  }

  get stuck(): ReadonlySet<string> {
    return this.#stuck;
  }

  /**
   * One request and everything that follows from its answer: an exchange, or a part of a first load when nothing waits.
   * `again` when there is more to do at once. Throws `TransportFailure`, after which the same step may be repeated.
   */
  async step(signal: AbortSignal, onLoad?: (step: LoadStep) => void): Promise<"again" | "done"> {
    const userId = this.#parts.outbox.meta.session?.userId;
    if (!userId) return "done";
    const mine = this.#sendable(userId);
    const [load] = this.#loads;
    if (load && this.#mayLoadPart && mine.length === 0) {
      await this.#loadPart(load[0], load[1], signal, onLoad);
      return "again";
    }
    return this.#exchange(userId, mine, signal);
  }

  #sendable(userId: string): OperationRecord[] {
    return this.#parts.outbox.waiting(userId).filter((record) => !this.#stuck.has(record.id));
  }

  async #exchange(
    userId: string,
    mine: OperationRecord[],
    signal: AbortSignal,
  ): Promise<"again" | "done"> {
    const { outbox, readModels, transport, clock } = this.#parts;
    const sent = fitting(mine, Math.min(this.#batch.size, maxOperations));
    // Rows may hold what was sent before and never answered: they are asked for only together with all of it (E2, E6).
    const asksRows = readModels !== null && sent.length === mine.length;
    const asked = await this.#cursors(userId, asksRows);
    const others = this.#others(userId, asked);
    const known = new Set(scopesOf(outbox.meta, userId));
    const request = this.#request(userId, sent, asked, others);
    const leftAt = clock();
    let answer: ExchangeAnswer;
    try {
      answer = await transport.exchange(request, { signal, timeoutMs: exchangeTimeout });
    } catch (cause) {
      if (this.#isSmallerNext(cause, sent)) return "again";
      throw cause;
    }
    const arrivedAt = clock();
    this.#serverTime = answer.time;
    this.#batch.answered(sent.length, arrivedAt - leftAt);
    const applied = await applyAnswer(
      { outbox, readModels },
      { userId, sent, others, asked, answer, leftAt, arrivedAt },
    );
    for (const [scope, plan] of applied.loads) this.#loads.set(scope, plan);
    this.#forgetForeignLoads(userId);
    this.#mayLoadPart = true;
    const isNew =
      readModels !== null && scopesOf(outbox.meta, userId).some((scope) => !known.has(scope));
    const isOpen = this.#sendable(userId).length > 0 || this.#loads.size > 0 || isNew;
    return applied.more || isOpen ? "again" : "done";
  }

  /** Cursors to ask with. A scope that is being loaded is not asked for until it is. */
  async #cursors(userId: string, asksRows: boolean): Promise<Map<Scope, Cursor | null>> {
    const { outbox, readModels } = this.#parts;
    const asked = new Map<Scope, Cursor | null>();
    if (!readModels || !asksRows) return asked;
    for (const scope of scopesOf(outbox.meta, userId))
      if (!this.#loads.has(scope)) asked.set(scope, await readModels.cursor(scope));
    return asked;
  }

  /**
   * What other people did on this device and was never answered, in the shops asked for: rows could hold it, and it
   * would count twice (S3a). A shop with more of it than a request can name is not asked for.
   */
  #others(userId: string, asked: Map<Scope, Cursor | null>): OperationRecord[] {
    const shops = new Set([...asked.keys()].map(shopOfScope));
    const others = this.#parts.outbox
      .waiting()
      .filter((record) => record.by !== userId && shops.has(record.operation.shopId));
    if (others.length <= maxOperations) return others;
    asked.clear();
    return [];
  }

  #request(
    userId: string,
    sent: readonly OperationRecord[],
    asked: ReadonlyMap<Scope, Cursor | null>,
    others: readonly OperationRecord[],
  ): ExchangeRequest {
    const { outbox, app, clock } = this.#parts;
    const { device, counters, access } = outbox.meta;
    return {
      v: version,
      app,
      device: { id: device.id, epoch: counters.epoch, label: device.label, lastSeq: counters.seq },
      now: clock(),
      accessRev: access.find((known) => known.userId === userId)?.rev ?? 0,
      cursors: [...asked],
      operations: packOperations(
        sent.map((record) => record.operation),
        { deviceId: device.id, epoch: counters.epoch },
      ),
      ...(others.length > 0
        ? { others: others.map(({ id, operation }): [string, string] => [operation.shopId, id]) }
        : {}),
    };
  }

  /**
   * The line or the server did not carry a request of this size: the next one is smaller. True when it may go at once,
   * because the server refused the whole of it and one operation less is in question.
   */
  #isSmallerNext(cause: unknown, sent: readonly OperationRecord[]): boolean {
    if (!(cause instanceof TransportFailure)) return false;
    if (cause.kind === "timeout") this.#batch.tooLarge(sent.length);
    const [first] = sent;
    if (cause.kind !== "rejected" || !first) return false;
    if (sent.length === 1) this.#stuck.add(first.id);
    this.#batch.tooLarge(sent.length);
    return true;
  }

  async #loadPart(
    scope: Scope,
    plan: SnapshotPlan,
    signal: AbortSignal,
    onLoad?: (step: LoadStep) => void,
  ): Promise<void> {
    const { readModels, transport } = this.#parts;
    if (!readModels) return;
    const progress = await readModels.loadProgress(scope);
    const isSame =
      progress?.cursor.epoch === plan.cursor.epoch && progress.cursor.rev === plan.cursor.rev;
    const done = new Set(isSame ? progress.parts : []);
    const part = Array.from({ length: plan.parts }, (_, index) => index).find(
      (index) => !done.has(index),
    );
    const tell = () =>
      onLoad?.({ scope, done: done.size, of: plan.parts, products: plan.products });
    if (part !== undefined) {
      tell();
      try {
        const limits = { signal, timeoutMs: partTimeout };
        const rows = await transport.snapshotPart({ scope, cursor: plan.cursor, part }, limits);
        await readModels.applyPart(scope, plan, part, rows);
        done.add(part);
      } catch (cause) {
        // The server no longer has this snapshot, or no longer gives it: the next exchange says what to do.
        if (cause instanceof TransportFailure && cause.kind === "rejected")
          this.#loads.delete(scope);
        throw cause;
      }
    }
    if (done.size >= plan.parts) {
      await readModels.finishLoad(scope, plan);
      this.#loads.delete(scope);
    }
    // Told whole only once it is stored as whole: who leaves the page now must not find it broken off.
    tell();
  }

  #forgetForeignLoads(userId: string): void {
    const scopes = new Set(scopesOf(this.#parts.outbox.meta, userId));
    for (const scope of this.#loads.keys()) if (!scopes.has(scope)) this.#loads.delete(scope);
  }
}
