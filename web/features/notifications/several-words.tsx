import { Trans, useLingui } from "@lingui/react/macro";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { Several, Told } from "./feed.ts";
import { NotificationWords } from "./notification-words.tsx";

type SeveralWordsProps = { told: Pick<Told, "type" | "data">; several: Several };

/** What happened to many articles at once, in one sentence; which they are stands where the notice leads. */
export function SeveralWords({ told, several }: SeveralWordsProps) {
  const { t } = useLingui();
  const person = told.data.personName ?? t`Quelqu’un`;
  const shop = told.data.shopName ?? t`Une boutique`;
  const count = formatQuantity(several.count);
  const all = <AmountWords amounts={several.amounts} />;
  const amount = formatMoney(several.amount);
  switch (told.type) {
    case "product_transfer_request":
      return (
        <Trans>
          {count} transferts à confirmer, par {person}.
        </Trans>
      );
    case "product_transfer_received":
      return (
        <Trans>
          {person} vous a remis {count} articles, {all} en tout.
        </Trans>
      );
    case "product_transfer_confirmed":
      return (
        <Trans>
          {person} a confirmé {count} transferts.
        </Trans>
      );
    case "product_transfer_rejected":
      return (
        <Trans>
          {person} a refusé {count} transferts.
        </Trans>
      );
    case "sale_completed":
      return (
        <Trans>
          {person} a confirmé {count} de vos ventes, {amount} en tout.
        </Trans>
      );
    case "sale_declined":
      return (
        <Trans>
          {person} a refusé {count} de vos ventes.
        </Trans>
      );
    case "shop_transfer_sent":
      return (
        <Trans>
          {shop} vous envoie {count} articles, {all} en tout.
        </Trans>
      );
    case "shop_transfer_received":
      return (
        <Trans>
          {shop} a reçu {count} articles, {all} en tout.
        </Trans>
      );
    default:
      return <NotificationWords notification={told} />;
  }
}
