import type { ReactNode } from "react";
import type { Choices } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import type { SaidStart } from "#shared/spoken/said-payment.ts";

/** A sale that was said, with what was chosen of it: goods by the place of their line, and who buys. */
export type TakenSale = {
  proposal: Proposal;
  /** The sentence. */
  text: string;
  goods: Choices;
  partyId: string | undefined;
  /** Francs to take off all of it, so that it comes to what was said for all. */
  off: number;
  /** Says above its payment what was said. */
  renderNote: (start: Pick<SaidStart, "customerId" | "isPart">) => ReactNode;
};
