import type { ReactNode } from "react";
import type { Choices } from "#shared/spoken/meant.ts";
import type { Proposal } from "#shared/spoken/proposal.ts";
import type { SaidStart } from "#shared/spoken/said-payment.ts";

/** A spoken sale with the choices made: goods by the index of their line, and the customer. */
export type TakenSale = {
  proposal: Proposal;
  /** Text of the sentence. */
  text: string;
  goods: Choices;
  partyId: string | undefined;
  /** Francs of discount that bring the sale to its spoken total. */
  off: number;
  /** Draws the note about the sentence above the payment. */
  renderNote: (start: Pick<SaidStart, "customerId" | "isPart">) => ReactNode;
};
