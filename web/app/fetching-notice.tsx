import { Trans } from "@lingui/react/macro";
import { Spinner } from "#web/ui/spinner.tsx";
import { useFetching } from "./fetching.ts";

const pill = "w-fit rounded-control border border-line bg-surface px-4 py-2 text-ink";

/**
 * A page stays until the next one has come, which may take its time where the network is bad: says so from the first
 * moments on. Where nothing stands but a placeholder, that one speaks.
 */
export function FetchingNotice() {
  const isFetching = useFetching(({ parts }) => parts > 0);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(4rem+env(safe-area-inset-top))] z-30 flex flex-col items-center gap-2 px-4 text-center print:hidden [body:has([data-placeholder])_&]:hidden"
    >
      {isFetching && (
        <>
          <p className={`${pill} flex animate-appear items-center gap-3`}>
            <Spinner />
            <Trans>Un instant…</Trans>
          </p>
          <p className={`${pill} animate-appear-late`}>
            <Trans>Cela prend plus de temps que d’habitude…</Trans>
          </p>
        </>
      )}
    </div>
  );
}
