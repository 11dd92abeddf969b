import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CartBar } from "./cart/cart-bar.tsx";
import { CartTotal } from "./cart/cart-total.tsx";

type TillFrameProps = {
  products: ReactNode;
  heldCarts: ReactNode;
  /** The lines of the cart. */
  panel: ReactNode;
  pieces: number;
  total: number;
  troubled: boolean;
  payKey?: string;
  onOpenCart: () => void;
  onPay: () => void;
};

/** Products and cart: one above the other's bar on a phone, side by side where there is room. */
export function TillFrame(props: TillFrameProps) {
  const { products, heldCarts, panel, pieces, total, troubled, payKey, onOpenCart, onPay } = props;
  const { t } = useLingui();
  return (
    <div className="@container flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {products}
        <div className="shrink-0 @2xl:hidden">{heldCarts}</div>
        <CartBar
          pieces={pieces}
          total={total}
          troubled={troubled}
          onOpen={onOpenCart}
          onPay={onPay}
        />
      </div>
      <section
        aria-label={t`Panier`}
        className="hidden w-80 shrink-0 flex-col border-l border-line bg-surface @2xl:flex @5xl:w-96"
      >
        {heldCarts}
        <div className="min-h-0 flex-1 overflow-y-auto px-3">{panel}</div>
        <div className="shrink-0 border-t border-line p-3">
          <CartTotal
            total={total}
            disabled={pieces === 0}
            {...(payKey === undefined ? {} : { payKey })}
            onPay={onPay}
          />
        </div>
      </section>
    </div>
  );
}
