import { Suspense } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { useSaleInProgress } from "#web/store/sale-in-progress.ts";
import { latePart } from "#web/ui/late-part.ts";
import { takeUpdate, useUpdate } from "./service-worker-registration.ts";

const UpdateOffer = latePart(() =>
  withOffice(async () => (await import("#web/blocks/trouble/bars.tsx")).UpdateOffer),
);

/** The quiet offer of a new version, between two sales only. */
export function UpdateBar() {
  const ready = useUpdate((update) => update.state !== "none");
  const selling = useSaleInProgress((sale) => sale.inProgress);
  return (
    <div role="status" className="print:hidden">
      {ready && !selling && (
        <Suspense>
          <UpdateOffer onTake={takeUpdate} />
        </Suspense>
      )}
    </div>
  );
}
