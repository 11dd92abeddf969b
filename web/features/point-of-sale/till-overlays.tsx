import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { CartTotal } from "./cart/cart-total.tsx";
import { LineOverlay } from "./line-overlay.tsx";
import { isRare, nothingOver, type Overlay } from "./overlay.ts";
import { PaymentPanel } from "./pay/payment-panel.tsx";
import type { TillPayment } from "./use-payment.ts";

// What a day at the till seldom asks for comes when it is asked for, from the shell kept on the device.
const RareOverlays = lazy(async () => ({
  default: (await import("./rare-overlays.tsx")).RareOverlays,
}));

type TillOverlaysProps = {
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  shop: SessionShop;
  lines: readonly CartLine[];
  cartPanel: ReactNode;
  total: number;
  mayCreate: boolean;
  payment: TillPayment;
  onPaid: (payments: readonly Payment[], also: SaleToRecord["also"]) => void;
  /** There is nothing to sell yet: the cart waits below. */
  isArriving: boolean;
  /** A line of the cart cannot be sold as it is; the cart says which, and why. */
  troubled: boolean;
  /** Products of the cart are read anew: its payment cannot be taken yet. */
  areComing: boolean;
  onPay: () => void;
  onAdd: (productId: string) => boolean;
};

/** What may lie over the till: the cart of a phone, a line, a payment, a code nobody knows. */
export function TillOverlays(props: TillOverlaysProps) {
  const { overlay, onOverlay, shop, lines, payment, isArriving, onAdd } = props;
  const { t } = useLingui();
  const close = () => onOverlay(nothingOver);

  function handleAdd(productId: string) {
    onAdd(productId);
    close();
  }

  function handleTroubled() {
    payment.cancel();
    props.onPay();
  }

  return (
    <>
      <Sheet
        open={overlay.kind === "cart" && !isArriving}
        onClose={close}
        title={<Trans>Panier</Trans>}
        closeLabel={t`Retour aux produits`}
        footer={<CartTotal total={props.total} disabled={lines.length === 0} onPay={props.onPay} />}
      >
        {props.cartPanel}
      </Sheet>
      {overlay.kind === "line" && (
        // Not fetched when asked for: what is typed right after its key must find it there.
        <LineOverlay
          key={overlay.productId}
          shopId={shop.id}
          productId={overlay.productId}
          lines={lines}
          onClose={() => onOverlay(overlay.back)}
        />
      )}
      {payment.open && (
        <PaymentPanel
          shopId={shop.id}
          due={props.total}
          busy={payment.busy || props.areComing}
          trouble={
            payment.refusal && (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <RefusalText reason={payment.refusal} />
                {props.troubled && (
                  <Button onClick={handleTroubled}>
                    <Trans>Voir le panier</Trans>
                  </Button>
                )}
              </div>
            )
          }
          onPay={props.onPaid}
          onClose={payment.cancel}
        />
      )}
      {isRare(overlay) && (
        <Suspense>
          <RareOverlays
            overlay={overlay}
            shopId={shop.id}
            mayCreate={props.mayCreate}
            onAdd={handleAdd}
            onClose={() => onOverlay("back" in overlay ? overlay.back : nothingOver)}
          />
        </Suspense>
      )}
    </>
  );
}
