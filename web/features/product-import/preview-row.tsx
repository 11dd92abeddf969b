import { Trans, useLingui } from "@lingui/react/macro";
import { writtenPacks } from "#shared/rules/import-measure.ts";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { columnLabels, taxGroupWords } from "#web/blocks/product-export/column-labels.ts";
import { bigUnit, formatMeasure } from "#web/i18n/measure.ts";
import { formatAmount, formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { Badge } from "#web/ui/badge.tsx";
import { noteWords, outcomeTones, outcomeWords } from "./plan/import-words.ts";
import { useReason } from "./use-refused-file.ts";

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
  const reasonOf = useReason();

  function changesOf({ patch, cost, unit }: PlannedRow & { outcome: "update" }): string[] {
    const said = (field: string, value: unknown): string => {
      if (field === "unit") return value ? bigUnit[value as Unit] : t`pièce`;
      if (field === "taxGroup")
        return i18n._(taxGroupWords[(value as TaxGroup | null) ?? "normal"]);
      if (field === "packs") return writtenPacks(value as Pack[], unit) || t`vide`;
      if (field === "stockThreshold") return formatMeasure(value as number, unit);
      return typeof value === "number" ? formatAmount(value) : String(value || t`vide`);
    };
    const words = Object.entries(patch).flatMap(([field, pair]) => {
      if (!pair) return [];
      const [before, after] = pair.map((value) => said(field, value));
      const label = i18n._(columnLabels[field as keyof typeof columnLabels]);
      return [t`${label} : ${before} → ${after}`];
    });
    if (!cost) return words;
    const [label, before] = [i18n._(columnLabels.cost), said("cost", cost.before)];
    return [...words, t`${label} : ${before} → ${formatAmount(cost.now)}`];
  }

  switch (row.outcome) {
    case "refused":
      return <span className="font-medium text-stop">{reasonOf(row)}</span>;
    case "asked":
      return <span className="font-medium text-attention">{reasonOf(row)}</span>;
    case "aside":
      return reasonOf(row);
    case "merged":
      return <Trans>Son stock s’ajoute à la ligne {formatQuantity(row.otherLine)}.</Trans>;
    case "same":
      return <Trans>La boutique a déjà tout cela.</Trans>;
    case "update":
      return changesOf(row).join(" · ");
    case "create": {
      const { price, minPrice, category, barcode, brand, family } = row.fields;
      const lowest = t`minimum ${formatMoney(minPrice)}`;
      const stock = t`stock ${formatMeasure(row.initialStock, row.fields.unit)}`;
      const packs = writtenPacks(row.fields.packs, row.fields.unit);
      const group = family ? t`variante de ${family}` : "";
      return [formatMoney(price), lowest, stock, packs, group, category, brand, barcode]
        .filter(Boolean)
        .join(" · ");
    }
  }
}
