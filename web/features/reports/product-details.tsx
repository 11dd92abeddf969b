import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { ProductOrder } from "#shared/rules/best-products.ts";
import { FiguresTable } from "#web/blocks/figures/figures-table.tsx";
import { type ProductLine, sortedBy } from "#web/blocks/reports/report-figures.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { Pager, pageOf } from "#web/ui/pager.tsx";
import type { Names } from "./names.ts";

/** Rows that one leafs through. */
const perPage = 20;

type ProductDetailsProps = {
  products: readonly ProductLine[];
  names: Names;
  /** Of several shops: says which. */
  showsShop: boolean;
};

/** Every product of the period, the best first, by pieces or by francs. */
export function ProductDetails({ products, names, showsShop }: ProductDetailsProps) {
  const { t } = useLingui();
  const [order, setOrder] = useState<ProductOrder>("pieces");
  const [wanted, setWanted] = useState(1);
  const sorted = useMemo(() => sortedBy(products, order), [products, order]);
  const { rows, page, pages } = pageOf(sorted, wanted, perPage);

  function handleOrder(next: ProductOrder) {
    setOrder(next);
    setWanted(1);
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ChipRow label={t`Ordre des produits`}>
        <Chip pressed={order === "pieces"} onPress={() => handleOrder("pieces")}>
          <Trans>Par pièces</Trans>
        </Chip>
        <Chip pressed={order === "revenue"} onPress={() => handleOrder("revenue")}>
          <Trans>Par montant</Trans>
        </Chip>
      </ChipRow>
      <FiguresTable
        caption={<Trans>Détail des produits ({products.length})</Trans>}
        of={<Trans>Produit</Trans>}
        columns={[{ name: <Trans>Pièces</Trans> }, { name: <Trans>FCFA</Trans> }]}
        rows={rows.map(({ shopId, productId, pieces, revenue }) => ({
          key: `${shopId} ${productId}`,
          name: (
            <>
              {names.product(shopId, productId)}
              {showsShop && (
                <span className="block text-sm text-ink-soft">{names.shop(shopId)}</span>
              )}
            </>
          ),
          cells: [formatQuantity(pieces), formatAmount(revenue)],
        }))}
      >
        <Pager
          label={t`Pages des produits`}
          page={page}
          pages={pages}
          onPage={setWanted}
          previousLabel={t`Page précédente`}
          nextLabel={t`Page suivante`}
        >
          <Trans>
            Page {page} sur {pages}
          </Trans>
        </Pager>
      </FiguresTable>
    </div>
  );
}
