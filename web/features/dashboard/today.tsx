import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { useNow } from "#web/blocks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useDevices } from "#web/store/queries/use-devices.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { useDaySales } from "#web/store/queries/use-tickets.ts";
import type { SessionShop } from "#web/store/session.ts";
import { completenessOf } from "./completeness.ts";
import { CompletenessLine } from "./completeness-line.tsx";
import { DayCards } from "./day-cards.tsx";
import { byHour, dayBefore, dayFigures } from "./day-figures.ts";
import { DevicesCard } from "./devices-card.tsx";
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
  const { devices, state } = useDevices(shop.id);
  const { lastExchangeAt } = useSyncState();
  const figures = dayFigures(tickets);
  const hours = byHour(tickets, (moment) => hourIn(moment, timeZone));
  return (
    <>
      <CompletenessLine
        completeness={completenessOf(devices, lastExchangeAt)}
        today={today}
        timeZone={timeZone}
      />
      <DayCards today={figures} yesterday={dayFigures(yesterday)} />
      <Tasks shop={shop} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <LatestTickets tickets={tickets} timeZone={timeZone} />
        <div className="flex min-w-0 flex-col gap-4">
          {figures.sellers.length > 0 && (
            <SellersTable sellers={figures.sellers} total={figures.total} />
          )}
          {hours.length > 0 && <HoursTable hours={hours} />}
          <DevicesCard devices={devices} isOld={state === "old"} now={now} />
        </div>
      </div>
    </>
  );
}

function hourIn(moment: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  return Number(parts.format(new Date(moment)));
}
