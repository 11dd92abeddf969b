import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

type OtherPurchaseProps = { replace: ReactNode; onReplace: () => void; onKeep: () => void };

/** Asks before what is being written gives way to another purchase. */
export function OtherPurchase({ replace, onReplace, onKeep }: OtherPurchaseProps) {
  return (
    <div
      role="alert"
      className="mb-3 flex flex-col items-start gap-2 rounded-card border border-attention p-3"
    >
      <p className="font-medium">
        <Trans>Un autre achat est en train d’être écrit.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReplace}>{replace}</Button>
        <Button onClick={onKeep}>
          <Trans>Le garder</Trans>
        </Button>
      </div>
    </div>
  );
}
