import { Plural } from "@lingui/react/macro";
import type { Unit } from "#shared/schemas/measure.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import type { Amounts } from "./amounts.ts";

const units: readonly Unit[] = ["g", "ml", "cm"];

/** Several goods together: `5 pièces`, `12,5 kg`, `5 pièces · 12,5 kg`. */
export function AmountWords({ amounts }: { amounts: Amounts }) {
  const { pieces } = amounts;
  const measured = units.filter((unit) => amounts[unit] !== 0);
  const words = measured.map((unit) => formatMeasure(amounts[unit], unit)).join(" · ");
  return (
    <>
      {(pieces !== 0 || measured.length === 0) && (
        <Plural value={pieces} one="# pièce" other="# pièces" />
      )}
      {pieces !== 0 && words !== "" && " · "}
      {words}
    </>
  );
}
