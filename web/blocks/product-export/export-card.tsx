import { Trans, useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { costsIn } from "#web/blocks/costs/costs-in.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { FileExportCard } from "#web/blocks/spreadsheet/file-export-card.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { columnLabels, taxGroupWords } from "./column-labels.ts";
import { exportTable } from "./export-table.ts";

type ExportCardProps = {
  shop: { id: string; name: string; role: Role };
  /** The products to write, in the order of the rows. */
  ids: readonly string[];
};

/** The products in a file, which comes in again once it is corrected. */
export function ExportCard({ shop, ids }: ExportCardProps) {
  const { t, i18n } = useLingui();
  // Undefined for whoever is not of the office: their file has no such column.
  const units = useUnits(shop.id, businessDay(useNow(), useDayCut(shop.id)));
  return (
    <FileExportCard
      shop={shop}
      title={<Trans>Exporter les produits</Trans>}
      text={
        <Trans>
          Tous les produits en vente avec leur stock. Le fichier corrigé dans Excel s’importe ici.
        </Trans>
      }
      sheetName={t`Produits`}
      fileName={({ shop: name, day, format }) => t`produits_${name}_${day}.${format}`}
      rows={() =>
        exportTable(
          ids.flatMap((id) => productOf(shop.id, id) ?? []),
          (column) => {
            if (column === "images") return t`Images`;
            if (column === "piece") return t`pièce`;
            return i18n._({ ...columnLabels, ...taxGroupWords }[column]);
          },
          units && costsIn(units),
        )
      }
      // A file that is written before the costs are read would be without them, and nobody would see it.
      disabled={ids.length === 0 || (may(shop.role, "keep-costs") && !units)}
    />
  );
}
