import { Trans } from "@lingui/react/macro";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { Figure } from "#web/ui/figure.tsx";
import { averageRate, type Figures } from "./figures.ts";
import { Rate } from "./rate.tsx";

type PartnershipFiguresProps = { activeCount: number; sum: Figures };

/** All shops together. */
export function PartnershipFigures({ activeCount, sum }: PartnershipFiguresProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <FigureCard
        title={<Trans>Partenariats actifs</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(activeCount)}
          </Figure>
        }
      />
      <FigureCard
        title={<Trans>Commissions, 30 derniers jours</Trans>}
        figure={<Money francs={sum.lately} size="2xl" />}
      />
      <FigureCard
        title={<Trans>Taux moyen</Trans>}
        figure={
          <Figure size="2xl" strong>
            <Rate value={averageRate(sum)} />
          </Figure>
        }
      />
    </div>
  );
}
