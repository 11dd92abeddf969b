import { wholeOf } from "./accounts.ts";
import {
  isCustomers,
  isIncoming,
  isMove,
  type MoneyCurrency,
  type Move,
  type Reading,
} from "./reading.ts";

/** How a message stands beside a payment that somebody is to make: whether it tells one, and of how much. */
export type Proof =
  | {
      is: "no-payment";
      kind: "failed" | "other" | "unreadable" | "whose" | "balance" | "outgoing" | "not-customers";
    }
  | { is: "other-currency"; move: Move }
  | {
      is: "payment";
      move: Move;
      /** What it brought above what is due, in francs. */
      difference: number;
      isOld: boolean;
    };

/** Of a message older than this a seller is told its moment, ms: a customer may show yesterday's. */
const longAgo = 6 * 3_600_000;

/** `due` in whole francs, `now` in ISO, UTC. */
export function proofOf(
  reading: Reading,
  { due, currency, now }: { due: number; currency: MoneyCurrency; now: string },
): Proof {
  if (!isMove(reading)) return { is: "no-payment", kind: reading.kind };
  if (!isIncoming(reading)) return { is: "no-payment", kind: "outgoing" };
  if (!isCustomers(reading)) return { is: "no-payment", kind: "not-customers" };
  if (reading.currency !== currency) return { is: "other-currency", move: reading };
  const difference = wholeOf(reading.amount, currency) - due;
  const isOld = reading.at !== undefined && Date.parse(now) - Date.parse(reading.at) > longAgo;
  return { is: "payment", move: reading, difference, isOld };
}

/** Of several messages the one that is to prove a payment: of the amount due, else any that brought money in, else the first. */
export function bestProof<Message extends { reading: Reading }>(
  messages: readonly Message[],
  asked: Parameters<typeof proofOf>[1],
): Message | undefined {
  const rank = ({ reading }: Message) => {
    const proof = proofOf(reading, asked);
    if (proof.is !== "payment") return 2;
    return proof.difference === 0 ? 0 : 1;
  };
  return [...messages].sort((a, b) => rank(a) - rank(b))[0];
}
