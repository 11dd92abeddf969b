import type { ReactNode } from "react";
import { ProductPhoto } from "#web/blocks/products/product-photo.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { stockWords } from "#web/i18n/stock-words.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

/** The height of a line in rem: two storeys on a phone, one beyond. */
export const lineRem = { narrow: 8, wide: 4.75 };

type ProductLineProps = {
  shopId: string;
  item: CatalogueItem;
  /** What a tap on the product does, in words, for those who hear the screen. */
  openLabel: string;
  onOpen: () => void;
  /** Under the name: price, code. */
  detail: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
};

/** One product of a list, its stock in words, and what one does with it. */
export function ProductLine({
  shopId,
  item,
  openLabel,
  onOpen,
  detail,
  children,
}: ProductLineProps) {
  return (
    <article className="h-full pb-2">
      <div className="flex h-full flex-col justify-between rounded-card border border-line bg-surface p-1.5 lg:flex-row lg:items-center lg:gap-4">
        <button
          type="button"
          aria-label={openLabel}
          onClick={onOpen}
          className="flex min-h-14 min-w-0 items-center gap-3 rounded-control px-1.5 text-left hover:bg-sunken lg:flex-1"
        >
          <ProductPhoto shopId={shopId} name={item.name} images={item.images} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-1 leading-6 font-medium wrap-anywhere">{item.name}</span>
            <span className="line-clamp-1 text-sm text-ink-soft">{detail}</span>
          </span>
        </button>
        <div className="flex min-w-0 items-center justify-between gap-2 pl-1.5 lg:justify-end">
          <span className="flex min-w-0 flex-wrap items-center gap-1">
            <StockBadge
              exact={item.exactStock}
              threshold={item.stockThreshold}
              words={stockWords(item.shownStock, item)}
            />
            {item.isPending && <UnsentMark />}
          </span>
          <span className="flex shrink-0 gap-1">{children}</span>
        </div>
      </div>
    </article>
  );
}
