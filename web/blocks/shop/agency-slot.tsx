import { Suspense } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { useHasAgencies } from "#web/store/queries/use-agencies.ts";
import { latePart } from "#web/ui/late-part.ts";

const AgencyBar = latePart(() =>
  withOffice(async () => (await import("#web/blocks/agency/agency-bar.tsx")).AgencyBar),
);

/** The agency above a till; a shop with fewer than two fetches nothing for it. */
export function AgencySlot({ shopId }: { shopId: string }) {
  if (!useHasAgencies(shopId)) return null;
  return (
    <Suspense>
      <AgencyBar shopId={shopId} />
    </Suspense>
  );
}
