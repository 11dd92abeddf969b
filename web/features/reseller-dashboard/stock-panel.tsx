import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { amountsOf } from "#web/blocks/handover/amounts.ts";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { priceWords } from "#web/i18n/price-words.ts";
import { type ShopHeldProduct, useShopsHeld } from "#web/store/queries/use-shops-goods.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const perPage = 8;

/** What a reseller has in hand, of every shop, with the price below which it may not go. */
export function StockPanel({ shops }: { shops: readonly SessionShop[] }) {
  const { t } = useLingui();
  const held = useShopsHeld(shops.map(({ id }) => id));
  if (!held) return <Skeleton className="h-40 w-full" />;
  const amounts = amountsOf(held.map((one) => ({ quantity: one.held, unit: one.by?.unit })));
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name;
  const rows = held.map((product) => ({
    ...product,
    id: `${product.shopId} ${product.productId}`,
  }));
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">
          <Trans>Ma marchandise</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            <AmountWords amounts={amounts} /> en main
          </Trans>
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>Rien en main : ce qu’une boutique vous confie apparaît ici.</Trans>
        </p>
      ) : (
        <>
          <PagedList
            label={t`Ma marchandise`}
            rows={rows}
            perPage={perPage}
            renderRow={(product) => (
              <Held
                product={product}
                shopName={shops.length > 1 ? nameOf(product.shopId) : undefined}
              />
            )}
          />
          <Link to="/point-of-sale" className={`${buttonLook("main", "sell")} self-start`}>
            <Trans>Vendre</Trans>
          </Link>
        </>
      )}
    </Card>
  );
}

type HeldProps = { product: ShopHeldProduct; shopName: string | undefined };

function Held({ product: { name, held, price, minPrice, by }, shopName }: HeldProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 border-t border-line pt-2">
      <ProductPicture name={name} size="small" />
      <span className="flex min-w-0 flex-1 flex-col leading-tight">
        <span className="font-medium break-words">{name}</span>
        <span className="text-sm break-words text-ink-soft">
          {shopName !== undefined && `${shopName} · `}
          <Trans>
            {priceWords(price, by)}, minimum {priceWords(minPrice, by)}
          </Trans>
        </span>
      </span>
      <span className="figures shrink-0 font-bold">
        <AmountWords amounts={amountsOf([{ quantity: held, unit: by?.unit }])} />
      </span>
    </div>
  );
}
