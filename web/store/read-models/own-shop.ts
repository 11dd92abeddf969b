import { Listeners } from "#shared/listeners.ts";
import { overwritten } from "#shared/rules/as-of.ts";
import { printedOfShop } from "#shared/rules/papers.ts";
import { previewShop } from "#shared/rules/shop.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { LiveRows } from "./live-rows.ts";
import { pendingFor } from "./row-book.ts";

/** A shop as its people see it: the server's row with own edits that it does not hold yet. */
export class OwnShop {
  readonly #rows: LiveRows<"shops">;
  readonly #outbox: Outbox;
  readonly #isOwn: (record: OperationRecord) => boolean;
  #shop: Shop | undefined;
  #isFresh = false;
  readonly #listeners = new Listeners();

  constructor(rows: LiveRows<"shops">, outbox: Outbox, shopId: string) {
    this.#rows = rows;
    this.#outbox = outbox;
    this.#isOwn = ({ operation }) => operation.kind === "shop.edit" && operation.shopId === shopId;
    rows.subscribe(() => this.#changed());
    outbox.subscribe(({ put, removed }) => {
      if ([...put, ...removed].some(this.#isOwn)) this.#changed();
    });
  }

  /** Undefined until it has been read; the same object until something of it changes. */
  get(): Shop | undefined {
    if (!this.#isFresh) {
      const row: Shop | undefined = this.#rows.list()[0];
      const own = this.#outbox.records().filter(this.#isOwn);
      this.#shop =
        row &&
        pendingFor(row, own).reduce(
          (shop, { operation }) => edited(shop, operation as OperationOf<"shop.edit">),
          row,
        );
      this.#isFresh = true;
    }
    return this.#shop;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  #changed(): void {
    this.#isFresh = false;
    this.#listeners.tell();
  }
}

/** An own edit counts from when it was made: papers of before say what they said (K5). */
function edited(shop: Shop, operation: OperationOf<"shop.edit">): Shop {
  const now = previewShop(shop, operation.body);
  const before = overwritten<Shop, (typeof printedOfShop)[number]>(shop, now, printedOfShop);
  const until = new Date(happenedAt(operation)).toISOString();
  return before ? { ...now, was: [[until, before], ...(now.was ?? [])] } : now;
}
