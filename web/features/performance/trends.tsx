import { Trans, useLingui } from "@lingui/react/macro";
import { LineOfMonths } from "#web/blocks/charts/line-of-months.tsx";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { Card } from "#web/ui/card.tsx";
import type { MonthStats } from "./performance-figures.ts";

type TrendsProps = {
  /** The oldest first, the last one still going on. */
  rows: readonly MonthStats[];
  /** First day of which anything is known here; null when nothing is. */
  knownFrom: string | null;
};

/** Six months of sales and revenue. */
export function Trends({ rows, knownFrom }: TrendsProps) {
  const { t, i18n } = useLingui();
  const openMonth = rows.at(-1)?.month;
  const isShort = knownFrom !== null && knownFrom > `${rows[0]?.month}-01`;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {isShort && (
        <p className="text-sm text-ink-soft lg:col-span-2">
          <Trans>
            Première vente connue :{" "}
            {formatDate(`${knownFrom}T12:00:00.000Z`, i18n.locale as Language)}.
          </Trans>
        </p>
      )}
      <Card>
        <LineOfMonths
          title={<Trans>Ventes par mois</Trans>}
          measure={t`Nombre de ventes`}
          points={rows.map(({ month, sales }) => ({ month, value: sales }))}
          openMonth={openMonth}
        />
      </Card>
      <Card>
        <LineOfMonths
          title={<Trans>Revenu par mois</Trans>}
          measure={t`Revenu en FCFA`}
          points={rows.map(({ month, revenue }) => ({ month, value: revenue }))}
          openMonth={openMonth}
        />
      </Card>
    </div>
  );
}
