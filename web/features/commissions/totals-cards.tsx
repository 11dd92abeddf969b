import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Money } from "#web/blocks/money.tsx";
import { Card } from "#web/ui/card.tsx";

type TotalsCardsProps = { totals: { paid: number; pending: number; total: number } };

/** Paid, pending, and both together, in francs. */
export function TotalsCards({ totals }: TotalsCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Total label={<Trans>Total payé</Trans>} francs={totals.paid} />
      <Total label={<Trans>En attente</Trans>} francs={totals.pending} />
      <Total label={<Trans>Total général</Trans>} francs={totals.total} />
    </div>
  );
}

function Total({ label, francs }: { label: ReactNode; francs: number }) {
  return (
    <Card>
      <h2 className="font-medium text-ink-soft">{label}</h2>
      <p>
        <Money francs={francs} size="2xl" />
      </p>
    </Card>
  );
}
