import type { Drawer, Drawn } from "./encode-paper.ts";

const inEights = (dots: number) => Math.ceil(dots / 8) * 8;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = inEights(width);
  canvas.height = inEights(height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return undefined;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000000";
  return { canvas, pen };
}

const drawnOf = (canvas: HTMLCanvasElement): Drawn => ({
  image: canvas,
  width: canvas.width,
  height: canvas.height,
});

/** Logos as they were drawn, by their address: a shop has one. */
const logos = new Map<string, HTMLImageElement>();

/** Fetches a logo before it is printed; one that cannot be had is left out. */
export async function readyLogo(url: string): Promise<void> {
  if (logos.has(url)) return;
  const image = new Image();
  image.src = url;
  await image.decode().then(
    () => logos.set(url, image),
    () => undefined,
  );
}

/** Draws on a canvas of the page what a printer cannot write by itself. */
export const canvasDrawer: Drawer = {
  picture(url, widthDots) {
    const image = logos.get(url);
    if (!image || image.naturalWidth === 0) return undefined;
    const width = Math.min(widthDots * 0.7, image.naturalWidth * 2);
    const height = Math.min(160, (image.naturalHeight * width) / image.naturalWidth);
    const drawn = canvasOf(width, height);
    if (!drawn) return undefined;
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
    drawn.pen.drawImage(image, (drawn.canvas.width - w) / 2, 0, w, h);
    return drawnOf(drawn.canvas);
  },
  line({ text, strong }, { widthDots, columns }) {
    const drawn = canvasOf(widthDots, 32);
    if (!drawn) return undefined;
    const { pen } = drawn;
    pen.font = `${strong ? "bold " : ""}22px monospace`;
    pen.textBaseline = "middle";
    // Each sign stands in its column, as the letters of the printer do.
    const step = widthDots / columns.a;
    if (/[\u0590-\u08ff]/.test(text)) {
      // What is written from right to left is joined: it is drawn as one.
      pen.direction = "rtl";
      pen.textAlign = "right";
      pen.fillText(text.trim(), widthDots, 16, widthDots);
    } else for (const [at, sign] of [...text].entries()) pen.fillText(sign, at * step, 16);
    return drawnOf(drawn.canvas);
  },
};
