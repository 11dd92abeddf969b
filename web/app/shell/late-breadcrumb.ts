import { withOffice } from "#web/blocks/words/with-office.ts";
import { latePart } from "#web/ui/late-part.ts";

/** The way here: a phone has no room for it, and fetches neither it nor its words. */
export const Breadcrumb = latePart(() =>
  withOffice(async () => (await import("./trail/breadcrumb.tsx")).Breadcrumb),
);
