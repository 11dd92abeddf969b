import { movesOf } from "#shared/rules/stock.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { inOrder, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import type { OutboxChange } from "#web/store/outbox/outbox.ts";

/** A move of this device as the rule of exact stock wants it. */
export type OwnMove = ReturnType<typeof ownState> & { delta: number };

type Effects = { moves: Map<string, OwnMove>; records: Map<string, OperationRecord> };

const none: Effects = { moves: new Map(), records: new Map() };

/** What this device's own operations do to the products of one shop, by product. */
export class OwnEffects {
  readonly #shopId: string;
  readonly #byProduct = new Map<string, Effects>();

  constructor(shopId: string) {
    this.#shopId = shopId;
  }

  /** Products that a change of the outbox touches. */
  touchedBy({ put, removed }: OutboxChange): Set<string> {
    const touched = new Set<string>();
    for (const { operation } of [...put, ...removed])
      if (operation.shopId === this.#shopId)
        for (const id of productsOf(operation)) touched.add(id);
    return touched;
  }

  /** Takes in what became different in the outbox. */
  take({ put, removed }: OutboxChange): void {
    for (const record of removed) this.#remove(record);
    for (const record of put) {
      if (record.state === "refused") this.#remove(record);
      else this.#add(record);
    }
  }

  moves(productId: string): OwnMove[] {
    return [...(this.#byProduct.get(productId) ?? none).moves.values()];
  }

  creation(productId: string): OperationOf<"product.create"> | undefined {
    for (const { operation } of this.#recordsOf(productId))
      if (operation.kind === "product.create") return operation;
    return undefined;
  }

  /** Edits in the order they were made, each with what became of it. */
  edits(productId: string): { operation: OperationOf<"product.edit">; record: OperationRecord }[] {
    return this.#recordsOf(productId)
      .sort(inOrder)
      .flatMap((record) =>
        record.operation.kind === "product.edit" ? [{ operation: record.operation, record }] : [],
      );
  }

  #recordsOf(productId: string): OperationRecord[] {
    return [...(this.#byProduct.get(productId) ?? none).records.values()];
  }

  #add(record: OperationRecord): void {
    const { operation } = record;
    if (operation.shopId !== this.#shopId) return;
    for (const { productId, delta } of movesOf(operation))
      this.#effects(productId).moves.set(record.id, { ...ownState(record), delta });
    if (operation.kind === "product.create" || operation.kind === "product.edit")
      this.#effects(operation.body.productId).records.set(record.id, record);
  }

  #remove({ id, operation }: OperationRecord): void {
    if (operation.shopId !== this.#shopId) return;
    for (const productId of productsOf(operation)) {
      const effects = this.#byProduct.get(productId);
      effects?.moves.delete(id);
      effects?.records.delete(id);
      if (effects?.moves.size === 0 && effects.records.size === 0)
        this.#byProduct.delete(productId);
    }
  }

  #effects(productId: string): Effects {
    let effects = this.#byProduct.get(productId);
    if (!effects) {
      effects = { moves: new Map(), records: new Map() };
      this.#byProduct.set(productId, effects);
    }
    return effects;
  }
}

/** Products that an operation moves, brings in or changes. */
function productsOf(operation: Operation): string[] {
  const moved = movesOf(operation).map((move) => move.productId);
  return operation.kind === "product.edit" ? [...moved, operation.body.productId] : moved;
}
