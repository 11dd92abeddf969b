import { Trans } from "@lingui/react/macro";
import type { Operation } from "#shared/sync/operations.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { GoodsWords } from "./goods-words.tsx";

type OperationWordsProps = {
  operation: Operation;
  /** Printed number, for sales. */
  receiptNo: string | undefined;
  /** Names of the products concerned. */
  names: readonly string[];
};

/** What was done, in a few words. */
export function OperationWords({ operation, receiptNo, names }: OperationWordsProps) {
  const name = names[0] ?? "?";
  switch (operation.kind) {
    case "sale":
      return (
        <Trans>
          Vente {receiptNo} · {formatMoney(operation.body.total)}
        </Trans>
      );
    case "return":
      if (operation.body.isVoid)
        return <Trans>Annulation d’un ticket · {formatMoney(operation.body.total)}</Trans>;
      return <Trans>Retour · {formatMoney(operation.body.total)}</Trans>;
    case "adjust": {
      const { body } = operation;
      if (body.mode === "count")
        return (
          <Trans>
            Comptage de {name} : {formatQuantity(body.counted)}
          </Trans>
        );
      const pieces = formatQuantity(
        body.mode === "increase" ? body.quantity : -body.quantity,
        true,
      );
      return (
        <Trans>
          Stock de {name} : {pieces}
        </Trans>
      );
    }
    case "product.create":
      return <Trans>Nouveau produit : {operation.body.fields.name}</Trans>;
    case "product.edit":
      return <Trans>Modification de {name}</Trans>;
    case "sale.settle":
      return <Trans>Vente signalée réglée</Trans>;
    case "sale.reference":
      return (
        <Trans>
          Référence {operation.body.reference} du reçu {name}
        </Trans>
      );
    case "product.import": {
      const { creates, edits, part, parts } = operation.body;
      const rows = formatQuantity(creates.length + edits.length);
      return (
        <Trans>
          Importation de produits, partie {part} sur {parts} : {rows}
        </Trans>
      );
    }
    case "notification.read":
      return <Trans>Notifications lues</Trans>;
    case "shop.edit":
      return <Trans>Paramètres de la boutique modifiés</Trans>;
    case "agency.create":
      return <Trans>Nouvelle agence : {operation.body.name}</Trans>;
    case "agency.edit":
      return <Trans>Agence modifiée : {name}</Trans>;
    case "customer.create":
      return <Trans>Nouveau client : {operation.body.name}</Trans>;
    case "customer.edit":
      return <Trans>Client modifié : {name}</Trans>;
    case "account.move": {
      const amount = formatMoney(operation.body.amount);
      if (operation.body.kind === "payment")
        return (
          <Trans>
            Reçu de {name} : {amount}
          </Trans>
        );
      if (operation.body.kind === "charge")
        return (
          <Trans>
            À crédit pour {name} : {amount}
          </Trans>
        );
      return (
        <Trans>
          Retour sur le compte de {name} : {amount}
        </Trans>
      );
    }
    case "account.adjust":
      return (
        <Trans>
          Compte de {name} : {formatMoney(operation.body.change)}
        </Trans>
      );
    case "message.send":
      return <Trans>Message : « {operation.body.text} »</Trans>;
    case "message.read":
      return <Trans>Messages lus</Trans>;
    case "till.open":
      return <Trans>Ouverture de caisse · {formatMoney(operation.body.float)}</Trans>;
    case "till.move":
      if (operation.body.direction === "in")
        return <Trans>Apport en caisse · {formatMoney(operation.body.amount)}</Trans>;
      return <Trans>Retrait de caisse · {formatMoney(operation.body.amount)}</Trans>;
    case "till.close":
      return <Trans>Clôture de caisse Z{operation.body.z}</Trans>;
    default:
      return <GoodsWords operation={operation} receiptNo={receiptNo} name={name} />;
  }
}
