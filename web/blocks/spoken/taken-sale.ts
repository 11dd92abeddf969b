import type { Choices } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";

/** A sale that was said, with what was chosen of it: goods by the place of their line, and who buys. */
export type TakenSale = {
  proposal: Proposal;
  /** The sentence. */
  text: string;
  goods: Choices;
  partyId: string | undefined;
};
