import { withOffice } from "#web/blocks/words/with-office.ts";
import { latePart } from "#web/ui/late-part.ts";

/** What reads messages comes only to a ticket that waits for one. */
export const LateFittingMessages = latePart(() =>
  withOffice(
    async () => (await import("#web/blocks/money-messages/fitting-messages.tsx")).FittingMessages,
  ),
);
