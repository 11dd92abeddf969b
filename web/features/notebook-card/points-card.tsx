import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { movesOf } from "#web/blocks/notebook/moves-of.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { usePointMoves, usePoints } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { MoveFrame } from "./move-frame.tsx";
import { TicketLink } from "./ticket-link.tsx";

/** How many lines are shown before more are asked for. */
const atOnce = 5;

/** Points of a customer, what they are worth, and what happened to them; nothing where the shop has none and had none. */
export function PointsCard({ shopId, id }: { shopId: string; id: string }) {
  const points = usePoints(shopId, id);
  const moves = movesOf(usePointMoves(shopId), id);
  const loyalty = useShop(shopId)?.loyalty;
  const titleId = useId();
  const [most, setMost] = useState(atOnce);
  if (!loyalty && moves.length === 0) return null;
  const more = moves.length - most;
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2
        id={titleId}
        className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-semibold"
      >
        <Trans>Points</Trans>
        <span className="figures text-2xl font-bold">{formatQuantity(points)}</span>
      </h2>
      {loyalty && points > 0 && (
        <p className="text-ink-soft">
          <Trans>Ils paient {formatMoney(points * loyalty.francsOfPoint)}.</Trans>
        </p>
      )}
      {points < 0 && (
        <p className="font-medium text-attention">
          <Trans>Plus de points sont partis que le client n’en avait.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {moves.slice(0, most).map((move) => (
          <li key={move.id} className="py-2">
            <MoveFrame {...{ shopId, move }} figure={move.points ?? 0}>
              <TicketLink shopId={shopId} saleId={move.saleIds[0]} />
            </MoveFrame>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button className="self-start" onClick={() => setMost(most + 6 * atOnce)}>
          <Plural
            value={more}
            one="Voir # ligne plus ancienne"
            other="Voir # lignes plus anciennes"
          />
        </Button>
      )}
    </Card>
  );
}
