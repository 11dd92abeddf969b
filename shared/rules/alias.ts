/** Into whom somebody was merged; null or undefined for who stands for themselves. */
export type MergedInto = (customerId: string) => string | null | undefined;

/**
 * For whom a customer stands: the end of the chain of those merged into one another (C8). Two devices without a network
 * may have merged each into the other: of such a circle it is the one whose identifier comes first, so that everybody
 * names the same.
 */
export function rootOf(customerId: string, mergedInto: MergedInto): string {
  const passed = new Set([customerId]);
  let at = customerId;
  for (let next = mergedInto(at); next; next = mergedInto(at)) {
    if (passed.has(next)) return firstOfCircle(next, mergedInto);
    passed.add(next);
    at = next;
  }
  return at;
}

function firstOfCircle(from: string, mergedInto: MergedInto): string {
  let first = from;
  for (let at = mergedInto(from); at && at !== from; at = mergedInto(at))
    if (at < first) first = at;
  return first;
}

type Merged = { id: string; mergedInto?: string | null | undefined };

/** The root of each customer who is merged into another; whoever stands for themselves is left out. Whom nobody knows is no root. */
export function rootsOf(customers: readonly Merged[]): ReadonlyMap<string, string> {
  const merged = customers.filter((one) => one.mergedInto);
  if (merged.length === 0) return new Map();
  const known = new Set(customers.map(({ id }) => id));
  const into = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto]));
  const mergedInto: MergedInto = (id) => {
    const next = into.get(id);
    return next && known.has(next) ? next : null;
  };
  const roots = merged.map(({ id }) => [id, rootOf(id, mergedInto)] as const);
  return new Map(roots.filter(([id, root]) => id !== root));
}

type Books<Customer, Balance, Move> = {
  customers: readonly Customer[];
  balances: readonly Balance[];
  moves: readonly Move[];
};

/**
 * The notebook as people see it: those merged into one another are one customer, with one balance, the points and the
 * moves of all, under the root. The same lists where nobody is merged; `customers`, `balances` and `moves` keep their order.
 */
export function wholeAccounts<
  Customer extends Merged,
  Balance extends { customerId: string; owed: number; points: number },
  Move extends { customerId: string },
>(books: Books<Customer, Balance, Move>): Books<Customer, Balance, Move> {
  const roots = rootsOf(books.customers);
  if (roots.size === 0) return books;
  const underRoot = <T extends { customerId: string }>(one: T): T => {
    const root = roots.get(one.customerId);
    return root === undefined ? one : { ...one, customerId: root };
  };
  const sums = new Map<string, Balance>();
  for (const balance of books.balances.map(underRoot)) {
    const before = sums.get(balance.customerId);
    const owed = (before?.owed ?? 0) + balance.owed;
    const points = (before?.points ?? 0) + balance.points;
    sums.set(balance.customerId, { ...balance, owed, points });
  }
  return {
    customers: books.customers.filter(({ id }) => !roots.has(id)),
    balances: [...sums.values()],
    moves: books.moves.map(underRoot),
  };
}
