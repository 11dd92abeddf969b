import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { findByBarcode } from "#web/store/queries/use-catalogue.ts";
import { showToast } from "#web/ui/toast-state.ts";

/**
 * Whether a code that was scanned into a form is another product's already, which is then said. Of the product that
 * the form is of, its unique code is known: a label of its own may be scanned.
 */
export function saysBearer(shopId: string, code: string, ownCode?: string): boolean {
  const bearer = findByBarcode(shopId, code).find(({ uniqueCode }) => uniqueCode !== ownCode);
  if (!bearer) return false;
  showToast(
    <>
      <strong className="block">{bearer.name}</strong>
      <RefusalText reason="barcode-taken" />
    </>,
    "stop",
  );
  return true;
}
