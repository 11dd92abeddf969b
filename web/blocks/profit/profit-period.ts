import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { dayAfter, weekStart } from "#web/blocks/days.ts";
import { isReadable, lengthOf, type Period, periodOf } from "#web/blocks/periods/period.ts";

/** What one picks the days of a profit by. */
export const profitKinds = [
  ...(["today", "yesterday", "this-week", "this-month"] as const),
  ...(["last-month", "this-year", "12-months", "days"] as const),
] as const;
export type ProfitKind = (typeof profitKinds)[number];

export const profitPeriodWords: Record<ProfitKind, MessageDescriptor> = {
  today: msg`Aujourd’hui`,
  yesterday: msg`Hier`,
  "this-week": msg`Cette semaine`,
  "this-month": msg`Ce mois`,
  "last-month": msg`Mois dernier`,
  "this-year": msg`Cette année`,
  "12-months": msg`12 mois`,
  days: msg`Personnalisé, par jours`,
};

export type ProfitPeriod = { kind: ProfitKind; period: Period };

/** The days that an address asks for, seen from a day; whatever makes no sense is this month. */
export function readPeriod(params: URLSearchParams, today: string): ProfitPeriod {
  const kind = profitKinds.find((one) => one === params.get("period")) ?? "this-month";
  return { kind, period: daysOf(kind, params, today) };
}

function daysOf(kind: ProfitKind, params: URLSearchParams, today: string): Period {
  if (kind === "today") return { from: today, to: today };
  if (kind === "yesterday") return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
  if (kind === "this-week") return { from: weekStart(today), to: today };
  if (kind !== "days") return periodOf(kind, today);
  const fit = ["from", "to"].flatMap((name) => {
    const day = params.get(name) ?? "";
    return isReadable(day, today) ? [day] : [];
  });
  const [from = today, to = from] = fit.sort();
  return { from, to };
}

/** The address of other days; a free period begins with the days that were shown. */
export function paramsOf(kind: ProfitKind, { from, to }: Period): URLSearchParams {
  const params = new URLSearchParams({ period: kind });
  if (kind !== "days") return params;
  params.set("from", from);
  params.set("to", to);
  return params;
}

/** The most days that are told one by one; more are told by month. */
const mostDays = 31;

/** Whether a period is told month by month. */
export const isByMonth = (period: Period) => lengthOf(period) > mostDays;
