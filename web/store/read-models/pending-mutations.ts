import type { CreateProductBody, EditProductBody } from "#shared/schemas/product-bodies.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { inOrder, type OperationRecord, ownState } from "#web/store/outbox/operation-record.ts";
import type { OutboxChange } from "#web/store/outbox/outbox.ts";
import { stockMoves } from "./stock-moves.ts";

/** A move of this device as the rule of exact stock wants it. */
export type OwnMove = ReturnType<typeof ownState> & { delta: number };

/** An own creation or edit of a product, by itself or as a row of an import, with what became of it. */
export type OwnCreation = { body: CreateProductBody; record: OperationRecord };
export type OwnEdit = { body: EditProductBody; record: OperationRecord };

/** All that own operations do to one product, each by the identifier of the operation. */
type Effects = {
  moves: Map<string, OwnMove>;
  creations: Map<string, OwnCreation>;
  edits: Map<string, OwnEdit[]>;
};

const none: Effects = { moves: new Map(), creations: new Map(), edits: new Map() };

/** What this device's own operations do to the products of one shop, by product. */
export class PendingMutations {
  readonly #shopId: string;
  readonly #byProduct = new Map<string, Effects>();
  /** Imports of which the server took a part, and whose rows have not all been read. */
  readonly #parted = new Map<string, OperationRecord>();
  #rev = 0;

  constructor(shopId: string) {
    this.#shopId = shopId;
  }

  /** Whether own operations do anything to any product. */
  get any(): boolean {
    return this.#byProduct.size > 0;
  }

  /** Products that a change of the outbox touches. */
  touchedBy({ put, removed }: Pick<OutboxChange, "put" | "removed">): Set<string> {
    const touched = new Set<string>();
    for (const { operation } of [...put, ...removed])
      if (operation.shopId === this.#shopId)
        for (const id of productsOf(operation)) touched.add(id);
    return touched;
  }

  /** Takes in what became different in the outbox. */
  take({ put, removed }: Pick<OutboxChange, "put" | "removed">): void {
    for (const record of removed) this.#remove(record);
    for (const record of put) {
      if (record.state === "refused") this.#remove(record);
      else this.#add(record);
    }
  }

  /**
   * All rows up to this revision have been read, but for those that changed after it. Which rows of an import were left
   * out is not in its verdict: a new product that is not among the rows now was. Gives the imports concerned; `take`
   * forgets their new products. Pieces and edits leave with the row that holds them, for the server moves the revision
   * of a row that was left out, too: after a load that row may still be to come.
   */
  reach(rev: number): OperationRecord[] {
    this.#rev = rev;
    const over = [...this.#parted.values()].filter((record) => this.#isOver(record));
    for (const { id } of over) this.#parted.delete(id);
    return over;
  }

  moves(productId: string): OwnMove[] {
    return [...(this.#byProduct.get(productId) ?? none).moves.values()];
  }

  creation(productId: string): OwnCreation | undefined {
    const [first] = (this.#byProduct.get(productId) ?? none).creations.values();
    return first;
  }

  /** Edits in the order they were made, each with what became of it. */
  edits(productId: string): OwnEdit[] {
    const { edits } = this.#byProduct.get(productId) ?? none;
    if (edits.size === 0) return [];
    return [...edits.values()].flat().sort((a, b) => inOrder(a.record, b.record));
  }

  #isOver(record: OperationRecord): boolean {
    return isParted(record) && record.ackRev <= this.#rev;
  }

  #add(record: OperationRecord): void {
    const { id, operation } = record;
    if (operation.shopId !== this.#shopId) return;
    const isOver = this.#isOver(record);
    // Other books may have taken all of it since: what they left out of it counts no more.
    if (isParted(record) && !isOver) this.#parted.set(id, record);
    else this.#parted.delete(id);
    for (const { productId, delta } of stockMoves(operation))
      this.#effects(productId).moves.set(id, { ...ownState(record), delta });
    const { creates, edits } = changesOf(operation);
    for (const body of creates) {
      const { creations } = this.#effects(body.productId);
      if (isOver) creations.delete(id);
      else creations.set(id, { body, record });
    }
    const own = new Map<string, OwnEdit[]>();
    for (const body of edits)
      own.set(body.productId, [...(own.get(body.productId) ?? []), { body, record }]);
    for (const [productId, list] of own) this.#effects(productId).edits.set(id, list);
  }

  #remove({ id, operation }: OperationRecord): void {
    if (operation.shopId !== this.#shopId) return;
    this.#parted.delete(id);
    for (const productId of productsOf(operation)) {
      const effects = this.#byProduct.get(productId);
      if (!effects) continue;
      effects.moves.delete(id);
      effects.creations.delete(id);
      effects.edits.delete(id);
      if (effects.moves.size + effects.creations.size + effects.edits.size === 0)
        this.#byProduct.delete(productId);
    }
  }

  #effects(productId: string): Effects {
    let effects = this.#byProduct.get(productId);
    if (!effects) {
      effects = { moves: new Map(), creations: new Map(), edits: new Map() };
      this.#byProduct.set(productId, effects);
    }
    return effects;
  }
}

/** True of an import that the server took in part. */
function isParted({ state, reasons, operation }: OperationRecord): boolean {
  return (
    state === "applied" && operation.kind === "product.import" && reasons.includes("rows-refused")
  );
}

type Changes = { creates: readonly CreateProductBody[]; edits: readonly EditProductBody[] };

const noChanges: Changes = { creates: [], edits: [] };

/** Products that an operation brings in, and edits. */
export function changesOf(operation: Operation): Changes {
  switch (operation.kind) {
    case "product.create":
      return { creates: [operation.body], edits: [] };
    case "product.edit":
      return { creates: [], edits: [operation.body] };
    case "product.import":
      return operation.body;
    default:
      return noChanges;
  }
}

/** Products that an operation moves, brings in or changes. */
function productsOf(operation: Operation): string[] {
  const moved = stockMoves(operation).map((move) => move.productId);
  const { edits } = changesOf(operation);
  return edits.length > 0 ? [...moved, ...edits.map(({ productId }) => productId)] : moved;
}
