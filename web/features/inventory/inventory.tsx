import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useKept } from "#web/blocks/hooks/use-kept.ts";
import { everyProduct, levelIn, withLevel } from "#web/blocks/product-list/product-filter.tsx";
import { ProductList } from "#web/blocks/product-list/product-list.tsx";
import { StockChangeDialog } from "#web/blocks/product-list/stock-change-dialog.tsx";
import { useCodeReader } from "#web/blocks/product-list/use-code-reader.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { useCatalogueState, useProduct } from "#web/store/queries/use-catalogue.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import type { SessionShop } from "#web/store/session.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { HistorySheet } from "./history/history-sheet.tsx";
import { InventoryHead } from "./inventory-head.tsx";
import { InventoryRow, type StockAct } from "./inventory-row.tsx";
import { NothingInStock } from "./nothing-in-stock.tsx";

/** The stock of one shop: what there is, what comes and goes, what was counted. */
export function Inventory({ shop }: { shop: SessionShop }) {
  const readCode = useCodeReader(shop.id);
  const [parameters, setParameters] = useSearchParams();
  const [filter, setFilter] = useState(() => withLevel(everyProduct, levelIn(parameters)));
  const [scanned, setScanned] = useState<string>();
  const [act, setAct] = useState<{ id: string; kind: StockAct }>();
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
  function handleCode(code: string) {
    const show = () => {
      setFilter({ ...everyProduct, text: code });
      setScanned(code);
    };
    return readCode(code, { one: show, several: show });
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
      {act && <ActDialog key={act.id} shopId={shop.id} {...act} onClose={close} />}
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

type ActDialogProps = { shopId: string; id: string; kind: StockAct; onClose: () => void };

/** Over one product, and while the shop is read anew over what it was; the act itself knows whether it still is. */
function ActDialog({ shopId, id, kind, onClose }: ActDialogProps) {
  const item = useKept(useProduct(shopId, id));
  if (!item) return null;
  if (kind === "correct") return <CorrectDialog shopId={shopId} item={item} onClose={onClose} />;
  return <StockChangeDialog shopId={shopId} item={item} mode={kind} onClose={onClose} />;
}
