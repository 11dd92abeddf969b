import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { netRevenue, standingTickets, sumOf } from "#shared/rules/figures.ts";
import { FiguresTable } from "#web/blocks/figures/figures-table.tsx";
import type { Part } from "#web/blocks/reports/report-figures.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import type { Names } from "./names.ts";
import type { OpenReport } from "./use-report.ts";

/** The same sum by shop, by means of payment, by seller, by agency. */
export function Splits({ open, names }: { open: OpenReport; names: Names }) {
  const { shops, means, sellers, agencies, total } = open.report;
  const hasAgencies = agencies.some(({ id }) => id !== null);
  return (
    <>
      {open.shops.length > 1 && (
        <PartTable
          caption={<Trans>Par boutique</Trans>}
          of={<Trans>Boutique</Trans>}
          parts={shops}
          nameOf={names.shop}
        />
      )}
      <FiguresTable
        caption={<Trans>Par moyen de paiement</Trans>}
        of={<Trans>Moyen</Trans>}
        columns={[
          { name: <Trans>Vendu</Trans>, from: "tablet" },
          { name: <Trans context="aux clients">Rendu</Trans>, from: "tablet" },
          { name: <Trans>FCFA</Trans> },
        ]}
        rows={means.map(({ means: one, received, refunded }) => ({
          key: one,
          name: names.means(one),
          cells: [received, -refunded, received - refunded].map(formatAmount),
        }))}
        total={{
          key: "total",
          name: <Trans>Total</Trans>,
          cells: [total.revenue, -total.refunded, netRevenue(total)].map(formatAmount),
        }}
      />
      <PartTable
        caption={<Trans>Par vendeur</Trans>}
        of={<Trans>Vendeur</Trans>}
        parts={sellers}
        nameOf={names.seller}
      />
      {hasAgencies && (
        <PartTable
          caption={<Trans>Par agence</Trans>}
          of={<Trans>Agence</Trans>}
          parts={agencies}
          nameOf={names.agency}
        />
      )}
    </>
  );
}

type PartTableProps<Id> = {
  caption: ReactNode;
  of: ReactNode;
  parts: readonly Part<Id>[];
  nameOf: (id: Id) => string;
};

function PartTable<Id extends string | null>(props: PartTableProps<Id>) {
  const { caption, of, parts, nameOf } = props;
  const sum = (figureOf: (part: Part<Id>) => number) =>
    parts.reduce((all, part) => all + figureOf(part), 0);
  return (
    <FiguresTable
      caption={caption}
      of={of}
      columns={[{ name: <Trans>Tickets</Trans>, from: "phone" }, { name: <Trans>FCFA</Trans> }]}
      rows={parts.map(({ id, amounts }) => ({
        key: id ?? "none",
        name: nameOf(id),
        cells: [formatQuantity(standingTickets(amounts)), formatAmount(netRevenue(amounts))],
      }))}
      total={{
        key: "total",
        name: <Trans>Total</Trans>,
        cells: [
          formatQuantity(standingTickets(sumOf(parts.map(({ amounts }) => amounts)))),
          formatAmount(sum(({ amounts }) => netRevenue(amounts))),
        ],
      }}
    />
  );
}
