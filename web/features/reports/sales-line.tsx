import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { netPieces, netRevenue } from "#shared/rules/figures.ts";
import { LineOfMonths } from "#web/blocks/charts/line-of-months.tsx";
import type { MonthAmounts } from "#web/blocks/reports/report-figures.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type SalesLineProps = {
  months: readonly MonthAmounts[];
  today: string;
  /** The last month still goes on. */
  isOpen: boolean;
};

/** Sales month by month, in francs or in pieces. */
export function SalesLine({ months, today, isOpen }: SalesLineProps) {
  const { t } = useLingui();
  const [measure, setMeasure] = useState<"revenue" | "pieces">("revenue");
  const figureOf = measure === "revenue" ? netRevenue : netPieces;
  return (
    <div className="flex flex-col gap-3">
      <LineOfMonths
        title={<Trans>Ventes par mois</Trans>}
        measure={measure === "revenue" ? t`Chiffre d’affaires en FCFA` : t`Pièces vendues`}
        points={months.map(({ month, amounts }) => ({ month, value: figureOf(amounts) }))}
        openMonth={isOpen ? today.slice(0, 7) : undefined}
      />
      <ChipRow label={t`Que montrer`}>
        <Chip pressed={measure === "revenue"} onPress={() => setMeasure("revenue")}>
          <Trans>Chiffre d’affaires</Trans>
        </Chip>
        <Chip pressed={measure === "pieces"} onPress={() => setMeasure("pieces")}>
          <Trans>Pièces</Trans>
        </Chip>
      </ChipRow>
    </div>
  );
}
