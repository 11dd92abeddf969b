import {
  CartesianGrid,
  LabelList,
  type LabelProps,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount } from "#web/i18n/money.ts";
import { compact } from "./compact.ts";
import { shortMonth, tickMonth } from "./month-words.ts";
import { PlotTip } from "./plot-tip.tsx";
import type { MonthPoint } from "./points.ts";
import type { PlotSize } from "./use-plot.ts";

type LinePlotProps = PlotSize & { points: readonly MonthPoint[]; language: Language };

/** The months named under the axis: as many as have room, the last among them. */
export function ticksOf(points: readonly MonthPoint[], room: number, each: number): string[] {
  const step = Math.ceil(points.length / Math.max(1, Math.floor(room / each)));
  return points
    .filter((_, index) => (points.length - 1 - index) % step === 0)
    .map(({ month }) => month);
}

/** Points of a month joined by a line; the highest and the last say their number themselves. Nothing moves. */
export function LinePlot({ points, language, width, height, rem }: LinePlotProps) {
  const letters = { fontSize: 0.875 * rem, fill: "var(--ink-soft)" };
  const last = points.length - 1;
  const most = points.findIndex(
    ({ value }) => value === Math.max(...points.map((one) => one.value)),
  );

  function label({ x, y, index, value }: LabelProps) {
    if (index !== most && index !== last) return null;
    const anchor = index === 0 ? "start" : index === last ? "end" : "middle";
    // A line that comes down to its last point would run through a number above it.
    const isBelow = index !== most && index === last;
    return (
      <text
        x={Number(x)}
        y={Number(y) + (isBelow ? 1.5 : -0.6) * rem}
        textAnchor={index === 0 && last === 0 ? "middle" : anchor}
        fontSize={0.875 * rem}
        fontWeight={700}
        fill="var(--ink)"
      >
        {compact(Number(value), language)}
      </text>
    );
  }

  return (
    <LineChart
      width={width}
      height={height}
      data={[...points]}
      accessibilityLayer={false}
      margin={{ top: 1.6 * rem, right: rem, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="month"
        tick={letters}
        tickLine={false}
        stroke="var(--edge)"
        tickMargin={0.4 * rem}
        interval={0}
        ticks={ticksOf(points, width - 5.5 * rem, 4.2 * rem)}
        padding={{ left: 1.2 * rem, right: 0.6 * rem }}
        height={1.8 * rem}
        tickFormatter={(month: string) => tickMonth(month, language)}
      />
      <YAxis
        tick={letters}
        tickLine={false}
        axisLine={false}
        width={3.4 * rem}
        allowDecimals={false}
        tickFormatter={(value: number) => compact(value, language)}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: "var(--edge)" }}
        content={({ active, payload }) => {
          const point: MonthPoint | undefined = payload?.[0]?.payload;
          if (!active || !point) return null;
          return (
            <PlotTip name={shortMonth(point.month, language)} value={formatAmount(point.value)} />
          );
        }}
      />
      <Line
        dataKey="value"
        isAnimationActive={false}
        stroke="var(--brand-ink)"
        strokeWidth={2.5}
        dot={{ r: 3.5, fill: "var(--surface)", stroke: "var(--brand-ink)", strokeWidth: 2 }}
      >
        <LabelList dataKey="value" content={label} />
      </Line>
    </LineChart>
  );
}
