import { withOffice } from "#web/blocks/words/with-office.ts";
import { latePart } from "#web/ui/late-part.ts";

/** The ways to be paid that a shop has noted; one that has noted none never fetches them. */
export const LateAskMoney = latePart(() =>
  withOffice(async () => (await import("#web/blocks/money-messages/ask-money.tsx")).AskMoney),
);
