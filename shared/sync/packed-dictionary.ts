import type { Operation, OperationOf } from "./operations.ts";

export type Dictionary = {
  indexOf: Map<string, number>;
  usualPrice: number[];
  /** Who owes whole tickets, by their place. */
  customers: Map<string, number>;
};

/** Of the sales of a list: their products, each with its most frequent price, and who owes a whole ticket. */
export function dictionaryOf(operations: readonly Operation[]): Dictionary {
  const indexOf = new Map<string, number>();
  const customers = new Map<string, number>();
  const counts: Map<number, number>[] = [];
  for (const operation of operations) {
    if (operation.kind !== "sale") continue;
    const owing = wholeCredit(operation.body);
    if (owing && !customers.has(owing.customerId)) customers.set(owing.customerId, customers.size);
    for (const line of operation.body.lines) {
      let index = indexOf.get(line.productId);
      if (index === undefined) {
        index = indexOf.size;
        indexOf.set(line.productId, index);
        counts.push(new Map());
      }
      const prices = counts[index];
      prices?.set(line.price, (prices.get(line.price) ?? 0) + 1);
    }
  }
  const usualPrice = counts.map((prices) => {
    let best = 0;
    let times = 0;
    for (const [price, count] of prices) if (count > times) [best, times] = [price, count];
    return best;
  });
  return { indexOf, usualPrice, customers };
}

/** The one payment of a ticket that is owed as a whole. */
export function wholeCredit({
  payments,
  total,
}: Pick<OperationOf<"sale">["body"], "payments" | "total">) {
  const [only] = payments;
  const isWhole = payments.length === 1 && only?.method === "credit" && only.amount === total;
  return isWhole ? only : undefined;
}
