import { useLingui } from "@lingui/react/macro";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { ProductLine } from "#web/blocks/product-list/product-line.tsx";
import type { StockChange } from "#web/blocks/product-list/stock-change-dialog.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type ProductRowProps = {
  shopId: string;
  id: string;
  onEdit: (id: string) => void;
  onStock: (id: string, mode: StockChange) => void;
};

/** One product of the office: its price, its stock, and what is done most with it. */
export function ProductRow({ shopId, id, onEdit, onStock }: ProductRowProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, id);
  if (!item) return null;
  const { name } = item;
  return (
    <ProductLine
      shopId={shopId}
      item={item}
      openLabel={t`Modifier ${name}`}
      onOpen={() => onEdit(id)}
      detail={
        <>
          <span className="figures font-semibold text-ink">{formatMoney(item.price)}</span>
          {item.category !== "" && ` · ${item.category}`}
          {item.family && ` · ${t`variante de ${item.family}`}`}
          {item.brand !== "" && ` · ${item.brand}`}
          {` · ${item.uniqueCode}`}
        </>
      }
    >
      <IconButton
        label={t`Diminuer le stock de ${name}`}
        icon={<Minus aria-hidden="true" />}
        className="border border-edge"
        onClick={() => onStock(id, "decrease")}
      />
      <IconButton
        label={t`Augmenter le stock de ${name}`}
        icon={<Plus aria-hidden="true" />}
        className="border border-edge"
        onClick={() => onStock(id, "increase")}
      />
    </ProductLine>
  );
}
