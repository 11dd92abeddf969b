import { must } from "#shared/must.ts";
import type { PaperDocument } from "#web/blocks/documents/document.ts";

/** A row of a picture: words on the left, figures in two columns on the right. */
export type PictureRow = { left: string; middle: string; right: string; strong: boolean };

const width = 720;
const margin = 24;
const rowHeight = 36;
/** So many rows are 720 × 3,700 dots: well within the canvas of a cheap phone. */
const mostRows = 100;
/** Letters of the left column; what is longer ends in dots. */
const mostLetters = 46;
const fontOf = (strong: boolean) => `${strong ? "bold " : ""}20px system-ui, sans-serif`;

const row = (left: string, middle = "", right = "", strong = false): PictureRow => ({
  left: left.length > mostLetters ? `${left.slice(0, mostLetters - 1)}…` : left,
  ...{ middle, right, strong },
});

/** A document as pictures show it, in the order of its lines: each says whose it is and which of how many. */
export function picturePages({ title, information, tables }: PaperDocument): PictureRow[][] {
  const rows = tables.flatMap((table) => {
    const cells = (all: readonly unknown[], strong = false) => {
      const [left = "", middle = "", right = ""] = all.map((cell) => String(cell ?? ""));
      return row(left, middle, right, strong);
    };
    const sums = table.total ? [cells(table.total, true)] : [];
    const end = row(table.title, "", "", true);
    return [cells(table.columns, true), ...table.rows.map((all) => cells(all)), ...sums, end];
  });
  const head = information.map(([label, value]) => row(`${label} : ${String(value ?? "")}`));
  const perPage = mostRows - head.length - 1;
  const count = Math.ceil(rows.length / perPage);
  return Array.from({ length: count }, (_, page) => [
    row(title, "", count > 1 ? `${page + 1}/${count}` : "", true),
    ...head,
    ...rows.slice(page * perPage, (page + 1) * perPage),
  ]);
}

/** The pictures of such pages, black on white: `name-1.png` and so on where there are several. */
export async function drawPages(pages: readonly PictureRow[][], name: string): Promise<File[]> {
  const files: File[] = [];
  for (const [index, rows] of pages.entries()) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = 2 * margin + rows.length * rowHeight;
    const paper = must(canvas.getContext("2d"), "a canvas to draw on");
    paper.fillStyle = "#ffffff";
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = "#000000";
    paper.textBaseline = "middle";
    for (const [place, one] of rows.entries())
      drawRow(paper, one, margin + (place + 0.5) * rowHeight);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    const part = pages.length > 1 ? `-${index + 1}` : "";
    files.push(new File([must(blob, "the picture")], `${name}${part}.png`, { type: "image/png" }));
    // A cheap phone holds one canvas at a time.
    canvas.width = 0;
  }
  return files;
}

function drawRow(paper: CanvasRenderingContext2D, one: PictureRow, y: number): void {
  const hasFigures = one.middle !== "" || one.right !== "";
  paper.font = fontOf(one.strong);
  paper.textAlign = "left";
  paper.fillText(one.left, margin, y, hasFigures ? 440 : width - 2 * margin);
  paper.textAlign = "right";
  paper.fillText(one.middle, width - margin - 120, y, 110);
  paper.fillText(one.right, width - margin, y, 110);
}
