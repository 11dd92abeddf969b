import type { PrintedPaper } from "#shared/rules/copies.ts";
import type { Said } from "#shared/rules/discount.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import type { OwnOperationState } from "#shared/rules/stock.ts";
import { namedActor } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { Access, Verdict } from "#shared/sync/protocol.ts";

/** What people see of an operation without asking the read models: kept beside it, never sent. */
export type Shown = {
  /** Number printed on the receipt, for sales. */
  receiptNo?: string;
  /** Names of the lines' products, in their order; for an adjustment or a product, its one name. */
  names: string[];
  sellerName: string;
  /** Of a sale with which something was written on a customer's account: the change that stays there, in francs, or 0. */
  kept?: number;
};

/** One operation in the outbox. `operation` is never changed (W6); only what became of it is. */
export type OperationRecord = {
  epoch: number;
  seq: number;
  id: string;
  /** The person who was signed in: only their session sends it (S3). Who did it may be another (`doneBy`). */
  by: string;
  /** The cart or form it was made of, unique in the outbox (W4); never sent. */
  cartId: string | null;
  operation: Operation;
  shown: Shown;
  state: OwnOperationState["state"];
  /** Revision of the shop that holds it, once applied; 0 before. */
  ackRev: number;
  /** Epoch of the books that hold it, as far as known: books put back to an earlier state have another. */
  ackEpoch: number | null;
  /** Reasons of a flagged or refused one. */
  reasons: Verdict["reasons"];
  /** Device clock in ms when its verdict came; null while waiting. */
  answeredAt: number | null;
  /** When the person closed a refused or flagged one. */
  closedAt: number | null;
  /** Its link in the device's chain and the one before it (CH1), base64url, once a head beyond it was answered. */
  link?: string;
  before?: string;
};

/** Numbers given out so far. `receipts` by shop; the closings of its till under the shop and `z`. */
export type Counters = { epoch: number; seq: number; receipts: Record<string, number> };

export type DeviceIdentity = { id: string; label: string };

/** Whoever signed in last; the app opens with it when there is no network. */
export type SessionInfo = { userId: string; fullName: string; email: string };

/** Shops that a person may open, as last heard. */
export type KnownAccess = { userId: string; rev: number; shops: Access[] };

/** The small things an outbox keeps beside its operations. */
export type OutboxMeta = {
  device: DeviceIdentity;
  /** Another one each time that a store which knew of no device was given one; null before that was noted. */
  birth: string | null;
  counters: Counters;
  session: SessionInfo | null;
  /** Somebody signed out, and the server does not know: its cookie must let nobody in. */
  leaving: boolean;
  /** One per person who ever signed in here. */
  access: KnownAccess[];
  /** Server time − device time in ms, as last heard; null when never. */
  clockOffset: number | null;
  /** Epoch of each shop's books, as last heard. */
  epochs: Record<string, number>;
  /** Latest revision of each shop that holds an operation which has left the outbox. */
  forgotten: Record<string, number>;
  /** The agency that this device sells for, by shop. */
  agencies: Record<string, string>;
  /** When the server last answered, device clock in ms. */
  lastExchangeAt: number | null;
  /** Head of the chain of each shop, as last answered; `key`: whose books know by which key this device signs. */
  chain?: Record<string, { epoch: number; seq: number; link: string; key: string }>;
  /** The browser had thrown this outbox away (W7); null when not, or when the person has read of it. */
  lost: LostAndFound | null;
  /** The printer that was chosen here, and what was printed, the oldest first; absent where nobody ever printed. */
  printer?: KnownPrinter | null;
  printed?: readonly PrintedPaper[];
};

/** A printer that was chosen. `told`: by what its device is found again. */
export type KnownPrinter = {
  way: "serial" | "bluetooth" | "usb" | "rawbt" | "share" | "system";
  name: string;
  /** Identifier of its profile. */
  profile: string;
  told: Readonly<Record<string, string | number>>;
  /** The drawer opens when somebody pays in cash; each ticket is printed by itself. */
  opensDrawer: boolean;
  printsEach: boolean;
};

/** When it was found out, device clock in ms, and how many operations came back; null when there was no copy. */
export type LostAndFound = { at: number; restored: number | null };

/** What a record says before its verdict. */
export const unanswered: Pick<
  OperationRecord,
  "state" | "ackRev" | "ackEpoch" | "reasons" | "answeredAt"
> = { state: "waiting", ackRev: 0, ackEpoch: null, reasons: [], answeredAt: null };

/** What the server has not answered, or has refused and nobody has read yet. */
export function isNeeded({ state, closedAt }: OperationRecord): boolean {
  return state === "waiting" || (state === "refused" && closedAt === null);
}

/** Each operation once, and each cart: the store takes none of them twice. What comes first counts. */
export function oneOfEach(records: readonly OperationRecord[]): OperationRecord[] {
  const seen = new Set<string>();
  return records.filter(({ id, cartId }) => {
    if (seen.has(id) || (cartId !== null && seen.has(cartId))) return false;
    seen.add(id);
    if (cartId !== null) seen.add(cartId);
    return true;
  });
}

/** The highest numbers given out, whoever tells of them. */
export function furthest(all: readonly Counters[]): Counters {
  const epoch = Math.max(...all.map((counters) => counters.epoch));
  const seq = Math.max(...all.filter((one) => one.epoch === epoch).map((counters) => counters.seq));
  const receipts: Counters["receipts"] = {};
  for (const counters of all)
    for (const [series, count] of Object.entries(counters.receipts))
      receipts[series] = Math.max(receipts[series] ?? 0, count);
  return { epoch, seq, receipts };
}

/** Who did it: whoever was switched in, else the person who was signed in. */
export function doneBy({ operation, by }: OperationRecord): string {
  return namedActor(operation) ?? by;
}

/** When it happened, as far as this device knows: its clock, put right by what was known of it then; ms. */
export function happenedAt({ at, clockOffset }: Pick<Operation, "at" | "clockOffset">): number {
  return at + (clockOffset ?? 0);
}

export function ownState(record: OperationRecord): OwnOperationState {
  return record.state === "applied"
    ? { state: "applied", ackRev: record.ackRev }
    : { state: record.state };
}

/** Orders operations as they were made: by epoch, then by number (S1). */
export function inOrder(a: OperationRecord, b: OperationRecord): number {
  return a.epoch - b.epoch || a.seq - b.seq;
}

/** A cart, current or put aside. Its identifier makes sure that it becomes one sale at most (W4). */
export type Cart = {
  id: string;
  shopId: string;
  by: string;
  held: boolean;
  /** What the seller called it when putting it aside. */
  label: string;
  lines: CartLine[];
  /** What was said to be taken off the whole ticket. */
  off?: Said | undefined;
  updatedAt: number;
};

/** The cart or form that acts written together are made of: one of them bears it. */
export const cartOf = (acts: readonly { cartId: string | null }[]): string | null =>
  acts.find(({ cartId }) => cartId !== null)?.cartId ?? null;

/** Whether two stand for the same state of one operation. */
export function isSame(a: OperationRecord | undefined, b: OperationRecord): boolean {
  return (
    a?.state === b.state &&
    a.epoch === b.epoch &&
    a.seq === b.seq &&
    a.ackRev === b.ackRev &&
    a.closedAt === b.closedAt &&
    a.answeredAt === b.answeredAt
  );
}
