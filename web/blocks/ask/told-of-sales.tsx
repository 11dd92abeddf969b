import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { type OpenProfit, useProfit } from "#web/blocks/profit/use-profit.ts";
import { reportOf } from "#web/blocks/reports/report-figures.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { useCatalogue, useCatalogueSearch } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { type Figures, useDayFigures, useFigures } from "#web/store/queries/use-figures.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useFlaggedReturns, useUndone } from "#web/store/queries/use-returns.ts";
import { useFlaggedSales, useTickets, useTicketsRead } from "#web/store/queries/use-tickets.ts";
import { AnswerLine } from "./answer-line.tsx";
import { answerProfit } from "./answers/profit.ts";
import { answerSales } from "./answers/sales.ts";
import { answerTickets } from "./answers/tickets.ts";
import { type Asked, leftOutOf } from "./asked.ts";

export type ToldProps = { shopId: string; asked: Asked };

const everything = { text: "", category: undefined, most: Number.POSITIVE_INFINITY };
const noProducts: Figures["products"] = [];

const queryOf = ({ own, ids, days }: Asked) => ({
  ...{ from: days.from, to: days.to, sellerId: own ?? ids.seller, agencyId: ids.agency },
});

/** Sales that are told by days, sellers and means. */
export function ToldOfSales({ shopId, asked }: ToldProps) {
  const figures = useDayFigures([shopId], queryOf(asked));
  // An empty list of shops when the question compares nothing: the hook then reads nothing.
  const { against } = asked;
  const then = useDayFigures(against ? [shopId] : [], { ...queryOf(asked), ...against });
  return (
    <FromReport
      {...{ shopId, asked }}
      figures={{ ...figures, products: noProducts }}
      then={{ ...then, products: noProducts }}
    />
  );
}

/** Sales that are told by products. */
export function ToldOfProducts({ shopId, asked }: ToldProps) {
  const { against } = asked;
  const then = useFigures(against ? [shopId] : [], { ...queryOf(asked), ...against });
  return <FromReport {...{ shopId, asked, then }} figures={useFigures([shopId], queryOf(asked))} />;
}

type Found = Pick<Figures, "state" | "days" | "products">;
type FromReportProps = ToldProps & { figures: Found; then: Found };

function FromReport({ shopId, asked, figures, then }: FromReportProps) {
  const { i18n } = useLingui();
  const { state, products } = figures;
  const days = useMemo(() => {
    const [sellers, agencies] = [leftOutOf(asked, "seller"), leftOutOf(asked, "agency")];
    if (sellers.size + agencies.size === 0) return figures.days;
    return figures.days.filter(
      ({ sellerId, agencyId }) => !sellers.has(sellerId) && !agencies.has(agencyId ?? ""),
    );
  }, [figures.days, asked]);
  const { against } = asked;
  const catalogue = useCatalogue(shopId);
  const onSale = useCatalogueSearch(shopId, everything);
  const nameOfSeller = useNameOfSeller(shopId);
  const said = useMemo(() => {
    if (state === "loading" || then.state === "loading" || !catalogue) return undefined;
    const unitOf = (id: string) => catalogue.get(id)?.unit;
    const per = (_: string, id: string) => {
      const unit = unitOf(id);
      return unit ? pricedPer(unit) : 1;
    };
    const facts = {
      days,
      report: reportOf({ period: asked.days, days, products, daysBefore: undefined, per }),
      before:
        against &&
        reportOf({
          ...{ period: against, days: then.days, products: then.products },
          ...{ daysBefore: undefined, per },
        }),
      nameOf: {
        seller: nameOfSeller,
        product: (id: string) => catalogue.get(id)?.name ?? id,
      },
      categoryOf: (id: string) => catalogue.get(id)?.category,
      unitOf: (id: string) => {
        const unit = unitOf(id);
        return unit ? `\u00a0${bigUnit[unit]}` : "";
      },
      onShelf:
        asked.kind === "unsold-products"
          ? onSale.filter((id) => (catalogue.get(id)?.shownStock ?? 0) > 0)
          : [],
    };
    return answerSales(facts, { asked, i18n });
  }, [
    state,
    days,
    products,
    then.state,
    then.days,
    then.products,
    against,
    catalogue,
    onSale,
    nameOfSeller,
    asked,
    i18n,
  ]);
  return <AnswerLine said={said} asked={asked} />;
}

function useNameOfSeller(shopId: string) {
  const members = useMembers(shopId);
  return useMemo(() => {
    const names = new Map(members.map(({ userId, fullName }) => [userId, fullName]));
    return (id: string) => names.get(id) ?? "…";
  }, [members]);
}

/** Tickets that this device holds. */
export function ToldOfTickets({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const tickets = useTickets(shopId);
  const isRead = useTicketsRead(shopId);
  const undone = useUndone(shopId);
  const { timeZone, dayTurnsAt } = useDayCut(shopId);
  const toSettle = useFlaggedSales(shopId).length + useFlaggedReturns(shopId).length;
  const nameOf = useNameOfSeller(shopId);
  const said = useMemo(() => {
    if (!isRead) return undefined;
    const hours = new Intl.DateTimeFormat("en-GB", {
      ...{ timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    });
    const timeOf = (moment: string) => {
      const [hour = 0, minute = 0] = hours.format(new Date(moment)).split(":").map(Number);
      return hour + minute / 60;
    };
    const hourOf = (moment: string) => Math.floor(timeOf(moment));
    const facts = {
      tickets,
      undone,
      toSettle,
      hourOf,
      timeOf,
      turnsAt: dayTurnsAt,
      timeZone,
      nameOf,
    };
    return answerTickets(facts, { asked, i18n });
  }, [isRead, tickets, undone, toSettle, timeZone, dayTurnsAt, nameOf, asked, i18n]);
  return <AnswerLine said={said} asked={asked} />;
}

/** What was earned and spent; beside other days where some are asked for. */
export function ToldOfProfit({ shopId, asked }: ToldProps) {
  const { against } = asked;
  if (against) return <ComparedProfit {...{ shopId, asked, against }} />;
  return <ProfitAlone {...{ shopId, asked }} />;
}

function ProfitAlone({ shopId, asked }: ToldProps) {
  return <FromProfit {...{ shopId, asked }} open={useProfit(shopId, asked.days)} />;
}

function ComparedProfit({ shopId, asked, against }: ToldProps & { against: Period }) {
  const open = useProfit(shopId, asked.days);
  return <FromProfit {...{ shopId, asked, open }} against={useProfit(shopId, against)} />;
}

type FromProfitProps = ToldProps & {
  open: OpenProfit | undefined;
  against?: OpenProfit | undefined;
};

function FromProfit({ shopId, asked, open, against }: FromProfitProps) {
  const { i18n } = useLingui();
  const catalogue = useCatalogue(shopId);
  const said = useMemo(() => {
    if (!open || !catalogue || (asked.against && !against)) return undefined;
    const productName = (id: string) => catalogue.get(id)?.name ?? id;
    return answerProfit({ open, against, productName }, { asked, i18n });
  }, [open, against, catalogue, asked, i18n]);
  return <AnswerLine said={said} asked={asked} />;
}
