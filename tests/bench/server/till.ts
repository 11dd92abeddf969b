import { randomUUID } from "node:crypto";
import { beginning, nextLink, textHash, toWire } from "#shared/rules/chain.ts";
import { canonicalText, type Operation } from "#shared/sync/operations.ts";
import { packOperations } from "#shared/sync/pack.ts";
import { type ChainTold, type Cursor, protocolVersion } from "#shared/sync/protocol.ts";
import { operationId } from "#shared/sync/uuid.ts";
import { nodeHash } from "#tests/support/node-chain.ts";
import { type BenchShop, priceOf, productIdOf, productsPerShop } from "./shops.ts";

export type TillOptions = {
  /** Ask for what changed in the same request, as a device does. */
  withCursors: boolean;
  /** Products of a sale; 3 unless it is said. */
  lines?: number;
  /** Tell the chain of the device with each request. */
  withChain?: boolean;
};

/** A request made ready beforehand: only the cursors are filled in when it leaves. */
type Prepared = { head: string; tail: string; sales: number };

/** A device of the load: makes sales and packs them as the hub does. Everything costly is done before the clock runs. */
export class BenchTill {
  readonly shop: BenchShop;
  readonly #device = { id: randomUUID(), epoch: 1, label: "bench" };
  readonly #scope: string;
  readonly #options: TillOptions;
  #seq = 0;
  #at = Date.now() - 14_400_000;
  #state: number;
  #prepared: Prepared[] = [];
  #cursor: Cursor | undefined;
  #accessRev = 0;
  #head: Uint8Array | undefined;
  sales = 0;
  pieces = 0;

  constructor(shop: BenchShop, options: TillOptions, seed: number) {
    this.shop = shop;
    this.#scope = `shop:${shop.shopId}`;
    this.#options = options;
    this.#state = (seed + 1) * 2_654_435_761;
  }

  #random(below: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * below);
  }

  /** Products of a sale: mostly those that sell well, as in a shop. */
  #product(): number {
    return Math.floor((this.#random(1_000_000) / 1_000_000) ** 2 * productsPerShop);
  }

  #sale(): Operation {
    this.#seq += 1;
    this.#at += 20 + this.#random(80);
    const { shopId, catalogRev } = this.shop;
    const products = new Set<number>();
    while (products.size < (this.#options.lines ?? 3)) products.add(this.#product());
    const lines = [...products].map((index) => ({
      productId: productIdOf(index),
      quantity: 1 + this.#random(3),
      price: priceOf(index),
    }));
    const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    this.sales += 1;
    this.pieces += lines.reduce((sum, line) => sum + line.quantity, 0);
    return {
      id: operationId(this.#at, { deviceId: this.#device.id, epoch: 1 }, this.#seq),
      seq: this.#seq,
      shopId,
      at: this.#at,
      clockOffset: 0,
      kind: "sale",
      body: {
        receipt: this.#seq,
        catalogRev,
        lines,
        payments: [{ method: "cash", amount: total, tendered: Math.ceil(total / 500) * 500 }],
        total,
      },
    };
  }

  /** What the request says of the chain, which goes on with these operations (CH1). */
  #chain(operations: readonly Operation[]): ChainTold {
    const of = { deviceId: this.#device.id, epoch: 1, shopId: this.shop.shopId };
    const before = this.#head ?? beginning(nodeHash, of);
    this.#head = operations.reduce(
      (head, one) =>
        nextLink(nodeHash, head, {
          ...{ id: one.id, seq: one.seq },
          textHash: textHash(nodeHash, canonicalText(one)),
        }),
      before,
    );
    return { runs: [[0, toWire(before)]], heads: [[0, toWire(this.#head)]] };
  }

  prepare(requests: number, batch: number): void {
    this.#prepared = Array.from({ length: requests }, () => {
      const operations = Array.from({ length: batch }, () => this.#sale());
      const packed = packOperations(operations, { deviceId: this.#device.id, epoch: 1 });
      const chain = this.#options.withChain
        ? `,"chain":${JSON.stringify(this.#chain(operations))}`
        : "";
      const device = { ...this.#device, lastSeq: this.#seq };
      return {
        head: `{"v":${protocolVersion},"app":"bench","device":${JSON.stringify(device)},"now":${Date.now()}`,
        tail: `,"operations":${JSON.stringify(packed)}${chain}}`,
        sales: batch,
      };
    });
  }

  /** The next request, or undefined when all have left. */
  next(): string | undefined {
    const request = this.#prepared.shift();
    if (!request) return undefined;
    const cursors =
      this.#options.withCursors && this.#cursor
        ? JSON.stringify([[this.#scope, this.#cursor]])
        : "[]";
    return `${request.head},"accessRev":${this.#accessRev},"cursors":${cursors}${request.tail}`;
  }

  /** A request without operations, to learn access and cursor. */
  greeting(cursor: Cursor | null): string {
    const device = { ...this.#device, lastSeq: this.#seq };
    return JSON.stringify({
      v: protocolVersion,
      app: "bench",
      device,
      now: Date.now(),
      accessRev: this.#accessRev,
      cursors: [[this.#scope, cursor]],
      operations: { shops: [], products: [], list: [] },
    });
  }

  /** Takes what later requests need from an answer, without reading it all. */
  heard(body: string): void {
    const cursor = /"cursor":\{"epoch":(\d+),"rev":(\d+)\}/.exec(body);
    if (cursor) this.#cursor = { epoch: Number(cursor[1]), rev: Number(cursor[2]) };
    const access = /"access":\{"rev":(\d+)/.exec(body);
    if (access) this.#accessRev = Number(access[1]);
  }

  get cursor(): Cursor | undefined {
    return this.#cursor;
  }
}
