import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "#shared/schemas/notification.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** What happened, in one sentence with its names and figures. */
export function NotificationWords({
  notification,
}: {
  notification: Pick<Notification, "type" | "data">;
}) {
  const { t } = useLingui();
  const { data } = notification;
  const product = data.productName ?? t`Un produit`;
  const person = data.personName ?? t`Quelqu’un`;
  // Who has joined was not written with the shop's name before: a notice stands in the books of its own shop.
  const own = currentShop(useSession((state) => state.session))?.name;
  const shop = data.shopName ?? own ?? t`Une boutique`;
  const pieces = formatMeasure(data.quantity ?? 0, data.unit);
  const amount = formatMoney(data.amount ?? 0);
  const difference = formatMoney(Math.abs(data.amount ?? 0));
  const isReseller = data.role === "reseller";
  switch (notification.type) {
    case "invitation_received":
      return isReseller ? (
        <Trans>{shop} vous invite comme revendeur.</Trans>
      ) : (
        <Trans>{shop} vous invite comme employé.</Trans>
      );
    case "invitation_accepted":
      return isReseller ? (
        <Trans>
          {person} a accepté votre invitation et rejoint {shop} comme revendeur.
        </Trans>
      ) : (
        <Trans>
          {person} a accepté votre invitation et rejoint {shop} comme employé.
        </Trans>
      );
    case "invitation_rejected":
      return <Trans>{person} a refusé votre invitation.</Trans>;
    case "new_message":
      return <Trans>{person} vous a écrit.</Trans>;
    case "low_stock_alert":
      return (
        <Trans>
          Stock faible : il reste {pieces} × {product}.
        </Trans>
      );
    case "sale_completed":
      return (
        <Trans>
          {person} a confirmé votre vente : {pieces} × {product}, {amount}.
        </Trans>
      );
    case "sale_declined":
      return (
        <Trans>
          {person} a refusé votre vente de {pieces} × {product}.
        </Trans>
      );
    case "product_transfer_request":
      return (
        <Trans>
          Transfert à confirmer : {pieces} × {product}, par {person}.
        </Trans>
      );
    case "product_transfer_confirmed":
      return (
        <Trans>
          {person} a confirmé le transfert de {pieces} × {product}.
        </Trans>
      );
    case "product_transfer_rejected":
      return (
        <Trans>
          {person} a refusé le transfert de {pieces} × {product}.
        </Trans>
      );
    case "commission_paid":
      return <Trans>Commissions payées : {amount}.</Trans>;
    case "shop_transfer_sent":
      return (
        <Trans>
          {shop} vous envoie {pieces} × {product}.
        </Trans>
      );
    case "shop_transfer_received":
      return (
        <Trans>
          {shop} a reçu {pieces} × {product}.
        </Trans>
      );
    case "shop_transfer_withdrawn":
      return (
        <Trans>
          {shop} a repris son envoi : {pieces} × {product}.
        </Trans>
      );
    case "product_transfer_received":
      return (
        <Trans>
          {person} vous a remis {pieces} × {product}.
        </Trans>
      );
    case "reseller_sale_request":
      return data.productName === undefined ? (
        <Trans>
          Vente à confirmer : {pieces} pièces, {amount}, par {person}.
        </Trans>
      ) : (
        <Trans>
          Vente à confirmer : {pieces} × {product}, {amount}, par {person}.
        </Trans>
      );
    case "till_difference":
      return (data.amount ?? 0) < 0 ? (
        <Trans>
          {person} a clôturé la caisse : il manquait {difference}.
        </Trans>
      ) : (
        <Trans>
          {person} a clôturé la caisse : il y avait {difference} de trop.
        </Trans>
      );
  }
}
