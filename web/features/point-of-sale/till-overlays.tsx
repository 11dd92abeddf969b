import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import { putCartLines } from "#web/store/commands/carts.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { AttachCode } from "./attach-code.tsx";
import { CartTotal } from "./cart/cart-total.tsx";
import { LineDialog } from "./cart/line-dialog.tsx";
import { CreateProduct } from "./create-product.tsx";
import { HandoverDialog } from "./handover/handover-dialog.tsx";
import { ShortcutsDialog } from "./keys/shortcuts-dialog.tsx";
import { nothingOver, type Overlay } from "./overlay.ts";
import { PaymentPanel } from "./pay/payment-panel.tsx";
import { SeveralDialog } from "./unknown/several-dialog.tsx";
import { UnknownCodeDialog } from "./unknown/unknown-code-dialog.tsx";
import type { TillPayment } from "./use-payment.ts";

type TillOverlaysProps = {
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  shop: SessionShop;
  lines: readonly CartLine[];
  cartPanel: ReactNode;
  total: number;
  mayCreate: boolean;
  payment: TillPayment;
  onPay: () => void;
  onAdd: (productId: string) => boolean;
};

/** What may lie over the till: the cart of a phone, a line, a payment, a code nobody knows. */
export function TillOverlays(props: TillOverlaysProps) {
  const { overlay, onOverlay, shop, lines, payment, onAdd } = props;
  const { t } = useLingui();
  const close = () => onOverlay(nothingOver);

  function handleAdd(productId: string) {
    onAdd(productId);
    close();
  }

  return (
    <>
      <Sheet
        open={overlay.kind === "cart"}
        onClose={close}
        title={<Trans>Panier</Trans>}
        closeLabel={t`Retour aux produits`}
        footer={<CartTotal total={props.total} disabled={lines.length === 0} onPay={props.onPay} />}
      >
        {props.cartPanel}
      </Sheet>
      <LineOverlay {...props} />
      {payment.open && (
        <PaymentPanel
          due={props.total}
          busy={payment.busy}
          trouble={payment.refusal && <RefusalText reason={payment.refusal} />}
          onPay={payment.pay}
          onClose={payment.cancel}
        />
      )}
      {overlay.kind === "unknown" && (
        <UnknownCodeDialog
          code={overlay.code}
          mayCreate={props.mayCreate}
          onClose={close}
          renderCreate={() => (
            <CreateProduct shopId={shop.id} code={overlay.code} onCreated={handleAdd} />
          )}
          renderAttach={() => (
            <AttachCode shopId={shop.id} code={overlay.code} onAttached={handleAdd} />
          )}
        />
      )}
      {overlay.kind === "several" && (
        <SeveralDialog
          code={overlay.code}
          products={overlay.productIds.flatMap((id) => productOf(shop.id, id) ?? [])}
          onPick={handleAdd}
          onClose={close}
        />
      )}
      <Dialog
        open={overlay.kind === "create"}
        onClose={close}
        title={<Trans>Nouveau produit</Trans>}
        closeLabel={t`Fermer`}
      >
        <CreateProduct shopId={shop.id} code={null} onCreated={close} />
      </Dialog>
      <Dialog
        open={overlay.kind === "clear"}
        onClose={close}
        title={<Trans>Vider le panier ?</Trans>}
        closeLabel={t`Fermer`}
        actions={
          <>
            <Button size="sell" data-autofocus onClick={close}>
              <Trans>Garder</Trans>
            </Button>
            <Button
              kind="danger"
              size="sell"
              onClick={() => {
                putCartLines(shop.id, []);
                close();
              }}
            >
              <Trans>Vider le panier</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Ses lignes seront retirées. Pour servir quelqu’un d’autre entre-temps, mettez-le plutôt en
          attente.
        </Trans>
      </Dialog>
      <HandoverDialog shopId={shop.id} kind={overlay.kind} onClose={close} />
      <ShortcutsDialog open={overlay.kind === "help"} onClose={close} />
    </>
  );
}

function LineOverlay({ overlay, onOverlay, shop, lines }: TillOverlaysProps) {
  if (overlay.kind !== "line") return null;
  const product = productOf(shop.id, overlay.productId);
  if (!product) return null;
  return (
    <LineDialog
      product={product}
      lines={lines}
      onDone={(changed) => {
        putCartLines(shop.id, changed);
        onOverlay(overlay.back);
      }}
      onClose={() => onOverlay(overlay.back)}
    />
  );
}
