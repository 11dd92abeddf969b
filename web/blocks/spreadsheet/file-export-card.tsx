import { Trans } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { type ReactNode, useId, useState } from "react";
import { businessDay } from "#shared/rules/business-day.ts";
import { download } from "#web/blocks/download.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { FileFormat, SheetRequest } from "./sheet-messages.ts";
import { openSpreadsheet } from "./spreadsheet.ts";

const types: Record<FileFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type FileExportCardProps = {
  shop: { id: string; name: string };
  title: ReactNode;
  text: ReactNode;
  sheetName: string;
  /** `shop`: its name as a file bears it; `day`: `YYYY-MM-DD`. */
  fileName: (of: { shop: string; day: string; format: FileFormat }) => string;
  /** With their titles, as they stand on this device when somebody asks. */
  rows: () => Extract<SheetRequest, { ask: "write" }>["rows"];
  /** Nothing to write, or not all of it read yet. */
  disabled: boolean;
};

/** Rows in a file of Excel or CSV, as they stand on this device: it needs no network. */
export function FileExportCard(props: FileExportCardProps) {
  const { shop, title, text, disabled } = props;
  const heading = useId();
  const cut = useDayCut(shop.id);
  const [busy, setBusy] = useState<FileFormat>();
  const [absent, setAbsent] = useState(false);

  async function handleExport(format: FileFormat) {
    setBusy(format);
    setAbsent(false);
    const sheet = openSpreadsheet();
    try {
      const { sheetName } = props;
      const answer = await sheet.ask({ ask: "write", format, sheetName, rows: props.rows() });
      const day = businessDay(Date.now(), cut);
      const name = shop.name.replace(/[^\p{L}\p{N}]+/gu, "-");
      if (answer.ok)
        download(answer.content, props.fileName({ shop: name, day, format }), types[format]);
      else setAbsent(true);
    } finally {
      sheet.close();
      setBusy(undefined);
    }
  }

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
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
            disabled={disabled}
            onClick={() => void handleExport(format)}
          >
            {format === "xlsx" ? <Trans>Exporter en Excel</Trans> : <Trans>Exporter en CSV</Trans>}
          </Button>
        ))}
      </div>
    </Card>
  );
}
