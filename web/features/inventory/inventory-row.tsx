import { Trans, useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { ProductLine } from "#web/blocks/product-list/product-line.tsx";
import type { StockChange } from "#web/blocks/product-list/stock-change-dialog.tsx";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** What one does with the stock of a product. */
export type StockAct = StockChange | "correct";

type InventoryRowProps = {
  shopId: string;
  id: string;
  onHistory: (id: string) => void;
  onAct: (act: StockAct) => void;
};

/** One product on the shelf: more, fewer, put right; a tap shows where its pieces came from and went. */
export function InventoryRow({ shopId, id, onHistory, onAct }: InventoryRowProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, id);
  if (!item) return null;
  const { name } = item;
  return (
    <ProductLine
      shopId={shopId}
      item={item}
      openLabel={t`Historique de ${name}`}
      onOpen={() => onHistory(id)}
      detail={item.barcode ?? item.uniqueCode}
    >
      <IconButton
        label={t`Diminuer le stock de ${name}`}
        icon={<Minus aria-hidden="true" />}
        className="border border-edge"
        onClick={() => onAct("decrease")}
      />
      <IconButton
        label={t`Augmenter le stock de ${name}`}
        icon={<Plus aria-hidden="true" />}
        className="border border-edge"
        onClick={() => onAct("increase")}
      />
      <button
        type="button"
        aria-label={t`Modifier le stock de ${name}`}
        onClick={() => onAct("correct")}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-edge font-medium hover:bg-sunken lg:px-3"
      >
        <Pencil aria-hidden="true" className="size-5" />
        <span className="max-lg:hidden">
          <Trans>Modifier</Trans>
        </span>
      </button>
    </ProductLine>
  );
}
