import { useLingui } from "@lingui/react/macro";
import { PlaceLink } from "./place-link.tsx";
import type { Place } from "./places.ts";

/** The three commonest places, under the thumb. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Raccourcis`}
      className="sticky bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {places.slice(0, 3).map((place) => (
        <PlaceLink key={place.path} place={place} look="tab" />
      ))}
    </nav>
  );
}
