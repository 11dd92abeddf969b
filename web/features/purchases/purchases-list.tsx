import { Trans, useLingui } from "@lingui/react/macro";
import PackagePlus from "lucide-react/icons/package-plus";
import { type ReactNode, useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { homeOfSession } from "#web/blocks/destination.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { useCustomers } from "#web/store/queries/use-notebook.ts";
import {
  type PurchaseRow,
  usePurchases,
  usePurchasesRead,
} from "#web/store/queries/use-purchases.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { PurchaseLine } from "./purchase-line.tsx";

const keyOf = ({ id }: PurchaseRow) => id;

/** What was bought, the newest first, and the way to write down more. */
export function PurchasesList({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const purchases = usePurchases(shop.id);
  const isRead = usePurchasesRead(shop.id);
  const suppliers = useCustomers(shop.id);
  const names = useMemo(() => new Map(suppliers.map(({ id, name }) => [id, name])), [suppliers]);
  const renderRow = useCallback(
    (purchase: PurchaseRow) => (
      <PurchaseLine
        shopId={shop.id}
        purchase={purchase}
        supplier={names.get(purchase.supplierId ?? "")}
      />
    ),
    [names, shop.id],
  );
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
      <div className="min-h-0 flex-1">
        <VirtualList
          label={t`Achats`}
          items={purchases}
          keyOf={keyOf}
          rowRem={4.25}
          memoryKey={`purchases ${shop.id}`}
          renderRow={renderRow}
          head={
            <div className="flex flex-col gap-2 p-3 md:pt-6">
              <ScreenHead
                title={t`Achats`}
                back={<BackToDashboard to={homeOfSession(session)} />}
                actions={
                  <span className="flex gap-2 max-md:hidden">
                    <SayButton shopId={shop.id} about="purchase" />
                    <NewPurchase />
                  </span>
                }
              />
              <nav aria-label={t`Autour des achats`} className="flex flex-wrap gap-x-5">
                <Beside to="/purchases/photo">
                  <Trans>Photographier une facture</Trans>
                </Beside>
                <Beside to="/purchases/to-order">
                  <Trans>À commander</Trans>
                </Beside>
                <Beside to="/purchases/orders">
                  <Trans>Commandes</Trans>
                </Beside>
                <Beside to="/suppliers">
                  <Trans>Fournisseurs</Trans>
                </Beside>
              </nav>
            </div>
          }
          whenEmpty={
            <div className="p-3">
              <NothingYet shopId={shop.id} isRead={isRead}>
                <EmptyState icon={<PackagePlus />} title={<Trans>Aucun achat noté</Trans>}>
                  <Trans>
                    Notez ce qui arrive, avec ce que ça coûte : le stock monte, et ce que vous devez
                    au fournisseur est écrit avec.
                  </Trans>
                </EmptyState>
              </NothingYet>
            </div>
          }
        />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 border-t border-line bg-surface p-2 *:flex-1 md:hidden">
        <SayButton shopId={shop.id} about="purchase" />
        <NewPurchase />
      </div>
    </div>
  );
}

function NewPurchase() {
  return (
    <Link to="/purchases/new" className={buttonLook("main", "sell")}>
      <PackagePlus aria-hidden="true" className="size-5" />
      <Trans>Nouvel achat</Trans>
    </Link>
  );
}

function Beside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm font-medium text-brand-ink underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
