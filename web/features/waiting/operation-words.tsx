import { Trans, useLingui } from "@lingui/react/macro";
import { isOfPoints, pointsOf } from "#shared/rules/customer-account.ts";
import { invoiced } from "#shared/rules/purchase.ts";
import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
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
  const { i18n } = useLingui();
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
    case "order.create":
      return <Trans>Commande à {name}</Trans>;
    case "order.edit":
      return <Trans>Commande modifiée : {name}</Trans>;
    case "customer.create":
      return notebookToldOf(operation) === "suppliers" ? (
        <Trans>Nouveau fournisseur : {operation.body.name}</Trans>
      ) : (
        <Trans>Nouveau client : {operation.body.name}</Trans>
      );
    case "customer.edit":
      return notebookToldOf(operation) === "suppliers" ? (
        <Trans>Fournisseur modifié : {name}</Trans>
      ) : (
        <Trans>Client modifié : {name}</Trans>
      );
    case "account.move": {
      if (isOfPoints(operation.body.kind))
        return (
          <Trans>
            Points de {name} : {formatQuantity(pointsOf(operation), true)}
          </Trans>
        );
      const amount = formatMoney(operation.body.amount);
      if (notebookToldOf(operation) === "suppliers") return <OfSupplier {...{ operation, name }} />;
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
    case "purchase":
      return name === "" ? (
        <Trans>Achat : {formatMoney(invoiced(operation.body))}</Trans>
      ) : (
        <Trans>
          Achat chez {name} : {formatMoney(invoiced(operation.body))}
        </Trans>
      );
    case "purchase.return":
      return (
        <Trans>
          Rendu à {name} : {formatMoney(invoiced(operation.body))}
        </Trans>
      );
    case "cost.set":
      return (
        <Trans>
          Coût de {name} : {formatMoney(operation.body.cost)}
        </Trans>
      );
    case "expense":
      return (
        <Trans>
          Dépense · {i18n._(expenseWords[operation.body.category])} :{" "}
          {formatMoney(operation.body.amount)}
        </Trans>
      );
    case "expense.undo":
      return <Trans>Dépense annulée · {name}</Trans>;
    case "message.send":
      return <Trans>Message : « {operation.body.text} »</Trans>;
    case "message.read":
      return <Trans>Messages lus</Trans>;
    case "till.open":
      return <Trans>Ouverture de caisse · {formatMoney(operation.body.float)}</Trans>;
    case "till.move":
      if (operation.body.amount === 0)
        return <Trans>Tiroir ouvert sans vente · {operation.body.reason}</Trans>;
      if (operation.body.direction === "in")
        return <Trans>Apport en caisse · {formatMoney(operation.body.amount)}</Trans>;
      return <Trans>Retrait de caisse · {formatMoney(operation.body.amount)}</Trans>;
    case "till.close":
      return <Trans>Clôture de caisse Z{operation.body.z}</Trans>;
    default:
      return <GoodsWords operation={operation} receiptNo={receiptNo} name={name} />;
  }
}

type OfSupplierProps = { operation: OperationOf<"account.move">; name: string };

/** What happened on a supplier's account, told from the other side. */
function OfSupplier({ operation, name }: OfSupplierProps) {
  const amount = formatMoney(operation.body.amount);
  if (operation.body.kind === "payment")
    return (
      <Trans>
        Payé à {name} : {amount}
      </Trans>
    );
  return (
    <Trans>
      À payer à {name} : {amount}
    </Trans>
  );
}
