import { Trans, useLingui } from "@lingui/react/macro";
import type { PlannedRow } from "#shared/rules/import-plan.ts";
import { columnLabels } from "#web/blocks/product-export/column-labels.ts";
import { formatAmount, formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { noteWords, outcomeTones, outcomeWords } from "./plan/import-words.ts";
import { useRefusalText } from "./use-refused-file.ts";

/** One row of the file: its line, the name, what will become of it and why. */
export function PreviewRow({ row }: { row: PlannedRow }) {
  const { i18n } = useLingui();
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 overflow-hidden border-b border-line px-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-medium">
          {row.name === "" ? <Trans>Sans nom</Trans> : row.name}
        </span>
        <span className="shrink-0">
          <Badge tone={outcomeTones[row.outcome]}>{i18n._(outcomeWords[row.outcome])}</Badge>
        </span>
      </div>
      <p className="line-clamp-2 text-sm">
        <span className="text-ink-soft">
          <Trans>Ligne {formatQuantity(row.line)}</Trans> ·{" "}
        </span>
        <Details row={row} />
      </p>
      {row.notes.length > 0 && (
        <p className="truncate text-sm font-medium text-attention">
          {row.notes.map((note) => i18n._(noteWords[note])).join(" · ")}
        </p>
      )}
    </div>
  );
}

function Details({ row }: { row: PlannedRow }) {
  const { t, i18n } = useLingui();
  const refusalText = useRefusalText();
  switch (row.outcome) {
    case "refused":
      return <span className="font-medium text-stop">{refusalText(row)}</span>;
    case "same":
      return <Trans>La boutique a déjà tout cela.</Trans>;
    case "update":
      return Object.entries(row.patch)
        .flatMap(([field, pair]) => {
          if (!pair) return [];
          const [before, after] = pair.map((value) =>
            typeof value === "number" ? formatAmount(value) : value || t`vide`,
          );
          const label = i18n._(columnLabels[field as keyof typeof columnLabels]);
          return [t`${label} : ${before} → ${after}`];
        })
        .join(" · ");
    case "create": {
      const { price, minPrice, category, barcode, brand } = row.fields;
      const lowest = t`minimum ${formatMoney(minPrice)}`;
      const stock = t`stock ${formatQuantity(row.initialStock)}`;
      return [formatMoney(price), lowest, stock, category, brand, barcode]
        .filter(Boolean)
        .join(" · ");
    }
  }
}
