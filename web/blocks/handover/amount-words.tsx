import { Plural, Trans } from "@lingui/react/macro";
import type { Unit } from "#shared/schemas/measure.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import type { Amounts } from "./amounts.ts";

const units: readonly Unit[] = ["g", "ml", "cm"];

/** Amounts of several goods together, one per unit: `5 pièces`, `12,5 kg`, `12,5 kg et 5 pièces`. */
export function AmountWords({ amounts }: { amounts: Amounts }) {
  const { pieces } = amounts;
  const measured = units.filter((unit) => amounts[unit] !== 0);
  const words = measured.map((unit) => formatMeasure(amounts[unit], unit)).join(", ");
  if (words === "") return <Plural value={pieces} one="# pièce" other="# pièces" />;
  if (pieces === 0) return <>{words}</>;
  return (
    <Trans>
      {words} et <Plural value={pieces} one="# pièce" other="# pièces" />
    </Trans>
  );
}
