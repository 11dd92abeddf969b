import { Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";

/** Points that a return takes back and gives back; nothing where none move. */
export function PointsBack({ taken, given }: { taken: number; given: number }) {
  if (taken === 0 && given === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-surface p-3">
      {given > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Trans>Points rendus au client</Trans>
          <span className="figures ml-auto font-semibold">{formatQuantity(given, true)}</span>
        </p>
      )}
      {taken > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Trans>Points repris</Trans>
          <span className="figures ml-auto font-semibold">{formatQuantity(-taken)}</span>
        </p>
      )}
    </div>
  );
}
