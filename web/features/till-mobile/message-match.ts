import { unitsOf } from "#shared/money-messages/accounts.ts";
import { type DayMatch, matchDay, type Pair } from "#shared/money-messages/match.ts";
import { isMove, type MoneyCurrency } from "#shared/money-messages/reading.ts";
import { asksForEyesOf } from "#web/blocks/money-messages/reading-words.ts";
import { bringsMoney, type ReadMessage } from "#web/blocks/money-messages/use-money-messages.ts";
import type { MobilePayment } from "#web/blocks/till/mobile-payments.ts";

/** A message is of a payment of its amount within so long before or after it, ms. */
const window = 2 * 3_600_000;

export type TillMatch = {
  pairOf: (paymentId: string) => { pair: Pair; message: ReadMessage } | undefined;
  /** Money that came in while this till stood, and that no payment of it tells. */
  withoutSale: readonly ReadMessage[];
  salesWithoutMessage: number;
  /** Number of messages since then with two numbers; they do not count until somebody says which one is the shop's. */
  twoSided: number;
  sums: DayMatch["sums"];
  /** Payments with a message of exactly that amount that needs no check. */
  sure: readonly string[];
};

type Given = {
  messages: readonly ReadMessage[];
  payments: readonly MobilePayment[];
  currency: MoneyCurrency;
  /** When the till was opened, or sold first; ISO. Null while nothing has happened. */
  since: string | null;
  /** Whether another ticket than those of this till bears a reference. */
  isUsedElsewhere: (reference: string) => boolean;
};

/** What the messages of this phone say of the payments of a till. */
export function tillMatch(given: Given): TillMatch {
  const { messages, payments, currency, since, isUsedElsewhere } = given;
  const from = since === null ? 0 : Date.parse(since) - window;
  const own = messages.filter((message) => {
    const { reading, pastedAt } = message;
    if (!isMove(reading) || !bringsMoney(message)) return false;
    if (Date.parse(reading.at ?? pastedAt) < from) return false;
    return reading.reference === undefined || !isUsedElsewhere(reading.reference);
  });
  const byId = new Map(own.map((message) => [message.id, message]));
  const noted = payments.map(({ id, ticket, payment }) => ({
    ...{ id, currency, at: ticket.soldAt, amount: unitsOf(payment.amount, currency) },
    ...("reference" in payment && payment.reference && { reference: payment.reference }),
  }));
  const day = matchDay(own, noted, window);
  const pairs = new Map(day.matched.map((pair) => [pair.paymentId, pair]));
  const isSure = ({ messageId, difference }: Pair) => {
    const message = byId.get(messageId);
    return difference === 0 && message !== undefined && !asksForEyesOf(message);
  };
  return {
    pairOf: (paymentId) => {
      const pair = pairs.get(paymentId);
      const message = pair && byId.get(pair.messageId);
      return message && { pair, message };
    },
    withoutSale: day.messagesWithoutSale.flatMap((id) => byId.get(id) ?? []),
    twoSided: messages.filter(
      ({ reading, pastedAt }) => reading.kind === "whose" && Date.parse(pastedAt) >= from,
    ).length,
    salesWithoutMessage: day.salesWithoutMessage.length,
    sums: day.sums,
    sure: day.matched.filter(isSure).map(({ paymentId }) => paymentId),
  };
}
