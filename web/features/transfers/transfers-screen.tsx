import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import { TransferForm } from "#web/blocks/handover/transfer-form.tsx";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { AreaTabs } from "./area-tabs.tsx";
import { heldByReseller } from "./resellers/held-by-reseller.ts";
import { HeldCard } from "./resellers/held-card.tsx";
import { TransferLists } from "./resellers/transfer-lists.tsx";

/** /product-management/transfers: goods handed to resellers; a reseller sees and answers their own. */
export function TransfersScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const isOwn = shop !== undefined && may(shop.role, "answer-own-transfer");
  return (
    <Screen
      title={isOwn ? t`Mes transferts` : t`Transfert aux revendeurs`}
      help={<HelpLink page="resellers" />}
    >
      {!shop && <NoShop />}
      {shop && isOwn && <OwnTransfers key={shop.id} shop={shop} />}
      {shop &&
        !isOwn &&
        (may(shop.role, "transfer-outright") ? (
          <OfficeTransfers key={shop.id} shop={shop} />
        ) : (
          <NotAllowed action="transfer-outright" />
        ))}
    </Screen>
  );
}

function OwnTransfers({ shop }: { shop: SessionShop }) {
  const transfers = useTransfers(shop.id);
  const isLoaded = useGoodsLoaded(shop.id);
  return (
    <>
      <AreaTabs role={shop.role} />
      {isLoaded && transfers.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Cette boutique ne vous a pas encore confié de marchandise.</Trans>
        </p>
      )}
      <TransferLists shop={shop} transfers={transfers} />
    </>
  );
}

function OfficeTransfers({ shop }: { shop: SessionShop }) {
  const transfers = useTransfers(shop.id);
  const held = useMemo(() => heldByReseller(transfers), [transfers]);
  return (
    <>
      <AreaTabs role={shop.role} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">
              <Trans>Nouveau transfert</Trans>
            </h2>
            <TransferForm shopId={shop.id} origin="products" />
          </Card>
          <HeldCard held={held} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <TransferLists shop={shop} transfers={transfers} />
        </div>
      </div>
    </>
  );
}
