import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { UnsentMark } from "#web/blocks/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { TransferRow } from "#web/store/read-models/transfer-book.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type TransferCardProps = {
  transfer: TransferRow;
  /** Left out where everything is the reader's own. */
  showsReseller: boolean;
  timeZone: string;
  /** What may be done with it. */
  children?: ReactNode;
};

/** One hand-over: what, to whom, when, how many are left of it, and what was said about it. */
export function TransferCard({ transfer, showsReseller, timeZone, children }: TransferCardProps) {
  const { i18n } = useLingui();
  const { productName, resellerName, quantity, sold, returned, shownInStock, decided } = transfer;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold break-words">{productName}</h3>
          {showsReseller && <p className="break-words">{resellerName}</p>}
          <p className="text-sm text-ink-soft">
            {formatDateTime(transfer.at, i18n.locale as Language, timeZone)}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          <TransferStatusBadge status={transfer.status} />
          {transfer.isPending && <UnsentMark />}
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        <Fact label={<Trans>Transféré</Trans>}>{formatQuantity(quantity)}</Fact>
        {transfer.status === "confirmed" && (
          <>
            <Fact label={<Trans>Vendu</Trans>}>{formatQuantity(sold)}</Fact>
            <Fact label={<Trans>Retourné</Trans>}>{formatQuantity(returned)}</Fact>
            <Fact label={<Trans>Restant</Trans>}>{formatQuantity(shownInStock)}</Fact>
          </>
        )}
        <Fact label={<Trans>Prix minimum</Trans>}>{formatMoney(transfer.minPrice)}</Fact>
      </dl>
      {transfer.status === "rejected" && decided && (
        <p className="text-sm">
          <Trans>Refusé par {decided.name}</Trans>
          {decided.note !== "" && <> : « {decided.note} »</>}
        </p>
      )}
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  );
}

function TransferStatusBadge({ status }: { status: TransferRow["status"] }) {
  if (status === "pending")
    return (
      <Badge tone="attention" icon={<Clock aria-hidden="true" />}>
        <Trans>En attente</Trans>
      </Badge>
    );
  if (status === "rejected")
    return (
      <Badge tone="stop" icon={<X aria-hidden="true" />}>
        <Trans>Refusé</Trans>
      </Badge>
    );
  return (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      <Trans>Confirmé</Trans>
    </Badge>
  );
}
