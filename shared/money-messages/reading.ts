import type { Accounted } from "#shared/leftover.ts";

/** The moves that an account's messages tell; the first four bring money in, the others take it out. */
const incomingKinds = ["received", "payment-received", "deposit", "reversal"] as const;

export type MoveKind =
  | (typeof incomingKinds)[number]
  | ("sent" | "payment" | "withdrawal" | "airtime");

/** Francs of Central and West Africa, Congolese francs, and the dollars that are paid beside them. */
export type MoneyCurrency = "XAF" | "XOF" | "CDF" | "USD";

export type Told = Accounted & {
  /** Of the pattern that fits from its first sign to its last; none where only labelled words were read. */
  pattern?: string;
  operator?: string;
  currency: MoneyCurrency;
  /** What the account holds, in units of the currency; a fraction of a franc is cut off, which `isCut` tells. */
  balance?: number;
  isCut?: true;
  /** As the operator wrote it, in capitals. */
  reference?: string;
  /** A moment in UTC, as written or as the reference tells it. */
  at?: string;
  /** The payer's words; they never decide anything. */
  words?: string;
  /** Blanks that the pattern does not have, or that it has and the message has not. */
  oddBlanks?: number;
};

/** Money in whole units: francs of XAF and XOF, hundredths of CDF and USD. */
export type Move = Told & {
  kind: MoveKind;
  amount: number;
  fee?: number;
  /** The other side, as the message names it. */
  sender?: string;
  /** The other side's number, E.164. */
  phone?: string;
};

/** One of two sides that a message names alike, with its number (E.164). */
export type Side = { sender?: string; phone: string };

/**
 * Content of a message. `failed` moved no money. `other` tells of none (advertisements, codes, talk). `unreadable` may
 * tell of money but leaves a doubt about which; a doubt is never an amount. `why` gives the reason of the doubt, where
 * that speaks against the message. `whose` names two numbers, and nobody said yet which is the shop's.
 */
export type Reading =
  | Move
  | (Told & { kind: "balance"; balance: number })
  | (Accounted & { kind: "whose"; sides: { from: Side; to: Side } })
  | (Accounted & { kind: "failed" | "other" | "unreadable"; why?: "two-amounts" | "no-proof" });

export function isMove(reading: Reading): reading is Move {
  return "amount" in reading;
}

export function isIncoming({ kind }: Pick<Move, "kind">): boolean {
  return (incomingKinds as readonly string[]).includes(kind);
}

/** Money that a customer sent: neither what an agent put in, nor what came back. */
export function isCustomers({ kind }: Move): boolean {
  return kind === "received" || kind === "payment-received";
}
