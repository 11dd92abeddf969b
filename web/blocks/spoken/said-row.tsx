import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** One thing that was understood; without a value, that it is still to be said. */
export function SaidRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right font-semibold tabular-nums wrap-anywhere">
        {children ?? (
          <span className="font-medium text-attention">
            <Trans>à dire</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
