import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { may } from "#shared/rules/permissions.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import { ProductField } from "#web/blocks/handover/product-field.tsx";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { receiveShopTransfer } from "#web/store/acts.ts";
import { findByBarcode } from "#web/store/queries/use-catalogue.ts";
import { useDeletedProducts } from "#web/store/queries/use-product-list.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import type { ShopTransferRow } from "#web/store/read-models/handed-over/shop-transfer-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { Difference } from "./shop-transfer-card.tsx";

type ReceiveDialogProps = { shop: SessionShop; transfer: ShopTransferRow; onClose: () => void };

const hasCode = (item: CatalogueItem, code: string | null) =>
  code !== null &&
  item.barcode !== null &&
  normalizeBarcode(item.barcode) === normalizeBarcode(code);

/** Goods have arrived: what was counted enters this shop's stock, and both shops see the difference. */
export function ReceiveDialog({ shop, transfer, onClose }: ReceiveDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const act = useAct();
  const [counted, setCounted] = useState<number | undefined>(transfer.quantity);
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState(false);
  const { barcode, unit } = transfer.product;
  const [bearers] = useState(() => (barcode === null ? [] : findByBarcode(shop.id, barcode)));
  const isAsked = bearers.length > 1;
  const [productId, setProductId] = useState(isAsked ? undefined : bearers[0]?.id);
  const deleted = useDeletedProducts(shop.id).find((item) => hasCode(item, barcode));
  const mayCreate = may(shop.role, "create-product");
  const createsProduct = productId === undefined && mayCreate && !isAsked;
  const lacksProduct = productId === undefined && !createsProduct;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (counted === undefined || lacksProduct || act.busy) return;
    const given = { shopId: shop.id, transferId: transfer.id, counted, note };
    const done = await act.run((id) =>
      receiveShopTransfer({
        ...given,
        formId: id,
        ...(productId === undefined ? {} : { productId }),
      }),
    );
    if (done === undefined) return;
    showToast(t`Réception enregistrée : le stock est à jour.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Réception de {transfer.otherShopName}</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={act.busy}>
          <Trans>Recevoir</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p className="font-medium break-words">
          {formatMeasure(transfer.quantity, unit)} × {transfer.product.name}
        </p>
        <MeasureField
          unit={unit}
          label={t`Quantité comptée`}
          value={counted}
          most={mostOf(unit)}
          onChange={setCounted}
          large
          data-autofocus
          onFocus={(event) => event.target.select()}
          error={
            asked && counted === undefined ? (
              <Trans>Entrez ce que vous avez compté.</Trans>
            ) : undefined
          }
        />
        {counted !== undefined && (
          <p role="status">
            <Difference quantity={counted - transfer.quantity} unit={unit} />
          </p>
        )}
        <ProductField
          shopId={shop.id}
          label={t`Produit de cette boutique`}
          productId={productId}
          onPick={setProductId}
          {...(isAsked && barcode !== null ? { code: barcode } : {})}
          error={asked && lacksProduct ? <Trans>Choisissez un produit.</Trans> : undefined}
        />
        {createsProduct && (
          <p className="text-sm text-ink-soft">
            {deleted ? (
              <Trans>
                Sans choix, {deleted.name}, supprimé de cette boutique, sera remis en vente.
              </Trans>
            ) : (
              <Trans>Sans choix, le produit sera créé dans cette boutique avec ses prix.</Trans>
            )}
          </p>
        )}
        <TextField
          label={t`Note (facultatif)`}
          value={note}
          onChange={setNote}
          maxLength={300}
          autoComplete="off"
        />
        <ActTrouble refusal={act.refusal} title={msg`Impossible de mettre à jour le stock`} />
      </form>
    </Dialog>
  );
}
