import { Trans, useLingui } from "@lingui/react/macro";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { leftOf, standingOf } from "#shared/rules/order.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";
import { type OrderRow, useOrders } from "#web/store/queries/use-orders.ts";
import { usePurchases, usePurchasesRead } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { expectedCost } from "./order-lines.ts";
import { standingWords } from "./standing-words.ts";

const keyOf = ({ id }: OrderRow) => id;

/** Every order, the newest first, and the way to a new one. */
export function OrdersList({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const orders = useOrders(shop.id);
  const isRead = usePurchasesRead(shop.id);
  const suppliers = useCustomers(shop.id);
  const names = useMemo(() => new Map(suppliers.map(({ id, name }) => [id, name])), [suppliers]);
  const renderRow = useCallback(
    (order: OrderRow) => (
      <OrderLineOfList shopId={shop.id} order={order} supplier={names.get(order.supplierId)} />
    ),
    [names, shop.id],
  );
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
      <div className="min-h-0 flex-1">
        <VirtualList
          label={t`Commandes`}
          items={orders}
          keyOf={keyOf}
          rowRem={4.25}
          memoryKey={`orders ${shop.id}`}
          renderRow={renderRow}
          head={
            <div className="flex flex-col gap-2 p-3 md:pt-6">
              <ScreenHead
                title={t`Commandes`}
                back={<BackTo to="/purchases" label={t`Retour aux achats`} />}
                actions={
                  <span className="max-md:hidden">
                    <NewOrder />
                  </span>
                }
              />
            </div>
          }
          whenEmpty={
            <div className="p-3">
              <NothingYet shopId={shop.id} isRead={isRead}>
                <EmptyState icon={<ClipboardList />} title={<Trans>Aucune commande</Trans>}>
                  <Trans>
                    Notez ce que vous demandez à un fournisseur : quand la marchandise arrive, vous
                    voyez ce qui manque.
                  </Trans>
                </EmptyState>
              </NothingYet>
            </div>
          }
        />
      </div>
      <div className="shrink-0 border-t border-line bg-surface p-2 md:hidden">
        <NewOrder wide />
      </div>
    </div>
  );
}

function NewOrder({ wide = false }: { wide?: boolean }) {
  return (
    <Link to="/purchases/orders/new" className={buttonLook("main", "sell", wide)}>
      <ClipboardList aria-hidden="true" className="size-5" />
      <Trans>Nouvelle commande</Trans>
    </Link>
  );
}

type OrderLineProps = { shopId: string; order: OrderRow; supplier: string | undefined };

function OrderLineOfList({ shopId, order, supplier }: OrderLineProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const purchases = usePurchases(shopId);
  const left = leftOf(order, purchases);
  const items = useProducts(
    shopId,
    left.map(({ productId }) => productId),
  );
  const missing = amountsOf(
    left.map((line, at) => ({ quantity: line.left, unit: items[at]?.unit })),
  );
  const standing = standingOf(order, left);
  const francs = expectedCost(order.lines);
  return (
    <Link
      to={`/purchases/orders/${order.id}`}
      className="flex h-full flex-col justify-center gap-0.5 border-b border-line px-3 outline-offset-[-3px] hover:bg-sunken max-[20rem]:text-sm"
    >
      <span className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 truncate font-semibold">
          {supplier ? <bdi>{supplier}</bdi> : <Trans>Fournisseur inconnu</Trans>}
        </span>
        {francs !== undefined && (
          <span className="figures shrink-0 font-bold">{formatMoney(francs)}</span>
        )}
      </span>
      <span className="flex items-center justify-between gap-x-3 text-sm text-ink-soft">
        <span className="min-w-0 truncate tabular-nums">
          {[
            i18n._(standingWords[standing]),
            formatDay(order.at, i18n.locale as Language, timeZone),
          ].join(" · ")}
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {standing === "part" && (
            <span className="font-medium text-attention">
              <Trans>
                manque <AmountWords amounts={missing} />
              </Trans>
            </span>
          )}
          {!order.sent && <UnsentMark />}
        </span>
      </span>
    </Link>
  );
}
