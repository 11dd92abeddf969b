import { useEffect, useState } from "react";
import { useNextTry } from "#web/blocks/hooks/use-next-try.ts";
import type { BookSheet } from "#web/blocks/spreadsheet/book-cells.ts";
import { openSpreadsheet } from "#web/blocks/spreadsheet/spreadsheet.ts";
import type { Language } from "#web/i18n/language.ts";
import type { PaperDocument } from "./document.ts";
import { pdfWriter } from "./pdf-writer.ts";

export type Writers = {
  /** What writes Excel files works apart, so that no screen waits for it. Undefined when it is not on this device. */
  writeBook: (sheets: BookSheet[]) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  writePdf: (document: PaperDocument, language: Language) => Promise<Blob | undefined>;
  /** What was looked for and is not here. */
  absent: ReadonlySet<"xlsx" | "pdf">;
};

const nothing: ReadonlySet<"xlsx" | "pdf"> = new Set();

/** Fetches what writes the files as soon as the screen is open, so that it is here when the network is not. */
export function useWriters(): Writers {
  const [absent, setAbsent] = useState(nothing);
  const nextTry = useNextTry(absent.size > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try they are asked for again
  useEffect(() => {
    const sheet = openSpreadsheet();
    let isOver = false;
    const excel = sheet.ask({ ask: "warm" }).catch(() => false);
    void Promise.all([excel, pdfWriter()]).then(([hasExcel, writer]) => {
      sheet.close();
      if (isOver) return;
      const missing = [...(hasExcel ? [] : ["xlsx" as const]), ...(writer ? [] : ["pdf" as const])];
      setAbsent(missing.length > 0 ? new Set(missing) : nothing);
    });
    return () => {
      isOver = true;
      sheet.close();
    };
  }, [nextTry]);
  return { writeBook, writePdf, absent };
}

async function writeBook(sheets: BookSheet[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sheet = openSpreadsheet();
  try {
    const answer = await sheet.ask({ ask: "write-book", sheets });
    return answer.ok ? answer.content : undefined;
  } finally {
    sheet.close();
  }
}

async function writePdf(document: PaperDocument, language: Language): Promise<Blob | undefined> {
  return (await pdfWriter())?.(document, language);
}
