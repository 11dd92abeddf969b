import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { linesLeft } from "#shared/rules/order.ts";
import { draftOfOrder, emptyDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import { useOrders } from "#web/store/queries/use-orders.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { OtherPurchase } from "./other-purchase.tsx";

/**
 * Says of which order the goods come, and fills in what is left of it (`?order=` names it). What is being written of
 * something else is not thrown away without a word.
 */
export function OfOrder({ shop }: { shop: SessionShop }) {
  const [search, setSearch] = useSearchParams();
  const { draft, change } = useDraft(shop.id);
  const asked = search.get("order");
  const named = asked ?? draft.orderId;
  const order = useOrders(shop.id).find(({ id }) => id === named);
  const purchases = usePurchases(shop.id);
  const supplier = useCustomer(shop.id, order?.supplierId ?? "");
  const isOther = asked !== null && asked !== draft.orderId;
  const isFree = draft.lines.length === 0;

  function begin() {
    if (!order) return;
    change(() => draftOfOrder(order, linesLeft(order, purchases)));
    setSearch({}, { replace: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when the order has been read and nothing else is being written
  useEffect(() => {
    if (isOther && isFree && order) begin();
  }, [isOther, isFree, order]);

  if (!order) return null;
  if (isOther && !isFree)
    return (
      <OtherPurchase
        replace={<Trans>Le remplacer par la commande</Trans>}
        onReplace={begin}
        onKeep={() => setSearch({}, { replace: true })}
      />
    );
  if (isOther) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line p-3">
      <Link
        to={`/purchases/orders/${order.id}`}
        className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
      >
        <Trans>Réception de la commande à {supplier?.name ?? "?"}</Trans>
      </Link>
      <Button onClick={() => change(() => emptyDraft)}>
        <Trans>Sans commande</Trans>
      </Button>
    </div>
  );
}
