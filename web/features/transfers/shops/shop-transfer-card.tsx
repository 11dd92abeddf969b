import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Truck from "lucide-react/icons/truck";
import type { ReactNode } from "react";
import { UnsentMark } from "#web/blocks/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import type { ShopTransferRow } from "#web/store/read-models/shop-transfer-book.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type ShopTransferCardProps = {
  transfer: ShopTransferRow;
  timeZone: string;
  children?: ReactNode;
};

/** Goods between two shops as this one sees them: sent or coming in, and what was counted on arrival. */
export function ShopTransferCard({ transfer, timeZone, children }: ShopTransferCardProps) {
  const { i18n } = useLingui();
  const { direction, otherShopName, product, quantity, counted, received } = transfer;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold break-words">{product.name}</h3>
          <p className="break-words">
            {direction === "out" ? (
              <Trans>Vers {otherShopName}</Trans>
            ) : (
              <Trans>De {otherShopName}</Trans>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {formatDateTime(transfer.at, i18n.locale as Language, timeZone)} · {transfer.byName}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          {transfer.status === "received" ? (
            <Badge tone="ok" icon={<Check aria-hidden="true" />}>
              <Trans>Reçu</Trans>
            </Badge>
          ) : (
            <Badge tone="attention" icon={<Truck aria-hidden="true" />}>
              <Trans>En route</Trans>
            </Badge>
          )}
          {transfer.isPending && <UnsentMark />}
        </div>
      </div>
      <p className="figures flex flex-wrap gap-x-4">
        <span>
          <Trans>Envoyé : {formatQuantity(quantity)}</Trans>
        </span>
        {counted !== null && (
          <>
            <span>
              <Trans>Compté : {formatQuantity(counted)}</Trans>
            </span>
            <Difference pieces={counted - quantity} />
          </>
        )}
      </p>
      {received && received.note !== "" && (
        <p className="text-sm break-words">
          {received.name} : « {received.note} »
        </p>
      )}
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}

/** What is missing or too much, in words and colour; nothing where all arrived. */
export function Difference({ pieces }: { pieces: number }) {
  if (pieces === 0)
    return (
      <span className="text-ok">
        <Trans>Aucune différence</Trans>
      </span>
    );
  return (
    <strong className="text-stop">
      <Trans>Différence : {formatQuantity(pieces, true)}</Trans>
    </strong>
  );
}
