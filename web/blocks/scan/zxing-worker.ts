import type { Pass } from "./decode-plan.ts";
import { pixelsOf } from "./frame-pixels.ts";
import type { Reading } from "./reading.ts";
import { readPixels } from "./zxing-read.ts";

/** A frame to decode: as the camera gave it, or as pixels where a worker has no canvas. */
export type FrameMessage = { frame: ImageBitmap; pass: Pass } | { pixels: ImageData };
/** What came of it; `failure` says that the decoder itself does not work. */
export type FrameAnswer = { reading: Reading | undefined; failure?: string };

let context: OffscreenCanvasRenderingContext2D | null = null;

function pixelsIn(message: FrameMessage): ImageData {
  if ("pixels" in message) return message.pixels;
  const { frame, pass } = message;
  context ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas in this worker");
  try {
    return pixelsOf(frame, frame, pass, context);
  } finally {
    frame.close();
  }
}

self.onmessage = async ({ data }: MessageEvent<FrameMessage>) => {
  let answer: FrameAnswer;
  try {
    answer = { reading: await readPixels(pixelsIn(data)) };
  } catch (failure) {
    answer = { reading: undefined, failure: String(failure) };
  }
  self.postMessage(answer);
};
