import { jsPDF } from "jspdf";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import type { Language } from "#web/i18n/language.ts";
import { cellWords } from "./cell-words.ts";
import type { DocumentTable, PaperDocument } from "./document.ts";
import { numberPages, paper, printable } from "./paper.ts";

const { width, margin, bottom, rowStep } = paper;
const figureWidth = 34;
/** Between a title and what stands above it. */
const gap = 9;

/** Tables under one another on numbered A4 pages. */
export function documentPdf(document: PaperDocument, language: Language): Blob {
  const { title, information, tables } = document;
  const pdf = new jsPDF({ unit: "mm", format: "a4" });
  pdf.setProperties({ title });
  pdf.setLanguage(language);
  let y = drawHead(pdf, title, information, language);
  for (const table of tables) y = drawTable(pdf, table, y + gap, language);
  numberPages(pdf);
  return pdf.output("blob");
}

function drawHead(
  pdf: jsPDF,
  title: string,
  information: PaperDocument["information"],
  language: Language,
): number {
  pdf.setFont("helvetica", "bold").setFontSize(16).text(printable(title), margin, 18);
  pdf.setFont("helvetica", "normal").setFontSize(10);
  let y = 26;
  for (const [label, value] of information) {
    const lines = split(pdf, cellWords(value, language), width - 2 * margin - figureWidth);
    pdf.text(printable(label), margin, y);
    pdf.text(lines, margin + figureWidth, y);
    y += lines.length * rowStep;
  }
  return y;
}

/** Draws a table from here on, its columns named again on each page; gives back where it ends. */
function drawTable(pdf: jsPDF, table: DocumentTable, from: number, language: Language): number {
  const { title, columns, rows, total, note } = table;
  const nameWidth = width - 2 * margin - (columns.length - 1) * figureWidth - 4;
  // A title alone at the foot of a page would stand above nothing.
  let y = from + 5 * rowStep > bottom ? nextPage() : from;
  pdf.setFont("helvetica", "bold").setFontSize(12).text(printable(title), margin, y);
  y = drawColumns(y + rowStep + 1);
  if (note !== undefined) {
    const lines = split(pdf, note, width - 2 * margin);
    pdf.text(lines, margin, y);
    y += lines.length * rowStep;
  }
  for (const row of rows) y = drawRow(row, y);
  if (!total) return y - rowStep;
  pdf.setFont("helvetica", "bold");
  pdf.line(margin, y - 3.8, width - margin, y - 3.8);
  y = drawRow(total, y + 0.8);
  pdf.setFont("helvetica", "normal");
  return y - rowStep;

  function nextPage(): number {
    pdf.addPage();
    return margin + rowStep;
  }

  function drawColumns(at: number): number {
    pdf.setFont("helvetica", "bold").setFontSize(9);
    const heads = columns.map((name, index) =>
      split(pdf, name, index === 0 ? nameWidth : figureWidth - 2),
    );
    drawCells(heads, at);
    const end = at + (Math.max(...heads.map((lines) => lines.length)) - 1) * rowStep;
    pdf.line(margin, end + 1.5, width - margin, end + 1.5);
    pdf.setFont("helvetica", "normal");
    return end + 6.5;
  }

  function drawRow(row: readonly BookCell[], at: number): number {
    const cells = row.map((cell, index) =>
      index === 0
        ? split(pdf, cellWords(cell, language), nameWidth)
        : [printable(cellWords(cell, language))],
    );
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * rowStep;
    const isFull = at + height > bottom;
    const here = isFull ? drawColumns(nextPage()) : at;
    drawCells(cells, here);
    return here + height;
  }

  function drawCells(cells: readonly string[][], at: number): void {
    for (const [index, lines] of cells.entries()) {
      if (index === 0) pdf.text(lines, margin, at);
      else {
        const right = width - margin - (columns.length - 1 - index) * figureWidth;
        pdf.text(lines, right, at, { align: "right" });
      }
    }
  }
}

function split(pdf: jsPDF, text: string, within: number): string[] {
  const words = printable(text);
  // Most fit, and to see that costs less than to look for places to break.
  return pdf.getTextWidth(words) <= within ? [words] : pdf.splitTextToSize(words, within);
}
