import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Language } from "#web/i18n/language.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { ChartFigure } from "./chart-figure.tsx";
import type { ProductBar } from "./points.ts";
import { usePlot } from "./use-plot.ts";

type BarsOfProductsProps = {
  title: ReactNode;
  /** Whole numbers above zero, the greatest first. */
  bars: readonly ProductBar[];
  /** What the numbers are, with their unit: « Pièces vendues ». */
  measure: string;
};

/** Of one bar, its name above it, in rem. */
const barHeight = 3.25;
/** Of what stands under the bars. */
const axisHeight = 2;

const load = async () => (await import("./bar-plot.tsx")).BarPlot;

/** A bar for each product, with its table. */
export function BarsOfProducts({ title, bars, measure }: BarsOfProductsProps) {
  const { t, i18n } = useLingui();
  const { Plot, isAbsent } = usePlot(load);
  const told = bars.map(({ name, value }) => `${name} ${formatQuantity(value)}`).join(", ");
  return (
    <ChartFigure
      title={title}
      upAxis={t`Produit`}
      acrossAxis={measure}
      summary={t`${measure} : ${told}`}
      columns={[t`Produit`, measure]}
      rows={bars.map(({ id, name, value }) => ({ key: id, name, value: formatQuantity(value) }))}
      height={bars.length * barHeight + axisHeight}
      isAbsent={isAbsent}
      draw={
        Plot &&
        ((size) => (
          <Plot {...size} bars={bars} axisHeight={axisHeight} language={i18n.locale as Language} />
        ))
      }
    />
  );
}
