import { Trans } from "@lingui/react/macro";
import CloudOff from "lucide-react/icons/cloud-off";
import { CatalogueProgress } from "#web/blocks/products/catalogue-progress.tsx";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

type LoadingProps = { loaded: number; total: number };

/** The first time on a device: the catalogue is on its way. One sells as soon as its first part is in. */
export function LoadingState(props: LoadingProps) {
  const { online } = useSyncState();
  // A network that drops in the middle leaves the bar where it is.
  if (!online && props.total === 0)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={<Trans>Pas de réseau, et pas encore de catalogue</Trans>}
      >
        <Trans>
          Les produits arrivent dès que le réseau revient. Ce qui a été vendu sur cet appareil est
          gardé.
        </Trans>
      </EmptyState>
    );
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-3 p-6"
    >
      <CatalogueProgress {...props} />
      <p className="text-ink-soft">
        <Trans>Vous pourrez vendre dès que les produits les plus vendus seront là.</Trans>
      </p>
    </div>
  );
}

/** One sells already; the rest of the catalogue is still coming. */
export function LoadingLine(props: LoadingProps) {
  return (
    <div className="shrink-0 px-3 pb-1 text-sm">
      <CatalogueProgress {...props} />
    </div>
  );
}
