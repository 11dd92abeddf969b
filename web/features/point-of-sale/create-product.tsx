import { lazy, Suspense, useState } from "react";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { likelyCode } from "#shared/rules/code-readings.ts";
import { startingThreshold } from "#shared/rules/stock.ts";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import { CodeTooLong } from "#web/blocks/scan/code-too-long.tsx";
import { saysBearer } from "#web/blocks/scan/says-bearer.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { createProduct } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { showToast } from "#web/ui/toast-state.ts";
import {
  type NewProductDraft,
  type NewProductTrouble,
  newProductOf,
} from "./unknown/new-product.ts";
import { NewProductForm } from "./unknown/new-product-form.tsx";

// The office's words come with it.
const PlanLimitCard = lazy(() =>
  withOffice(async () => (await import("#web/blocks/plans/product-limit.tsx")).PlanLimitCard),
);

type CreateProductProps = {
  shopId: string;
  /** The code that was scanned, null without one. */
  code: string | null;
  onCreated: (productId: string) => void;
};

/** Brings a product into the shop from the till; it can be sold at once, with or without a network. */
export function CreateProduct({ shopId, code, onCreated }: CreateProductProps) {
  const threshold = useShop(shopId)?.lowStockThreshold;
  const { count, max } = useProductStats(shopId);
  const [formId] = useState(newFormId);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NewProductTrouble>();
  const [refusal, setRefusal] = useState<Reason>();
  const [scanned, setScanned] = useState(code);

  /** The code that was asked about stays; without one, what is scanned is the product's. */
  function handleCode(text: string): ScanOutcome {
    if (code !== null) return "refused";
    if (normalizeBarcode(text).length > longestBarcode) {
      showToast(<CodeTooLong />, "stop");
      return "refused";
    }
    if (saysBearer(shopId, text)) return "refused";
    setScanned(likelyCode(text));
    return "known";
  }

  useCodeWedge({ enabled: true, isReady: !busy, onCode: handleCode });

  async function handleSubmit(draft: NewProductDraft) {
    const product = newProductOf(draft, scanned === null ? null : normalizeBarcode(scanned));
    setTrouble(product.ok ? undefined : product.trouble);
    if (!product.ok) return;
    setBusy(true);
    const { initialStock } = product;
    const usual = threshold ?? product.fields.stockThreshold;
    const fields = { ...product.fields, stockThreshold: startingThreshold(initialStock, usual) };
    const created = await createProduct({ shopId, formId, fields, initialStock });
    setBusy(false);
    if (!created.ok) return setRefusal(created.refusal);
    const { operation } = created.value;
    if (operation.kind === "product.create") onCreated(operation.body.productId);
  }

  // Told before anything is typed; what sells goes on selling.
  if (max !== null && count >= max)
    return (
      <Suspense>
        <PlanLimitCard max={max} />
      </Suspense>
    );
  return (
    <NewProductForm
      shopId={shopId}
      barcode={code === null ? scanned : null}
      trouble={trouble}
      failure={refusal && <RefusalText reason={refusal} />}
      busy={busy}
      onForget={() => setScanned(null)}
      onSubmit={handleSubmit}
    />
  );
}
