import { randomUUID } from "node:crypto";
import type { Operation } from "#shared/sync/operations.ts";
import { packOperations } from "#shared/sync/pack.ts";
import { type Cursor, type ExchangeAnswer, protocolVersion } from "#shared/sync/protocol.ts";
import { operationId } from "#shared/sync/uuid.ts";
import type { Rng } from "#tests/support/random.ts";
import type { Market, Stall } from "./market.ts";

/** Longer than any instance takes that is there. */
const patience = 15_000;
const mostAtOnce = 50;

/** Answers after which the same is sent again: an instance that ends, that waits for its database, or for us. */
const later: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/** What a seller needs of the world: where instances listen now, and who they are. */
export type Reach = { addresses(): string[]; token(userId: string): string };

/**
 * Somebody who sells: makes sales, keeps them until they are answered, and sends them to whichever instance is there.
 * Written anew for this, from what the protocol says; nothing of a device's code is in it.
 */
export class Seller {
  readonly #stall: Stall;
  readonly #reach: Reach;
  readonly #rng: Rng;
  readonly #device = { id: randomUUID(), epoch: 1, label: "load" };
  readonly #waiting: Operation[] = [];
  #seq = 0;
  #cursor: Cursor | null = null;
  #accessRev = 0;
  /** Identifiers of what was answered as taken, and the pieces of each product in it. */
  readonly taken = new Set<string>();
  readonly pieces = new Map<string, number>();
  /** How long each exchange took that was answered, ms, and how many were not. */
  readonly exchanges: number[] = [];
  failures = 0;

  constructor(stall: Stall, reach: Reach, rng: Rng) {
    this.#stall = stall;
    this.#reach = reach;
    this.#rng = rng;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Makes a sale that happened at a moment. */
  sell(market: Market, at: number): void {
    this.#seq += 1;
    const seq = this.#seq;
    const products = new Set([this.#rng.int(0, market.products - 1), market.products]);
    const lines = [...products].map((index) => ({
      productId: market.productId(index),
      quantity: this.#rng.int(1, 3),
      price: market.price,
    }));
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    this.#waiting.push({
      id: operationId(at, { deviceId: this.#device.id, epoch: 1 }, seq),
      ...{ seq, shopId: this.#stall.shopId, at, clockOffset: 0, kind: "sale" },
      body: {
        ...{ receipt: seq, catalogRev: 1, lines, total },
        payments: [{ method: "cash", amount: total, tendered: total }],
      },
    });
  }

  /** Sends what waits, and asks for what changed; whether it was answered. */
  async exchange(): Promise<boolean> {
    const operations = this.#waiting.slice(0, mostAtOnce);
    const addresses = this.#reach.addresses();
    const address = addresses[this.#rng.int(0, addresses.length - 1)];
    if (address === undefined) return false;
    const begin = performance.now();
    try {
      const answer = await this.#ask(address, operations);
      this.exchanges.push(performance.now() - begin);
      this.#hear(operations, answer);
      return true;
    } catch (error) {
      if (error instanceof WrongAnswer) throw error;
      this.failures += 1;
      return false;
    }
  }

  async #ask(address: string, operations: readonly Operation[]): Promise<ExchangeAnswer> {
    const { id: deviceId, epoch } = this.#device;
    const response = await fetch(`${address}/api/v1/sync`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${this.#reach.token(this.#stall.userId)}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({
        ...{ v: protocolVersion, app: "load", now: Date.now(), accessRev: this.#accessRev },
        device: { ...this.#device, lastSeq: this.#seq },
        cursors: [[`shop:${this.#stall.shopId}`, this.#cursor]],
        operations: packOperations(operations, { deviceId, epoch }),
      }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (later.has(response.status)) throw new Error("cannot take it now");
    if (response.status !== 200) throw new WrongAnswer(`${response.status}: ${text}`);
    return JSON.parse(text);
  }

  #hear(operations: readonly Operation[], answer: ExchangeAnswer): void {
    for (const [at, operation] of operations.entries()) {
      const [status, , reasons] = answer.verdicts[at] ?? [];
      if (status !== "applied") throw new WrongAnswer(`${status}: ${JSON.stringify(reasons)}`);
      if (operation.kind !== "sale") continue;
      this.taken.add(operation.id);
      for (const { productId, quantity } of operation.body.lines)
        this.pieces.set(productId, (this.pieces.get(productId) ?? 0) + quantity);
    }
    this.#waiting.splice(0, operations.length);
    this.#accessRev = answer.access?.rev ?? this.#accessRev;
    const [change] = answer.changes;
    if (change?.state === "rows") this.#cursor = change.cursor;
    if (change?.state === "reset") this.#cursor = change.snapshot.cursor;
  }
}

/** What no instance may ever answer, whatever becomes of the others. */
class WrongAnswer extends Error {}
