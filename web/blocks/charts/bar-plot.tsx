import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from "recharts";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { compact } from "./compact.ts";
import type { ProductBar } from "./points.ts";
import type { PlotSize } from "./use-plot.ts";

type BarPlotProps = PlotSize & {
  bars: readonly ProductBar[];
  /** In rem. */
  axisHeight: number;
  language: Language;
};

/** Bars that lie, each under the name of its product, so that a long name has the whole width. Nothing moves. */
export function BarPlot({ bars, axisHeight, language, width, height, rem }: BarPlotProps) {
  const side = 0.75 * rem;
  const room = width - 2 * side;

  function shape({ x, y, width: length, height: band, payload }: BarShapeProps) {
    const { name, value } = payload as ProductBar;
    const middle = y + band / 2;
    return (
      <g>
        <foreignObject x={side} y={middle - 1.5 * rem} width={room} height={1.5 * rem}>
          <div className="flex gap-3 text-base text-ink">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="figures font-bold">{formatQuantity(value)}</span>
          </div>
        </foreignObject>
        <rect
          x={x}
          y={middle + 0.1 * rem}
          width={Math.max(length, 2)}
          height={rem}
          rx={3}
          fill="var(--brand-ink)"
        />
      </g>
    );
  }

  return (
    <BarChart
      width={width}
      height={height}
      data={[...bars]}
      layout="vertical"
      accessibilityLayer={false}
      margin={{ top: 0, right: side, bottom: 0, left: side }}
    >
      <XAxis
        type="number"
        domain={[0, "auto"]}
        tick={{ fontSize: 0.875 * rem, fill: "var(--ink-soft)" }}
        tickLine={false}
        stroke="var(--edge)"
        allowDecimals={false}
        tickCount={4}
        height={axisHeight * rem}
        tickFormatter={(value: number) => compact(value, language)}
      />
      <YAxis type="category" dataKey="id" hide />
      <Bar dataKey="value" isAnimationActive={false} barSize={rem} shape={shape} />
    </BarChart>
  );
}
