import { Plural } from "@lingui/react/macro";
import { memo } from "react";
import { ProductPicture } from "#web/blocks/product-picture.tsx";
import { StockBadge } from "#web/blocks/stock-badge.tsx";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useLongPress } from "./use-long-press.ts";

type ProductTileProps = {
  name: string;
  price: number;
  exactStock: number;
  stockThreshold: number;
  inCart: number;
  tabIndex: 0 | -1;
  onTap: () => void;
  onLongPress: () => void;
};

/** One product to tap: adds one; a long press, a right click or the menu key asks how many. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { name, price, exactStock, stockThreshold, inCart, tabIndex, onTap, onLongPress } = props;
  const press = useLongPress(onTap, onLongPress);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      {...press}
      className={cx(
        "relative flex flex-col rounded-card border bg-surface p-2 text-left select-none [-webkit-touch-callout:none] hover:border-brand-ink active:bg-brand-soft",
        inCart > 0 ? "border-2 border-brand-ink p-[7px]" : "border-line",
      )}
    >
      <span className="flex items-start gap-2">
        <ProductPicture name={name} className="size-10 text-base" />
        {inCart > 0 && (
          <span className="figures ml-auto rounded-full bg-brand px-2.5 py-0.5 text-lg font-bold text-on-brand">
            <span aria-hidden="true">{formatQuantity(inCart)}</span>
            <VisuallyHidden>
              <Plural value={inCart} one="# dans le panier" other="# dans le panier" />
            </VisuallyHidden>
          </span>
        )}
      </span>
      <span className="mt-1 line-clamp-2 leading-tight font-medium break-words">{name}</span>
      <span className="mt-auto flex items-end justify-between gap-1 pt-1">
        <span className="figures text-lg leading-6 font-bold">{formatAmount(price)}</span>
        <StockBadge exact={exactStock} threshold={stockThreshold} quiet />
      </span>
    </button>
  );
});
