import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { debtsPaid, splitOfSales } from "#shared/rules/account-figures.ts";
import { moneyRows, saidRows } from "#web/blocks/debts/debt-rows.ts";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { owedNow } from "./report-notebook.ts";
import type { OpenReport } from "./use-report.ts";

/** Money of sales, sales on account and debts paid of the period, and what is owed today: four things, never one. */
export function DebtCards({ open: { report, notebooks, filters } }: { open: OpenReport }) {
  const { i18n } = useLingui();
  const { money, credit, deposit, loyalty } = splitOfSales(report.total);
  const { owed, deposits } = owedNow(notebooks);
  const notes = [
    ...moneyRows(report.total).filter(({ key, francs }) => key.startsWith("debts") && francs !== 0),
    ...saidRows(report.total),
  ];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
      <FigureCard
        title={<Trans>Encaissé des ventes</Trans>}
        figure={<Money francs={money} size="2xl" />}
      >
        <Note>
          <Trans>en argent, sans les dettes payées</Trans>
        </Note>
        {loyalty !== 0 && (
          <Note>
            <Trans>payé en points, en plus : {formatMoney(loyalty)}</Trans>
          </Note>
        )}
      </FigureCard>
      <FigureCard
        title={<Trans>Vendu à crédit</Trans>}
        figure={<Money francs={credit} size="2xl" />}
      >
        {deposit !== 0 && (
          <Note>
            <Trans>pris sur avances : {formatMoney(deposit)}</Trans>
          </Note>
        )}
      </FigureCard>
      <FigureCard
        title={<Trans>Dettes payées</Trans>}
        figure={<Money francs={debtsPaid(report.total)} size="2xl" />}
      >
        {notes.map(({ key, words, francs }) => (
          <Note key={key}>
            <span className="flex flex-wrap justify-between gap-x-2">
              <span>{i18n._(words)}</span>
              <span className="figures">{formatMoney(francs)}</span>
            </span>
          </Note>
        ))}
      </FigureCard>
      <FigureCard
        title={<Trans>Reste dû aujourd’hui</Trans>}
        figure={<Money francs={owed} size="2xl" />}
      >
        {filters.seller !== undefined && (
          <Note>
            <Trans>par tous les clients, qui que soit le vendeur</Trans>
          </Note>
        )}
        {deposits > 0 && (
          <Note>
            <Trans>avances des clients : {formatMoney(deposits)}</Trans>
          </Note>
        )}
      </FigureCard>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}
