import { must } from "#shared/must.ts";
import type { ReceiptRow } from "./receipt-rows.ts";
import { wrap } from "./receipt-text.ts";

const width = 576;
const margin = 28;
const rowHeight = 34;
const font = 'ui-monospace, "Roboto Mono", "Liberation Mono", monospace';
/** Letters of 23 px in that font that stand between the margins. */
const columns = 36;

/** The receipt as a picture for a message: black on white, 576 px wide like an 80 mm print. */
export async function receiptImage(rows: readonly ReceiptRow[], fileName: string): Promise<File> {
  const lines = rows.flatMap(imageLines);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = 2 * margin + lines.length * rowHeight;
  const paper = must(canvas.getContext("2d"), "a canvas to draw on");
  paper.fillStyle = "#ffffff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = "#000000";
  paper.textBaseline = "middle";
  for (const [index, line] of lines.entries())
    draw(paper, line, margin + (index + 0.5) * rowHeight);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([must(blob, "the picture")], fileName, { type: "image/png" });
}

function imageLines(row: ReceiptRow): ReceiptRow[] {
  if (row.kind === "centre" || row.kind === "text")
    return wrap(row.text, columns).map((text) => ({ ...row, text }));
  if (row.kind === "pair" && row.left.length + row.right.length >= columns)
    return [
      { kind: "text", text: row.left },
      { ...row, left: "" },
    ];
  return [row];
}

function draw(paper: CanvasRenderingContext2D, row: ReceiptRow, middle: number): void {
  if (row.kind === "rule") {
    paper.fillRect(margin, middle - 1, width - 2 * margin, 2);
    return;
  }
  const strong = row.kind !== "text" && row.strong === true;
  paper.font = `${strong ? "bold 26px" : "23px"} ${font}`;
  if (row.kind === "pair") {
    write(paper, row.left, "left", margin, middle);
    write(paper, row.right, "right", width - margin, middle);
  } else if (row.kind === "centre") write(paper, row.text, "center", width / 2, middle);
  else write(paper, row.text, "left", margin, middle);
}

function write(
  paper: CanvasRenderingContext2D,
  text: string,
  align: CanvasTextAlign,
  x: number,
  middle: number,
): void {
  paper.textAlign = align;
  paper.fillText(text, x, middle, width - 2 * margin);
}
