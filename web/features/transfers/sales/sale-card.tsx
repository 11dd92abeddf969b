import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import { UnsentMark } from "#web/blocks/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { ResellerSaleRow } from "#web/store/read-models/reseller-sale-book.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";

type SaleCardProps = {
  sale: ResellerSaleRow;
  /** Left out where everything is the reader's own. */
  showsReseller: boolean;
  timeZone: string;
  /** What may be done with it. */
  children?: ReactNode;
};

/** One line of a reseller's sale: what, for how much, where it stands and who said so. */
export function SaleCard({ sale, showsReseller, timeZone, children }: SaleCardProps) {
  const { i18n } = useLingui();
  const { productName, resellerName, receiptNo, quantity, price, minPrice, decided } = sale;
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-semibold break-words">{productName}</h3>
          {showsReseller && <p className="break-words">{resellerName}</p>}
          <p className="text-sm text-ink-soft">
            <span className="figures">
              <Trans>Reçu {receiptNo}</Trans>
            </span>{" "}
            · {formatDateTime(sale.soldAt, i18n.locale as Language, timeZone)}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          <SaleStatusBadge status={sale.status} />
          {sale.isPending && <UnsentMark />}
        </div>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures">
          {formatQuantity(quantity)} × {formatMoney(price)}
        </span>
        <span className="figures text-lg font-bold">{formatMoney(quantity * price)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Prix minimum : {formatMoney(minPrice)}</Trans>
        {sale.commission && (
          <>
            {" "}
            · <Trans>Commission : {formatMoney(sale.commission.amount)}</Trans>
          </>
        )}
      </p>
      {sale.flags.length > 0 && (
        <ul className="list-disc pl-5 text-sm font-medium text-attention">
          {sale.flags.map((flag) => (
            <li key={flag}>
              <RefusalText reason={flag} />
            </li>
          ))}
        </ul>
      )}
      {decided && (sale.status === "declined" || decided.note !== "") && (
        <p className="text-sm">
          {sale.status === "declined" ? (
            <Trans>Refusée par {decided.name}</Trans>
          ) : (
            <Trans>Confirmée par {decided.name}</Trans>
          )}
          {decided.note !== "" && <> : « {decided.note} »</>}
        </p>
      )}
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}

function SaleStatusBadge({ status }: { status: ResellerSaleRow["status"] }) {
  if (status === "pending")
    return (
      <Badge tone="attention" icon={<Clock aria-hidden="true" />}>
        <Trans>En attente</Trans>
      </Badge>
    );
  if (status === "declined")
    return (
      <Badge tone="stop" icon={<X aria-hidden="true" />}>
        <Trans>Refusée</Trans>
      </Badge>
    );
  return (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      <Trans>Confirmée</Trans>
    </Badge>
  );
}
