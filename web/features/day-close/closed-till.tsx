import { Trans } from "@lingui/react/macro";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { OpenForm } from "./open-form.tsx";

type ClosedTillProps = { shop: SessionShop; code: string; usual: number | undefined };

/** The till is closed and nothing was sold since: it waits to be opened, and selling does not wait for it. */
export function ClosedTill({ shop, code, usual }: ClosedTillProps) {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <LockKeyhole aria-hidden="true" className="size-8 shrink-0 text-ink-soft" />
        <div>
          <h2 className="text-xl font-semibold">
            <Trans>Caisse {code} fermée</Trans>
          </h2>
          <p className="text-ink-soft">
            <Trans>Comptez le fond, puis ouvrez. On peut vendre sans ouvrir.</Trans>
          </p>
        </div>
      </div>
      <OpenForm shop={shop} usual={usual} />
    </Card>
  );
}
