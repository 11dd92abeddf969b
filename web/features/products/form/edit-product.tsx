import { Trans } from "@lingui/react/macro";
import History from "lucide-react/icons/history";
import Shapes from "lucide-react/icons/shapes";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ProductFields } from "#shared/schemas/product.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import { newFormId } from "#web/store/open-store.ts";
import { editProductWithCost } from "#web/store/product-costs.ts";
import { useFamily } from "#web/store/queries/use-family.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { draftOf, type ProductDraft, patchOf } from "./product-draft.ts";
import { ProductSheet } from "./product-sheet.tsx";

type EditProductProps = {
  shopId: string;
  item: CatalogueItem;
  onDelete: () => void;
  onVariant: (of: ProductFields) => void;
  onVariants: () => void;
  onClose: () => void;
};

/** Changes a product, field by field: what somebody else changed meanwhile in other fields stays. */
export function EditProduct({
  shopId,
  item,
  onDelete,
  onVariant,
  onVariants,
  onClose,
}: EditProductProps) {
  const [formId] = useState(newFormId);
  // What the editor saw when the form opened is what the patch is against, whatever arrives meanwhile.
  const [seen] = useState(item);
  const [start] = useState(() => draftOf(item));
  const others = useFamily(shopId, seen.family ?? "").filter(({ id }) => id !== seen.id);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();

  async function handleSubmit(draft: ProductDraft) {
    setBusy(true);
    const patch = patchOf(seen, draft);
    const edited = await editProductWithCost({
      ...{ shopId, formId, productId: seen.id, patch },
      ...{ cost: draft.cost, name: seen.name, unit: draft.unit },
    });
    const refused = edited.ok ? await renameOthers(draft, patch.family?.[1]) : edited.refusal;
    setBusy(false);
    if (refused || !edited.ok) return setRefusal(refused);
    if (edited.value) showToast(<Trans>Produit modifié</Trans>, "ok");
    onClose();
  }

  /** The rest of the family takes its new name too, each by an edit of its own. */
  async function renameOthers(
    { isOfAll }: ProductDraft,
    family: string | null | undefined,
  ): Promise<Reason | undefined> {
    if (!isOfAll || !family || !seen.family) return undefined;
    for (const { id: productId, name, unit, family: known = null } of others) {
      const patch = { family: [known, family] as [string | null, string] };
      const form = { shopId, formId: newFormId(), productId, patch };
      const edited = await editProductWithCost({ ...form, cost: undefined, name, unit });
      if (!edited.ok) return edited.refusal;
    }
    return undefined;
  }

  const link = `${buttonLook("plain", "normal")} grow`;
  return (
    <ProductSheet
      shopId={shopId}
      seen={seen}
      productId={seen.id}
      stock={
        <StockBadge
          exact={item.exactStock}
          threshold={item.stockThreshold}
          words={stockWords(item.shownStock, item)}
        />
      }
      isStocked={item.exactStock !== 0}
      othersOfFamily={others.length}
      start={start}
      busy={busy}
      failure={
        <Failure title={<Trans>Impossible de sauvegarder le produit</Trans>} reason={refusal} />
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(isTyped) => (
        <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
          <Link to={`/inventory?history=${item.id}`} className={link}>
            <History aria-hidden="true" className="size-5" />
            <Trans>Historique du stock</Trans>
          </Link>
          <Link to={`/product-management/labels?product=${item.id}`} className={link}>
            <Tags aria-hidden="true" className="size-5" />
            <Trans>Étiquettes</Trans>
          </Link>
          {item.family && (
            <Button
              className="grow"
              icon={<Shapes aria-hidden="true" className="size-5" />}
              onClick={() => onVariant(item)}
              disabled={isTyped}
            >
              <Trans>Ajouter une variante</Trans>
            </Button>
          )}
          <Button
            className="grow"
            icon={<Shapes aria-hidden="true" className="size-5" />}
            onClick={onVariants}
            disabled={isTyped}
          >
            <Trans>Tailles et couleurs</Trans>
          </Button>
          {isTyped && (
            <p className="basis-full text-sm text-ink-soft">
              <Trans>Enregistrez d’abord ce qui a changé.</Trans>
            </p>
          )}
          <Button
            className="mt-4 basis-full text-stop"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={onDelete}
          >
            <Trans>Supprimer le produit</Trans>
          </Button>
        </div>
      )}
    </ProductSheet>
  );
}
