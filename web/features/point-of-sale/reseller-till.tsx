import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { stepOf } from "#shared/rules/ware.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { recordResellerSale } from "#web/store/acts.ts";
import { holdCart, putCartLines, recallCart } from "#web/store/commands/carts.ts";
import type { ResellerSaleToRecord } from "#web/store/commands/record-reseller-sale.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useCart, useHeldCarts } from "#web/store/queries/use-cart.ts";
import { findHeldByBarcode } from "#web/store/queries/use-held-products.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { dismissCurrentToast, showToast } from "#web/ui/toast-state.ts";
import { cartSums } from "./cart/cart-lines.ts";
import { CartPanel } from "./cart/cart-panel.tsx";
import { CartTotal } from "./cart/cart-total.tsx";
import { ClearDialog } from "./cart/clear-dialog.tsx";
import { HeldCarts } from "./cart/held-carts.tsx";
import { NothingHeld } from "./first-run/nothing-held.tsx";
import { HeldPane } from "./held-pane.tsx";
import { MoreMenu } from "./more-menu.tsx";
import type { Overlay } from "./overlay.ts";
import { ResellerPay } from "./pay/reseller-pay.tsx";
import { offByParts } from "./reseller/off-by-parts.ts";
import { PendingTransfers } from "./reseller/pending-transfers.tsx";
import { ResellerLine } from "./reseller-line.tsx";
import { ResellerSaleDone } from "./reseller-sale-done.tsx";
import { TillFrame } from "./till-frame.tsx";
import { SeveralDialog } from "./unknown/several-dialog.tsx";
import { useCartActs } from "./use-cart-acts.ts";
import { useFollowedLines } from "./use-followed-lines.ts";
import { useHeldGoods } from "./use-held-goods.ts";
import { useNoUpdateWhile } from "./use-no-update-while.ts";
import { useScan } from "./use-scan.ts";

// Its words come with the office, where goods are given back too.
const ReturnForm = lazy(() =>
  withOffice(async () => (await import("#web/blocks/handover/return-form.tsx")).ReturnForm),
);

type Over =
  | { kind: "none" | "cart" | "clear" | "pay" | "return" }
  | { kind: "line"; productId: string; back: Over }
  | Extract<Overlay, { kind: "several" }>;

const nothing: Over = { kind: "none" };

/** The till of a reseller: what they hold of this shop, sold pending the owner's yes. */
export function ResellerTill({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const transfers = useTransfers(shop.id);
  const { id: cartId, lines: kept } = useCart(shop.id);
  const heldCarts = useHeldCarts(shop.id);
  const [over, setOver] = useState<Over>(nothing);
  const isTold = over.kind === "pay";
  const goods = useHeldGoods(shop.id, kept, isTold);
  const { held, products, troubles, isLoaded, isLoading, areComing } = goods;
  const [recorded, setRecorded] = useState<OperationRecord>();
  const act = useAct();
  const find = useCallback((_shopId: string, id: string) => products.get(id), [products]);
  const lines = useFollowedLines(shop.id, kept, (id) => products.get(id), isTold);
  const acts = useCartActs(shop.id, isLoading, find, isTold);
  const off = useMemo(() => offByParts(lines, held), [lines, held]);
  const { pieces, total } = cartSums(lines, off);
  // A cart that was kept waits below until there is something to sell.
  const isArriving = isLoading && held.length === 0;
  const close = () => setOver(nothing);
  const openLine = (productId: string) => {
    setOver({ kind: "line", productId, back: over.kind === "cart" ? over : nothing });
  };
  const line = over.kind === "line" ? products.get(over.productId) : undefined;
  // Goods may go while their line is open, sold or taken back: the question goes with them.
  if (over.kind === "line" && !line) setOver(over.back);

  function handleAdd(id: string, count = 1): boolean {
    setRecorded(undefined);
    if (stepOf(products.get(id)?.by) > 0) return acts.add(id, count);
    // What is weighed has no usual weight: it is asked.
    openLine(id);
    return true;
  }

  const handleCode = useScan({
    find: (code) => findHeldByBarcode(shop.id, code).map(({ productId: id }) => ({ id })),
    enabled: over.kind === "none" || over.kind === "cart",
    arrival: { canSell: isLoaded, isLoading },
    add: handleAdd,
    show: (asked) => {
      if (asked.kind === "several") setOver(asked);
      else showToast(t`Ce code n’est pas dans votre stock.`, "stop");
    },
  });
  useNoUpdateWhile(pieces > 0 || over.kind === "pay");

  async function handleValidate(also?: ResellerSaleToRecord["also"]) {
    const sale = { shopId: shop.id, cartId, lines, also };
    const record = await act.run(() => recordResellerSale(sale));
    if (!record) return;
    close();
    dismissCurrentToast();
    setRecorded(record);
  }

  function nameOf(id: string): string {
    const handed = transfers.find(({ productId }) => productId === id);
    const unknown = isLoading ? t`Un instant…` : t`Produit retiré`;
    return products.get(id)?.name ?? handed?.productName ?? unknown;
  }

  function handlePay() {
    act.clear();
    setOver({ kind: troubles.size > 0 ? "cart" : "pay" });
  }

  const more = (
    <MoreMenu shopId={shop.id} role={shop.role} onPick={() => setOver({ kind: "return" })} />
  );
  const panel = (
    <CartPanel
      lines={lines}
      off={off}
      nameOf={nameOf}
      minPriceOf={(id) => products.get(id)?.minPrice}
      troubles={troubles}
      goneWords={<Trans>Vous n’en avez plus</Trans>}
      onQuantity={acts.setQuantity}
      onPrice={acts.setPrice}
      onEdit={openLine}
      onHold={() => {
        holdCart(shop.id);
        close();
      }}
      onClear={() => setOver({ kind: "clear" })}
    />
  );

  return (
    <Screen title={t`Point de vente`} bare>
      <PendingTransfers shopId={shop.id} />
      {recorded && (
        <ResellerSaleDone record={recorded} shop={shop} onNext={() => setRecorded(undefined)} />
      )}
      {!recorded && (isArriving || held.length + lines.length === 0) && (
        <NothingHeld shopId={shop.id} isArriving={isArriving} />
      )}
      {!recorded && !isArriving && held.length + lines.length > 0 && (
        <TillFrame
          products={
            <HeldPane
              shopId={shop.id}
              held={held}
              lines={lines}
              onCode={handleCode}
              asking={over.kind === "several"}
              paused={over.kind === "pay"}
              onAdd={handleAdd}
              onQuantity={openLine}
              more={more}
            />
          }
          heldCarts={
            <HeldCarts
              carts={heldCarts}
              productOf={(id) => products.get(id)}
              onRecall={(id) => recallCart(shop.id, id)}
            />
          }
          panel={panel}
          pieces={pieces}
          total={total}
          troubled={troubles.size > 0}
          onOpenCart={() => setOver({ kind: "cart" })}
          onPay={handlePay}
        />
      )}
      <Sheet
        open={over.kind === "cart" && !isArriving}
        onClose={close}
        title={<Trans>Panier</Trans>}
        closeLabel={t`Retour aux produits`}
        footer={<CartTotal total={total} disabled={lines.length === 0} onPay={handlePay} />}
      >
        {panel}
      </Sheet>
      {over.kind === "line" && line && (
        <ResellerLine
          product={line}
          lines={lines}
          shopId={shop.id}
          onDone={(changed) => {
            putCartLines(shop.id, changed);
            setOver(over.back);
          }}
          onClose={() => setOver(over.back)}
        />
      )}
      <ClearDialog open={over.kind === "clear"} shopId={shop.id} onClose={close} />
      {over.kind === "several" && (
        <SeveralDialog
          code={over.code}
          products={over.productIds.flatMap((id) => products.get(id) ?? [])}
          onPick={(id) => {
            handleAdd(id);
            close();
          }}
          onClose={close}
        />
      )}
      {over.kind === "pay" && (
        <ResellerPay
          shopId={shop.id}
          shopName={shop.name}
          total={total}
          busy={act.busy || areComing}
          refusal={act.refusal}
          onValidate={(also) => void handleValidate(also)}
          onClose={close}
        />
      )}
      <Dialog
        open={over.kind === "return"}
        onClose={close}
        title={<Trans>Retour revendeur</Trans>}
        closeLabel={t`Fermer`}
      >
        <OwnReturn shopId={shop.id} onDone={close} />
      </Dialog>
    </Screen>
  );
}

function OwnReturn({ shopId, onDone }: { shopId: string; onDone: () => void }) {
  const transfers = useTransfers(shopId).filter(
    ({ status, exactInStock }) => status === "confirmed" && exactInStock > 0,
  );
  if (transfers.length === 0)
    return (
      <p>
        <Trans>Vous n’avez rien à retourner.</Trans>
      </p>
    );
  return (
    <Suspense>
      <ReturnForm shopId={shopId} transfers={transfers} place="till" onDone={onDone} />
    </Suspense>
  );
}
