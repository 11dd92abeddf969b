import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { LineOfMonths } from "#web/blocks/charts/line-of-months.tsx";
import { shortMonth } from "#web/blocks/charts/month-words.ts";
import { FiguresTable } from "#web/blocks/figures/figures-table.tsx";
import type { PartProfit } from "#web/blocks/profit/profit-figures.ts";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount } from "#web/i18n/money.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ProductsTable } from "./products-table.tsx";
import { useProfitNames } from "./profit-names.ts";

type PartName = "time" | "product" | "category" | "seller" | "agency";
type PartsProps = { shop: SessionShop; open: OpenProfit; today: string };

/** The margin by day or month, product, category, seller and agency. */
export function Parts({ shop, open, today }: PartsProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState<PartName>("time");
  const names = useProfitNames(shop.id);
  const { report } = open;
  const hasAgencies = report.agencies.some(({ id }) => id !== null);
  const tabs = [
    { id: "time" as const, label: report.isByMonth ? t`Par mois` : t`Par jour` },
    { id: "product" as const, label: t`Par produit` },
    { id: "category" as const, label: t`Par catégorie` },
    { id: "seller" as const, label: t`Par vendeur` },
    ...(hasAgencies ? [{ id: "agency" as const, label: t`Par agence` }] : []),
  ];
  return (
    <Card>
      <Tabs label={t`Marge brute par`} tabs={tabs} current={current} onPick={setCurrent}>
        {current === "time" && <OverTime open={open} today={today} />}
        {current === "product" && <ProductsTable products={report.products} names={names} />}
        {current === "category" && (
          <PartTable
            {...{ parts: report.categories, nameOf: names.category }}
            caption={<Trans>Marge brute par catégorie</Trans>}
            of={<Trans>Catégorie</Trans>}
          />
        )}
        {current === "seller" && (
          <PartTable
            {...{ parts: report.sellers, nameOf: names.seller }}
            caption={<Trans>Marge brute par vendeur</Trans>}
            of={<Trans>Vendeur</Trans>}
          />
        )}
        {current === "agency" && (
          <PartTable
            {...{ parts: report.agencies, nameOf: names.agency }}
            caption={<Trans>Marge brute par agence</Trans>}
            of={<Trans>Agence</Trans>}
          />
        )}
      </Tabs>
    </Card>
  );
}

function OverTime({ open: { report, period }, today }: Omit<PartsProps, "shop">) {
  const { t, i18n } = useLingui();
  const { steps, isByMonth } = report;
  const nameOf = (step: string) => shortMonth(step, i18n.locale as Language);
  const isOpen = isByMonth && period.to === today;
  return (
    <div className="flex flex-col gap-4">
      {steps.length > 1 && (
        <LineOfMonths
          title={
            isByMonth ? <Trans>Marge brute par mois</Trans> : <Trans>Marge brute par jour</Trans>
          }
          measure={t`Marge brute en FCFA`}
          points={steps.map(({ id, margin }) => ({ month: id, value: margin }))}
          openMonth={isOpen ? today.slice(0, 7) : undefined}
          by={isByMonth ? "month" : "day"}
        />
      )}
      <PartTable
        parts={[...steps].reverse()}
        nameOf={nameOf}
        caption={isByMonth ? <Trans>Chaque mois</Trans> : <Trans>Chaque jour</Trans>}
        of={isByMonth ? <Trans>Mois</Trans> : <Trans>Jour</Trans>}
      />
    </div>
  );
}

type PartTableProps<Id> = {
  caption: ReactNode;
  of: ReactNode;
  parts: readonly PartProfit<Id>[];
  nameOf: (id: Id) => string;
};

/** Known sales, what they cost, and what is left of them. */
function PartTable<Id extends string | null>(props: PartTableProps<Id>) {
  const { caption, of, parts, nameOf } = props;
  if (parts.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Aucune vente sur cette période</Trans>
      </p>
    );
  return (
    <FiguresTable
      caption={caption}
      of={of}
      columns={[
        { name: <Trans>Ventes</Trans>, from: "tablet" },
        { name: <Trans>Sans coût connu</Trans>, from: "tablet" },
        { name: <Trans>Coût</Trans>, from: "tablet" },
        { name: <Trans>Marge, FCFA</Trans> },
      ]}
      rows={parts.map(({ id, net, unknown, cost, margin }) => ({
        key: id ?? "none",
        name: nameOf(id),
        cells: [net, unknown, cost, margin].map(formatAmount),
      }))}
    />
  );
}
