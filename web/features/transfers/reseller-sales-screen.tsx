import { Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { type ReactNode, useMemo, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { ConfirmAll } from "#web/blocks/answers/confirm-all.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { confirmResellerSales } from "#web/store/acts.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useResellerSales } from "#web/store/queries/use-reseller-sales.ts";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AreaTabs } from "./area-tabs.tsx";
import { DecideSaleDialog } from "./sales/decide-sale-dialog.tsx";
import { SaleCard } from "./sales/sale-card.tsx";
import { type SaleFilter, saleFilters, salesOf, waitingBeside } from "./sales/sale-filters.ts";

/** As the product wants its list of resellers' sales. */
const perPage = 5;

/** /product-management/reseller-sales: what resellers have sold, for the office to confirm; a reseller sees their own. */
export function ResellerSalesScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const isOwn = shop !== undefined && may(shop.role, "sell-own-stock");
  const allowed = shop !== undefined && (isOwn || may(shop.role, "decide-reseller-sale"));
  return (
    <Screen title={isOwn ? t`Mes ventes` : t`Ventes des revendeurs`}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="decide-reseller-sale" />}
      {shop && allowed && <ResellerSales key={shop.id} shop={shop} isOwn={isOwn} />}
    </Screen>
  );
}

type Open = { sale: ResellerSaleRow; decision: "confirm" | "decline" };

function ResellerSales({ shop, isOwn }: { shop: SessionShop; isOwn: boolean }) {
  const { t } = useLingui();
  const sales = useResellerSales(shop.id);
  const isLoaded = useGoodsLoaded(shop.id);
  const { timeZone } = useReceiptShop(shop);
  const [filter, setFilter] = useState<SaleFilter>("all");
  const [open, setOpen] = useState<Open>();
  const shown = useMemo(() => salesOf(sales, filter), [sales, filter]);
  const declined = useMemo(() => sales.filter(({ status }) => status === "declined"), [sales]);
  const words: Record<SaleFilter, ReactNode> = {
    all: <Trans>Toutes</Trans>,
    confirmed: <Trans>Confirmées</Trans>,
    pending: <Trans>En attente</Trans>,
  };

  return (
    <>
      <AreaTabs role={shop.role} />
      <ChipRow label={t`Ventes à montrer`}>
        {saleFilters.map((one) => (
          <Chip
            key={one}
            pressed={one === filter}
            onPress={() => setFilter(one)}
            count={salesOf(sales, one).length}
          >
            {words[one]}
          </Chip>
        ))}
      </ChipRow>
      {!isOwn && (
        <ConfirmAll
          waiting={salesOf(sales, "pending")}
          confirm={(given) => confirmResellerSales({ ...given, shopId: shop.id })}
        />
      )}
      {shown.length === 0 && isLoaded && (
        <EmptyState icon={<HandCoins />} title={<Trans>Aucune vente à montrer</Trans>}>
          {isOwn ? (
            <Trans>Vos ventes apparaissent ici dès qu’elles sont enregistrées.</Trans>
          ) : (
            <Trans>Les ventes des revendeurs apparaissent ici dès qu’elles sont reçues.</Trans>
          )}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <PagedList
          key={filter}
          label={t`Ventes`}
          rows={shown}
          perPage={perPage}
          renderRow={(sale) => (
            <SaleCard sale={sale} showsReseller={!isOwn} timeZone={timeZone}>
              {!isOwn && sale.status === "pending" ? (
                <>
                  <Button kind="brand" onClick={() => setOpen({ sale, decision: "confirm" })}>
                    <Trans>Confirmer</Trans>
                  </Button>
                  <Button onClick={() => setOpen({ sale, decision: "decline" })}>
                    <Trans>Refuser</Trans>
                  </Button>
                </>
              ) : undefined}
            </SaleCard>
          )}
        />
      )}
      {declined.length > 0 && filter === "all" && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            <Trans>Ventes refusées ({declined.length})</Trans>
          </summary>
          <PagedList
            label={t`Ventes refusées`}
            rows={declined}
            perPage={perPage}
            renderRow={(sale) => (
              <SaleCard sale={sale} showsReseller={!isOwn} timeZone={timeZone} />
            )}
          />
        </details>
      )}
      {open && (
        <DecideSaleDialog
          shopId={shop.id}
          sale={open.sale}
          decision={open.decision}
          beside={waitingBeside(sales, open.sale)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
