import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { netRevenue } from "#shared/rules/figures.ts";
import type { TillFigures } from "#shared/schemas/till.ts";
import { Money } from "#web/blocks/money.tsx";

/** What should be in the drawer, and how it comes about. */
export function DrawerFigures({ figures }: { figures: TillFigures }) {
  const { float, cash, refundedCash, moneyIn, moneyOut, expected, tickets } = figures;
  const { mobileMoney, refundedMobileMoney } = figures;
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
        <Line label={<Trans>Ventes en espèces</Trans>} francs={cash} />
        {refundedCash > 0 && (
          <Line label={<Trans>Rendu en espèces</Trans>} francs={-refundedCash} />
        )}
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
        <Line label={<Trans>dont mobile money</Trans>} francs={mobileMoney - refundedMobileMoney} />
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
