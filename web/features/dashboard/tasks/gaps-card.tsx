import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

export type Gap = { id: string; name: string; exactStock: number };

/** What matters of the day stands below: a long list is leafed through. */
const shownAtOnce = 3;

type GapsCardProps = { gaps: readonly Gap[]; onCount: (gap: Gap) => void };

/** « Écarts »: more was sold than the books held. Somebody has to go and count. */
export function GapsCard({ gaps, onCount }: GapsCardProps) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Plural value={gaps.length} one="# écart de stock" other="# écarts de stock" />
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>On a vendu plus que le stock des comptes : allez compter le rayon.</Trans>
      </p>
      <PagedList
        label={t`Écarts de stock`}
        rows={gaps}
        perPage={shownAtOnce}
        renderRow={(gap) => (
          <div className="flex items-center gap-3 border-t border-line pt-3">
            <span className="min-w-0 flex-1 break-words">{gap.name}</span>
            <span className="figures font-bold text-stop">{formatQuantity(gap.exactStock)}</span>
            <Button aria-label={t`Corriger le stock de ${gap.name}`} onClick={() => onCount(gap)}>
              <Trans>Corriger</Trans>
            </Button>
          </div>
        )}
      />
    </Card>
  );
}
