import { lazy, Suspense } from "react";
import { speak } from "#web/i18n/language.ts";
import { useHasAgencies } from "#web/store/queries/use-agencies.ts";

const AgencyBar = lazy(async () => {
  const [{ AgencyBar: bar }] = await Promise.all([
    import("#web/blocks/agency/agency-bar.tsx"),
    speak("office"),
  ]);
  return { default: bar };
});

/** The agency above a till; a shop with fewer than two fetches nothing for it. */
export function AgencySlot({ shopId }: { shopId: string }) {
  if (!useHasAgencies(shopId)) return null;
  return (
    <Suspense>
      <AgencyBar shopId={shopId} />
    </Suspense>
  );
}
