import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from "react";
import { NothingFound } from "#web/blocks/product-list/nothing-found.tsx";
import { SeveralBearers } from "#web/blocks/shop/several-bearers.tsx";
import { bearersOf, firstOf, withBearers } from "#web/blocks/shop/with-bearers.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { productOf, useCatalogueSearch, useProduct } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";

const keyOf = (id: string) => id;

type ProductFinderProps = { shopId: string; onPick: (productId: string) => void };

/** All products of the shop; typing or scanning narrows them, a tap chooses one. */
export function ProductFinder({ shopId, onPick }: ProductFinderProps) {
  const { t } = useLingui();
  const heading = useId();
  const [text, setText] = useState("");
  const filter = { text, category: undefined };
  const named = useCatalogueSearch(shopId, filter);
  const isAsked = bearersOf(shopId, text).length > 1;
  const ids = useMemo(() => withBearers(shopId, text, named), [shopId, text, named]);
  // Only a tap selects a near name, never Enter.
  const near = useNearProducts(shopId, filter, ids);
  const all = useMemo(() => [...ids, ...near], [ids, near]);
  const renderRow = useCallback(
    (id: string) => <FoundProduct shopId={shopId} id={id} onPick={onPick} />,
    [shopId, onPick],
  );

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || text.trim() === "") return;
    event.preventDefault();
    // The next code takes the place of one that leaves a choice.
    const first = firstOf(shopId, text, ids);
    if (first === undefined) return event.currentTarget.select();
    onPick(first);
    setText("");
  }

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Choisir les produits</Trans>
      </h2>
      <TextField
        label={t`Rechercher un produit`}
        labelHidden
        placeholder={t`Rechercher un produit`}
        value={text}
        onChange={setText}
        onKeyDown={handleKey}
        inputMode="search"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        icon={<Search aria-hidden="true" className="size-5" />}
      />
      {isAsked && <SeveralBearers code={text.trim()} />}
      {text.trim() !== "" && ids.length === 0 && (
        <NothingFound
          text={text}
          near={near[0] && productOf(shopId, near[0])?.name}
          onClear={() => setText("")}
        />
      )}
      <div className="h-72 rounded-control border border-line">
        <VirtualList
          label={t`Produits`}
          items={all}
          keyOf={keyOf}
          renderRow={renderRow}
          rowRem={4.5}
          resetKey={text}
        />
      </div>
    </Card>
  );
}

function FoundProduct({ shopId, id, onPick }: ProductFinderProps & { id: string }) {
  const { t } = useLingui();
  const product = useProduct(shopId, id);
  if (!product) return null;
  const { name, barcode, uniqueCode, price } = product;
  return (
    <div className="flex h-full items-center gap-3 border-b border-line px-3">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-tight font-medium wrap-anywhere">{name}</p>
        <p className="truncate text-sm text-ink-soft">
          {formatMoney(price)}
          {product.unit && `/${bigUnit[product.unit]}`} · {barcode ?? uniqueCode}
        </p>
      </div>
      <Button
        aria-label={t`Ajouter ${name}`}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => onPick(id)}
        className="shrink-0"
      >
        {/* A price is read, a plus is known: on a narrow phone the word gives its place. */}
        <span className="max-[24rem]:sr-only">
          <Trans>Ajouter</Trans>
        </span>
      </Button>
    </div>
  );
}
