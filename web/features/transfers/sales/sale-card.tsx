import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { AnswerBadge, GoodsCard } from "#web/blocks/answers/goods-card.tsx";
import { Quoted } from "#web/blocks/quoted.tsx";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { priceWords } from "#web/i18n/price-words.ts";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";

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
  const { receiptNo, price, minPrice, by, decided } = sale;
  return (
    <GoodsCard
      productName={sale.productName}
      who={showsReseller && sale.resellerName}
      about={
        <span className="figures">
          <Trans>Reçu {receiptNo}</Trans>
        </span>
      }
      at={sale.soldAt}
      timeZone={timeZone}
      badge={<SaleStatusBadge status={sale.status} />}
      isPending={sale.isPending}
      flags={sale.flags}
      actions={children}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures">
          {soldWords(sale)} × {priceWords(price, by)}
        </span>
        <span className="figures text-lg font-bold">{formatMoney(lineAmount(sale))}</span>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Prix minimum : {priceWords(minPrice, by)}</Trans>
        {sale.commission && (
          <>
            {" "}
            · <Trans>Commission : {formatMoney(sale.commission.amount)}</Trans>
          </>
        )}
      </p>
      {decided && (sale.status === "declined" || decided.note !== "") && (
        <p className="text-sm">
          {sale.status === "declined" ? (
            <Trans>Refusée par {decided.name}</Trans>
          ) : (
            <Trans>Confirmée par {decided.name}</Trans>
          )}
          {decided.note !== "" && (
            <>
              {" · "}
              <Quoted text={decided.note} />
            </>
          )}
        </p>
      )}
    </GoodsCard>
  );
}

function SaleStatusBadge({ status }: { status: ResellerSaleRow["status"] }) {
  if (status === "pending")
    return (
      <AnswerBadge answer="waiting">
        <Trans>En attente</Trans>
      </AnswerBadge>
    );
  if (status === "declined")
    return (
      <AnswerBadge answer="refused">
        <Trans>Refusée</Trans>
      </AnswerBadge>
    );
  return (
    <AnswerBadge answer="agreed">
      <Trans>Confirmée</Trans>
    </AnswerBadge>
  );
}
