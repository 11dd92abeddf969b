import { Plural, Trans, useLingui } from "@lingui/react/macro";
import PackagePlus from "lucide-react/icons/package-plus";
import { homeOfSession } from "#web/blocks/destination.ts";
import { PlanLimitCard } from "#web/blocks/plans/product-limit.tsx";
import { ProductTabs } from "#web/blocks/product-list/product-tabs.tsx";
import { CatalogueProgress } from "#web/blocks/products/catalogue-progress.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import type { CatalogueState } from "#web/store/queries/use-catalogue.ts";
import type { ProductStats } from "#web/store/queries/use-product-list.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { StatsCards } from "./stats-cards.tsx";

/** What the screen says while the shop has not been read. */
const limitUntilKnown = 100;

type ProductsHeadProps = {
  shopId: string;
  stats: ProductStats;
  isFull: boolean;
  catalogue: CatalogueState;
  onAdd: () => void;
  onDeleted: () => void;
};

/** Where one is, how many products there are, and what one does here. */
export function ProductsHead(props: ProductsHeadProps) {
  const { shopId, stats, isFull, catalogue, onAdd, onDeleted } = props;
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = useShop(shopId);
  const isKnown = catalogue.phase !== "loading";
  const max = shop ? stats.max : limitUntilKnown;
  return (
    <div className="flex flex-col gap-3 pt-3 lg:gap-4 lg:pt-6">
      <ScreenHead
        title={t`Produits`}
        back={<BackToDashboard to={homeOfSession(session)} />}
        actions={
          <Button
            kind="main"
            aria-label={t`Ajouter un produit`}
            icon={<PackagePlus aria-hidden="true" className="size-5" />}
            onClick={onAdd}
          >
            <Trans>Ajouter</Trans>
          </Button>
        }
      />
      <ProductTabs />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-h-7">{isKnown && <ProductCount count={stats.count} max={max} />}</p>
        <GoodsLinks shopId={shopId} onDeleted={onDeleted} />
      </div>
      {isFull && max !== null && <PlanLimitCard max={max} />}
      {catalogue.phase === "loading" && (
        <CatalogueProgress loaded={catalogue.loaded} total={catalogue.total} />
      )}
      {catalogue.total > 0 && <StatsCards stats={stats} />}
    </div>
  );
}

/** « 12/100 produits »; without a limit, or when the plan has run out, how many. */
function ProductCount({ count, max }: { count: number; max: number | null }) {
  const figure =
    max === null || max === 0
      ? formatQuantity(count)
      : `${formatQuantity(count)}/${formatQuantity(max)}`;
  return (
    <Trans>
      <strong className="figures text-xl">{figure}</strong>{" "}
      <Plural value={max || count} one="produit" other="produits" />
    </Trans>
  );
}
