import { Plural, Trans } from "@lingui/react/macro";
import type { OperationOf } from "#shared/sync/operations.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";

type GoodsKind =
  | "transfer"
  | "transfer.decide"
  | "transfer.return"
  | "reseller-sale"
  | "reseller-sale.decide"
  | "commission.pay"
  | "shop-transfer"
  | "shop-transfer.receive"
  | "shop-transfer.withdraw";

type GoodsWordsProps = {
  operation: OperationOf<GoodsKind>;
  receiptNo: string | undefined;
  /** The product concerned, or the person who is paid. */
  name: string;
};

/** What was done with resellers and other shops, in a few words. */
export function GoodsWords({ operation, receiptNo, name }: GoodsWordsProps) {
  switch (operation.kind) {
    case "transfer":
      return (
        <Trans>
          Transfert à un revendeur : {name} ×{" "}
          {formatMeasure(operation.body.quantity, operation.body.by?.unit)}
        </Trans>
      );
    case "transfer.decide":
      if (operation.body.decision === "confirm") return <Trans>Transfert confirmé : {name}</Trans>;
      return <Trans>Transfert refusé : {name}</Trans>;
    case "transfer.return":
      return (
        <Trans>
          Retour d’un revendeur : {name} ×{" "}
          {formatMeasure(operation.body.quantity, operation.body.unit)}
        </Trans>
      );
    case "reseller-sale":
      return (
        <Trans>
          Vente de revendeur {receiptNo} · {formatMoney(operation.body.total)}
        </Trans>
      );
    case "reseller-sale.decide":
      if (operation.body.decision === "confirm")
        return <Trans>Vente de revendeur confirmée : {name}</Trans>;
      return <Trans>Vente de revendeur refusée : {name}</Trans>;
    case "commission.pay":
      return (
        <Trans>
          Commission payée à {name} · {formatMoney(operation.body.amount)}
        </Trans>
      );
    case "shop-transfer":
      return (
        <Trans>
          Envoi à une boutique : {name} ×{" "}
          {formatMeasure(operation.body.quantity, operation.body.product.unit)}
        </Trans>
      );
    case "shop-transfer.withdraw":
      return (
        <Trans>
          Envoi repris : {name} × {formatQuantity(operation.body.quantity)}
        </Trans>
      );
    case "shop-transfer.receive":
      return (
        <Trans>
          Réception : {name},{" "}
          <Plural
            value={operation.body.counted}
            one="# compté"
            other={`${formatQuantity(operation.body.counted)} comptés`}
          />
        </Trans>
      );
  }
}
