import { Trans } from "@lingui/react/macro";
import CircleOff from "lucide-react/icons/circle-off";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { shownStock, stockLevel } from "#shared/rules/stock.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { Badge } from "#web/ui/badge.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type StockBadgeProps = {
  /** The exact figure of the books, possibly negative. */
  exact: number;
  threshold: number;
  unit?: Unit | null | undefined;
  /** How much, where packs say it better. */
  words?: string | undefined;
  /** On a tile there is room for words alone, and a normal stock is a quiet number. */
  quiet?: boolean;
};

/** How much is left, in the words of the product: « Rupture », « Stock faible », « Stock normal ». */
export function StockBadge({ exact, threshold, unit, words, quiet = false }: StockBadgeProps) {
  const level = stockLevel(exact, threshold);
  const pieces = words ?? formatMeasure(shownStock(exact), unit);
  const figure = <span className="-ml-1 shrink-0 whitespace-pre"> · {pieces}</span>;
  if (level === "out") {
    return (
      <Badge tone="stop" icon={quiet ? undefined : <CircleOff aria-hidden="true" />}>
        <Trans>Rupture</Trans>
      </Badge>
    );
  }
  if (level === "low" && quiet) {
    return (
      <Badge tone="attention">
        <span className="snug:sr-only">
          <Trans>Stock faible</Trans> · <span className="snug:hidden">{pieces}</span>
        </span>
        <span className="hidden snug:inline">
          <Trans>Reste {pieces}</Trans>
        </span>
      </Badge>
    );
  }
  if (level === "low") {
    return (
      <Badge tone="attention" icon={<TriangleAlert aria-hidden="true" />} end={figure}>
        <Trans>Stock faible</Trans>
      </Badge>
    );
  }
  if (quiet) {
    return (
      <span className="figures text-sm text-ink-soft">
        <VisuallyHidden>
          <Trans>Stock normal</Trans>{" "}
        </VisuallyHidden>
        {pieces}
      </span>
    );
  }
  return (
    <Badge tone="ok" end={figure}>
      <Trans>Stock normal</Trans>
    </Badge>
  );
}
