import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Failure } from "#web/blocks/empty/failure.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { newFormId } from "#web/store/open-store.ts";
import { createProductWithCost } from "#web/store/product-costs.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { fieldsOf, type ProductDraft, thresholdOfNew } from "./product-draft.ts";
import { ProductSheet } from "./product-sheet.tsx";

type NewProductProps = {
  shopId: string;
  /** What stands in the boxes at first. */
  start: ProductDraft;
  onLimit: () => void;
  onClose: () => void;
};

/** Brings a product into the shop, with or without a network. */
export function NewProduct({ shopId, start, onLimit, onClose }: NewProductProps) {
  const threshold = useShop(shopId)?.lowStockThreshold;
  const [formId] = useState(newFormId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();

  async function handleSubmit(draft: ProductDraft) {
    setBusy(true);
    const known = fieldsOf(draft, thresholdOfNew(draft, threshold));
    const fields = { ...known, uniqueCode: draft.uniqueCode.trim() };
    const created = await createProductWithCost({
      shopId,
      formId,
      fields,
      initialStock: draft.stock ?? 0,
      cost: draft.cost,
    });
    setBusy(false);
    if (created.ok) {
      showToast(<Trans>Produit ajouté</Trans>, "ok");
      onClose();
    } else if (created.refusal === "plan-limit") onLimit();
    else setRefusal(created.refusal);
  }

  return (
    <ProductSheet
      shopId={shopId}
      seen={undefined}
      usualThreshold={threshold}
      start={start}
      busy={busy}
      failure={
        <Failure title={<Trans>Impossible de sauvegarder le produit</Trans>} reason={refusal} />
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
