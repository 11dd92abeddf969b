import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { netRevenue, standingLines, standingTickets } from "#shared/rules/figures.ts";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatAmount, formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Figure } from "#web/ui/figure.tsx";
import { Change } from "./figures/change.tsx";
import { activeResellers, productsOnSale } from "./names.ts";
import type { OpenReport } from "./use-report.ts";

/** The four figures of a report; sales and revenue of the period, resellers at its end, products as they are today. */
export function SummaryCards({ open }: { open: OpenReport }) {
  const { report, books } = open;
  const { total, comparison, products } = report;
  const { resellers, transfers } = activeResellers(open);
  const sold = products?.filter(({ pieces }) => pieces > 0).length;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
      <FigureCard title={<Trans>Ventes</Trans>} figure={<Count value={standingLines(total)} />}>
        <Note>
          <Plural
            value={standingTickets(total)}
            one="lignes de vente, sur # ticket"
            other="lignes de vente, sur # tickets"
          />
        </Note>
        <Change percent={comparison?.lines} />
      </FigureCard>
      <FigureCard
        title={<Trans>Chiffre d’affaires</Trans>}
        figure={<Money francs={netRevenue(total)} size="2xl" />}
      >
        {total.refunded > 0 && (
          <Note>
            <Trans>dont retours −{formatMoney(total.refunded)}</Trans>
          </Note>
        )}
        <Change percent={comparison?.revenue} />
      </FigureCard>
      <FigureCard title={<Trans>Produits</Trans>} figure={<Count value={productsOnSale(books)} />}>
        <Note>
          {sold === undefined ? (
            <Trans>en vente aujourd’hui</Trans>
          ) : (
            <Plural
              value={sold}
              one="en vente aujourd’hui, # vendu sur la période"
              other={`en vente aujourd’hui, ${formatAmount(sold)} vendus sur la période`}
            />
          )}
        </Note>
      </FigureCard>
      <FigureCard title={<Trans>Revendeurs actifs</Trans>} figure={<Count value={resellers} />}>
        <Note>
          <Plural
            value={transfers}
            one="avec # transfert confirmé en tout"
            other="avec # transferts confirmés en tout"
          />
        </Note>
      </FigureCard>
    </div>
  );
}

function Count({ value }: { value: number }) {
  return (
    <Figure size="2xl" strong>
      {formatQuantity(value)}
    </Figure>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}
