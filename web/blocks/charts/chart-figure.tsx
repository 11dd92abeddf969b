import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";
import { useBoxSize } from "#web/ui/use-rows.ts";
import type { PlotSize } from "./use-plot.ts";

export type ChartRow = { key: string; name: string; value: string };

type ChartFigureProps = {
  title: ReactNode;
  /** The axes with their units: « Revenu en FCFA » up, « Mois » across. */
  upAxis: string;
  acrossAxis: string;
  /** The chart in a sentence, for those who do not see it. */
  summary: string;
  /** The same data as the plot, whole. */
  columns: readonly [name: string, value: string];
  rows: readonly ChartRow[];
  /** Of the plot, in rem. */
  height: number;
  isAbsent: boolean;
  draw: ((size: PlotSize) => ReactNode) | undefined;
};

/** A chart under its name, its axes in words, and its table: closed while the plot can be seen, open when it cannot. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, upAxis, acrossAxis, summary, columns, rows, height, isAbsent, draw } = props;
  const heading = useId();
  return (
    <figure aria-labelledby={heading} className="flex min-w-0 flex-col gap-2">
      <figcaption>
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
      </figcaption>
      {isAbsent ? (
        <p className="text-ink-soft">
          <Trans>Le dessin demande du réseau la première fois. Voici ses chiffres.</Trans>
        </p>
      ) : (
        <div>
          <p aria-hidden="true" className="text-sm text-ink-soft">
            {upAxis}
          </p>
          <PlotBox summary={summary} height={height} draw={draw} />
          <p aria-hidden="true" className="text-right text-sm text-ink-soft">
            {acrossAxis}
          </p>
        </div>
      )}
      <details open={isAbsent}>
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-medium text-brand-ink underline underline-offset-2">
          <Trans>Tableau</Trans>
        </summary>
        <table aria-labelledby={heading} className="w-full">
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th scope="col" className="py-1 text-left font-medium">
                {columns[0]}
              </th>
              <th scope="col" className="py-1 pl-2 text-right font-medium">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 text-left font-normal break-words">
                  {name}
                </th>
                <td className="figures py-2 pl-2 text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** The place of the plot, held while it is on its way. Mounted with it: a box is measured when it comes. */
function PlotBox({ summary, height, draw }: Pick<ChartFigureProps, "summary" | "height" | "draw">) {
  const box = useRef<HTMLDivElement>(null);
  const { width, rem } = useBoxSize(box);
  return (
    <div ref={box} role="img" aria-label={summary} style={{ height: `${height}rem` }}>
      {width > 0 && draw?.({ width, height: height * rem, rem })}
    </div>
  );
}
