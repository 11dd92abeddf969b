import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { nameOfWare } from "#shared/rules/ware.ts";
import { namesPayment } from "#shared/spoken/said-payment.ts";
import { LateDiscountDialog } from "#web/blocks/discount/late-discount-dialog.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { currentCart, putCartLines } from "#web/store/commands/carts.ts";
import { wareAt } from "#web/store/queries/use-catalogue.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ClearDialog } from "./cart/clear-dialog.tsx";
import { withSaid } from "./cart/with-said.ts";
import { CreateProduct } from "./create-product.tsx";
import { FamilyDialog } from "./family-dialog.tsx";
import { tillKeys } from "./keys/shortcuts.ts";
import type { Overlay } from "./overlay.ts";
import { nextPayment } from "./pay/payment-draft.ts";
import { startOfSaid } from "./pay/start-of-said.ts";
import { ProductChooser } from "./unknown/product-chooser.tsx";
import { SeveralDialog } from "./unknown/several-dialog.tsx";
import { UnknownCodeDialog } from "./unknown/unknown-code-dialog.tsx";
import { useCartActs } from "./use-cart-acts.ts";

// Its words come with the office, where goods are handed over too.
const HandoverDialog = lazy(() =>
  withOffice(async () => (await import("./handover/handover-dialog.tsx")).HandoverDialog),
);

const AttachCode = lazy(() =>
  withOffice(async () => (await import("./search/attach-code.tsx")).AttachCode),
);

const LabelDialog = lazy(() =>
  withOffice(async () => (await import("./scale-label/label-dialog.tsx")).LabelDialog),
);

const SayDialog = lazy(() =>
  withOffice(async () => (await import("#web/blocks/spoken/say-dialog.tsx")).SayDialog),
);

const ShortcutsDialog = lazy(() =>
  withOffice(async () => (await import("./keys-help/shortcuts-dialog.tsx")).ShortcutsDialog),
);

const renderList: ComponentProps<typeof LabelDialog>["renderList"] = (label, products, onPick) => (
  <ProductChooser label={label} products={products} onPick={onPick} />
);

type RareOverlaysProps = {
  overlay: Overlay;
  shopId: string;
  mayCreate: boolean;
  onAdd: (productId: string) => void;
  onClose: () => void;
};

/** What seldom lies over the till: a code nobody knows, a new product, resellers' goods, the help. */
export function RareOverlays({ overlay, shopId, mayCreate, onAdd, onClose }: RareOverlaysProps) {
  const { t } = useLingui();
  const { change } = useCartActs(shopId, false);
  return (
    <>
      {overlay.kind === "unknown" && (
        <UnknownCodeDialog
          shopId={shopId}
          code={overlay.code}
          mayCreate={mayCreate}
          onClose={onClose}
          renderCreate={() => (
            <CreateProduct shopId={shopId} code={overlay.code} onCreated={onAdd} />
          )}
          renderAttach={() => (
            <Suspense>
              <AttachCode
                shopId={shopId}
                code={overlay.code}
                renderList={renderList}
                onAttached={onAdd}
              />
            </Suspense>
          )}
        />
      )}
      {overlay.kind === "several" && (
        <SeveralDialog
          code={overlay.code}
          products={overlay.productIds.flatMap((key) => {
            const ware = wareAt(shopId, key);
            return ware ? { ...ware, id: key, name: nameOfWare(ware) ?? "" } : [];
          })}
          onPick={onAdd}
          onClose={onClose}
        />
      )}
      {overlay.kind === "family" && (
        <FamilyDialog shopId={shopId} ids={overlay.productIds} onPick={onAdd} onClose={onClose} />
      )}
      <Dialog
        open={overlay.kind === "create"}
        onClose={onClose}
        title={<Trans>Nouveau produit</Trans>}
        closeLabel={t`Fermer`}
      >
        <CreateProduct shopId={shopId} code={null} onCreated={onClose} />
      </Dialog>
      <ClearDialog open={overlay.kind === "clear"} shopId={shopId} onClose={onClose} />
      <Suspense>
        {overlay.kind === "help" && <ShortcutsDialog keys={tillKeys} onClose={onClose} />}
        {overlay.kind === "discount" && <LateDiscountDialog shopId={shopId} onClose={onClose} />}
        {overlay.kind === "label" && (
          <LabelDialog {...overlay} shopId={shopId} renderList={renderList} onClose={onClose} />
        )}
        {overlay.kind === "say" && (
          <SayDialog
            shopId={shopId}
            about="sale"
            onTake={(said) => {
              const { proposal, goods } = said;
              const isTaken = change((lines) =>
                withSaid(lines, proposal, goods, (key) => wareAt(shopId, key)),
              );
              // A discount brings the cart to the total that was spoken for it.
              const { lines, off } = currentCart(shopId);
              if (isTaken && said.off > 0 && !off)
                putCartLines(shopId, lines, { francs: said.off, reason: "negotiated" });
              if (isTaken && namesPayment(proposal)) nextPayment.start = startOfSaid(shopId, said);
              return isTaken;
            }}
            onClose={onClose}
          />
        )}
        <HandoverDialog shopId={shopId} kind={overlay.kind} onClose={onClose} />
      </Suspense>
    </>
  );
}
