import { claimedSize } from "./claimed-size.ts";
import { attemptsFor, firstFitting } from "./shrink-plan.ts";

/** Megabytes of the file one may choose, where nothing else is said. */
export const largestMegabytes = 5;

/** Most pixels of it: opened it takes four bytes for each, and a telephone with 2 GB has to bear it. */
export const mostPixels = 64_000_000;

/** `cannot-write`: this browser reads pictures but writes no WebP. */
export type ImageTrouble = "not-an-image" | "too-large" | "too-many-pixels" | "cannot-write";

/** Photographs say their size behind what the camera wrote into them. */
const headLength = 256 * 1024;

/** A chosen file as a WebP of at most 60 KB, upright and at most 1000 pixels long, or what is wrong with it. */
export async function shrinkImage(
  file: Blob,
  megabytes = largestMegabytes,
): Promise<Blob | ImageTrouble> {
  if (!file.type.startsWith("image/")) return "not-an-image";
  if (file.size > megabytes * 1024 * 1024) return "too-large";
  const claimed = claimedSize(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  if (claimed && claimed.width * claimed.height === 0) return "not-an-image";
  if (claimed && claimed.width * claimed.height > mostPixels) return "too-many-pixels";
  const picture = await decoded(file);
  if (!picture) return "not-an-image";
  try {
    const attempts = attemptsFor(picture.width, picture.height);
    const drawn = await firstFitting(attempts, ({ width, height, quality }) =>
      drawnAs(picture, width, height, quality),
    );
    return drawn?.type === "image/webp" ? drawn : "cannot-write";
  } finally {
    picture.close();
  }
}

/** Undefined for what only calls itself a picture, and for formats this browser does not read. */
async function decoded(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

async function drawnAs(
  picture: ImageBitmap,
  width: number,
  height: number,
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  // What is transparent becomes paper, not black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  const drawing = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/webp", quality),
  );
  // A canvas keeps its pixels until it is collected: a 2 GB phone wants them back now.
  canvas.width = 0;
  return drawing ?? new Blob([]);
}
