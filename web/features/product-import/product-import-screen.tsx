import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { costsIn } from "#web/blocks/costs/costs-in.ts";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { RemarksCard } from "#web/blocks/import/file-remarks.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { takeHanded } from "#web/blocks/paper/handed-file.ts";
import { ExportCard } from "#web/blocks/product-export/export-card.tsx";
import { CatalogueProgress } from "#web/blocks/products/catalogue-progress.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogueSearch, useCatalogueState } from "#web/store/queries/use-catalogue.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { ImportDone } from "./import-done.tsx";
import { ImportRoom } from "./import-room.tsx";
import { useImport } from "./plan/use-import.ts";
import { PreviewStep } from "./preview-step.tsx";
import { Working } from "./working.tsx";

/** /product-management/import: products from a file and into a file. */
export function ProductImportScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const mayImport = shop && may(shop.role, "create-product") && may(shop.role, "edit-product");
  return (
    <Screen
      title={t`Importer et exporter`}
      actions={
        <Link to="/product-management" className={buttonLook("plain", "normal")}>
          <Trans>Retour aux produits</Trans>
        </Link>
      }
    >
      {!shop && <NoShop />}
      {shop && !mayImport && <NotAllowed action="edit-product" />}
      {shop && mayImport && <Catalogue key={shop.id} shop={shop} />}
    </Screen>
  );
}

/**
 * An import compares with all that the shop has: it waits until the whole catalogue is on the device. Should the
 * catalogue be fetched anew meanwhile, a file that has been chosen waits with it.
 */
function Catalogue({ shop }: { shop: SessionShop }) {
  const { phase, loaded, total } = useCatalogueState(shop.id);
  const isComing = phase === "loading";
  const isOpen = useKept(isComing ? undefined : true);
  return (
    <>
      {isComing && (
        <Card>
          <CatalogueProgress loaded={loaded} total={total} />
        </Card>
      )}
      {isOpen && (
        <div hidden={isComing} className="contents">
          <Import shop={shop} />
        </div>
      )}
    </>
  );
}

const everything = { text: "", category: undefined };

function Import({ shop }: { shop: SessionShop }) {
  const ids = useCatalogueSearch(shop.id, everything);
  const terms = useShop(shop.id);
  const { maxProducts = null, lowStockThreshold: stockThreshold = 10 } = terms ?? {};
  const scaleLabels = terms?.scaleLabels ?? [];
  const units = useUnits(shop.id, businessDay(useNow(), useDayCut(shop.id)));
  const costOf = units && costsIn(units);
  const shelf = { shopId: shop.id, shopName: shop.name, ids, maxProducts, stockThreshold };
  const work = useImport({ ...shelf, scaleLabels, costOf });
  const { stage } = work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another screen handed over is opened once
  useEffect(() => {
    const handed = takeHanded();
    if (handed) void work.open(handed);
  }, []);
  switch (stage.at) {
    case "choose":
      return (
        <div className="grid gap-4 md:grid-cols-2">
          {maxProducts !== null && (
            <div className="md:col-span-2">
              <ImportRoom max={maxProducts} left={Math.max(0, maxProducts - ids.length)} />
            </div>
          )}
          <ChooseFile trouble={stage.trouble} fileName={work.fileName} onChoose={work.open} />
          <ExportCard shop={shop} ids={ids} />
        </div>
      );
    case "reading":
      return (
        <Working
          label={<Trans>Lecture de {work.fileName}…</Trans>}
          done={stage.done}
          total={stage.total}
          onLeave={work.leave}
        />
      );
    case "columns":
      return (
        <>
          <RemarksCard remarks={stage.file} onSheet={work.chooseSheet} />
          <ColumnsStep file={work.file ?? stage.file} work={work} />
        </>
      );
    case "planning":
      return <Working label={<Trans>Comparaison avec la boutique…</Trans>} onLeave={work.leave} />;
    case "preview":
      return <PreviewStep stage={stage} work={work} />;
    case "writing":
      return <Working label={<Trans>Enregistrement de toutes les lignes ensemble…</Trans>} />;
    case "done":
      return <ImportDone stage={stage} work={work} />;
  }
}
