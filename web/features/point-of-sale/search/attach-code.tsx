import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { type ReactNode, useMemo, useState } from "react";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { editProduct } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import { productOf, useCatalogueSearch } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { TextField } from "#web/ui/text-field.tsx";

/** More would not be looked through with a queue waiting: one types another letter. */
const shownAtOnce = 20;

type AttachCodeProps = {
  shopId: string;
  code: string;
  /** Draws the list to choose from. */
  renderList: (
    label: string,
    products: readonly { id: string; name: string; price: number }[],
    onPick: (id: string) => void,
  ) => ReactNode;
  onAttached: (productId: string) => void;
};

/** Gives the scanned code to a product that has none yet. A code once given stays. */
export function AttachCode({ shopId, code, renderList, onAttached }: AttachCodeProps) {
  const { t } = useLingui();
  const [formId] = useState(newFormId);
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<Reason>();
  const filter = { text, category: undefined };
  const ids = useCatalogueSearch(shopId, filter);
  const exact = useMemo(
    () => ids.filter((id) => productOf(shopId, id)?.barcode === null),
    [shopId, ids],
  );
  const near = useNearProducts(shopId, filter, exact);
  const found = [...exact, ...near]
    .flatMap((id) => productOf(shopId, id) ?? [])
    .filter((item) => item.barcode === null)
    .slice(0, shownAtOnce);

  async function handlePick(productId: string) {
    const patch = { barcode: [null, normalizeBarcode(code)] as [null, string] };
    const edited = await editProduct({ shopId, formId, productId, patch });
    if (edited.ok) onAttached(productId);
    else setRefusal(edited.refusal);
  }

  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Chercher parmi les produits sans code`}
        value={text}
        onChange={setText}
        autoFocus
        autoComplete="off"
        icon={<Search aria-hidden="true" className="size-5" />}
      />
      {refusal && (
        <p role="alert" className="font-medium text-stop">
          <RefusalText reason={refusal} />
        </p>
      )}
      {exact.length === 0 && found[0] && <NearWords text={text} near={found[0].name} />}
      {found.length === 0 ? (
        <p role="status">
          <Trans>Aucun produit sans code ne correspond.</Trans>
        </p>
      ) : (
        renderList(t`Produits sans code`, found, handlePick)
      )}
    </div>
  );
}
