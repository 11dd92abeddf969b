import { expect } from "vitest";
import { isPendingFor } from "#shared/rules/stock.ts";
import type { Product } from "#shared/schemas/product.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { packColumns } from "#web/store/books/columnar-snapshot.ts";
import { adjustStock } from "#web/store/commands/adjust-stock.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import { Device } from "#web/store/device.ts";
import { turnUntil } from "#web/store/hub/lock.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type Transport, TransportFailure } from "#web/store/ports.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { stockMoves } from "#web/store/read-models/stock-moves.ts";
import { Killed } from "./memory-disk.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "./memory-outbox-store.ts";
import { memoryReadModels, memoryReadModelsDisk } from "./memory-read-models.ts";
import { MemoryShelf } from "./memory-shelf.ts";
import { ModelServer, modelScope, modelShop } from "./model-server.ts";

/** Another member of the same shop, on the same device. */
export const otherPerson = "0198c0de-0000-7000-8000-0000000000bb";
export const modelPerson = "0198c0de-0000-7000-8000-0000000000aa";
export const modelProducts = ["aaaa", "bbbb", "cccc", "dddd", "eeee"].map(
  (id): Product => ({
    id,
    name: `Savon ${id}`,
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: null,
    uniqueCode: id,
    category: "",
    price: 500,
    minPrice: 400,
    stockThreshold: 1,
    images: [],
    archived: false,
    rev: 1,
  }),
);

export type Fate = "answered" | "never-arrived" | "answer-lost" | "unauthorized";

/** One device with disks that outlive it, a server, and everything that can go wrong between them. */
export class World {
  readonly shopId = modelShop;
  readonly server: ModelServer;
  readonly outboxDisk = new MemoryOutboxDisk();
  readonly disks = memoryReadModelsDisk();
  /** The second copy of the outbox; nothing that happens to the disks reaches it. */
  readonly shelf = new MemoryShelf();
  readonly receipts: string[] = [];
  #copy = this.shelf.copy();
  now = 1_000_000;
  fate: Fate = "answered";
  device!: Device;
  catalogue: Catalogue | undefined;
  confirmed = new Set<string>();
  /** Most operations in one request. */
  batch: number | undefined;
  shopInView: string | undefined;
  isRestored = false;
  restore: ReturnType<ModelServer["backup"]>;
  #carts = 0;
  /** Every operation that was ever seen in the outbox. */
  readonly #seen = new Map<string, OperationRecord>();

  /** `pieces` of each product on the shelf. */
  constructor(pieces = 20) {
    this.server = new ModelServer(modelProducts, pieces);
    this.restore = this.server.backup();
    this.server.join(modelPerson);
    this.server.join(otherPerson);
  }

  readonly transport: Transport = {
    exchange: async (request) => {
      const text = JSON.stringify(request);
      if (this.fate === "unauthorized") throw new TransportFailure("unauthorized");
      if (this.fate === "never-arrived") throw new TransportFailure("timeout");
      const answer = JSON.parse(
        JSON.stringify(this.server.exchange(this.device.userId ?? "", JSON.parse(text))),
      );
      if (this.fate === "answer-lost") throw new TransportFailure("timeout");
      return answer;
    },
    snapshotPart: async ({ cursor, part }) => {
      if (this.fate !== "answered") throw new TransportFailure("timeout");
      if (cursor.epoch !== this.server.epoch) throw new TransportFailure("rejected");
      return this.server.part(cursor.rev, part);
    },
    live: async () => {},
  };

  async start(): Promise<void> {
    this.#copy = this.shelf.copy();
    const readModels = memoryReadModels(this.disks, 2);
    this.device = await Device.open({
      lateBooks: async () => lateBooks,
      outboxStore: new MemoryOutboxStore(this.outboxDisk),
      outboxCopy: this.#copy,
      readModels,
      transport: this.transport,
      clock: () => this.now,
      random: { bytes: (count) => new Uint8Array(count).fill(7), fraction: () => 0.5 },
      app: "test",
      batch: this.batch,
      shopInView: () => this.shopInView,
      label: "téléphone",
    });
    if (!this.device.userId)
      await this.device.outbox.putMeta({
        session: { userId: modelPerson, fullName: "Awa", email: "" },
      });
    this.device.outbox.agreeWithCopy();
    this.catalogue = await this.device.catalogue(modelShop);
    this.watch();
  }

  /** Every change that a screen could draw is judged at once. */
  watch(): void {
    this.catalogue?.subscribeAny(() => this.check());
    this.check();
  }

  async step(): Promise<"again" | "done" | "failed"> {
    try {
      return await this.device.step(turnUntil(new AbortController().signal));
    } catch (cause) {
      if (cause instanceof TransportFailure) return "failed";
      throw cause;
    } finally {
      if (!this.catalogue) {
        this.catalogue = await this.device.catalogue(modelShop);
        this.watch();
      }
    }
  }

  /** Somebody else signs in, whatever the one before has left unsent. */
  async become(userId: string): Promise<void> {
    if (userId === this.device.userId) return;
    await this.device.outbox.putMeta({
      session: { userId, fullName: userId.slice(-2), email: "" },
    });
  }

  /** The server is put back to its backup: until the device has heard of it, its figures are those of a stale epoch. */
  restoreServer(): void {
    this.isRestored = true;
    this.restore();
    this.restore = this.server.backup();
  }

  async settle(): Promise<void> {
    this.fate = "answered";
    for (let turn = 0; turn < 50; turn += 1) if ((await this.step()) === "done") return;
    throw new Error("never comes to rest");
  }

  async sell(productId: string, quantity: number): Promise<void> {
    this.#carts += 1;
    const sale = {
      shopId: modelShop,
      cartId: `cart-${this.#carts}`,
      lines: [{ productId, quantity, price: 500 }],
      payments: [{ method: "cash" as const, amount: 500 * quantity, tendered: 500 * quantity }],
    };
    const recorded = await recordSale(this.device, sale);
    if (!recorded.ok) return;
    this.confirmed.add(recorded.value.id);
    this.receipts.push(recorded.value.shown.receiptNo ?? "");
  }

  async adjust(productId: string, quantity: number): Promise<void> {
    this.#carts += 1;
    const change = { mode: "increase" as const, quantity };
    await adjustStock(this.device, {
      shopId: modelShop,
      formId: `form-${this.#carts}`,
      productId,
      change,
      reason: "livraison",
    });
  }

  /** The process dies in the middle of `act`, at the given write; then the power is cut, or not. */
  async killedDuring(act: () => Promise<unknown>, atWrite: number, lost: number): Promise<void> {
    let count = 0;
    const all = [this.outboxDisk, this.disks];
    for (const disk of all)
      disk.hook = (step) => {
        count += 1;
        if (count >= atWrite) throw new Killed(step);
      };
    await act().catch((cause: unknown) => {
      if (!(cause instanceof Killed)) throw cause;
    });
    for (const disk of all) disk.hook = () => {};
    if (lost > 0) for (const disk of all) disk.cutPower(Math.min(lost, disk.unsynced));
    this.catalogue = undefined;
    await this.start();
  }

  /** A columnar snapshot of the catalogue, if it stands where its rows do. */
  async copy(): Promise<void> {
    const cursor = await this.device.readModels.cursor(modelScope);
    if (!cursor || this.catalogue?.rev !== cursor.rev) return;
    const columns = await packColumns(this.catalogue.copy(), async () => {});
    await this.device.readModels.putSnapshot(modelScope, { cursor, columns });
  }

  /** Nothing but the snapshots is there any more: so the books begin after an earlier version of the program. */
  async evicted(): Promise<void> {
    for (const { key, snapshot } of [...this.disks.documents.values()])
      if (!snapshot) this.disks.documents.delete(key);
    this.disks.sync();
    this.catalogue = undefined;
    await this.start();
  }

  /** The browser throws every database of the site away while the program is closed. */
  async thrownAway(): Promise<void> {
    await this.#copy.atRest();
    for (const store of [this.outboxDisk.operations, this.outboxDisk.meta, this.outboxDisk.carts])
      store.clear();
    this.outboxDisk.sync();
    this.disks.documents.clear();
    await this.evicted();
  }

  check(): void {
    const { catalogue, server, device } = this;
    for (const record of device.outbox.records()) this.#seen.set(record.id, record);
    if (!catalogue || this.isRestored) return;
    // What has left the outbox counts as long as the figure does not hold it.
    const gone = [...this.#seen.values()].filter(({ id }) => server.ledger.has(id));
    const own = [...device.outbox.records(), ...gone];
    for (const item of catalogue.items()) {
      const rev = catalogue.stockRev(item.id);
      let expected = server.figureAt(item.id, rev);
      const counted = new Set<string>();
      for (const { id, operation, state } of own) {
        if (state === "refused" || counted.has(id)) continue;
        counted.add(id);
        const known = server.ledger.get(id);
        const isHeld =
          known &&
          known.verdict[0] !== "refused" &&
          !isPendingFor({ state: "applied", ackRev: known.verdict[1] }, rev);
        if (isHeld) continue;
        for (const move of stockMoves(operation))
          if (move.productId === item.id) expected += move.delta;
      }
      expect(item.exactStock, `[E2] figure of ${item.id} at ${rev}`).toBe(expected);
    }
  }

  /** After the last exchange the screen is the books (F3), and nothing confirmed is missing or there twice (F2). */
  async checkEnd(): Promise<void> {
    for (const person of [otherPerson, modelPerson, otherPerson, modelPerson]) {
      await this.become(person);
      await this.settle();
      this.isRestored = false;
    }
    for (const id of this.confirmed) expect(this.server.ledger.has(id), "[F2]").toBe(true);
    expect(this.catalogue?.size).toBe(modelProducts.length);
    for (const item of this.catalogue?.items() ?? [])
      expect(item.exactStock, "[F3]").toBe(this.server.figureAt(item.id, this.server.rev));
    const sales = await this.device.readModels.rows(modelScope, "sales");
    const byId = new Map(sales.map((sale) => [sale.id, sale]));
    expect(sales.length).toBe(byId.size);
    // Sales older than what a device keeps may be gone from it.
    const kept = [...this.server.rows.sales].filter(
      ([id, sale]) => byId.has(id) || (sale as Sale).day > "2026-10-20",
    );
    expect(byId, "[R7] [F3]").toEqual(new Map(kept));
    for (const [, { verdict }] of this.server.ledger) expect(verdict[1]).toBeGreaterThan(0);
    expect(this.device.outbox.waiting()).toEqual([]);
  }
}
