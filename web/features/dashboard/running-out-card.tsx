import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { useToOrder } from "#web/blocks/forecast/use-to-order.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** Days ahead within which something that runs out is told here. */
const soon = 7;
const shownAtMost = 3;

/** What runs out first by the forecast, for whoever orders; nothing while nothing does. */
export function RunningOutCard({ shopId }: { shopId: string }) {
  const { groups = [] } = useToOrder(shopId);
  const lines = groups.flatMap((group) => group.lines).filter(({ daysLeft }) => daysLeft <= soon);
  const first = lines.sort((a, b) => a.daysLeft - b.daysLeft).slice(0, shownAtMost);
  const products = useProducts(
    shopId,
    first.map(({ productId }) => productId),
  );
  if (first.length === 0) return null;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Va manquer</Trans>
      </h2>
      <ul>
        {first.map(({ productId, daysLeft }, at) => (
          <li key={productId} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0 font-medium break-words">{products[at]?.name}</span>
            <span className="figures shrink-0">
              <Plural
                value={daysLeft}
                _0="il n’en reste plus"
                one="il reste # jour"
                other="il reste # jours"
              />
            </span>
          </li>
        ))}
      </ul>
      <Link to="/purchases/to-order" className={`${buttonLook("plain", "normal")} self-start`}>
        <Trans>À commander</Trans>
      </Link>
    </Card>
  );
}
