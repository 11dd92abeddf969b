import { Trans, useLingui } from "@lingui/react/macro";
import { FileExportCard } from "#web/blocks/spreadsheet/file-export-card.tsx";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { columnLabels } from "./column-labels.ts";
import { exportTable } from "./export-table.ts";

type ExportCardProps = {
  shop: { id: string; name: string };
  /** The products to write, in the order of the rows. */
  ids: readonly string[];
};

/** The products in a file, which comes in again once it is corrected. */
export function ExportCard({ shop, ids }: ExportCardProps) {
  const { t, i18n } = useLingui();
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
          (column) => (column === "images" ? t`Images` : i18n._(columnLabels[column])),
        )
      }
      isEmpty={ids.length === 0}
    />
  );
}
