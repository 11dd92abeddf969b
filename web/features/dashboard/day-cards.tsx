import { Trans } from "@lingui/react/macro";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { Figure } from "#web/ui/figure.tsx";
import { ChangeLine } from "./change-line.tsx";
import { type DayFigures, percentChange } from "./day-figures.ts";

/** The four figures of the day, each against yesterday; the first is the largest. */
export function DayCards({ today, yesterday }: { today: DayFigures; yesterday: DayFigures }) {
  const change = (field: "total" | "tickets" | "pieces" | "averageBasket") => (
    <ChangeLine percent={percentChange(today[field], yesterday[field])} />
  );
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
      <div className="col-span-2 *:h-full">
        <FigureCard
          title={<Trans>Ventes du jour</Trans>}
          figure={<Money francs={today.total} size="3xl" />}
        >
          {change("total")}
        </FigureCard>
      </div>
      <FigureCard
        title={<Trans>Tickets</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(today.tickets)}
          </Figure>
        }
      >
        {change("tickets")}
      </FigureCard>
      <FigureCard
        title={<Trans>Produits vendus</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(today.pieces)}
          </Figure>
        }
      >
        {change("pieces")}
      </FigureCard>
      <div className="col-span-2 lg:col-span-1 *:h-full">
        <FigureCard
          title={<Trans>Panier moyen</Trans>}
          figure={<Money francs={today.averageBasket} size="2xl" />}
        >
          {change("averageBasket")}
        </FigureCard>
      </div>
    </div>
  );
}
