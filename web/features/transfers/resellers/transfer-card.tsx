import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AnswerBadge, GoodsCard } from "#web/blocks/answers/goods-card.tsx";
import { Quoted } from "#web/blocks/quoted.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { priceWords } from "#web/i18n/price-words.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";

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
  const { quantity, sold, returned, shownInStock, by, decided } = transfer;
  const words = (much: number) => formatMeasure(much, by?.unit);
  return (
    <GoodsCard
      productName={transfer.productName}
      who={showsReseller && transfer.resellerName}
      at={transfer.at}
      timeZone={timeZone}
      badge={<TransferStatusBadge status={transfer.status} />}
      isPending={transfer.isPending}
      flags={transfer.flags}
      actions={children}
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2">
        <Fact label={<Trans>Transféré</Trans>}>{words(quantity)}</Fact>
        {transfer.status === "confirmed" && (
          <>
            <Fact label={<Trans>Vendu</Trans>}>{words(sold)}</Fact>
            <Fact label={<Trans>Retourné</Trans>}>{words(returned)}</Fact>
            <Fact label={<Trans>Restant</Trans>}>{words(shownInStock)}</Fact>
          </>
        )}
        <Fact label={<Trans>Prix minimum</Trans>}>{priceWords(transfer.minPrice, by)}</Fact>
      </dl>
      {transfer.status === "rejected" && decided && (
        <p className="text-sm">
          <Trans>Refusé par {decided.name}</Trans>
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
      <AnswerBadge answer="waiting">
        <Trans>En attente</Trans>
      </AnswerBadge>
    );
  if (status === "rejected")
    return (
      <AnswerBadge answer="refused">
        <Trans>Refusé</Trans>
      </AnswerBadge>
    );
  return (
    <AnswerBadge answer="agreed">
      <Trans>Confirmé</Trans>
    </AnswerBadge>
  );
}
