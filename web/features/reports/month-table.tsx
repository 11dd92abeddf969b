import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Amounts,
  netPieces,
  netRevenue,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";
import { shortMonth } from "#web/blocks/charts/month-words.ts";
import { FiguresTable } from "#web/blocks/figures/figures-table.tsx";
import type { MonthAmounts } from "#web/blocks/reports/report-figures.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";

const cellsOf = (amounts: Amounts) => [
  formatQuantity(standingTickets(amounts)),
  formatQuantity(netPieces(amounts)),
  formatAmount(netRevenue(amounts)),
];

/** Revenue month by month, the latest first. */
export function MonthTable({ months }: { months: readonly MonthAmounts[] }) {
  const { i18n } = useLingui();
  return (
    <FiguresTable
      caption={<Trans>Revenus mensuels</Trans>}
      of={<Trans>Mois</Trans>}
      columns={[
        { name: <Trans>Tickets</Trans>, from: "tablet" },
        { name: <Trans>Pièces</Trans>, from: "phone" },
        { name: <Trans>FCFA</Trans> },
      ]}
      rows={[...months].reverse().map(({ month, amounts }) => ({
        key: month,
        name: shortMonth(month, i18n.locale as Language),
        cells: cellsOf(amounts),
      }))}
      total={{
        key: "total",
        name: <Trans>Total</Trans>,
        cells: cellsOf(sumOf(months.map(({ amounts }) => amounts))),
      }}
    />
  );
}
