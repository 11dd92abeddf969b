import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import { businessDay } from "#shared/rules/business-day.ts";
import { download } from "#web/blocks/download.ts";
import type { FileFormat } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { openSpreadsheet } from "#web/blocks/spreadsheet/spreadsheet.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { columnLabels } from "./column-labels.ts";
import { exportTable } from "./export-table.ts";

const types: Record<FileFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type ExportCardProps = {
  shop: { id: string; name: string };
  /** The products to write, in the order of the rows. */
  ids: readonly string[];
};

/** The products in a file, as they stand on this device: it needs no network. */
export function ExportCard({ shop, ids }: ExportCardProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const cut = useDayCut(shop.id);
  const [busy, setBusy] = useState<FileFormat>();
  const [absent, setAbsent] = useState(false);

  async function handleExport(format: FileFormat) {
    setBusy(format);
    setAbsent(false);
    const sheet = openSpreadsheet();
    try {
      const products = ids.flatMap((id) => productOf(shop.id, id) ?? []);
      const rows = exportTable(products, (column) =>
        column === "images" ? t`Images` : i18n._(columnLabels[column]),
      );
      const answer = await sheet.ask({ ask: "write", format, sheetName: t`Produits`, rows });
      const day = businessDay(Date.now(), cut);
      const name = shop.name.replace(/[^\p{L}\p{N}]+/gu, "-");
      if (answer.ok) download(answer.content, t`produits_${name}_${day}.${format}`, types[format]);
      else setAbsent(true);
    } finally {
      sheet.close();
      setBusy(undefined);
    }
  }

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Exporter les produits</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Tous les produits en vente avec leur stock. Le fichier corrigé dans Excel s’importe ici.
        </Trans>
      </p>
      {absent && (
        <p role="alert" className="font-medium text-stop">
          <Trans>
            L’écriture d’Excel n’est pas encore sur cet appareil. Connectez-vous une fois, ou prenez
            le fichier CSV.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(["xlsx", "csv"] as const).map((format) => (
          <Button
            key={format}
            size="sell"
            icon={<Download aria-hidden="true" className="size-5" />}
            busy={busy === format}
            disabled={ids.length === 0}
            onClick={() => void handleExport(format)}
          >
            {format === "xlsx" ? <Trans>Exporter en Excel</Trans> : <Trans>Exporter en CSV</Trans>}
          </Button>
        ))}
      </div>
    </Card>
  );
}
