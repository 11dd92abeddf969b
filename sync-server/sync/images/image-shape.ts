/** Longest side of a picture, and most pixels of it: what the camera of a telephone makes. Devices send far smaller ones. */
export const longestSide = 8192;
export const mostPixels = 12_000_000;

/**
 * Why a picture is not taken: `image-format` is no whole picture of a kind we know, `image-size` has no pixels or more
 * than a device can bear, `image-animated` more than one image.
 */
export type ImageTrouble = "image-format" | "image-size" | "image-animated";

/** What draws a picture, and, where its pixels can be counted, what they are packed in and how many bytes they must be. */
export type Drawing = { bytes: Buffer; pixels?: { packed: Buffer; length: number } };
export type Read = Drawing | ImageTrouble;

/** What its head says, judged before anybody makes room for it. */
export function sizeTrouble(width: number, height: number): ImageTrouble | undefined {
  const isSane = width >= 1 && height >= 1 && width <= longestSide && height <= longestSide;
  return isSane && width * height <= mostPixels ? undefined : "image-size";
}
