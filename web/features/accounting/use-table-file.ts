import { useState } from "react";
import { download } from "#web/blocks/download.ts";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { openSpreadsheet } from "#web/blocks/spreadsheet/spreadsheet.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { plainRows } from "./journal-file.ts";

export type FileFormat = "xlsx" | "csv";

const types: Record<FileFormat, string> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

type TableFile = {
  /** Which file is being made, by its name. */
  busy: string | undefined;
  trouble: NotDone | undefined;
  /** What writes Excel is not on this device yet. */
  absent: boolean;
  make: (
    file: { name: string; format: FileFormat; sheet: string },
    rows: () => Promise<{ ok: true; value: BookCell[][] } | NotDone>,
  ) => Promise<void>;
};

/** Makes a table into a file of Excel or CSV; what could not be had is told. */
export function useTableFile(): TableFile {
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<NotDone>();
  const [absent, setAbsent] = useState(false);

  const make: TableFile["make"] = async ({ name, format, sheet: sheetName }, ask) => {
    setBusy(`${name}.${format}`);
    setTrouble(undefined);
    setAbsent(false);
    const sheet = openSpreadsheet();
    try {
      const rows = await ask();
      if (!rows.ok) {
        setTrouble(rows);
        return;
      }
      const written =
        format === "xlsx"
          ? await sheet.ask({ ask: "write-book", sheets: [{ name: sheetName, rows: rows.value }] })
          : await sheet.ask({ ask: "write", format, sheetName, rows: plainRows(rows.value) });
      if (written.ok) download(written.content, `${name}.${format}`, types[format]);
      else setAbsent(true);
    } finally {
      sheet.close();
      setBusy(undefined);
    }
  };
  return { busy, trouble, absent, make };
}
