import { type ComponentType, useEffect, useState } from "react";
import { useNextTry } from "#web/blocks/hooks/use-next-try.ts";
import { isWithinReach } from "#web/store/hub/large-parts.ts";

/** What every plot is told: its place, in pixels. `rem` grows with the reader's letters. */
export type PlotSize = { width: number; height: number; rem: number };

/**
 * A plot in the file of the drawing library, fetched when a chart is first shown and kept from then on. `isAbsent`: it
 * was never fetched and cannot be just now; the table says the same. `load` must be the same function each time.
 */
export function usePlot<Props>(load: () => Promise<ComponentType<Props>>) {
  const [plot, setPlot] = useState<{ Plot: ComponentType<Props> }>();
  const [isAbsent, setAbsent] = useState(false);
  const nextTry = useNextTry(isAbsent && !plot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try it is asked for again
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      if (!(await isWithinReach("charts"))) return undefined;
      return load().catch(() => undefined);
    };
    void open().then((Plot) => {
      if (isOver) return;
      if (Plot) setPlot({ Plot });
      else setAbsent(true);
    });
    return () => {
      isOver = true;
    };
  }, [load, nextTry]);
  return { Plot: plot?.Plot, isAbsent: isAbsent && !plot };
}
