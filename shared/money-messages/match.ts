import type { PastedMessage } from "./chain-order.ts";
import { isCustomers, isMove, type MoneyCurrency, type Move } from "./reading.ts";

/** A payment by mobile money that a seller noted with a sale: money in units of the currency, moment in UTC. */
export type NotedPayment = {
  id: string;
  amount: number;
  currency: MoneyCurrency;
  at: string;
  operator?: string;
  reference?: string;
};

export type Pair = {
  messageId: string;
  paymentId: string;
  by: "reference" | "amount";
  /** What the message brought in above what was noted; not nought only where the reference says that they belong. */
  difference: number;
};

export type OperatorSum = {
  /** As readings name it; `""` where neither message nor payment says. */
  operator: string;
  currency: MoneyCurrency;
  received: number;
  noted: number;
};

export type DayMatch = {
  matched: Pair[];
  messagesWithoutSale: string[];
  salesWithoutMessage: string[];
  sums: OperatorSum[];
};

type Received = { id: string; move: Move; at: number };

/**
 * Matches what customers sent by mobile money with the payments that were noted, each once: by reference, then by
 * amount within a window (milliseconds), so that as many as can be have their other half, the nearer first. The order
 * in which they are given does not matter. Messages that say the same again are to be left out before.
 */
export function matchDay(
  messages: readonly PastedMessage[],
  payments: readonly NotedPayment[],
  window: number,
): DayMatch {
  const received = receivedOf(messages);
  const noted = [...payments].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1),
  );
  const byReference = pairsByReference(received, noted);
  const taken = new Set(byReference.flatMap(({ messageId, paymentId }) => [messageId, paymentId]));
  const byAmount = pairsByAmount(
    received.filter(({ id }) => !taken.has(id)),
    noted.filter(({ id }) => !taken.has(id)),
    window,
  );
  const matched = [...byReference, ...byAmount];
  const [inMessages, inPayments] = [
    new Set(matched.map(({ messageId }) => messageId)),
    new Set(matched.map(({ paymentId }) => paymentId)),
  ];
  return {
    matched,
    messagesWithoutSale: received.map(({ id }) => id).filter((id) => !inMessages.has(id)),
    salesWithoutMessage: noted.map(({ id }) => id).filter((id) => !inPayments.has(id)),
    sums: sumsOf(received, noted, matched),
  };
}

function receivedOf(messages: readonly PastedMessage[]): Received[] {
  return messages
    .flatMap(({ id, reading, pastedAt }) =>
      isMove(reading) && isCustomers(reading)
        ? [{ id, move: reading, at: Date.parse(reading.at ?? pastedAt) }]
        : [],
    )
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function pairsByReference(received: readonly Received[], noted: readonly NotedPayment[]): Pair[] {
  const left = new Map<string, NotedPayment[]>();
  for (const payment of noted) {
    const key = referenceKey(payment.reference, payment.currency);
    if (key) left.set(key, [...(left.get(key) ?? []), payment]);
  }
  return received.flatMap(({ id, move }) => {
    const key = referenceKey(move.reference, move.currency);
    const payment = key && left.get(key)?.shift();
    if (!payment) return [];
    const difference = move.amount - payment.amount;
    return [{ messageId: id, paymentId: payment.id, by: "reference" as const, difference }];
  });
}

function referenceKey(reference: string | undefined, currency: MoneyCurrency): string | undefined {
  const signs = reference?.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return signs ? `${currency} ${signs}` : undefined;
}

/** Each message looks for the nearest payment; one that is taken is given up where its message has another. */
function pairsByAmount(
  received: readonly Received[],
  noted: readonly NotedPayment[],
  window: number,
): Pair[] {
  const choices = new Map(received.map((one) => [one, choicesOf(one, noted, window)]));
  const holder = new Map<NotedPayment, Received>();
  const settle = (one: Received, asked: Set<NotedPayment>): boolean =>
    (choices.get(one) ?? []).some((payment) => {
      if (asked.has(payment)) return false;
      asked.add(payment);
      const before = holder.get(payment);
      if (before && !settle(before, asked)) return false;
      holder.set(payment, one);
      return true;
    });
  for (const one of received) settle(one, new Set());
  return noted.flatMap((payment) => {
    const one = holder.get(payment);
    return one
      ? [{ messageId: one.id, paymentId: payment.id, by: "amount" as const, difference: 0 }]
      : [];
  });
}

function choicesOf(
  { move, at }: Received,
  noted: readonly NotedPayment[],
  window: number,
): NotedPayment[] {
  const apart = (payment: NotedPayment) => Math.abs(Date.parse(payment.at) - at);
  return noted
    .filter(
      (payment) =>
        payment.amount === move.amount &&
        payment.currency === move.currency &&
        (!payment.operator || !move.operator || payment.operator === move.operator) &&
        // A seller who wrote another reference meant another message.
        !(payment.reference && move.reference) &&
        apart(payment) <= window,
    )
    .sort((a, b) => apart(a) - apart(b));
}

/** A payment that does not say its operator counts with that of its message. */
function sumsOf(
  received: readonly Received[],
  noted: readonly NotedPayment[],
  matched: readonly Pair[],
): OperatorSum[] {
  const sums = new Map<string, OperatorSum>();
  const sumOf = (operator: string, currency: MoneyCurrency) => {
    const key = `${operator} ${currency}`;
    const sum = sums.get(key) ?? { operator, currency, received: 0, noted: 0 };
    sums.set(key, sum);
    return sum;
  };
  const moves = new Map(received.map(({ id, move }) => [id, move]));
  const movesOfPayments = new Map(
    matched.map((pair) => [pair.paymentId, moves.get(pair.messageId)]),
  );
  for (const { move } of received)
    sumOf(move.operator ?? "", move.currency).received += move.amount;
  for (const { id, operator, currency, amount } of noted)
    sumOf(movesOfPayments.get(id)?.operator ?? operator ?? "", currency).noted += amount;
  return [...sums.values()].sort((a, b) =>
    `${a.operator} ${a.currency}` < `${b.operator} ${b.currency}` ? -1 : 1,
  );
}
