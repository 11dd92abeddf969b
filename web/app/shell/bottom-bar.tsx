import { Trans, useLingui } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import { PlaceLink } from "./place-link.tsx";
import type { Place } from "./places.ts";

type BottomBarProps = { places: readonly Place[]; onMore: () => void };

/**
 * The three commonest places, under the thumb, and the way to all others. Where a screen had its own action in this
 * place, the bar comes back under a finger that may tap twice: for a moment it is covered by what takes no tap.
 */
export function BottomBar({ places, onMore }: BottomBarProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Raccourcis`}
      className="sticky bottom-0 z-30 flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] after:invisible after:absolute after:inset-0 after:animate-settle md:hidden print:hidden"
    >
      {places.map((place) => (
        <PlaceLink key={place.path} place={place} look="tab" />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onMore}
        className="flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 border-t-[3px] border-transparent text-center text-sm leading-tight outline-offset-[-3px] hover:bg-sunken"
      >
        <Ellipsis aria-hidden="true" className="size-6 shrink-0" />
        <Trans>Plus</Trans>
      </button>
    </nav>
  );
}
