import { Plural, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { dayCutOf, defaultDayCut } from "#shared/rules/business-day.ts";
import { netRevenue, standingLines, standingTickets } from "#shared/rules/figures.ts";
import { MoneySplit } from "#web/blocks/debts/money-split.tsx";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { useDayFigures } from "#web/store/queries/use-figures.ts";
import { useProductCounts } from "#web/store/queries/use-product-counts.ts";
import { useShopBooks } from "#web/store/queries/use-shop-books.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { Figure } from "#web/ui/figure.tsx";
import { ownSales } from "./own-sales.ts";

/** After any day that a shop may be at. */
const lastDay = "9999-12-31";

type EmployeeCardsProps = {
  shops: readonly SessionShop[];
  /** Shops worked in so far, current ones too; undefined while only the current ones are known. */
  worked: number | undefined;
};

/** Where one works, what one has sold there, what one looks after, where one has worked. */
export function EmployeeCards({ shops, worked }: EmployeeCardsProps) {
  const userId = useSession((state) => state.session?.userId) ?? "";
  const ids = shops.map(({ id }) => id);
  const now = useNow();
  const books = useShopBooks(ids);
  const { days, state } = useDayFigures(ids, { from: "", to: lastDay, sellerId: userId });
  const sold = useMemo(() => {
    // What a day is, a shop that has not been read does not say.
    if (state === "loading" || books.some(({ shop }) => !shop)) return undefined;
    const cuts = new Map(books.map(({ shopId, shop }) => [shopId, dayCutOf(shop)]));
    return ownSales(days, (shopId) => businessDay(now, cuts.get(shopId) ?? defaultDayCut));
  }, [days, state, books, now]);
  const todayLines = sold ? standingLines(sold.today) : 0;
  const counts = useProductCounts(ids);
  const products = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <FigureCard title={<Trans>Boutiques actuelles</Trans>} figure={<Count of={shops.length} />} />
      <FigureCard
        title={<Trans>Ventes au total</Trans>}
        figure={<Count of={sold && standingLines(sold.ever)} />}
      >
        {sold && (
          <>
            <p className="text-sm text-ink-soft">
              <Plural value={standingTickets(sold.ever)} one="# ticket" other="# tickets" />
              {" · "}
              {formatMoney(netRevenue(sold.ever))}
            </p>
            <p className="text-sm text-ink-soft">
              <Trans>aujourd’hui : {formatQuantity(todayLines)}</Trans>
            </p>
            <MoneySplit amounts={sold.ever} />
          </>
        )}
      </FigureCard>
      <FigureCard
        title={<Trans>Produits gérés</Trans>}
        figure={<Count of={counts.size === shops.length ? products : undefined} />}
      />
      <FigureCard
        title={<Trans>Boutiques où j’ai travaillé</Trans>}
        figure={<Count of={worked} />}
      />
    </div>
  );
}

/** A dash for what is not known yet. */
function Count({ of }: { of: number | undefined }) {
  return (
    <Figure size="2xl" strong>
      {of === undefined ? "—" : formatQuantity(of)}
    </Figure>
  );
}
