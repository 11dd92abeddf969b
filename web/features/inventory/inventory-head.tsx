import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ClipboardList from "lucide-react/icons/clipboard-list";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { StockLevel } from "#shared/rules/stock.ts";
import { CatalogueProgress } from "#web/blocks/products/catalogue-progress.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import type { CatalogueState } from "#web/store/queries/use-catalogue.ts";
import type { ProductStats } from "#web/store/queries/use-product-list.ts";
import { chooseShop, type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { latePart } from "#web/ui/late-part.ts";
import { SelectField } from "#web/ui/select-field.tsx";

/** What goods cost is fetched by the office alone. */
const StockValueCard = latePart(() =>
  withOffice(async () => (await import("#web/blocks/costs/stock-value-card.tsx")).StockValueCard),
);

type InventoryHeadProps = {
  shop: SessionShop;
  stats: ProductStats;
  catalogue: CatalogueState;
  onLevel: (level: StockLevel) => void;
};

/** Which shop, what asks for eyes, and the way to a count. */
export function InventoryHead({ shop, stats, catalogue, onLevel }: InventoryHeadProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 pt-3 lg:pt-6">
      <ScreenHead
        title={t`Stock`}
        actions={
          <Link to="/inventory/count" className={buttonLook("main", "normal")}>
            <ClipboardList aria-hidden="true" className="size-5" />
            <Trans>Compter le stock</Trans>
          </Link>
        }
      />
      <ShopSelect shop={shop} />
      {catalogue.phase === "loading" && (
        <CatalogueProgress loaded={catalogue.loaded} total={catalogue.total} />
      )}
      {(stats.out > 0 || stats.low > 0) && (
        <div className="grid grid-cols-2 gap-2 lg:max-w-md">
          <LevelButton tone="text-stop" onPick={() => onLevel("out")}>
            <Plural value={stats.out} one="# produit en rupture" other="# produits en rupture" />
          </LevelButton>
          <LevelButton tone="text-attention" onPick={() => onLevel("low")}>
            <Plural
              value={stats.low}
              one="# produit en stock faible"
              other="# produits en stock faible"
            />
          </LevelButton>
        </div>
      )}
      {may(shop.role, "keep-costs") && (
        <Suspense fallback={null}>
          <StockValueCard shopId={shop.id} />
        </Suspense>
      )}
    </div>
  );
}

/** For people of several shops. */
function ShopSelect({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const shops = useSession((state) => state.session?.shops) ?? [];
  if (shops.length < 2) return null;
  return (
    <div className="md:max-w-sm">
      <SelectField
        label={t`Boutique`}
        value={shop.id}
        onChange={chooseShop}
        options={shops.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}

type LevelButtonProps = { tone: string; onPick: () => void; children: ReactNode };

/** How many run low; a tap shows which. */
function LevelButton({ tone, onPick, children }: LevelButtonProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className={`min-h-12 rounded-card border border-line bg-surface px-3 py-2 text-left leading-tight font-semibold hover:bg-sunken ${tone}`}
    >
      {children}
    </button>
  );
}
