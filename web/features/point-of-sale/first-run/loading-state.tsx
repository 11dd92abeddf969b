import { Trans } from "@lingui/react/macro";
import { formatQuantity } from "#web/i18n/money.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

type LoadingStateProps = { loaded: number; total: number };

/** The first time on a device: the catalogue is on its way. One sells as soon as its first part is in. */
export function LoadingState({ loaded, total }: LoadingStateProps) {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-3 p-6"
    >
      <ProgressBar
        label={<Trans>Le catalogue arrive…</Trans>}
        done={loaded}
        total={total}
        count={
          total > 0 ? (
            <Trans>
              {formatQuantity(loaded)} sur {formatQuantity(total)} produits
            </Trans>
          ) : (
            <Trans>Un instant…</Trans>
          )
        }
      />
      <p className="text-ink-soft">
        <Trans>Vous pourrez vendre dès que les produits les plus vendus seront là.</Trans>
      </p>
    </div>
  );
}
