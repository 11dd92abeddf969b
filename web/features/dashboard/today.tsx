import { Trans, useLingui } from "@lingui/react/macro";
import Handshake from "lucide-react/icons/handshake";
import Package from "lucide-react/icons/package";
import TrendingUp from "lucide-react/icons/trending-up";
import Users from "lucide-react/icons/users";
import { Suspense, useMemo } from "react";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { sumOf } from "#shared/rules/figures.ts";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { dayAfter, weekStart } from "#web/blocks/days.ts";
import { AskLink } from "#web/blocks/help/ask-link.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { byHour } from "#web/blocks/hours.ts";
import { type Shortcut, Shortcuts } from "#web/blocks/shortcuts.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useDayFigures } from "#web/store/queries/use-figures.ts";
import { useFirstLoad } from "#web/store/queries/use-first-load.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useCommissions } from "#web/store/queries/use-reseller-sales.ts";
import { useUndone } from "#web/store/queries/use-returns.ts";
import { useDaySales } from "#web/store/queries/use-tickets.ts";
import type { SessionShop } from "#web/store/session.ts";
import { latePart } from "#web/ui/late-part.ts";
import { commissionsOfToday, peopleOf, salesOfToday } from "./board-figures.ts";
import { DayCards, DayCardsComing } from "./day-cards.tsx";
import { HoursTable } from "./hours-table.tsx";
import { LatestTickets } from "./latest-tickets.tsx";
import { LowStockCard } from "./low-stock-card.tsx";
import { NextSteps } from "./next-steps/next-steps.tsx";
import { SellersTable } from "./sellers-table.tsx";
import { FlaggedReturns } from "./tasks/flagged-returns.tsx";
import { Tasks } from "./tasks/tasks.tsx";
import { WaitingCard } from "./tasks/waiting-card.tsx";
import { TopOfWeek } from "./top-of-week.tsx";

/** What goods cost is fetched beside the day, and never instead of it. */
const ProfitCard = latePart(() =>
  withOffice(async () => (await import("./profit-card.tsx")).ProfitCard),
);

const RunningOutCard = latePart(() =>
  withOffice(async () => (await import("./running-out-card.tsx")).RunningOutCard),
);

const WatchCard = latePart(() =>
  withOffice(async () => (await import("./watch-card.tsx")).WatchCard),
);

const links: readonly Shortcut[] = [
  { to: "/product-management", label: <Trans>Produits</Trans>, icon: Package },
  { to: "/employee-management", label: <Trans>Employés</Trans>, icon: Users },
  { to: "/reseller-list", label: <Trans>Revendeurs</Trans>, icon: Handshake },
  { to: "/reports", label: <Trans>Rapports</Trans>, icon: TrendingUp },
];

/** The day of a shop as it goes: what asks for eyes, what was sold against yesterday, what sells and what runs out. */
export function Today({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const cut = useDayCut(shop.id);
  const { timeZone } = cut;
  const now = useNow();
  const today = businessDay(now, cut);
  const yesterday = dayAfter(today, -1);
  const { days, state, knownFrom } = useDayFigures([shop.id], { from: yesterday, to: today });
  const members = useMembers(shop.id);
  const earned = useCommissions(shop.id);
  const tickets = useDaySales(shop.id, today);
  const isArriving = useFirstLoad([shop.id]);
  const isFirst = state === "ready" && !isArriving && knownFrom === null;
  const hasYesterday = knownFrom !== null && knownFrom < today;
  const sales = useMemo(
    () => salesOfToday(days, today, yesterday, hasYesterday),
    [days, today, yesterday, hasYesterday],
  );
  const amounts = useMemo(() => sumOf(days.filter(({ day }) => day === today)), [days, today]);
  const people = useMemo(
    () => peopleOf(members, today, (moment) => businessDay(moment, cut)),
    [members, today, cut],
  );
  const commissions = useMemo(
    () =>
      commissionsOfToday(
        earned,
        { today, yesterday },
        (moment) => businessDay(moment, cut),
        hasYesterday,
      ),
    [earned, today, yesterday, cut, hasYesterday],
  );
  const toPay = useMemo(
    () => commissionTotals(earned.map(({ commission }) => commission)).pending,
    [earned],
  );
  const undone = useUndone(shop.id);
  const hours = byHour(tickets, (moment) => hourIn(moment, timeZone), cut.dayTurnsAt, undone);
  return (
    <>
      <CompletenessLine shops={[shop]} />
      <AskLink />
      <div className="grid grid-cols-1 items-start gap-4 empty:hidden lg:grid-cols-2 [&>section:only-of-type]:col-span-full">
        <Tasks shop={shop} />
        <FlaggedReturns shop={shop} timeZone={timeZone} />
        <WaitingCard shopId={shop.id} />
        <Suspense fallback={null}>
          <WatchCard shopId={shop.id} />
        </Suspense>
      </div>
      {state === "ready" && !isArriving && <NextSteps shop={shop} hasSold={knownFrom !== null} />}
      {state === "ready" ? (
        <DayCards {...{ sales, amounts, people, commissions, toPay, isFirst }} />
      ) : (
        <DayCardsComing />
      )}
      {!isFirst && (
        <Suspense fallback={null}>
          <ProfitCard shopId={shop.id} today={today} />
        </Suspense>
      )}
      <Shortcuts label={t`Actions rapides`} links={links} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {!isFirst && (
          <TopOfWeek shopId={shop.id} from={weekStart(today)} {...{ today, cut, now }} />
        )}
        <LowStockCard shopId={shop.id} />
        {!isFirst && (
          <Suspense fallback={null}>
            <RunningOutCard shopId={shop.id} />
          </Suspense>
        )}
        {!isFirst && <LatestTickets shopId={shop.id} tickets={tickets} timeZone={timeZone} />}
        {sales.sellers.length > 0 && (
          <div className="flex min-w-0 flex-col gap-4">
            <SellersTable sales={sales} members={members} />
            {hours.length > 0 && <HoursTable hours={hours} />}
          </div>
        )}
      </div>
    </>
  );
}

function hourIn(moment: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  return Number(parts.format(new Date(moment)));
}
