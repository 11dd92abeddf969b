import { memo } from "react";
import { type Bars, inkOf } from "#shared/rules/bars.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";
import type { LabelContent } from "./label-content.ts";
import { fittedBars, type LabelFormat } from "./label-formats.ts";

/** One label in its true size: black on white in any theme. */
export const LabelView = memo(function LabelView({
  content: { name, price, code, unit },
  format,
}: {
  content: LabelContent;
  format: LabelFormat;
}) {
  const { label, text, nameLines, barHeight } = format;
  const fitted = fittedBars(code, format);
  return (
    <div
      className="flex flex-col items-center justify-center overflow-hidden bg-[white] text-center leading-[1.15] text-[black]"
      style={{ width: `${label.width}mm`, height: `${label.height}mm` }}
    >
      <div
        className={cx(
          "px-[1mm] font-semibold break-words",
          nameLines === 1 ? "line-clamp-1" : "line-clamp-2",
        )}
        style={{ fontSize: `${text.name}mm` }}
      >
        {name}
      </div>
      {fitted && <BarsPicture bars={fitted.bars} module={fitted.module} height={barHeight} />}
      <div className="figures" style={{ fontSize: `${text.code}mm` }}>
        {fitted?.bars.text ?? code}
      </div>
      <div className="figures font-bold" style={{ fontSize: `${text.price}mm` }}>
        {formatMoney(price)}
        {unit && `/${bigUnit[unit]}`}
      </div>
    </div>
  );
});

/** The bars with their light zones; `module` and `height` in millimetres. */
function BarsPicture({ bars, module, height }: { bars: Bars; module: number; height: number }) {
  const { modules, quiet, text } = bars;
  const [before, after] = quiet;
  const width = before + modules.length + after;
  const ink = inkOf(modules)
    .map(([start, wide]) => `M${before + start} 0h${wide}v1h-${wide}z`)
    .join("");
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="shrink-0"
      style={{ width: `${width * module}mm`, height: `${height}mm` }}
    >
      <path d={ink} fill="black" />
    </svg>
  );
}
