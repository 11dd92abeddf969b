import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { Button } from "#web/ui/button.tsx";
import type { FileFormat } from "./use-table-file.ts";

type FileButtonsProps = {
  /** What they make a file of, as it is heard. */
  of: string;
  busy: FileFormat | undefined;
  onMake: (format: FileFormat) => void;
};

/** A table as a file of Excel or CSV. */
export function FileButtons({ of, busy, onMake }: FileButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      {(["xlsx", "csv"] as const).map((format) => (
        <Button
          key={format}
          icon={<Download aria-hidden="true" className="size-5" />}
          busy={busy === format}
          aria-label={format === "xlsx" ? t`Excel : ${of}` : t`CSV : ${of}`}
          onClick={() => onMake(format)}
        >
          {format === "xlsx" ? <Trans>Excel</Trans> : <Trans>CSV</Trans>}
        </Button>
      ))}
    </div>
  );
}

/** That what writes Excel has not been fetched yet. */
export function ExcelAbsent() {
  return (
    <p role="alert" className="font-medium text-stop">
      <Trans>
        L’écriture d’Excel n’est pas encore sur cet appareil. Connectez-vous une fois, ou prenez le
        fichier CSV.
      </Trans>
    </p>
  );
}
