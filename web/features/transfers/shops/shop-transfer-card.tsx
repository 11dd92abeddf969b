import { Trans } from "@lingui/react/macro";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import type { Unit } from "#shared/schemas/measure.ts";
import { AnswerBadge, GoodsCard } from "#web/blocks/answers/goods-card.tsx";
import { Quoted } from "#web/blocks/quoted.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { signedMeasure } from "#web/i18n/stock-words.ts";
import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import { Badge } from "#web/ui/badge.tsx";

type ShopTransferCardProps = {
  transfer: ShopTransferRow;
  timeZone: string;
  children?: ReactNode;
};

/** Goods between two shops as this one sees them: sent or coming in, and what was counted on arrival. */
export function ShopTransferCard({ transfer, timeZone, children }: ShopTransferCardProps) {
  const { direction, status, otherShopName, product, quantity, counted, received } = transfer;
  const isBack = received?.shopGone === true;
  const isTakenBack = status === "withdrawn";
  return (
    <GoodsCard
      productName={product.name}
      who={
        direction === "out" ? (
          <Trans>Vers {otherShopName}</Trans>
        ) : (
          <Trans>De {otherShopName}</Trans>
        )
      }
      at={transfer.at}
      by={transfer.byName}
      timeZone={timeZone}
      badge={<ArrivalBadge {...{ status, counted, direction, isBack }} />}
      isPending={transfer.isPending}
      flags={transfer.flags}
      actions={children}
    >
      <p className="figures flex flex-wrap gap-x-4">
        <span>
          <Trans>Envoyé : {formatMeasure(quantity, product.unit)}</Trans>
        </span>
        {counted !== null && !isBack && (
          <>
            <span>
              <Trans>Compté : {formatMeasure(counted, product.unit)}</Trans>
            </span>
            <Difference quantity={counted - quantity} unit={product.unit} />
          </>
        )}
      </p>
      {isBack && (
        <p className="text-sm break-words">
          <Trans>La boutique a été supprimée : ces pièces sont de retour dans votre stock.</Trans>
        </p>
      )}
      {isTakenBack && received && (
        <p className="text-sm break-words">
          {direction === "out" ? (
            <Trans>Repris par {received.name} : ces pièces sont de retour dans votre stock.</Trans>
          ) : (
            <Trans>Repris par {received.name} : ces pièces ne viendront pas.</Trans>
          )}
        </p>
      )}
      {received && !isBack && received.note !== "" && (
        <p className="text-sm break-words">
          {received.name} · <Quoted text={received.note} />
        </p>
      )}
    </GoodsCard>
  );
}

type ArrivalBadgeProps = Pick<ShopTransferRow, "status" | "counted" | "direction"> & {
  isBack: boolean;
};

function ArrivalBadge({ status, counted, direction, isBack }: ArrivalBadgeProps) {
  if (status === "withdrawn")
    return (
      <Badge icon={<Undo2 aria-hidden="true" />}>
        {direction === "out" ? <Trans>Repris</Trans> : <Trans>Repris par l’expéditeur</Trans>}
      </Badge>
    );
  if (isBack)
    return (
      <Badge icon={<Undo2 aria-hidden="true" />}>
        <Trans>De retour</Trans>
      </Badge>
    );
  if (status === "received" && counted === 0)
    return (
      <AnswerBadge answer="refused">
        <Trans>Rien reçu</Trans>
      </AnswerBadge>
    );
  if (status === "received")
    return (
      <AnswerBadge answer="agreed">
        <Trans context="marchandise">Reçu</Trans>
      </AnswerBadge>
    );
  return (
    <Badge tone="attention" icon={<Truck aria-hidden="true" />}>
      <Trans>En route</Trans>
    </Badge>
  );
}

/** What is missing or too much, in words and colour; nothing where all arrived. */
export function Difference({
  quantity,
  unit,
}: {
  quantity: number;
  unit?: Unit | null | undefined;
}) {
  if (quantity === 0)
    return (
      <span className="text-ok">
        <Trans>Aucune différence</Trans>
      </span>
    );
  return (
    <strong className="text-stop">
      <Trans>Différence : {signedMeasure(quantity, unit)}</Trans>
    </strong>
  );
}
