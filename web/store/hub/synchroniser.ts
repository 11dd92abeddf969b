import { maxCursors, maxOperations, usualRows, version } from "#shared/sync/limits.ts";
import { packOperations } from "#shared/sync/pack.ts";
import type {
  Cursor,
  ExchangeAnswer,
  ExchangeRequest,
  Scope,
  SnapshotPlan,
} from "#shared/sync/protocol.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { scopesOf, shopOfScope } from "./access.ts";
import { applyAnswer } from "./apply.ts";
import { BatchSize } from "./batch-size.ts";
import { fitting } from "./fitting.ts";
import type { Turn } from "./lock.ts";
import { OlderLoads } from "./older-loads.ts";
import { type LoadStep, nothingStuck } from "./state.ts";
import type { SynchroniserParts } from "./synchroniser-parts.ts";

type Asked = { asked: Map<Scope, Cursor | null>; unread?: unknown };

const exchangeTimeout = 30_000;
const partTimeout = 60_000;
/** Least rows of a page on the slowest line. */
const fewestRows = 100;
const hour = 3_600_000;

/**
 * The device's side of the protocol, one request at a time (S1). Holds nothing that a restart could miss:
 * whatever is lost here is found again from outbox and cursors.
 */
export class Synchroniser {
  readonly #parts: SynchroniserParts;
  readonly #loads = new Map<Scope, SnapshotPlan>();
  readonly #batch: BatchSize;
  /** Most rows of a page. */
  readonly #rows = new BatchSize(usualRows, fewestRows);
  /** Operations that the server could not take even alone: they wait for a while, their neighbours do not (S4). */
  #stuck = nothingStuck;
  /** When the first of them was. */
  #stuckAt = 0;
  readonly #older = new OlderLoads();
  /** Rows did not come through: what waits goes once without asking for them. */
  #sendsFirst = false;
  /** Which of the scopes are asked for next, when they are more than one request can name. */
  #turn = 0;
  #mayLoadPart = false;
  #serverTime: number | null = null;

  constructor(parts: SynchroniserParts) {
    this.#parts = parts;
    this.#batch = new BatchSize(parts.batch);
  }

  get loads(): ReadonlyMap<Scope, SnapshotPlan> {
    return this.#loads;
  }

  /** Of what is to be loaded: in a new turn all of it, for another tab has had its own since. */
  forgetLoads(but: readonly Scope[] = []): void {
    for (const scope of this.#loads.keys()) if (!but.includes(scope)) this.#loads.delete(scope);
    this.#mayLoadPart = false;
  }

  /** What the server's clock said in the latest answer, ms. Nothing may be thrown away by the device's own, which jumps. */
  get serverTime(): number | null {
    return this.#serverTime;
  }

  get stuck(): ReadonlySet<string> {
    return this.#stuck;
  }

  /** Somebody wants everything tried again now. */
  tryAllAgain(): void {
    this.#stuck = nothingStuck;
  }

  /**
   * One request and everything that follows from its answer: an exchange, or a part of a first load when nothing waits.
   * `again` when there is more to do at once. Throws `TransportFailure`, after which the same step may be repeated.
   */
  async step(turn: Turn, onLoad?: (step: LoadStep) => void): Promise<"again" | "done"> {
    const userId = this.#parts.outbox.meta.session?.userId;
    if (!userId) return "done";
    if (Math.abs(this.#parts.clock() - this.#stuckAt) >= hour) this.tryAllAgain();
    const mine = this.#sendable(userId);
    const load = this.#nextLoad();
    if (load && this.#mayLoadPart && mine.length === 0) {
      await this.#loadPart(userId, load, turn, onLoad);
      return "again";
    }
    return this.#exchange(userId, mine, turn);
  }

  /** Of the shop on the screen before those that nobody waits for. */
  #nextLoad(): [Scope, SnapshotPlan] | undefined {
    const [scope] = this.#inViewFirst([...this.#loads.keys()]);
    if (scope === undefined) return undefined;
    const plan = this.#loads.get(scope);
    return plan && [scope, plan];
  }

  #inViewFirst(scopes: readonly Scope[]): Scope[] {
    const inView = this.#parts.shopInView?.();
    const rank = (scope: Scope) => (shopOfScope(scope) === inView ? 0 : 1);
    return [...scopes].sort((one, other) => rank(one) - rank(other));
  }

  #sendable(userId: string): OperationRecord[] {
    return this.#parts.outbox.waiting(userId).filter((record) => !this.#stuck.has(record.id));
  }

  async #exchange(
    userId: string,
    mine: OperationRecord[],
    { signal, check }: Turn,
  ): Promise<"again" | "done"> {
    const { outbox, readModels, transport, clock } = this.#parts;
    const sent = fitting(mine, Math.min(this.#batch.size, maxOperations));
    // Rows may hold what was sent before and never answered: they are asked for only together with all of it (E2, E6).
    const sendsFirst = this.#sendsFirst && sent.length > 0;
    const asksRows = readModels !== null && sent.length === mine.length && !sendsFirst;
    const { asked, unread } = await this.#cursors(userId, asksRows);
    const others = this.#others(userId, asked);
    const known = new Set(scopesOf(outbox.meta, userId));
    // Nothing waits for a chain that cannot be told (CH2).
    const chain = await this.#parts.chain?.(outbox, sent).catch(() => undefined);
    const request = this.#request(userId, sent, asked, others);
    if (chain) request.chain = chain.told;
    const leftAt = clock();
    let answer: ExchangeAnswer;
    try {
      answer = await transport.exchange(request, { signal, timeoutMs: exchangeTimeout, userId });
    } catch (cause) {
      if (this.#isSmallerNext(cause, sent, asked.size > 0)) return "again";
      throw cause;
    }
    const arrivedAt = clock();
    this.#serverTime = answer.time;
    this.#batch.answered(sent.length, arrivedAt - leftAt);
    this.#sendsFirst = false;
    const applied = await applyAnswer(
      { outbox, readModels: unread ? null : readModels },
      { userId, sent, others, asked, answer, leftAt, arrivedAt, check, chain },
    );
    for (const [scope, plan] of applied.loads) this.#loads.set(scope, plan);
    this.#older.offered(applied.older, arrivedAt);
    this.forgetLoads(scopesOf(outbox.meta, userId));
    this.#mayLoadPart = true;
    const isNew =
      readModels !== null && scopesOf(outbox.meta, userId).some((scope) => !known.has(scope));
    if (applied.more) this.#rows.answered(usualRows, arrivedAt - leftAt);
    else if (asksRows) this.#turn = (this.#turn + 1) * maxCursors < known.size ? this.#turn + 1 : 0;
    const isOpen = this.#sendable(userId).length > 0 || this.#loads.size > 0 || isNew;
    if (applied.more || isOpen || sendsFirst || this.#turn > 0) return "again";
    const failure = unread ?? applied.unread;
    if (failure) throw failure;
    return "done";
  }

  /**
   * Cursors to ask with. A scope that is being loaded is not asked for until it is. `unread`: why they could not be
   * read; what waits is sent without them, as the worker does, and its rows are asked for another time (F4).
   */
  async #cursors(userId: string, asksRows: boolean): Promise<Asked> {
    const { outbox, readModels } = this.#parts;
    const asked: Asked["asked"] = new Map();
    if (!readModels || !asksRows) return { asked };
    const from = this.#turn * maxCursors;
    try {
      const named = scopesOf(outbox.meta, userId).slice(from, from + maxCursors);
      for (const scope of this.#inViewFirst(named))
        if (!this.#loads.has(scope))
          asked.set(scope, await this.#older.askFrom(readModels, scope, this.#parts.clock()));
    } catch (unread) {
      return { asked: new Map(), unread };
    }
    return { asked };
  }

  /**
   * What other people did on this device and was never answered, and what is held back (S4), in the shops asked for:
   * rows could hold it, and it would count twice (S3a). A shop with more of it than a request can name is not asked for.
   */
  #others(userId: string, asked: Map<Scope, Cursor | null>): OperationRecord[] {
    const shops = new Set([...asked.keys()].map(shopOfScope));
    const others = this.#parts.outbox
      .waiting()
      .filter(
        ({ id, by, operation }) =>
          (by !== userId || this.#stuck.has(id)) && shops.has(operation.shopId),
      );
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
    const { outbox, app, clock, label } = this.#parts;
    const { device, counters, access } = outbox.meta;
    const said = { label: label?.() ?? device.label };
    return {
      v: version,
      app,
      device: { ...said, id: device.id, epoch: counters.epoch, lastSeq: counters.seq },
      now: clock(),
      accessRev: access.find((known) => known.userId === userId)?.rev ?? 0,
      cursors: [...asked],
      ...(asked.size > 0 && this.#rows.size < usualRows ? { rowBudget: this.#rows.size } : {}),
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
   * The line or the server did not carry a request of this size, or its answer: the next one is smaller, and sends
   * before it asks for rows. True when it may go at once, because the server refused the whole of it and one operation
   * less is in question. Any other failure begins the connection anew, and what was held back has its turn again.
   */
  #isSmallerNext(cause: unknown, sent: readonly OperationRecord[], askedRows: boolean): boolean {
    if (!(cause instanceof TransportFailure)) return false;
    const { kind } = cause;
    if (kind !== "rejected") this.tryAllAgain();
    if (kind !== "rejected" && kind !== "timeout") return false;
    this.#sendsFirst = askedRows;
    if (askedRows && kind === "timeout") this.#rows.tooLarge(usualRows);
    const [first] = sent;
    if (!first) return false;
    this.#batch.tooLarge(sent.length);
    if (kind === "timeout") return false;
    if (sent.length === 1 && !askedRows) {
      if (this.#stuck.size === 0) this.#stuckAt = this.#parts.clock();
      this.#stuck = new Set(this.#stuck).add(first.id);
    }
    return true;
  }

  async #loadPart(
    userId: string,
    [scope, plan]: [Scope, SnapshotPlan],
    { signal, check }: Turn,
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
        const limits = { signal, timeoutMs: partTimeout, userId };
        const rows = await transport.snapshotPart({ scope, cursor: plan.cursor, part }, limits);
        await readModels.applyPart(scope, plan, part, rows, check);
        done.add(part);
      } catch (cause) {
        // The server no longer has this snapshot, or no longer gives it: the next exchange says what to do.
        if (cause instanceof TransportFailure && cause.kind === "rejected")
          this.#loads.delete(scope);
        throw cause;
      }
    }
    if (done.size >= plan.parts) {
      await readModels.finishLoad(scope, plan, check);
      this.#loads.delete(scope);
    }
    // Told whole only once it is stored as whole: who leaves the page now must not find it broken off.
    tell();
  }
}
