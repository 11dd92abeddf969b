import { claimedSize } from "#web/blocks/image-picker/claimed-size.ts";
import { mostPixels } from "#web/blocks/image-picker/shrink-image.ts";

/** Why a photograph is not read at all; `not-an-image` also for kinds that this browser does not open, HEIC among them. */
export type PhotoTrouble = "not-an-image" | "too-many-pixels";

/** Pixels of the longer side: enough for a page of small print, little enough for a phone with 2 GB. */
const longest = 2000;
const headLength = 256 * 1024;

/** A photograph upright as its camera says and no larger than is read, or what is wrong with it. */
export async function pixelsOfPhoto(file: Blob): Promise<ImageData | PhotoTrouble> {
  const claimed = claimedSize(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  if (claimed && claimed.width * claimed.height === 0) return "not-an-image";
  if (claimed && claimed.width * claimed.height > mostPixels) return "too-many-pixels";
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return "not-an-image";
  }
  const by = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * by));
  canvas.height = Math.max(1, Math.round(picture.height * by));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  // A canvas keeps its pixels until it is collected.
  canvas.width = 0;
  return pixels;
}
