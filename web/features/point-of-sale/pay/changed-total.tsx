import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { formatAmount } from "#web/i18n/money.ts";

/** Says that the total is no longer what the customer was told when this was opened. */
export function ChangedTotal({ due }: { due: number }) {
  const [told] = useState(due);
  if (due === told) return null;
  return (
    <p role="status" className="font-medium text-attention">
      <Trans>
        Le total a changé : {formatAmount(told)} → {formatAmount(due)}
      </Trans>
    </p>
  );
}
