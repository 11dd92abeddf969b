import { useLingui } from "@lingui/react/macro";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import type { SessionShop } from "#web/store/session.ts";

/** The order as it is written to the supplier: the person sends it. What it should cost is not told. */
export function useOrderText(shop: SessionShop, order: OrderRow): string {
  const { t, i18n } = useLingui();
  const catalogue = useCatalogue(shop.id);
  const shopName = shop.name;
  const lines = order.lines.map(({ productId, quantity }) => {
    const name = catalogue?.get(productId)?.name ?? t`Produit retiré`;
    return `${formatQuantity(quantity)} × ${name}`;
  });
  const { expectedDay, note } = order;
  const day = expectedDay && formatDay(`${expectedDay}T12:00:00Z`, i18n.locale as Language, "UTC");
  return [
    t`Bonjour, une commande de ${shopName} :`,
    ...lines,
    ...(day ? [t`Pour le ${day}.`] : []),
    ...(note === "" ? [] : [note]),
    t`Merci !`,
  ].join("\n");
}
