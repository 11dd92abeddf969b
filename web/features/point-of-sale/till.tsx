import { Plural, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { keyOf, nameOfWare, partsOf, stepOf, wareOf } from "#shared/rules/ware.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { holdCart, recallCart } from "#web/store/commands/carts.ts";
import { hasDiscount } from "#web/store/discount-rules.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useCart, useHeldCarts } from "#web/store/queries/use-cart.ts";
import { findWares, useArrival, useProducts, wareAt } from "#web/store/queries/use-catalogue.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { dismissCurrentToast } from "#web/ui/toast-state.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { cartSums, troublesOf } from "./cart/cart-lines.ts";
import { CartPanel } from "./cart/cart-panel.tsx";
import { HeldCarts } from "./cart/held-carts.tsx";
import { useDiscountRules } from "./cart/use-discount-rules.ts";
import { tillKeys } from "./keys/shortcuts.ts";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { MoreMenu } from "./more-menu.tsx";
import { cartOr, hearsScanner, nothingOver, type Overlay } from "./overlay.ts";
import { ProductsPane } from "./products-pane.tsx";
import { RecordedSale } from "./recorded-sale.tsx";
import { TillFrame } from "./till-frame.tsx";
import { TillOverlays } from "./till-overlays.tsx";
import { useCartActs } from "./use-cart-acts.ts";
import { useFollowedLines } from "./use-followed-lines.ts";
import { useLineProducts } from "./use-line-products.ts";
import { useNoUpdateWhile } from "./use-no-update-while.ts";
import { usePayment } from "./use-payment.ts";
import { useSaidAloud } from "./use-said-aloud.ts";
import { useScaleLabels } from "./use-scale-labels.ts";
import { useScan } from "./use-scan.ts";

type TillProps = {
  shop: SessionShop;
  /** In place of products and cart, while there is nothing to sell yet. */
  arriving: ReactNode;
};

/** The till of one shop: products, cart, payment, receipt. */
export function Till({ shop, arriving }: TillProps) {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const [cameraOpen, setCameraOpen] = useState(parameters.get("scan") === "1");
  const [overlay, setOverlay] = useState<Overlay>(nothingOver);
  const [recorded, setRecorded] = useState<OperationRecord>();
  const searchBox = useRef<HTMLInputElement>(null);

  const { id: cartId, lines: kept, off: ofTicket } = useCart(shop.id);
  const held = useHeldCarts(shop.id);
  const arrival = useArrival(shop.id);
  const { products, areComing } = useLineProducts(shop.id, kept, arrival.isLoading);
  const known = (among: typeof products) => (key: string) => {
    const [id, packId] = partsOf(key);
    const item = among.find((one) => one?.id === id);
    return item && wareOf(item, packId);
  };
  const knownOf = known(products);
  const payment = usePayment(handleRecorded);
  const lines = useFollowedLines(shop.id, kept, knownOf, payment.open);
  const acts = useCartActs(shop.id, arrival.isLoading, wareAt, payment.open);
  const isTakenOff = hasDiscount({ lines, off: ofTicket });
  const rules = useDiscountRules(isTakenOff);
  const settings = useShop(shop.id);
  const taken =
    isTakenOff && rules
      ? rules.takenOff(lines, ofTicket, rules.ceilingOf(shop.role, settings))
      : undefined;
  const { off, isAbove = false } = taken ?? {};
  const { pieces, total } = cartSums(lines, off);
  const isArriving = arriving !== undefined;
  const troubles = troublesOf(lines, knownOf, taken?.free);
  const isTroubled = troubles.size > 0 || isAbove;
  const mayCreate = may(shop.role, "create-product");
  const close = () => setOverlay(nothingOver);
  const openLine = (productId: string) => {
    // Nothing can be drawn over the till of a product that is not there.
    if (!wareAt(shop.id, productId)) return;
    setOverlay({ kind: "line", productId, back: cartOr(overlay) });
  };

  const handleCode = useScan({
    find: (code) => findWares(shop.id, code),
    enabled: hearsScanner(overlay) && !payment.busy,
    arrival,
    label: useScaleLabels(settings, arrival.isLoading, handleLine, setOverlay),
    add: handleAdd,
    show: setOverlay,
  });
  const last = lines.at(-1);
  const latestHeld = held.at(-1);
  const heldIds = held.flatMap((cart) => cart.lines.map(({ productId }) => productId));
  const heldProducts = useProducts(shop.id, heldIds);
  useShortcuts({
    search: () => searchBox.current?.focus(),
    quantity: last && !isArriving ? () => openLine(keyOf(last)) : undefined,
    camera: isArriving ? undefined : () => setCameraOpen(!cameraOpen),
    hold: pieces > 0 ? handleHold : undefined,
    pay: pieces > 0 && !isArriving ? handlePay : undefined,
    recall: latestHeld && (() => recallCart(shop.id, latestHeld.id)),
    help: () => setOverlay({ kind: "help" }),
  });
  useNoUpdateWhile(pieces > 0 || payment.open);
  useSaidAloud(payment.open ? total : recorded);

  function handleRecorded(record: OperationRecord) {
    close();
    dismissCurrentToast();
    setRecorded(record);
  }

  function handleAdd(id: string, count = 1): boolean {
    // The next customer is served: the receipt gives way.
    setRecorded(undefined);
    if (stepOf(wareAt(shop.id, id)?.by) > 0) return acts.add(id, count);
    // What is weighed has no usual weight: it is asked.
    openLine(id);
    return true;
  }

  function handleLine(act: Parameters<typeof acts.change>[0]): boolean {
    setRecorded(undefined);
    return acts.change(act);
  }

  function handlePay() {
    if (isTroubled) setOverlay({ kind: "cart" });
    else payment.start();
  }

  function handleHold() {
    holdCart(shop.id);
    close();
  }

  const panel = (
    <CartPanel
      lines={lines}
      nameOf={(key) => nameOfWare(knownOf(key)) ?? t`Produit retiré`}
      waysOf={(key) => knownOf(partsOf(key)[0])}
      onWay={acts.setWay}
      minPriceOf={(id) => knownOf(id)?.minPrice}
      troubles={troubles}
      goneWords={<RefusalText reason="unknown-product" />}
      onQuantity={acts.setQuantity}
      onPrice={acts.setPrice}
      onEdit={openLine}
      onHold={handleHold}
      onClear={() => setOverlay({ kind: "clear" })}
      off={off}
      onDiscount={() => setOverlay({ kind: "discount", back: cartOr(overlay) })}
      isTooMuchOff={isAbove}
    />
  );
  const heldCarts = (
    <HeldCarts
      carts={held}
      productOf={known(heldProducts)}
      onRecall={(heldId) => recallCart(shop.id, heldId)}
    />
  );

  return (
    <Screen title={t`Point de vente`} bare>
      <VisuallyHidden>
        <span role="status">
          <Plural
            value={pieces}
            _0="Panier vide"
            one="Panier : # article"
            other="Panier : # articles"
          />
        </span>
      </VisuallyHidden>
      {recorded && (
        <RecordedSale record={recorded} shop={shop} onNext={() => setRecorded(undefined)} />
      )}
      {!recorded && arriving}
      {!recorded && !arriving && (
        <TillFrame
          products={
            <ProductsPane
              shopId={shop.id}
              lines={lines}
              mayCreate={mayCreate}
              searchBox={searchBox}
              cameraOpen={cameraOpen}
              onCamera={setCameraOpen}
              onCode={handleCode}
              asking={overlay.kind === "several" || overlay.kind === "label"}
              paying={payment.open}
              onAdd={handleAdd}
              onQuantity={openLine}
              onFamily={(productIds) => setOverlay({ kind: "family", productIds })}
              onCreate={() => setOverlay({ kind: "create" })}
              onHelp={() => setOverlay({ kind: "help" })}
              more={
                <MoreMenu
                  shopId={shop.id}
                  role={shop.role}
                  onPick={(kind) => setOverlay({ kind })}
                />
              }
            />
          }
          heldCarts={heldCarts}
          panel={panel}
          pieces={pieces}
          total={total}
          troubled={isTroubled}
          payKey={tillKeys.pay}
          onOpenCart={() => setOverlay({ kind: "cart" })}
          onPay={handlePay}
        />
      )}
      <TillOverlays
        overlay={overlay}
        onOverlay={setOverlay}
        shop={shop}
        lines={lines}
        cartPanel={panel}
        total={total}
        mayCreate={mayCreate}
        payment={payment}
        onPaid={(payments, also) =>
          payment.pay({ shopId: shop.id, cartId, lines, off: ofTicket, payments, also })
        }
        isArriving={isArriving}
        troubled={isTroubled}
        areComing={areComing || (isTakenOff && !off)}
        onPay={handlePay}
        onAdd={handleAdd}
      />
    </Screen>
  );
}
