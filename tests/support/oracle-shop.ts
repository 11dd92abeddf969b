import type { Operation } from "#shared/sync/operations.ts";
import { emptyBooks, type LedgerEntry, type ShopBooks } from "./oracle-books.ts";
import { piecesMoved, piecesSold } from "./oracle-moves.ts";

/** A broken rule: its number in the protocol, and what was seen. */
export class Violation extends Error {
  readonly rule: string;
  constructor(rule: string, message: string) {
    super(`[${rule}] ${message}`);
    this.name = "Violation";
    this.rule = rule;
  }
}

export function demand(holds: boolean, rule: string, message: () => string): asserts holds {
  if (!holds) throw new Violation(rule, message());
}

/** An operation that some device wrote. `confirmed`: the person was told « Enregistrée ». */
export type KnownOperation = {
  operation: Operation;
  by: string;
  device: string;
  epoch: number;
  confirmed: boolean;
  /** Its storage was put back to a state from before it, or destroyed, by the scenario: it may be gone. */
  mayBeLost: boolean;
  /** The identifier was given once before, to an act that its storage has forgotten. */
  isReused: boolean;
};

type Step = { rev: number; pieces: number; sold: number };

/** The oracle's own small books of one shop, made from accepted operations alone, and those of Postgres beside them. */
export class OracleShop {
  readonly books: ShopBooks;
  /** Accepted moves of each product in the order of their revisions. */
  readonly #steps = new Map<string, Step[]>();
  readonly #moved = new Map<string, number>();

  constructor(shopId: string) {
    this.books = emptyBooks(shopId);
  }

  /** Takes an entry of the ledger the first time it is seen; true when it was new. A verdict never changes (J2). */
  take(id: string, known: KnownOperation | undefined, entry: LedgerEntry): boolean {
    const before = this.books.ledger.get(id);
    if (before) {
      demand(
        before.status === entry.status && before.rev === entry.rev,
        "J2",
        () =>
          `verdict of ${id} was ${before.status} ${before.rev}, is ${entry.status} ${entry.rev}`,
      );
      return false;
    }
    demand(known !== undefined, "F2", () => `the books hold ${entry.kind} ${id} that nobody made`);
    demand(known.operation.kind === entry.kind, "J2", () => `${id} became a ${entry.kind}`);
    this.books.ledger.set(id, entry);
    if (entry.status === "refused") return true;
    const sold = piecesSold(known.operation);
    for (const [productId, pieces] of piecesMoved(known.operation)) {
      const steps = this.#steps.get(productId) ?? [];
      steps.push({ rev: entry.rev, pieces, sold: sold.get(productId) ?? 0 });
      this.#steps.set(productId, steps);
      this.#moved.set(productId, (this.#moved.get(productId) ?? 0) + pieces);
    }
    return true;
  }

  /** Pieces in the books once everything up to this revision was counted. */
  stockAt(productId: string, rev: number): number {
    let pieces = 0;
    for (const step of this.#steps.get(productId) ?? []) if (step.rev <= rev) pieces += step.pieces;
    return pieces;
  }

  soldAt(productId: string, rev: number): number {
    let sold = 0;
    for (const step of this.#steps.get(productId) ?? []) if (step.rev <= rev) sold += step.sold;
    return sold;
  }

  /** Pieces in the books after every operation taken so far. */
  stockNow(productId: string): number {
    return this.#moved.get(productId) ?? 0;
  }

  movedProducts(): string[] {
    return [...this.#steps.keys()];
  }

  /** Highest revision that moved this product. */
  lastMove(productId: string): number {
    return Math.max(0, ...(this.#steps.get(productId) ?? []).map((step) => step.rev));
  }

  /** True when the accepted operation is in everything that was read up to `rev`. */
  holds(id: string, rev: number): boolean {
    const entry = this.books.ledger.get(id);
    return entry !== undefined && entry.status !== "refused" && entry.rev <= rev;
  }
}
