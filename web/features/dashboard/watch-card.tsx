import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { isPutAway, watchKey } from "#shared/rules/watch.ts";
import { usePutAway } from "#web/blocks/watch/put-away-book.ts";
import { useWatch } from "#web/blocks/watch/use-watch.ts";
import { WatchRow } from "#web/blocks/watch/watch-row.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const shownAtMost = 3;

/** What asks most for the owner's eyes; nothing at all while nothing is the matter. What runs out has its own card beside. */
export function WatchCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const away = usePutAway(shopId);
  const items = useWatch(shopId)?.filter((item) => !isPutAway(item, away)) ?? [];
  if (items.length === 0) return null;
  const more = items.length - shownAtMost;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>À surveiller</Trans>
      </h2>
      <ul aria-label={t`À surveiller`} className="flex flex-col divide-y divide-line">
        {items.slice(0, shownAtMost).map((item) => (
          <li key={watchKey(item)} className="py-2">
            <WatchRow shopId={shopId} item={item} />
          </li>
        ))}
      </ul>
      <Link to="/watch" className={`${buttonLook("plain", "normal")} self-start`}>
        {more > 0 ? (
          <Plural value={more} one="Tout voir : encore #" other="Tout voir : encore #" />
        ) : (
          <Trans>Tout voir</Trans>
        )}
      </Link>
    </Card>
  );
}
