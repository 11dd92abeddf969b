import { Plural } from "@lingui/react/macro";
import { formatAmount } from "#web/i18n/money.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { ProductTile } from "./product-tile.tsx";

export type FamilyTileProps = {
  shopId: string;
  ids: readonly string[];
  inCart: ReadonlyMap<string, { count: number }>;
  tabIndex: 0 | -1;
  onTap: () => void;
};

/** The sizes and colours of one product as one tile: from its lowest price, with all that there is of them. */
export function FamilyTile({ shopId, ids, inCart, tabIndex, onTap }: FamilyTileProps) {
  const items = useProducts(shopId, ids).flatMap((item) => item ?? []);
  const [first] = items;
  if (!first) return null;
  const prices = items.map(({ price }) => price);
  const least = Math.min(...prices);
  return (
    <ProductTile
      name={first.family ?? first.name}
      price={least}
      priceWords={least < Math.max(...prices) ? `${formatAmount(least)}+` : undefined}
      unit={first.unit}
      exactStock={items.reduce((sum, { shownStock }) => sum + shownStock, 0)}
      stockThreshold={0}
      inCart={ids.reduce((sum, id) => sum + (inCart.get(id)?.count ?? 0), 0)}
      tabIndex={tabIndex}
      note={<Plural value={items.length} one="# variante" other="# variantes" />}
      onTap={onTap}
      onLongPress={onTap}
    />
  );
}
