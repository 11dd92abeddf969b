import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FiguresTable } from "#web/blocks/figures/figures-table.tsx";
import { marginShare, type ProductProfit } from "#web/blocks/profit/profit-figures.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { Pager, pageOf } from "#web/ui/pager.tsx";
import type { ProfitNames } from "./profit-names.ts";

/** Rows that one leafs through. */
const perPage = 20;

type ProductsTableProps = { products: readonly ProductProfit[] | undefined; names: ProfitNames };

/** What each product leaves, the most first; those whose cost nobody knows last, and said so. */
export function ProductsTable({ products, names }: ProductsTableProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  if (products === undefined)
    return (
      <p className="text-ink-soft">
        <Trans>
          Les produits de cette période ne peuvent pas être comptés un par un sur cet appareil.
          Choisissez des mois entiers, ou une période plus récente.
        </Trans>
      </p>
    );
  const { rows, page, pages } = pageOf(products, wanted, perPage);
  const unknownWords = t`coût inconnu`;
  return (
    <FiguresTable
      caption={<Trans>Résultat par produit ({products.length})</Trans>}
      of={<Trans>Produit</Trans>}
      columns={[
        { name: <Trans>Ventes</Trans>, from: "tablet" },
        { name: <Trans>Coût</Trans>, from: "tablet" },
        { name: <Trans>Résultat, FCFA</Trans> },
        { name: <Trans>Marge</Trans>, from: "phone" },
      ]}
      rows={rows.map(({ productId, net, unknown, cost, result }) => {
        const share = marginShare({ net, unknown, margin: result ?? 0 });
        const told = share === undefined || result === null ? "–" : `${formatAmount(share)} %`;
        return {
          key: productId,
          name: names.product(productId),
          cells:
            result === null
              ? [formatAmount(net), unknownWords, unknownWords, "–"]
              : [formatAmount(net), formatAmount(cost), formatAmount(result), told],
        };
      })}
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
  );
}
