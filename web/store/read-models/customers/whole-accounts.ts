import { rootsOf, wholeAccounts } from "#shared/rules/alias.ts";
import { isOfPoints } from "#shared/rules/customer-account.ts";
import type { AccountMoveBook, AccountMoveRow, Balance, BalanceBook } from "./account-books.ts";
import type { CustomerBook, CustomerRow } from "./customer-book.ts";

type Books = { customers: CustomerBook; balances: BalanceBook; moves: AccountMoveBook };

type Whole = {
  /** Those who stand for themselves, by name. */
  customers: readonly CustomerRow[];
  /** The largest first. */
  balances: readonly Balance[];
  /** What moved francs, the newest first. */
  moves: readonly AccountMoveRow[];
  /** What moved points, the newest first. */
  pointMoves: readonly AccountMoveRow[];
  byCustomer: ReadonlyMap<string, Balance>;
  roots: ReadonlyMap<string, string>;
};

/** The books of a notebook as people see them: doubles that were merged are one customer (C8). */
export class WholeAccounts {
  readonly #books: Books;
  #from: readonly unknown[] = [];
  #whole: Whole | undefined;

  constructor(books: Books) {
    this.#books = books;
  }

  /** Called after any change of any of the books. */
  subscribe(listener: () => void): () => void {
    const stops = Object.values(this.#books).map((book) => book.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** The same object until something of it changes. */
  now(): Whole {
    const { customers, balances, moves } = this.#books;
    const from = [customers.list(), balances.list(), moves.list()] as const;
    if (!this.#whole || from.some((list, at) => list !== this.#from[at])) {
      const [people, owing, lines] = from;
      const whole = wholeAccounts({ customers: people, balances: owing, moves: lines });
      const pointMoves = whole.moves.filter(({ kind }) => isOfPoints(kind));
      this.#whole = {
        ...whole,
        pointMoves,
        // Debts know nothing of points.
        moves:
          pointMoves.length === 0
            ? whole.moves
            : whole.moves.filter(({ kind }) => !isOfPoints(kind)),
        balances:
          whole.balances === owing ? owing : [...whole.balances].sort((a, b) => b.owed - a.owed),
        byCustomer: new Map(whole.balances.map((one) => [one.customerId, one])),
        roots: rootsOf(people),
      };
      this.#from = from;
    }
    return this.#whole;
  }

  /** Who stands for a customer: they themselves, unless they were merged into another. */
  rootOf(customerId: string): string {
    return this.now().roots.get(customerId) ?? customerId;
  }

  /** What a customer and all who are one with them owe, francs; below zero for a deposit. */
  owed(customerId: string): number {
    return this.now().byCustomer.get(this.rootOf(customerId))?.owed ?? 0;
  }

  /** The points of a customer and of all who are one with them; below zero where more was spent than there was. */
  points(customerId: string): number {
    return this.now().byCustomer.get(this.rootOf(customerId))?.points ?? 0;
  }
}
