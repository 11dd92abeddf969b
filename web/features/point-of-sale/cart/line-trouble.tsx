import { Trans } from "@lingui/react/macro";
import type { Objection } from "#shared/schemas/refusal.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";

/** Why so many of a product cannot be sold. */
export function LineTrouble({ reason }: { reason: Objection }) {
  const why = <RefusalText reason={reason} />;
  if (reason !== "insufficient-stock") return why;
  return (
    <span>
      <Trans>Stock insuffisant : {why}</Trans>
    </span>
  );
}
