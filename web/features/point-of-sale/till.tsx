import { Plural, useLingui } from "@lingui/react/macro";
import Keyboard from "lucide-react/icons/keyboard";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { holdCart, recallCart } from "#web/store/commands/carts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { useCart, useHeldCarts } from "#web/store/queries/use-cart.ts";
import {
  productOf,
  useCatalogueSearch,
  useCatalogueState,
  useCategories,
} from "#web/store/queries/use-catalogue.ts";
import { useSaleInProgress } from "#web/store/sale-in-progress.ts";
import type { SessionShop } from "#web/store/session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { CartBar } from "./cart/cart-bar.tsx";
import { cartSums, troublesOf } from "./cart/cart-lines.ts";
import { CartPanel } from "./cart/cart-panel.tsx";
import { CartTotal } from "./cart/cart-total.tsx";
import { HeldCarts } from "./cart/held-carts.tsx";
import { NoProducts } from "./first-run/no-products.tsx";
import { NothingFound } from "./first-run/nothing-found.tsx";
import { CategoryChips } from "./grid/category-chips.tsx";
import { SearchBar } from "./grid/search-bar.tsx";
import { tillKeys } from "./keys/shortcuts.ts";
import { useShortcuts } from "./keys/use-shortcuts.ts";
import { hearsScanner, nothingOver, type Overlay } from "./overlay.ts";
import { ProductGrid } from "./product-grid.tsx";
import { RecordedSale } from "./recorded-sale.tsx";
import { CameraPanel } from "./scan/camera-panel.tsx";
import { TillOverlays } from "./till-overlays.tsx";
import { useCartActs } from "./use-cart-acts.ts";
import { usePayment } from "./use-payment.ts";
import { useScan } from "./use-scan.ts";

/** The till of one shop: products, cart, payment, receipt. */
export function Till({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<string>();
  const [cameraOpen, setCameraOpen] = useState(parameters.get("scan") === "1");
  const [overlay, setOverlay] = useState<Overlay>(nothingOver);
  const [recorded, setRecorded] = useState<OperationRecord>();
  const searchBox = useRef<HTMLInputElement>(null);

  const cart = useCart(shop.id);
  const held = useHeldCarts(shop.id);
  const ids = useCatalogueSearch(shop.id, { text, category });
  const categories = useCategories(shop.id);
  const isEmpty = useCatalogueState(shop.id).total === 0;
  const acts = useCartActs(shop.id);
  const payment = usePayment(
    { shopId: shop.id, cartId: cart.id, lines: cart.lines },
    handleRecorded,
  );
  const { pieces, total } = cartSums(cart.lines);
  const troubles = troublesOf(cart.lines, (id) => productOf(shop.id, id));
  const inCart = useMemo(
    () => new Map(cart.lines.map((line) => [line.productId, line.quantity])),
    [cart.lines],
  );
  const mayCreate = may(shop.role, "create-product");

  const handleCode = useScan({
    shopId: shop.id,
    enabled: hearsScanner(overlay) && !payment.busy,
    add: handleAdd,
    show: setOverlay,
  });
  useShortcuts({
    search: () => searchBox.current?.focus(),
    camera: () => setCameraOpen(!cameraOpen),
    quantity: cart.lines.length > 0 ? editLastLine : undefined,
    hold: pieces > 0 ? () => holdCart(shop.id) : undefined,
    pay: pieces > 0 ? handlePay : undefined,
    recall: held.length > 0 ? recallLatest : undefined,
    help: () => setOverlay({ kind: "help" }),
  });

  const selling = pieces > 0 || payment.open;
  useEffect(() => {
    useSaleInProgress.getState().setInProgress(selling);
    return () => useSaleInProgress.getState().setInProgress(false);
  }, [selling]);

  function handleRecorded(record: OperationRecord) {
    setOverlay(nothingOver);
    setRecorded(record);
  }

  function handleAdd(id: string, count = 1): boolean {
    // The next customer is served: the receipt gives way.
    setRecorded(undefined);
    return acts.add(id, count);
  }

  function handlePay() {
    if (troubles.size > 0) setOverlay({ kind: "cart" });
    else payment.start();
  }

  function editLastLine() {
    const last = cart.lines.at(-1);
    if (last) setOverlay({ kind: "line", productId: last.productId });
  }

  function recallLatest() {
    const latest = held.at(-1);
    if (latest) recallCart(shop.id, latest.id);
  }

  function handleSearchEnter() {
    const [first] = ids;
    if (text !== "" && first !== undefined && handleAdd(first)) setText("");
  }

  const panel = (
    <CartPanel
      lines={cart.lines}
      nameOf={(id) => productOf(shop.id, id)?.name ?? t`Produit retiré`}
      troubles={troubles}
      onQuantity={acts.setQuantity}
      onEdit={(productId) => setOverlay({ kind: "line", productId })}
      onHold={() => holdCart(shop.id)}
      onClear={() => setOverlay({ kind: "clear" })}
    />
  );

  return (
    <Screen title={t`Point de vente`} bare>
      <div className="@container flex min-h-0 flex-1 flex-col">
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
        {recorded ? (
          <RecordedSale record={recorded} shop={shop} onNext={() => setRecorded(undefined)} />
        ) : (
          <div className="flex min-h-0 flex-1">
            <div className="flex min-h-0 min-w-0 flex-1 flex-col">
              <div className="flex shrink-0 items-center gap-2 p-2 pb-1">
                <SearchBar
                  box={searchBox}
                  text={text}
                  onText={setText}
                  onEnter={handleSearchEnter}
                  cameraOpen={cameraOpen}
                  onCamera={() => setCameraOpen(!cameraOpen)}
                />
                <IconButton
                  size="sell"
                  className="hidden pointer-fine:inline-flex"
                  label={t`Raccourcis du clavier`}
                  icon={<Keyboard aria-hidden="true" />}
                  onClick={() => setOverlay({ kind: "help" })}
                />
              </div>
              {cameraOpen && (
                <CameraPanel onCode={handleCode} onClose={() => setCameraOpen(false)} />
              )}
              <div className="shrink-0 px-2">
                <CategoryChips categories={categories} current={category} onPick={setCategory} />
              </div>
              <div className="@2xl:hidden">
                <HeldCarts carts={held} onRecall={(cartId) => recallCart(shop.id, cartId)} />
              </div>
              <div className="flex min-h-0 flex-1 flex-col">
                {isEmpty ? (
                  <NoProducts
                    mayCreate={mayCreate}
                    onCreate={() => setOverlay({ kind: "create" })}
                    onScan={() => setCameraOpen(true)}
                  />
                ) : ids.length === 0 ? (
                  <NothingFound
                    text={text}
                    onClear={() => {
                      setText("");
                      setCategory(undefined);
                    }}
                  />
                ) : (
                  <ProductGrid
                    shopId={shop.id}
                    ids={ids}
                    resetKey={`${category ?? ""} ${text}`}
                    inCart={inCart}
                    onAdd={handleAdd}
                    onQuantity={(productId) => setOverlay({ kind: "line", productId })}
                  />
                )}
              </div>
              <CartBar
                pieces={pieces}
                total={total}
                troubled={troubles.size > 0}
                onOpen={() => setOverlay({ kind: "cart" })}
                onPay={handlePay}
              />
            </div>
            <section
              aria-label={t`Panier`}
              className="hidden w-80 shrink-0 flex-col border-l border-line bg-surface @2xl:flex @5xl:w-96"
            >
              <HeldCarts carts={held} onRecall={(cartId) => recallCart(shop.id, cartId)} />
              <div className="min-h-0 flex-1 overflow-y-auto px-3">{panel}</div>
              <div className="shrink-0 border-t border-line p-3">
                <CartTotal
                  total={total}
                  disabled={pieces === 0}
                  payKey={tillKeys.pay}
                  onPay={handlePay}
                />
              </div>
            </section>
          </div>
        )}
      </div>
      <TillOverlays
        overlay={overlay}
        onOverlay={setOverlay}
        shop={shop}
        lines={cart.lines}
        cartPanel={panel}
        total={total}
        mayCreate={mayCreate}
        payment={payment}
        onPay={handlePay}
        onAdd={handleAdd}
      />
    </Screen>
  );
}
