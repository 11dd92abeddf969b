import { Trans } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useSaleInProgress } from "#web/store/sale-in-progress.ts";
import { Button } from "#web/ui/button.tsx";
import { takeUpdate, useUpdate } from "./service-worker-registration.ts";

/** The quiet offer of a new version, between two sales only. */
export function UpdateBar() {
  const ready = useUpdate((update) => update.state !== "none");
  const selling = useSaleInProgress((sale) => sale.inProgress);
  return (
    <div role="status" className="print:hidden">
      {ready && !selling && (
        <div className="flex items-center gap-2 border-b border-line bg-brand-soft py-1 pr-2 pl-4">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
          <p className="min-w-0 flex-1 text-sm font-medium md:text-base">
            <Trans>Nouvelle version prête</Trans>
          </p>
          <Button kind="quiet" onClick={takeUpdate}>
            <Trans>Mettre à jour</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
