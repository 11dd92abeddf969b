import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { everyProduct, withLevel } from "#web/blocks/product-list/product-filter.tsx";
import { ProductList } from "#web/blocks/product-list/product-list.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { useNotYet } from "#web/blocks/scan/use-not-yet.ts";
import { StockChangeDialog } from "#web/blocks/stock-change-dialog.tsx";
import { findByBarcode, useCatalogueState, useProduct } from "#web/store/queries/use-catalogue.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import type { SessionShop } from "#web/store/session.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { HistorySheet } from "./history/history-sheet.tsx";
import { InventoryHead } from "./inventory-head.tsx";
import { InventoryRow, type StockAct } from "./inventory-row.tsx";
import { NothingInStock } from "./nothing-in-stock.tsx";

/** The stock of one shop: what there is, what comes and goes, what was counted. */
export function Inventory({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const sayNotYet = useNotYet();
  const [parameters, setParameters] = useSearchParams();
  const [filter, setFilter] = useState(everyProduct);
  const [scanned, setScanned] = useState<string>();
  const [act, setAct] = useState<{ id: string; kind: StockAct }>();
  const acted = useProduct(shop.id, act?.id ?? "");
  const stats = useProductStats(shop.id);
  const catalogue = useCatalogueState(shop.id);
  const history = parameters.get("history");
  const close = () => setAct(undefined);

  // In place of the page, or « back » would open again what was closed.
  const handleHistory = useCallback(
    (id: string) => {
      setScanned(undefined);
      setParameters({ history: id }, { replace: true });
    },
    [setParameters],
  );
  const handleAct = useCallback((id: string, kind: StockAct) => {
    setScanned(undefined);
    setAct({ id, kind });
  }, []);
  const renderLine = useCallback(
    (id: string) => (
      <InventoryRow
        shopId={shop.id}
        id={id}
        onHistory={handleHistory}
        onAct={(kind) => handleAct(id, kind)}
      />
    ),
    [shop.id, handleHistory, handleAct],
  );

  /** A code leaves its product alone on the list, or those to choose from that bear it. */
  function handleCode(code: string): ScanOutcome {
    const [first, ...others] = findByBarcode(shop.id, code);
    if (!first) {
      if (catalogue.phase === "loading") return sayNotYet(code);
      showToast(t`Aucun produit n’a le code ${code}.`, "stop");
      return "unknown";
    }
    setFilter({ ...everyProduct, text: code });
    setScanned(code);
    if (others.length === 0) return "known";
    showToast(t`Plusieurs produits ont le code ${code} : choisissez par le nom.`, "attention");
    return "ask";
  }

  useCodeWedge({
    enabled: act === undefined && history === null,
    isReady: catalogue.canSell,
    onCode: handleCode,
  });

  return (
    <>
      <ProductList
        shopId={shop.id}
        memoryKey={`inventory ${shop.id}`}
        head={
          <InventoryHead
            shop={shop}
            stats={stats}
            catalogue={catalogue}
            onLevel={(level) => setFilter(withLevel(everyProduct, level))}
          />
        }
        filter={filter}
        onFilter={setFilter}
        renderLine={renderLine}
        isEmpty={stats.count === 0}
        whenEmpty={catalogue.phase === "loading" ? undefined : <NothingInStock role={shop.role} />}
        onCode={handleCode}
        scanned={scanned}
      />
      {act && acted && act.kind === "correct" && (
        <CorrectDialog shopId={shop.id} item={acted} onClose={close} />
      )}
      {act && acted && act.kind !== "correct" && (
        <StockChangeDialog shopId={shop.id} item={acted} mode={act.kind} onClose={close} />
      )}
      {history !== null && (
        <HistorySheet
          shopId={shop.id}
          productId={history}
          onClose={() => setParameters({}, { replace: true })}
        />
      )}
    </>
  );
}
