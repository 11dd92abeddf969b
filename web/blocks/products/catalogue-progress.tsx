import { Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

/** How much of the catalogue is on this device, the first time. */
export function CatalogueProgress({ loaded, total }: { loaded: number; total: number }) {
  const count =
    total > 0 ? (
      <Trans>
        {formatQuantity(loaded)} sur {formatQuantity(total)} produits
      </Trans>
    ) : (
      <Trans>Un instant…</Trans>
    );
  return (
    <ProgressBar
      label={<Trans>Le catalogue arrive…</Trans>}
      done={loaded}
      total={total}
      count={count}
    />
  );
}
