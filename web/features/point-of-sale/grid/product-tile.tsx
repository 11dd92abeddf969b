import { Plural } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Unit } from "#shared/schemas/measure.ts";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { useLongPress } from "./use-long-press.ts";

type ProductTileProps = {
  name: string;
  price: number;
  /** In place of the price. */
  priceWords?: string | undefined;
  /** Beside the stock. */
  note?: ReactNode;
  unit?: Unit | null | undefined;
  exactStock: number;
  stockThreshold: number;
  inCart: number;
  tabIndex: 0 | -1;
  onTap: () => void;
  onLongPress: () => void;
};

/** One product to tap: adds one; a long press, a right click or the menu key asks how many. */
export function ProductTile(props: ProductTileProps) {
  const { name, price, unit, exactStock, stockThreshold, inCart, tabIndex, onTap, onLongPress } =
    props;
  const press = useLongPress(onTap, onLongPress);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      {...press}
      className={cx(
        "relative flex flex-col snug:grid snug:grid-cols-[auto_minmax(0,1fr)] snug:content-start snug:gap-x-2 rounded-card border bg-surface text-left select-none [-webkit-touch-callout:none] hover:border-brand-ink active:bg-brand-soft",
        inCart > 0
          ? "border-2 border-brand-ink p-[7px] snug:p-[5px]"
          : "border-line p-2 snug:p-1.5",
      )}
    >
      <span className="flex flex-wrap items-center gap-x-2 snug:contents">
        <span className="shrink-0 snug:row-span-2">
          {inCart > 0 ? (
            <span className="figures flex size-10 items-center justify-center rounded-control bg-brand text-lg font-bold text-on-brand">
              <span aria-hidden="true">{formatQuantity(inCart)}</span>
              <VisuallyHidden>
                <Plural value={inCart} one="# dans le panier" other="# dans le panier" />
              </VisuallyHidden>
            </span>
          ) : (
            <ProductPicture name={name} size="small" />
          )}
        </span>
        <span className="figures grow text-right text-lg leading-6 font-bold snug:leading-5">
          {props.priceWords ?? formatAmount(price)}
          {unit && <span className="text-sm font-medium">/{bigUnit[unit]}</span>}
        </span>
      </span>
      <span className="mt-1.5 line-clamp-2 min-h-10 leading-5 font-medium wrap-anywhere snug:mt-1 snug:col-span-2 snug:row-start-3">
        {name}
      </span>
      <span className="mt-auto flex min-w-0 justify-end snug:col-start-2 snug:row-start-2 snug:h-5 snug:items-center snug:*:py-0">
        {props.note !== undefined && (
          <span className="mr-auto truncate text-sm text-ink-soft">{props.note}</span>
        )}
        <StockBadge exact={exactStock} threshold={stockThreshold} unit={unit} quiet />
      </span>
    </button>
  );
}
