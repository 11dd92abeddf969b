import { maxOperations, version } from "#shared/sync/limits.ts";
import { packOperations } from "#shared/sync/pack.ts";
import type { Cursor, ExchangeRequest, Scope, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type Clock, type Transport, TransportFailure } from "#web/store/ports.ts";
import type { ReadModels } from "#web/store/read-models/read-models.ts";
import { scopesOf, shopOfScope } from "./access.ts";
import { applyAnswer } from "./apply.ts";
import { BatchSize } from "./batch-size.ts";

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

  constructor(parts: SynchroniserParts) {
    this.#parts = parts;
    this.#batch = new BatchSize(parts.batch);
  }

  get loads(): ReadonlyMap<Scope, SnapshotPlan> {
    return this.#loads;
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
    const sent = mine.slice(0, Math.min(this.#batch.size, maxOperations));
    // Rows may hold what was sent before and never answered: they are asked for only together with all of it (E2, E6).
    const asksRows = readModels !== null && sent.length === mine.length;
    const { asked, epochs } = await this.#cursors(userId, asksRows);
    const known = new Set(scopesOf(outbox.meta, userId));
    const request = this.#request(userId, sent, asked);
    const leftAt = clock();
    const answer = await this.#sending(sent, () =>
      transport.exchange(request, { signal, timeoutMs: exchangeTimeout }),
    );
    const arrivedAt = clock();
    this.#batch.answered(sent.length, arrivedAt - leftAt);
    const applied = await applyAnswer(
      { outbox, readModels },
      { userId, sent, asked, epochs, answer, leftAt, arrivedAt },
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
  async #cursors(userId: string, asksRows: boolean) {
    const asked = new Map<Scope, Cursor | null>();
    const epochs = new Map<Scope, number>();
    const { outbox, readModels } = this.#parts;
    if (!readModels) return { asked, epochs };
    // What another person did here may have been heard without an answer: rows could hold it, and it would count twice.
    const foreign = new Set(
      outbox
        .waiting()
        .filter((record) => record.by !== userId)
        .map((record) => record.operation.shopId),
    );
    for (const scope of scopesOf(outbox.meta, userId)) {
      const load = this.#loads.get(scope);
      const cursor = load ? null : await readModels.cursor(scope);
      const epoch = (load?.cursor ?? cursor)?.epoch;
      if (epoch !== undefined) epochs.set(scope, epoch);
      if (asksRows && !load && !foreign.has(shopOfScope(scope))) asked.set(scope, cursor);
    }
    return { asked, epochs };
  }

  #request(
    userId: string,
    sent: readonly OperationRecord[],
    asked: ReadonlyMap<Scope, Cursor | null>,
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
    };
  }

  /** Sends; when the request as a whole is not taken, the next one is smaller, down to the one that is the cause. */
  async #sending<T>(sent: readonly OperationRecord[], send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      if (cause.kind === "timeout") this.#batch.tooLarge(sent.length);
      if (cause.kind === "rejected") {
        const [only] = sent;
        if (only && sent.length === 1) this.#stuck.add(only.id);
        this.#batch.tooLarge(sent.length);
      }
      throw cause;
    }
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
    if (part !== undefined) {
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
    onLoad?.({ scope, done: done.size, of: plan.parts, products: plan.products });
    if (done.size < plan.parts) return;
    await readModels.finishLoad(scope, plan);
    this.#loads.delete(scope);
  }

  #forgetForeignLoads(userId: string): void {
    const scopes = new Set(scopesOf(this.#parts.outbox.meta, userId));
    for (const scope of this.#loads.keys()) if (!scopes.has(scope)) this.#loads.delete(scope);
  }
}
