import { must } from "#shared/must.ts";
import type { ReceiptRow } from "./receipt-rows.ts";
import { wrap } from "./receipt-text.ts";

const width = 576;
const margin = 28;
const rowHeight = 34;
const mostLogo = { width: 360, height: 160 };
const font = 'ui-monospace, "Roboto Mono", "Liberation Mono", monospace';
/** Letters of 23 px in that font that stand between the margins. */
const columns = 36;

/** One line of the picture, `height` pixels of it. */
type Line = { height: number; draw: (paper: CanvasRenderingContext2D, top: number) => void };

/** The receipt as a picture for a message: black on white, 576 px wide like an 80 mm print. */
export async function receiptImage(rows: readonly ReceiptRow[], fileName: string): Promise<File> {
  const lines = (await Promise.all(rows.map(linesOf))).flat();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = 2 * margin + lines.reduce((sum, { height }) => sum + height, 0);
  const paper = must(canvas.getContext("2d"), "a canvas to draw on");
  paper.fillStyle = "#ffffff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = "#000000";
  paper.textBaseline = "middle";
  let top = margin;
  for (const { height, draw } of lines) {
    draw(paper, top);
    top += height;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([must(blob, "the picture")], fileName, { type: "image/png" });
}

async function linesOf(row: ReceiptRow): Promise<Line[]> {
  switch (row.kind) {
    case "picture":
      return logoLine(row.url);
    case "centre":
    case "text":
      return wrap(row.text, columns).map((text) => writtenLine({ ...row, text }));
    case "pair":
      return pairLines(row);
    case "rule":
      return [writtenLine(row)];
  }
}

/** Left and right on one line, or below each other when they do not fit together: squeezed, nobody could read them. */
function pairLines(row: Extract<ReceiptRow, { kind: "pair" }>): Line[] {
  if (row.left.length + row.right.length < columns) return [writtenLine(row)];
  const above = wrap(row.left, columns).map((text) => writtenLine({ kind: "text", text }));
  const below = wrap(row.right, columns).map((right) => writtenLine({ ...row, left: "", right }));
  return [...above, ...below];
}

/** A logo that cannot be had just now is left out: the receipt goes without it. */
async function logoLine(url: string): Promise<Line[]> {
  const logo = new Image();
  logo.src = url;
  try {
    await logo.decode();
  } catch {
    return [];
  }
  const { naturalWidth, naturalHeight } = logo;
  const scale = Math.min(1, mostLogo.width / naturalWidth, mostLogo.height / naturalHeight);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  const draw: Line["draw"] = (paper, top) =>
    paper.drawImage(logo, (width - wide) / 2, top, wide, high);
  return [{ height: Math.ceil(high) + 12, draw }];
}

type WrittenRow = Exclude<ReceiptRow, { kind: "picture" }>;

function writtenLine(row: WrittenRow): Line {
  return { height: rowHeight, draw: (paper, top) => drawRow(paper, row, top + rowHeight / 2) };
}

function drawRow(paper: CanvasRenderingContext2D, row: WrittenRow, middle: number): void {
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
