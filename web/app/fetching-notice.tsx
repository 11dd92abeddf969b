import { Trans } from "@lingui/react/macro";
import { Spinner } from "#web/ui/spinner.tsx";
import { useFetching } from "./fetching.ts";

/** One over the other: what is said later takes the place of what was said first. */
const pill =
  "[grid-area:1/1] flex w-fit items-center gap-3 rounded-control border border-edge bg-surface px-4 py-2 text-ink";

/**
 * A page stays until the next one has come, which may take its time where the network is bad: says so from the first
 * moments on, below a toast. Where nothing stands but a placeholder, that one speaks.
 */
export function FetchingNotice() {
  const isFetching = useFetching(({ parts }) => parts > 0);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(5rem+env(safe-area-inset-top))] z-30 grid justify-items-center px-4 print:hidden [body:has([data-placeholder])_&]:hidden"
    >
      {isFetching && (
        <>
          <p className={`${pill} animate-appear`}>
            <Spinner />
            <Trans>Un instant…</Trans>
          </p>
          <p className={`${pill} relative animate-appear-late`}>
            <Spinner />
            <Trans>C’est plus long que d’habitude…</Trans>
          </p>
        </>
      )}
    </div>
  );
}
