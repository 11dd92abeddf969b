import type { Operation, OperationOf } from "#shared/sync/operations.ts";

/** Francs that an operation adds to what somebody owes, said a second time; undefined where it is of no account. */
export function owedMore(operation: Operation): { customerId: string; francs: number } | undefined {
  if (operation.kind === "account.adjust")
    return { customerId: operation.body.customerId, francs: operation.body.change };
  if (operation.kind !== "account.move") return undefined;
  const { kind, customerId, amount } = operation.body;
  return { customerId, francs: kind === "charge" ? amount : -amount };
}

/** What customers owe by accepted operations alone, revision by revision. */
export class OracleAccounts {
  /** Limit of each customer who was made, francs. */
  readonly #limits = new Map<string, number | null>();
  readonly #steps = new Map<string, { rev: number; francs: number }[]>();

  take(operation: Operation, rev: number): void {
    if (operation.kind === "customer.create")
      this.#limits.set(operation.body.customerId, operation.body.creditLimit);
    const more = owedMore(operation);
    if (!more) return;
    const { customerId, francs } = more;
    this.#steps.set(customerId, [...(this.#steps.get(customerId) ?? []), { rev, francs }]);
  }

  isKnown(customerId: string): boolean {
    return this.#limits.has(customerId);
  }

  owedAt(customerId: string, rev: number): number {
    const steps = this.#steps.get(customerId) ?? [];
    return steps.reduce((sum, step) => (step.rev <= rev ? sum + step.francs : sum), 0);
  }

  lastMove(customerId: string): number {
    return Math.max(0, ...(this.#steps.get(customerId) ?? []).map(({ rev }) => rev));
  }

  all(): Iterable<string> {
    return this.#steps.keys();
  }

  /** The flags that a move must bear (C4), as far as they follow from what was taken before it. */
  flags({ body }: OperationOf<"account.move">): Set<string> {
    const expected = new Set<string>();
    const { kind, customerId, amount } = body;
    const limit = this.#limits.get(customerId);
    if (limit === undefined) expected.add("unknown-customer");
    if (kind !== "charge" || limit === undefined || limit === null) return expected;
    const inAll = this.owedAt(customerId, Number.POSITIVE_INFINITY) + amount;
    if (body.owedBefore + amount > limit) expected.add("over-limit");
    else if (inAll > limit) expected.add("over-limit-together");
    return expected;
  }
}
