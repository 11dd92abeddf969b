import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { likelyCode } from "#shared/rules/code-readings.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import { saysBearer } from "#web/blocks/scan/says-bearer.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import {
  type DraftTrouble,
  longestCode,
  type ProductDraft,
  troublesOf,
  withScanned,
} from "./product-draft.ts";
import { ProductFieldBoxes } from "./product-fields.tsx";

type ProductSheetProps = {
  shopId: string;
  seen: ProductFields | undefined;
  /** Of a product that exists. */
  productId?: string;
  stock?: ReactNode;
  isStocked?: boolean;
  /** How many more products bear the name of its family. */
  othersOfFamily?: number;
  /** The shop's, for a new product. */
  usualThreshold?: number | undefined;
  start: ProductDraft;
  busy: boolean;
  /** Why the store did not take it, in words. */
  failure: ReactNode;
  onSubmit: (draft: ProductDraft) => void;
  onClose: () => void;
  /** What else one does with this product, below its fields; told whether something typed would be lost by it. */
  children?: (isTyped: boolean) => ReactNode;
};

/**
 * The form of a product, new or known. What was typed stays until it is taken or given up; what a scanner sends is the
 * barcode, unless it is another product's, and never a price.
 */
export function ProductSheet(props: ProductSheetProps) {
  const { t } = useLingui();
  const formId = useId();
  const [draft, setDraft] = useState(props.start);
  const [troubles, setTroubles] = useState<readonly DraftTrouble[]>([]);
  const form = useFirstWrong(troubles);
  const isNew = props.seen === undefined;

  function handleCode(read: string): ScanOutcome {
    const code = likelyCode(read);
    const isUniqueCode = document.activeElement?.matches("[data-unique-code]") ?? false;
    if (isUniqueCode) {
      setDraft((now) => withScanned(now, props.seen, code, true));
      return code.length > longestCode ? "refused" : "known";
    }
    if (props.seen?.barcode) {
      showToast(<Trans>Le code-barres ne change pas</Trans>, "attention");
      return "refused";
    }
    if (saysBearer(props.shopId, code, props.seen?.uniqueCode)) return "refused";
    setDraft((now) => withScanned(now, props.seen, code));
    // The focus may be in a box far from it: what came by itself is seen, and can be taken out again.
    form.current?.querySelector("[data-barcode]")?.scrollIntoView({ block: "center" });
    return "known";
  }

  useCodeWedge({ enabled: true, isReady: !props.busy, onCode: handleCode });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = troublesOf(draft, isNew);
    setTroubles(found);
    if (found.length === 0) props.onSubmit(draft);
  }

  return (
    <Sheet
      open
      onClose={props.onClose}
      title={isNew ? <Trans>Nouveau produit</Trans> : <Trans>Modifier le produit</Trans>}
      closeLabel={t`Fermer`}
      footer={
        <div className="flex flex-col gap-2">
          {troubles.length > 0 && (
            <p role="alert" className="font-medium text-stop">
              <Trans>Il manque quelque chose : voyez les cases en rouge.</Trans>
            </p>
          )}
          {props.failure}
          <Button kind="main" size="sell" wide type="submit" form={formId} busy={props.busy}>
            {isNew ? <Trans>Ajouter le produit</Trans> : <Trans>Enregistrer</Trans>}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        onSubmit={handleSubmit}
        noValidate
        className="flex flex-col gap-4"
      >
        <ProductFieldBoxes
          shopId={props.shopId}
          seen={props.seen}
          productId={props.productId}
          stock={props.stock}
          isStocked={props.isStocked}
          othersOfFamily={props.othersOfFamily ?? 0}
          usualThreshold={props.usualThreshold}
          draft={draft}
          troubles={troubles}
          onDraft={setDraft}
        />
      </form>
      {props.children?.(
        draft !== props.start && JSON.stringify(draft) !== JSON.stringify(props.start),
      )}
    </Sheet>
  );
}
