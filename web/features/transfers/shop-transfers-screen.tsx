import { Trans, useLingui } from "@lingui/react/macro";
import Truck from "lucide-react/icons/truck";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useShopTransfers } from "#web/store/queries/use-shop-transfers.ts";
import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { AreaTabs } from "./area-tabs.tsx";
import { ReceiveDialog } from "./shops/receive-dialog.tsx";
import { ShopTransferCard } from "./shops/shop-transfer-card.tsx";
import { ShopTransferForm } from "./shops/shop-transfer-form.tsx";
import { TransferSlip } from "./shops/transfer-slip.tsx";
import { WithdrawDialog } from "./shops/withdraw-dialog.tsx";

/** As every list of transfers. */
const perPage = 4;

/** /product-management/shop-transfers: goods between shops of one owner, sent here and received there. */
export function ShopTransfersScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "receive-from-shop");
  return (
    <Screen title={t`Transfert aux boutiques`}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="receive-from-shop" />}
      {shop && allowed && <ShopTransfers key={shop.id} shop={shop} />}
    </Screen>
  );
}

function ShopTransfers({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const transfers = useShopTransfers(shop.id);
  const isLoaded = useGoodsLoaded(shop.id);
  const { timeZone } = useReceiptShop(shop);
  const [receiving, setReceiving] = useState<ShopTransferRow>();
  const [slip, setSlip] = useState<ShopTransferRow>();
  const [withdrawing, setWithdrawing] = useState<ShopTransferRow>();
  const onTheWay = transfers.filter(({ status }) => status === "on-the-way");
  const over = transfers.filter(({ status }) => status !== "on-the-way");

  return (
    <>
      <AreaTabs role={shop.role} />
      {may(shop.role, "send-to-shop") && <NewShipment shop={shop} />}
      {isLoaded && transfers.length === 0 && (
        <EmptyState icon={<Truck />} title={<Trans>Rien n’est en route</Trans>}>
          <Trans>Ce qu’une boutique envoie à l’autre apparaît ici, jusqu’à son comptage.</Trans>
        </EmptyState>
      )}
      {onTheWay.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">
            <Trans>En route</Trans>
          </h2>
          <PagedList
            label={t`Transferts en route`}
            rows={onTheWay}
            perPage={perPage}
            renderRow={(transfer) => (
              <ShopTransferCard transfer={transfer} timeZone={timeZone}>
                <Button onClick={() => setSlip(transfer)}>
                  <Trans>Bon de transfert</Trans>
                </Button>
                {transfer.direction === "in" ? (
                  <Button kind="brand" onClick={() => setReceiving(transfer)}>
                    <Trans>Recevoir</Trans>
                  </Button>
                ) : may(shop.role, "send-to-shop") ? (
                  <Button onClick={() => setWithdrawing(transfer)}>
                    <Trans context="marchandise">Reprendre</Trans>
                  </Button>
                ) : undefined}
              </ShopTransferCard>
            )}
          />
        </section>
      )}
      {over.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">
            <Trans>Reçus et repris</Trans>
          </h2>
          <PagedList
            label={t`Transferts reçus ou repris`}
            rows={over}
            perPage={perPage}
            renderRow={(transfer) => <ShopTransferCard transfer={transfer} timeZone={timeZone} />}
          />
        </section>
      )}
      {slip && (
        <TransferSlip
          {...{ timeZone, transfer: slip, shopName: shop.name }}
          onClose={() => setSlip(undefined)}
        />
      )}
      {receiving && (
        <ReceiveDialog shop={shop} transfer={receiving} onClose={() => setReceiving(undefined)} />
      )}
      {withdrawing && (
        <WithdrawDialog
          shopId={shop.id}
          transfer={withdrawing}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  );
}

function NewShipment({ shop }: { shop: SessionShop }) {
  const shops = useSession((state) => state.session?.shops) ?? [];
  const others = shops.filter(({ id, role }) => id !== shop.id && role === "owner");
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Nouvel envoi</Trans>
      </h2>
      {others.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Vous n’avez qu’une boutique : il en faut deux pour un envoi.</Trans>
        </p>
      ) : (
        <ShopTransferForm shopId={shop.id} others={others} />
      )}
    </Card>
  );
}
