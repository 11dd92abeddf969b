import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import type { DayCut } from "#shared/rules/business-day.ts";
import { completenessInFile } from "#web/blocks/completeness/completeness-words.ts";
import { useCompleteness } from "#web/blocks/completeness/use-completeness.ts";
import { download } from "#web/blocks/download.ts";
import type { BookSheet } from "#web/blocks/spreadsheet/book-cells.ts";
import { businessDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import type { PaperDocument } from "./document.ts";
import { useWriters } from "./use-writers.ts";

type ReportFile = "xlsx" | "pdf";

/** Figures as both files hold them. */
export type Files = {
  /** Without its ending. */
  fileName: string;
  sheets: () => BookSheet[];
  paper: () => PaperDocument;
};

type ExportButtonsProps = {
  shops: readonly SessionShop[];
  cut: DayCut;
  /** `completeness`: what the figures hold, in words. `madeAt`: where the shop is, `2026-11-20T14:05`. */
  filesOf: (given: { completeness: readonly string[]; madeAt: string }) => Files;
};

const types: Record<ReportFile, string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

/** Figures as files, made on this device: they need no network once what writes them is here. */
export function ExportButtons({ shops, cut, filesOf }: ExportButtonsProps) {
  const { i18n } = useLingui();
  const completeness = useCompleteness(shops);
  const { writeBook, writePdf, absent } = useWriters();
  const [busy, setBusy] = useState<ReportFile>();
  const [failed, setFailed] = useState<ReportFile>();

  async function handleExport(file: ReportFile) {
    setBusy(file);
    setFailed(undefined);
    try {
      const words = completenessInFile(completeness, i18n, { cut, shops });
      const madeAt = wallClock(Date.now(), cut);
      const files = filesOf({ completeness: words, madeAt });
      const content =
        file === "xlsx"
          ? await writeBook(files.sheets())
          : await writePdf(files.paper(), i18n.locale as Language);
      if (content === undefined) setFailed(file);
      else download(content, `${files.fileName}.${file}`, types[file]);
    } finally {
      setBusy(undefined);
    }
  }

  const trouble = failed ?? (absent.size > 0 ? [...absent][0] : undefined);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Download aria-hidden="true" className="size-5" />}
          busy={busy === "xlsx"}
          onClick={() => void handleExport("xlsx")}
        >
          <Trans>Exporter en Excel</Trans>
        </Button>
        <Button
          icon={<FileText aria-hidden="true" className="size-5" />}
          busy={busy === "pdf"}
          onClick={() => void handleExport("pdf")}
        >
          <Trans>Exporter en PDF</Trans>
        </Button>
      </div>
      {trouble !== undefined && (
        <p role={failed ? "alert" : undefined} className="font-medium text-attention">
          {trouble === "xlsx" ? (
            <Trans>
              L’écriture d’Excel n’est pas encore sur cet appareil. Ouvrez cette page une fois avec
              du réseau.
            </Trans>
          ) : (
            <Trans>
              L’écriture du PDF n’est pas encore sur cet appareil. Ouvrez cette page une fois avec
              du réseau.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** `2026-11-20T14:05`: what a clock on the shop's wall shows. */
function wallClock(moment: number, { timeZone }: DayCut): string {
  return `${businessDay(moment, { timeZone, dayTurnsAt: 0 })}T${formatTime(moment, "en", timeZone)}`;
}
