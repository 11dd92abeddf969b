import type { Role } from "#shared/schemas/person.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { morePoints } from "./world-points.ts";

type Moved = { customerId: string; francs: number; points: number };

/** Francs that an operation adds to what somebody owes, and points, said a second time; undefined where it is of no account. */
export function owedMore(operation: Operation): Moved | undefined {
  if (operation.kind === "account.adjust")
    return { customerId: operation.body.customerId, francs: operation.body.change, points: 0 };
  if (operation.kind !== "account.move") return undefined;
  const { kind, customerId, amount } = operation.body;
  const points = morePoints(operation.body);
  const francs = kind === "charge" ? amount : -amount;
  return { customerId, francs: points === 0 ? francs : 0, points };
}

/**
 * In whose notebook somebody's act is: their own as a reseller by their identifier, that of the shop's suppliers by the
 * shop's, that of its customers by nothing (C10, G1).
 */
export function notebookOf({ body, shopId }: Operation, by: string): string {
  if ("own" in body && body.own === true) return by;
  return "suppliers" in body && body.suppliers === true ? shopId : "";
}

type Owed = { customerId: string; owed: number; points: number };
/** Who was merged into whom, what each owes, and what is shown of it. */
export type ShownWhole = {
  shopId: string;
  into: ReadonlyMap<string, string | null>;
  parts: readonly Owed[];
  shown: readonly Owed[];
};

/** Into whom each was merged, said a second time: the end of the chain, or the first by name of a circle. */
export function standsFor(into: ReadonlyMap<string, string | null>, customerId: string): string {
  let at = customerId;
  // After as many steps as there are merged ones one stands at the end, or somewhere in a circle.
  for (let step = 0; step <= into.size; step += 1) at = into.get(at) ?? at;
  const circle = [at];
  for (let next = into.get(at); next && next !== at; next = into.get(next)) circle.push(next);
  return circle.sort()[0] ?? customerId;
}

/** What customers of one notebook owe by accepted operations alone, revision by revision. */
class OracleAccounts {
  /** Limit of each customer who was made, francs. */
  readonly #limits = new Map<string, number | null>();
  /** Into whom each was merged. */
  readonly #into = new Map<string, string | null>();
  readonly #steps = new Map<string, { rev: number; francs: number; points: number }[]>();

  take(operation: Operation, rev: number): void {
    if (operation.kind === "customer.create")
      this.#limits.set(operation.body.customerId, operation.body.creditLimit);
    const into = operation.kind === "customer.edit" && operation.body.patch.mergedInto;
    if (into) this.#into.set(operation.body.customerId, into[1] ?? null);
    const more = owedMore(operation);
    if (!more) return;
    const { customerId, francs, points } = more;
    const before = this.#steps.get(customerId) ?? [];
    this.#steps.set(customerId, [...before, { rev, francs, points }]);
  }

  isKnown(customerId: string): boolean {
    return this.#limits.has(customerId);
  }

  /** Why somebody is not merged into another; nothing where they may be, and for any other edit. */
  objections({ body }: OperationOf<"customer.edit">, role: Role | undefined): string[] {
    const asked = body.patch.mergedInto;
    if (!asked) return [];
    if (role !== "owner" && role !== "manager") return ["not-allowed"];
    const [, into] = asked;
    if (!into) return [];
    return into === body.customerId || !this.isKnown(into) ? ["unknown-record"] : [];
  }

  owedAt(customerId: string, rev: number): number {
    const steps = this.#steps.get(customerId) ?? [];
    return steps.reduce((sum, step) => (step.rev <= rev ? sum + step.francs : sum), 0);
  }

  pointsAt(customerId: string, rev: number): number {
    const steps = this.#steps.get(customerId) ?? [];
    return steps.reduce((sum, step) => (step.rev <= rev ? sum + step.points : sum), 0);
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
    const root = standsFor(this.#into, customerId);
    const limit = this.#limits.get(root);
    if (limit === undefined) expected.add("unknown-customer");
    if (kind === "spend" && this.#pointsOfAll(root, customerId) < amount)
      expected.add("points-overdrawn");
    if (kind !== "charge" || limit === undefined || limit === null) return expected;
    let inAll = amount;
    for (const id of this.#allOf(root, customerId))
      inAll += this.owedAt(id, Number.POSITIVE_INFINITY);
    if (body.owedBefore + amount > limit) expected.add("over-limit");
    else if (inAll > limit) expected.add("over-limit-together");
    return expected;
  }

  /** All who are one account, each once. */
  #allOf(root: string, customerId: string): string[] {
    const all = new Set([root, customerId, ...this.#into.keys()]);
    return [...all].filter((id) => standsFor(this.#into, id) === root);
  }

  #pointsOfAll(root: string, customerId: string): number {
    let sum = 0;
    for (const id of this.#allOf(root, customerId))
      sum += this.pointsAt(id, Number.POSITIVE_INFINITY);
    return sum;
  }
}

/** The notebooks of a shop and of its resellers, each for itself. */
export class OracleNotebooks {
  readonly #notebooks = new Map<string, OracleAccounts>();

  of(notebook: string): OracleAccounts {
    const accounts = this.#notebooks.get(notebook) ?? new OracleAccounts();
    this.#notebooks.set(notebook, accounts);
    return accounts;
  }

  all(): Iterable<[notebook: string, accounts: OracleAccounts]> {
    return this.#notebooks;
  }
}
