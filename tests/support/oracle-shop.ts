import type { KnownOperation } from "./known-operation.ts";
import { OracleNotebooks } from "./oracle-accounts.ts";
import { emptyBooks, type LedgerEntry, type ShopBooks } from "./oracle-books.ts";
import type { Effects } from "./oracle-goods.ts";

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

type Step = { rev: number; pieces: number; sold: number };
type HeldStep = { rev: number; pieces: number };

/** The oracle's own small books of one shop, made from accepted operations alone, and those of Postgres beside them. */
export class OracleShop {
  readonly books: ShopBooks;
  readonly notebooks = new OracleNotebooks();
  /** Accepted moves of each product in the order of their revisions. */
  readonly #steps = new Map<string, Step[]>();
  readonly #moved = new Map<string, number>();
  /** Accepted moves of what resellers hold, by transfer. */
  readonly #held = new Map<string, HeldStep[]>();
  /** Products whose row in an import was left out, by operation. */
  readonly #leftOut = new Map<string, ReadonlySet<string>>();

  constructor(shopId: string) {
    this.books = emptyBooks(shopId);
  }

  /** Takes an entry of the ledger the first time it is seen; true when it was new. A verdict never changes (J2). */
  take(id: string, known: KnownOperation | undefined, entry: LedgerEntry): known is KnownOperation {
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
    return true;
  }

  /** Counts what an accepted operation did. */
  count(id: string, rev: number, { pieces, sold, held, refused }: Effects): void {
    for (const [productId, moved] of pieces) {
      const steps = this.#steps.get(productId) ?? [];
      steps.push({ rev, pieces: moved, sold: sold.get(productId) ?? 0 });
      this.#steps.set(productId, steps);
      this.#moved.set(productId, (this.#moved.get(productId) ?? 0) + moved);
    }
    for (const [transferId, moved] of held)
      this.#held.set(transferId, [...(this.#held.get(transferId) ?? []), { rev, pieces: moved }]);
    if (refused.size > 0) this.#leftOut.set(id, refused);
  }

  /** True when the operation was taken, its row about this product was not (I2). */
  isLeftOut(id: string, productId: string): boolean {
    return this.#leftOut.get(id)?.has(productId) === true;
  }

  /** Pieces that a reseller holds of a transfer once everything up to this revision was counted. */
  heldAt(transferId: string, rev: number): number {
    let pieces = 0;
    for (const step of this.#held.get(transferId) ?? []) if (step.rev <= rev) pieces += step.pieces;
    return pieces;
  }

  heldNow(transferId: string): number {
    return this.heldAt(transferId, Number.POSITIVE_INFINITY);
  }

  /** Highest revision that moved what is held of this transfer. */
  lastHeld(transferId: string): number {
    return Math.max(0, ...(this.#held.get(transferId) ?? []).map((step) => step.rev));
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

  /** Pieces of the very first move. */
  beganWith(productId: string): number {
    return this.#steps.get(productId)?.[0]?.pieces ?? 0;
  }

  /** True when there were more pieces than these after some move since `from`, up to `to`, also within one revision. */
  wasAbove(productId: string, pieces: number, from: number, to: number): boolean {
    let here = 0;
    for (const step of this.#steps.get(productId) ?? []) {
      here += step.pieces;
      if (step.rev > from && step.rev <= to && here > pieces) return true;
    }
    return false;
  }

  /** True when the accepted operation is in everything that was read up to `rev`. */
  holds(id: string, rev: number): boolean {
    const entry = this.books.ledger.get(id);
    return entry !== undefined && entry.status !== "refused" && entry.rev <= rev;
  }

  /** Every balance of the books is the sum of the moves that were taken in its notebook, and its row stands at the last of them (C3). */
  checkAccounts(): void {
    let inAll = 0;
    for (const [notebook, accounts] of this.notebooks.all())
      for (const customerId of accounts.all()) {
        inAll += 1;
        const key = notebook === "" ? customerId : `${notebook}:${customerId}`;
        const row = this.books.rows.accounts.get(key);
        const last = accounts.lastMove(customerId);
        demand(
          row !== undefined && row.row.points === accounts.pointsAt(customerId, row.rev),
          "Y1",
          () => `${key} has ${row?.row.points} points at ${row?.rev} by the books`,
        );
        demand(
          row !== undefined &&
            row.rev >= last &&
            row.row.balance === accounts.owedAt(customerId, row.rev),
          "C3",
          () =>
            `${key} owes ${row?.row.balance} at ${row?.rev}; moves up to ${last} make ${accounts.owedAt(customerId, last)}`,
        );
      }
    demand(
      this.books.rows.accounts.size === inAll,
      "C10",
      () => `the books hold ${this.books.rows.accounts.size} balances, moves make ${inAll}`,
    );
  }
}
