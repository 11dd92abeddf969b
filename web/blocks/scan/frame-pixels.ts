import { cutOf, type Pass } from "./decode-plan.ts";

/** The part of a frame to look at, in pixels; from its corner when no place is given. */
type Part = { x?: number; y?: number; width: number; height: number };

/** Draws a part of a frame as its pass wants it and returns the pixels. Works in a worker and on a page. */
export function pixelsOf(
  frame: CanvasImageSource,
  { x = 0, y = 0, width, height }: Part,
  pass: Pass,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
): ImageData {
  const cut = cutOf(pass, width, height);
  const { canvas } = context;
  // Setting the size also wipes the canvas and undoes the last turn.
  canvas.width = cut.drawnWidth;
  canvas.height = cut.drawnHeight;
  if (pass.turn !== 0) {
    context.translate(cut.drawnWidth / 2, cut.drawnHeight / 2);
    context.rotate((pass.turn * Math.PI) / 180);
    context.translate(-cut.drawnWidth / 2, -cut.drawnHeight / 2);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(
    frame,
    x + cut.x,
    y + cut.y,
    cut.width,
    cut.height,
    0,
    0,
    cut.drawnWidth,
    cut.drawnHeight,
  );
  const pixels = context.getImageData(0, 0, cut.drawnWidth, cut.drawnHeight);
  if (pass.bars) sharpenAcross(pixels, pass.bars);
  return pixels;
}

/** How much of the difference to its neighbours is added to a pixel, and how far away they are, in pixels. */
const STRENGTH = 0.6;
const REACH = 2;

/** Makes the picture grey and brings out the edges of bars that stand, or lie. */
function sharpenAcross({ data, width, height }: ImageData, bars: "upright" | "lying"): void {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i += 1) {
    grey[i] =
      0.3 * (data[i * 4] ?? 0) + 0.59 * (data[i * 4 + 1] ?? 0) + 0.11 * (data[i * 4 + 2] ?? 0);
  }
  const step = REACH * (bars === "upright" ? 1 : width);
  for (let i = 0; i < grey.length; i += 1) {
    const here = grey[i] ?? 0;
    const around = (grey[i - step] ?? here) + (grey[i + step] ?? here);
    const sharp = here + STRENGTH * (2 * here - around);
    data[i * 4] = sharp;
    data[i * 4 + 1] = sharp;
    data[i * 4 + 2] = sharp;
  }
}
