import { Trans } from "@lingui/react/macro";
import { Spinner } from "#web/ui/spinner.tsx";

/** While a screen is being fetched; shows only when it takes its time. */
export function PagePlaceholder() {
  return (
    <div
      role="status"
      data-placeholder
      className="relative min-h-60 animate-appear p-8 text-center"
    >
      <p className="flex min-h-44 items-center justify-center gap-3">
        <Spinner />
        <Trans>Un instant…</Trans>
      </p>
      <p className="absolute inset-x-0 top-40 animate-appear-late px-8 text-ink-soft">
        <Trans>C’est plus long que d’habitude…</Trans>
      </p>
    </div>
  );
}
