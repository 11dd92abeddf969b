import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { sumOf } from "#shared/rules/figures.ts";
import { may } from "#shared/rules/permissions.ts";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { completenessInFile } from "#web/blocks/completeness/completeness-words.ts";
import { useCompleteness } from "#web/blocks/completeness/use-completeness.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { isDay } from "#web/blocks/periods/period.ts";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { isClosing, unclosedDevices } from "#web/blocks/till/tills.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useDayFigures } from "#web/store/queries/use-figures.ts";
import { useBookList, useGoods } from "#web/store/queries/use-goods.ts";
import { useDaySales } from "#web/store/queries/use-tickets.ts";
import { useTillActs, useTillCode } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackToTill } from "./back-to-till.tsx";
import { dayRows } from "./day-rows.ts";

/** /day-close/day/:day: the Z report of a shop's whole day, all devices together, for owner and managers. */
export function DayReportScreen() {
  const { t, i18n } = useLingui();
  const { day = "" } = useParams();
  const shop = currentShop(useSession((state) => state.session));
  const isNamed = isDay(day);
  const date = isNamed ? formatDate(`${day}T12:00:00.000Z`, i18n.locale as Language) : "";
  const isOpen = shop && may(shop.role, "see-all-tills");
  return (
    <Screen title={t`Journée du ${date}`}>
      <BackToTill />
      {!shop && <NoShop />}
      {shop && !isOpen && <NotAllowed action="see-all-tills" />}
      {shop && isOpen && isNamed && <WholeDay shop={shop} day={day} />}
      {!isNamed && (
        <p role="status">
          <Trans>Cette adresse ne nomme pas un jour.</Trans>
        </p>
      )}
    </Screen>
  );
}

function WholeDay({ shop, day }: { shop: SessionShop; day: string }) {
  const { t, i18n } = useLingui();
  const shopIds = useMemo(() => [shop.id], [shop.id]);
  const query = useMemo(() => ({ from: day, to: day }), [day]);
  const { state, days } = useDayFigures(shopIds, query);
  const acts = useTillActs(shop.id);
  const isRead = useTillCode(shop.id) !== undefined;
  const tickets = useDaySales(shop.id, day);
  const resold = useBookList(useGoods(shop.id)?.resellerSales);
  const printed = useReceiptShop(shop, undefined, `${day}T23:59:59.999Z`);
  const cut = useDayCut(shop.id);
  const shops = useMemo(() => [shop], [shop]);
  const completeness = useCompleteness(shops);
  const rows = useMemo(() => {
    const closings = acts.filter(isClosing);
    const received = completenessInFile(completeness, i18n, { cut, shops });
    const unclosed = unclosedDevices(
      tickets.map(({ receiptNo }) => receiptNo),
      closings,
      new Set(resold.map(({ receiptNo }) => receiptNo)),
    );
    return dayRows(
      {
        ...{ shop: printed, day, amounts: sumOf(days), unclosed },
        closings: closings.filter((closing) => closing.day === day).reverse(),
        completeness: received.join(" · "),
      },
      i18n,
    );
  }, [acts, days, tickets, resold, printed, completeness, shops, cut, day, i18n, i18n.locale]);
  if (state === "loading" || !isRead) return <Skeleton className="mx-auto h-96 w-full max-w-md" />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4">
      <CompletenessLine shops={shops} />
      <PaperView rows={rows} title={t`Rapport Z ${day}`} />
    </div>
  );
}
