import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { netRevenue } from "#shared/rules/figures.ts";
import type { TillFigures } from "#shared/schemas/till.ts";
import { Money } from "#web/blocks/money.tsx";
import { besideDrawerRows, debtsBesideDrawer, drawerRows } from "./means-rows.ts";

/** What should be in the drawer, and how it comes about. */
export function DrawerFigures({ figures }: { figures: TillFigures }) {
  const { i18n } = useLingui();
  const { float, moneyIn, moneyOut, expected, tickets } = figures;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-medium text-ink-soft">
          <Trans>Attendu dans le tiroir</Trans>
        </h3>
        <Money francs={expected} size="3xl" />
      </div>
      <dl className="flex flex-col">
        <Line label={<Trans>Fond de caisse</Trans>} francs={float} />
        {drawerRows(figures).map(({ words, francs }) => (
          <Line key={words.id} label={i18n._(words)} francs={francs} />
        ))}
        {moneyIn > 0 && <Line label={<Trans>Apports</Trans>} francs={moneyIn} />}
        {moneyOut > 0 && <Line label={<Trans>Retraits</Trans>} francs={-moneyOut} />}
      </dl>
      <dl className="flex flex-col border-t border-edge pt-1">
        <Line
          label={
            <Plural
              value={tickets}
              _0="Ventes nettes"
              one="Ventes nettes · # ticket"
              other="Ventes nettes · # tickets"
            />
          }
          francs={netRevenue(figures)}
        />
        {besideDrawerRows(figures).map(({ words, francs }) => (
          <Line key={words.id} label={i18n._(words)} francs={francs} />
        ))}
        {debtsBesideDrawer(figures).map(({ words, francs }) => (
          <Line key={words.id} label={i18n._(words)} francs={francs} />
        ))}
      </dl>
    </div>
  );
}

function Line({ label, francs }: { label: ReactNode; francs: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
      <dt>{label}</dt>
      <dd className="ml-auto">
        <Money francs={francs} strong />
      </dd>
    </div>
  );
}
