import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { ChartFigure } from "./chart-figure.tsx";
import { shortMonth } from "./month-words.ts";
import type { MonthPoint } from "./points.ts";
import { usePlot } from "./use-plot.ts";

type LineOfMonthsProps = {
  title: ReactNode;
  /** Whole numbers, the oldest month first, none left out. */
  points: readonly MonthPoint[];
  /** What the numbers are, with their unit: « Revenu en FCFA ». */
  measure: string;
  /** A month that is still going on, to be told from whole ones. */
  openMonth?: string | undefined;
  /** What the points are. */
  by?: "month" | "day";
};

const load = async () => (await import("./line-plot.tsx")).LinePlot;

/** A line from month to month, or from day to day, with its table. */
export function LineOfMonths({
  title,
  points,
  measure,
  openMonth,
  by = "month",
}: LineOfMonthsProps) {
  const { t, i18n } = useLingui();
  const { Plot, isAbsent } = usePlot(load);
  const language = i18n.locale as Language;
  const across = by === "day" ? t`Jour` : t`Mois`;
  const nameOf = (month: string) => {
    const name = shortMonth(month, language);
    return month === openMonth ? t`${name} (en cours)` : name;
  };
  return (
    <ChartFigure
      title={title}
      upAxis={measure}
      acrossAxis={across}
      summary={summaryOf()}
      columns={[across, measure]}
      rows={points.map(({ month, value }) => ({
        key: month,
        name: nameOf(month),
        value: formatAmount(value),
      }))}
      height={15}
      isAbsent={isAbsent}
      draw={Plot && ((size) => <Plot {...size} points={points} language={language} />)}
    />
  );

  function summaryOf(): string {
    const most = points.reduce<MonthPoint | undefined>(
      (best, point) => (best === undefined || point.value > best.value ? point : best),
      undefined,
    );
    const last = points.at(-1);
    if (!most || !last) return measure;
    const peak = nameOf(most.month);
    const end = nameOf(last.month);
    if (by === "day")
      return t`${measure}, jour par jour. Le plus : ${peak}, ${formatAmount(most.value)}. Le dernier : ${end}, ${formatAmount(last.value)}.`;
    return t`${measure}, mois par mois. Le plus : ${peak}, ${formatAmount(most.value)}. Le dernier : ${end}, ${formatAmount(last.value)}.`;
  }
}
