import type { MemberFacts } from "#server/sync/shop/shop-facts.ts";
import type { Refusal } from "#shared/schemas/refusal.ts";
import type { Flag } from "#shared/schemas/sale.ts";

/** What became of an operation, and whether its row need not travel back to the device that wrote it. */
export type Judged = {
  status: "applied" | "flagged" | "refused";
  rev: number;
  /** Epoch of the books that the revision counts in, as the transaction that judged it saw it; none where no books judged it. */
  epoch?: number;
  reasons: (Flag | Refusal)[];
  deviceKnowsRow: boolean;
};

/** How a shop stood at a moment, for who asks; read in one snapshot or under the shop's lock. */
export type Seen = {
  epoch: number;
  rev: number;
  turnsRev: number;
  accessRev: number;
  /** Who asks, as a member of the shop. */
  member: MemberFacts | undefined;
};
