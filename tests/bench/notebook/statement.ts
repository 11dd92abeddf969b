import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { anAccountMove } from "#tests/support/account-builders.ts";
import { documentPdf } from "#web/blocks/documents/document-pdf.ts";
import { drawPages, picturePages } from "#web/blocks/documents/paper-picture.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { statementDocument } from "#web/features/notebook-statement/statement-document.ts";
import { StatementTable } from "#web/features/notebook-statement/statement-table.tsx";
import { activate, speak } from "#web/i18n/language.ts";

/** Two years of purchases and payments, their receipts known. */
function given(entries: number) {
  const moves = Array.from({ length: entries }, (_, at) => {
    const day = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    return at % 3 === 2
      ? anAccountMove({
          ...{ id: String(at), kind: "payment", change: -1500, day },
          receiptNo: `A-P${String(at).padStart(5, "0")}`,
        })
      : anAccountMove({ id: String(at), change: 1000, day, saleIds: [`sale${at}`] });
  });
  const owed = moves.reduce((sum, { change }) => sum + change, 0);
  return {
    ...{
      creditor: { name: "Boutique Akwa", isReseller: false },
      suppliers: false,
      customerName: "Awa Diop",
      today: "2026-11-20",
      owed,
    },
    moves,
    receiptOf: (saleId: string) => `A-${saleId.slice(4).padStart(6, "0")}`,
  };
}

/** Milliseconds of each part. */
export type Parts = {
  /** To the frame in which its head and first lines are seen. */
  seen: number;
  /** From there to the frame in which the last line stands. */
  others: number;
  document: number;
  pictureRows: number;
  pdf: number;
  /** The pictures painted and written as PNG. */
  pictures: number;
};

const nextFrame = () =>
  new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));

export async function makeStatement(entries: number): Promise<Parts> {
  await Promise.all([activate("fr"), speak("office")]);
  const { moves, ...rest } = given(entries);
  const root = createRoot(document.getElementById("root") as HTMLElement);
  await nextFrame();
  const marks = [performance.now()];
  const mark = () => marks.push(performance.now());
  const whole = { ...rest, statement: statementOf(moves, rest.owed) };
  const table = createElement(StatementTable, whole);
  flushSync(() => root.render(createElement(I18nProvider, { i18n }, table)));
  await nextFrame();
  mark();
  const rows = () => document.querySelectorAll("tbody tr").length;
  while (rows() < entries) await nextFrame();
  mark();
  const paper = statementDocument(whole, i18n);
  mark();
  const pages = picturePages(paper);
  mark();
  const file = documentPdf(paper, "fr");
  mark();
  const pictures = await drawPages(pages, "releve");
  mark();
  const drawn = rows();
  root.unmount();
  if (drawn !== entries || file.size === 0 || pictures.length !== pages.length)
    throw new Error(`${drawn} rows, ${file.size} bytes, ${pictures.length} pictures`);
  const took = (at: number) => (marks[at + 1] ?? 0) - (marks[at] ?? 0);
  return {
    ...{ seen: took(0), others: took(1), document: took(2) },
    ...{ pictureRows: took(3), pdf: took(4), pictures: took(5) },
  };
}
