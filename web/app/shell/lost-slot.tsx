import { Suspense } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { useLost } from "#web/store/queries/use-lost.ts";
import { latePart } from "#web/ui/late-part.ts";

const LostDataBar = latePart(() =>
  withOffice(async () => (await import("#web/blocks/trouble/bars.tsx")).LostDataBar),
);

/** Over every screen, and at each start again until it is read: the browser had lost what was kept here. */
export function LostSlot() {
  const lost = useLost();
  return (
    <div role="status" className="print:hidden">
      {lost && (
        <Suspense>
          <LostDataBar restored={lost.restored} />
        </Suspense>
      )}
    </div>
  );
}
