import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { useLowStock } from "#web/store/queries/use-low-stock.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const shownAtMost = 5;

/** What is to be bought again: what is nearest to nothing first. */
export function LowStockCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const { products, count } = useLowStock(shopId, shownAtMost);
  const { phase } = useCatalogueState(shopId);
  const more = count - products.length;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Stock faible</Trans>
      </h2>
      {count === 0 ? (
        <NothingYet shopId={shopId} isRead={phase !== "loading"}>
          <p className="text-ink-soft">
            <Trans>Aucun produit à son seuil : rien à racheter.</Trans>
          </p>
        </NothingYet>
      ) : (
        <ul aria-label={t`Stock faible`}>
          {products.map(({ id, name, barcode, exactStock, stockThreshold }) => (
            <li
              key={id}
              className="flex min-h-14 items-center gap-3 border-b border-line py-1 last:border-b-0"
            >
              <span className="flex min-w-0 flex-1 flex-col leading-tight">
                <span className="font-medium break-words">{name}</span>
                <span className="figures text-sm text-ink-soft">
                  {barcode ?? <Trans>Sans code-barres</Trans>}
                </span>
              </span>
              <StockBadge exact={exactStock} threshold={stockThreshold} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="text-sm text-ink-soft">
          <Plural value={more} one="et # autre produit" other="et # autres produits" />
        </p>
      )}
      <Link to="/product-management" className={`${buttonLook("plain", "normal")} self-start`}>
        <Trans>Gérer les produits</Trans>
      </Link>
    </Card>
  );
}
