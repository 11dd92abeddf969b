import { jsPDF } from "jspdf";
import { numberPages, paper, printable } from "#web/blocks/documents/paper.ts";
import type { Statement } from "./statement.ts";

const { margin, width: pageWidth, bottom: pageBottom, rowStep } = paper;
/** Left edge of each column, and its right edge for figures. */
const columns = [
  { left: 12 },
  { left: 34 },
  { left: 58 },
  { right: 118 },
  { right: 136 },
  { right: 156 },
  { right: 178 },
  { left: 181 },
] as const;
const productWidth = 48;
const productColumn = 2;

/** The statement on A4 pages, its columns named again on each. */
export function statementPdf(statement: Statement): Blob {
  const pdf = new jsPDF({ unit: "mm", format: "a4" });
  pdf.setProperties({ title: statement.title });
  let y = drawHead(pdf, statement);
  y = drawColumns(pdf, statement, y);
  for (const row of statement.rows) {
    const name: string[] = pdf.splitTextToSize(printable(row[productColumn] ?? ""), productWidth);
    if (y + name.length * rowStep > pageBottom) {
      pdf.addPage();
      y = drawColumns(pdf, statement, margin + rowStep);
    }
    drawRow(pdf, row, y, name);
    y += name.length * rowStep;
  }
  drawSums(pdf, statement, y);
  numberPages(pdf);
  return pdf.output("blob");
}

function drawHead(pdf: jsPDF, { title, head }: Statement): number {
  pdf.setFont("helvetica", "bold").setFontSize(16).text(printable(title), margin, 18);
  pdf.setFont("helvetica", "normal").setFontSize(10);
  let y = 26;
  for (const line of head) {
    pdf.text(printable(line), margin, y);
    y += rowStep;
  }
  return y + rowStep;
}

function drawColumns(pdf: jsPDF, statement: Statement, y: number): number {
  pdf.setFont("helvetica", "bold").setFontSize(9);
  drawRow(pdf, statement.columns, y);
  pdf.line(margin, y + 1.5, pageWidth - margin, y + 1.5);
  pdf.setFont("helvetica", "normal");
  return y + 6.5;
}

function drawRow(pdf: jsPDF, cells: readonly string[], y: number, name?: readonly string[]): void {
  for (const [index, column] of columns.entries()) {
    const text = printable(cells[index] ?? "");
    if ("right" in column) pdf.text(text, column.right, y, { align: "right" });
    else if (index === productColumn && name) pdf.text([...name], column.left, y);
    else pdf.text(text, column.left, y);
  }
}

function drawSums(pdf: jsPDF, { sums, foot }: Statement, after: number): void {
  let y = after;
  const height = sums.length * 6 + 16;
  if (y + height > pageBottom) {
    pdf.addPage();
    y = margin + rowStep;
  }
  pdf.line(margin, y - 2, pageWidth - margin, y - 2);
  y += 4;
  pdf.setFont("helvetica", "bold").setFontSize(11);
  for (const [label, amount] of sums) {
    pdf.text(printable(label), 110, y);
    pdf.text(printable(amount), 178, y, { align: "right" });
    y += 6;
  }
  pdf.setFont("helvetica", "normal").setFontSize(9);
  pdf.text(pdf.splitTextToSize(printable(foot), pageWidth - 2 * margin), margin, y + 4);
}
