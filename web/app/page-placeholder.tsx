import { Trans } from "@lingui/react/macro";
import { Spinner } from "#web/ui/spinner.tsx";

/** While a screen is being fetched; shows only when it takes its time. */
export function PagePlaceholder() {
  return (
    <div
      role="status"
      className="flex min-h-60 animate-appear items-center justify-center gap-3 p-8"
    >
      <Spinner />
      <Trans>Un instant…</Trans>
    </div>
  );
}
