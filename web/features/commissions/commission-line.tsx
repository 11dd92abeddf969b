import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { commissionAmount } from "#shared/rules/commission.ts";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { priceWords } from "#web/i18n/price-words.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { Badge } from "#web/ui/badge.tsx";
import { formatRate, meansWords } from "./commission-words.ts";

/** One commission: for what, how much, at what rate, and whether it was paid. */
export function CommissionLine({ earned, choice }: { earned: CommissionRow; choice?: ReactNode }) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const { commission, productName, price, minPrice, by } = earned;
  const { rate, paid } = commission;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      {choice}
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">
          {soldWords(earned)} × {productName}
        </p>
        <p className="text-sm text-ink-soft">
          {formatDay(`${earned.day}T12:00:00.000Z`, language)} ·{" "}
          <Trans>Reçu {earned.receiptNo}</Trans> · {formatMoney(price)} − {priceWords(minPrice, by)}
          {rate !== null && <> · {formatRate(rate, language)}</>}
        </p>
        {commission.amount < commissionAmount(earned) && (
          <p className="text-sm text-attention">
            <Trans>Diminuée : une partie de cette vente est revenue</Trans>
          </p>
        )}
        {paid && (
          <p className="text-sm">
            <Trans>Payée le {formatDay(`${paid.on}T12:00:00.000Z`, language)}</Trans> ·{" "}
            {i18n._(meansWords[paid.means])}
            {paid.reference !== "" && <> · {paid.reference}</>}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="figures text-lg font-bold">{formatMoney(commission.amount)}</span>
        {commission.status === "paid" ? (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            <Trans>Payée</Trans>
          </Badge>
        ) : (
          <Badge tone="attention" icon={<Clock aria-hidden="true" />}>
            <Trans>En attente</Trans>
          </Badge>
        )}
        {earned.isPending && <UnsentMark />}
      </div>
    </div>
  );
}
