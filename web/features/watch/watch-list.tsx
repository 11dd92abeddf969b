import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import { isPutAway, watchKey } from "#shared/rules/watch.ts";
import type { WatchItem } from "#shared/rules/watch-facts.ts";
import { usePutAway } from "#web/blocks/watch/put-away-book.ts";
import { useRunningOut, useWatch } from "#web/blocks/watch/use-watch.ts";
import { WatchRow } from "#web/blocks/watch/watch-row.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** All that is to be looked at, what most francs are at stake of first; below it what was put away. */
export function WatchList({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const away = usePutAway(shopId);
  const items = useWatch(shopId, useRunningOut(shopId));
  if (!items) return <Skeleton className="h-48 w-full max-w-3xl" />;
  const shown = items.filter((item) => !isPutAway(item, away));
  const put = items.filter((item) => isPutAway(item, away));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div aria-live="polite">
        {shown.length === 0 ? (
          <EmptyState icon={<Eye />} title={<Trans>Rien à surveiller</Trans>}>
            <Trans>
              Cette semaine ressemble aux précédentes. Boutika regarde les annulations, le tiroir,
              les remises, les prix, les pertes, les dettes et les caisses, sur ce que cet appareil
              connaît.
            </Trans>
          </EmptyState>
        ) : (
          <Rows {...{ shopId }} label={t`À surveiller`} items={shown} />
        )}
      </div>
      {put.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">
            <Plural value={put.length} one="# mise de côté" other="# mises de côté" />
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>Elles reviennent si ça empire d’un quart. Sur cet appareil seulement.</Trans>
          </p>
          <Rows {...{ shopId }} label={t`Mis de côté`} items={put} isAway />
        </section>
      )}
    </div>
  );
}

type RowsProps = { shopId: string; label: string; items: readonly WatchItem[]; isAway?: boolean };

function Rows({ shopId, label, items, isAway = false }: RowsProps) {
  return (
    <Card>
      <ul aria-label={label} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={watchKey(item)} className="py-3 first:pt-0 last:pb-0">
            <WatchRow {...{ shopId, item, isAway }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
