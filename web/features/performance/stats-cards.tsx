import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MoneySplit } from "#web/blocks/debts/money-split.tsx";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Figure } from "#web/ui/figure.tsx";
import { levelTones, levelWords } from "./level-words.ts";
import type { Stats } from "./performance-figures.ts";

/** The month as it goes: revenue, sales and what they are called, sales a day, the basket. Francs have a line of their own on a phone. */
export function StatsCards({ stats }: { stats: Stats }) {
  const { i18n } = useLingui();
  const { sales, tickets, revenue, refunded, averageBasket, daily, level } = stats;
  const tag = i18n.locale === "en" ? "en-GB" : "fr";
  const perDay = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(daily);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <div className="col-span-2 *:h-full lg:col-span-1">
        <FigureCard
          title={<Trans>Revenu du mois</Trans>}
          figure={<Money francs={revenue} size="3xl" />}
        >
          {refunded > 0 && (
            <p className="text-sm text-ink-soft">
              <Trans>dont retours −{formatMoney(refunded)}</Trans>
            </p>
          )}
          <MoneySplit amounts={stats.amounts} />
        </FigureCard>
      </div>
      <FigureCard
        title={<Trans>Ventes du mois</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(sales)}
          </Figure>
        }
      >
        <p className="text-sm text-ink-soft">
          <Plural value={tickets} one="# ticket" other="# tickets" />
        </p>
        <p>
          <Badge tone={levelTones[level]}>{i18n._(levelWords[level])}</Badge>
        </p>
      </FigureCard>
      <FigureCard
        title={<Trans>Moyenne par jour</Trans>}
        figure={
          <Figure size="2xl" strong>
            {perDay}
          </Figure>
        }
      >
        <p className="text-sm text-ink-soft">
          <Trans>ventes du mois ÷ 30</Trans>
        </p>
      </FigureCard>
      <div className="col-span-2 *:h-full lg:col-span-1">
        <FigureCard
          title={<Trans>Panier moyen</Trans>}
          figure={<Money francs={averageBasket} size="2xl" />}
        />
      </div>
    </div>
  );
}
