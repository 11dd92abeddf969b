import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { SeveralBearers } from "#web/blocks/shop/several-bearers.tsx";
import { bearersOf, firstOf, withBearers } from "#web/blocks/shop/with-bearers.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import { productOf, useCatalogueSearch, useProduct } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** More would not be looked through in a form: one types another letter. */
const shownAtOnce = 5;

type ProductFieldProps = {
  shopId: string;
  label: string;
  productId: string | undefined;
  onPick: (productId: string | undefined) => void;
  error?: ReactNode;
  /** What is looked for at first. */
  code?: string;
};

/** One product of the shop, found by its name or its code, with what is left of it. */
export function ProductField({ productId, ...search }: ProductFieldProps) {
  const { shopId, label, onPick } = search;
  const product = useProduct(shopId, productId ?? "");
  if (!product || productId === undefined) return <ProductSearch {...search} />;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3 rounded-control border border-edge p-2">
        <ProductPicture name={product.name} size="small" />
        <span className="min-w-0 flex-1 basis-32 leading-tight font-medium break-words">
          {product.name}
        </span>
        <StockBadge
          exact={product.exactStock}
          threshold={product.stockThreshold}
          words={stockWords(product.shownStock, product)}
        />
        <Button kind="quiet" onClick={() => onPick(undefined)}>
          <Trans>Changer</Trans>
        </Button>
      </div>
    </fieldset>
  );
}

type ProductSearchProps = Omit<ProductFieldProps, "productId">;

function ProductSearch({ shopId, label, onPick, error, code = "" }: ProductSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(code);
  const filter = { text, category: undefined };
  const ids = useCatalogueSearch(shopId, filter);
  const nearIds = useNearProducts(shopId, filter, ids);
  const bearers = bearersOf(shopId, text);
  const isAsked = bearers.length > 1;
  const found = withBearers(shopId, text, ids)
    .slice(0, Math.max(shownAtOnce, bearers.length))
    .flatMap((id) => productOf(shopId, id) ?? []);
  // Only a tap selects a near name, never Enter.
  const near = nearIds
    .slice(0, Math.max(0, shownAtOnce - found.length))
    .flatMap((id) => productOf(shopId, id) ?? []);
  const shown = text === "" ? [] : [...found, ...near];

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || text === "") return;
    // A scanner ends its code with Enter; whoever types a name takes the first one found.
    event.preventDefault();
    // The next code takes the place of one that leaves a choice.
    const first = firstOf(
      shopId,
      text,
      found.map(({ id }) => id),
    );
    if (first === undefined && found.length > 0) event.currentTarget.select();
    else onPick(first);
  }

  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={label}
        value={text}
        onChange={setText}
        onKeyDown={handleKey}
        placeholder={t`Nom ou code-barres`}
        autoComplete="off"
        spellCheck={false}
        icon={<Search aria-hidden="true" className="size-5" />}
        error={error}
      />
      {text !== "" && shown.length === 0 && (
        <p role="status">
          <Trans>Aucun produit ne répond à « {text} ». Tapez moins de lettres.</Trans>
        </p>
      )}
      {found.length === 0 && shown[0] && <NearWords text={text} near={shown[0].name} />}
      {isAsked && <SeveralBearers code={text.trim()} />}
      {shown.length > 0 && (
        <ul aria-label={t`Produits trouvés`} className="rounded-control border border-line">
          {shown.map((item) => (
            <li key={item.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => onPick(item.id)}
                className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-3 py-1 text-left outline-offset-[-3px] hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 basis-32 leading-tight break-words">
                  {item.name}
                </span>
                <StockBadge
                  exact={item.exactStock}
                  threshold={item.stockThreshold}
                  words={stockWords(item.shownStock, item)}
                  quiet
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
