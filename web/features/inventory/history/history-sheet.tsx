import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { StockBadge } from "#web/blocks/products/stock-badge.tsx";
import { stockWords } from "#web/i18n/stock-words.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { useProductMoves } from "#web/store/queries/use-product-moves.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { MoveLine } from "./move-line.tsx";

type HistorySheetProps = { shopId: string; productId: string; onClose: () => void };

/** Drawn at once; the older ones when asked for. */
const pageOfMoves = 50;

/** Where the pieces of a product came from and went in the last 90 days: who, when, why. */
export function HistorySheet({ shopId, productId, onClose }: HistorySheetProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, productId);
  const moves = useProductMoves(shopId, productId);
  const timeZone = useTimeZone(shopId);
  const [shown, setShown] = useState(pageOfMoves);
  return (
    <Sheet
      open
      onClose={onClose}
      title={item?.name ?? t`Produit retiré`}
      closeLabel={t`Fermer l’historique`}
    >
      {item && (
        <StockBadge
          exact={item.exactStock}
          threshold={item.stockThreshold}
          words={stockWords(item.shownStock, item)}
        />
      )}
      <h3 className="mt-3 font-semibold">
        <Trans>Mouvements des 90 derniers jours</Trans>
      </h3>
      {moves.length === 0 && (
        <p className="py-4 text-ink-soft">
          <Trans>Aucun mouvement connu de cet appareil.</Trans>
        </p>
      )}
      <ul aria-label={t`Mouvements`}>
        {moves.slice(0, shown).map((move) => (
          <MoveLine key={move.id} move={move} timeZone={timeZone} unit={item?.unit} />
        ))}
      </ul>
      {moves.length > shown && (
        <Button wide onClick={() => setShown(shown + pageOfMoves)}>
          <Trans>Plus anciens</Trans>
        </Button>
      )}
    </Sheet>
  );
}
