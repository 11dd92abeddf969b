import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { useNow } from "#web/blocks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useDaySales } from "#web/store/queries/use-tickets.ts";
import type { SessionShop } from "#web/store/session.ts";
import { DayCards } from "./day-cards.tsx";
import { byHour, dayBefore, dayFigures } from "./day-figures.ts";
import { FlaggedReturns } from "./flagged-returns.tsx";
import { HoursTable } from "./hours-table.tsx";
import { LatestTickets } from "./latest-tickets.tsx";
import { SellersTable } from "./sellers-table.tsx";
import { Tasks } from "./tasks.tsx";

/** The day of a shop as it goes, against yesterday: what was sold, by whom, what is still to come, what asks for eyes. */
export function Today({ shop }: { shop: SessionShop }) {
  const { timeZone } = useReceiptShop(shop);
  const now = useNow();
  const today = businessDay(now, timeZone);
  const tickets = useDaySales(shop.id, today);
  const yesterday = useDaySales(shop.id, dayBefore(today));
  const figures = dayFigures(tickets);
  const hours = byHour(tickets, (moment) => hourIn(moment, timeZone));
  return (
    <>
      <CompletenessLine shops={[shop]} />
      <DayCards today={figures} yesterday={dayFigures(yesterday)} />
      <Tasks shop={shop} />
      <FlaggedReturns shop={shop} timeZone={timeZone} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <LatestTickets tickets={tickets} timeZone={timeZone} />
        <div className="flex min-w-0 flex-col gap-4">
          {figures.sellers.length > 0 && (
            <SellersTable sellers={figures.sellers} total={figures.total} />
          )}
          {hours.length > 0 && <HoursTable hours={hours} />}
        </div>
      </div>
    </>
  );
}

function hourIn(moment: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  return Number(parts.format(new Date(moment)));
}
