import type { Tx } from "#server/db/client.ts";
import type { DayCut } from "#shared/rules/business-day.ts";
import type { Refusal } from "#shared/schemas/refusal.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Device } from "./devices.ts";
import type { Notice } from "./notices.ts";

/** One transaction that holds the lock of one shop and gives all its changes one revision. */
export type Turn = {
  tx: Tx;
  shopId: string;
  rev: number;
  /** Arrival of the request, ms. */
  now: number;
  timeZone: string;
  dayTurnsAt: number;
  /** The first day that lies in no closed month, null while none is. */
  totalsThrough: string | null;
  shopName: string;
  ownerId: string;
  /** Most products on sale, null for no limit. */
  maxProducts: number | null;
  /** Most agencies in use, null for no limit. */
  maxAgencies: number | null;
  /** Who does the operation that is judged now. */
  userId: string;
  /** Full name of whoever acts. */
  userName: string;
  /** Who is signed in while somebody else acts, null otherwise. */
  recordedBy: string | null;
  device: Device;
  /** Set by what changes products, prices or counts, so that sales judged by older ones are judged again. */
  catalogChanged: boolean;
  /** Products whose books or threshold changed. */
  touched: Set<string>;
  /** Into whom each customer is merged, once something asked (C8); undefined again when an edit merges. */
  mergedInto: ReadonlyMap<string, string> | undefined;
  /** Months of which the turn has noted that they have facts (H1). */
  monthsNoted: Set<string>;
  /** Written at the end of the turn. */
  notices: Notice[];
};

/** What a change of one shop needs that nobody of it makes: its lock, and the revision that the change will have. */
export type LockedShop = DayCut & { tx: Tx; shopId: string; rev: number; now: number };

/** What a rule says of an operation: kept, perhaps with flags, or refused. */
export type Judgement = { kept: true; flags: Flag[] } | { kept: false; refusal: Refusal };

export const kept = (flags: Flag[] = []): Judgement => ({ kept: true, flags });
export const notKept = (refusal: Refusal): Judgement => ({ kept: false, refusal });
