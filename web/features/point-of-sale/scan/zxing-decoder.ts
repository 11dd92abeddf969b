import { nextPass, type Pass } from "./decode-plan.ts";
import { pixelsOf } from "./frame-pixels.ts";
import type { Decoder, Reading } from "./reading.ts";
import type { FrameAnswer, FrameMessage } from "./zxing-worker.ts";

/**
 * The decoder for phones whose browser has none. It lives in a worker, so that the till never waits for it, and comes
 * over the network only when the first camera opens. One frame is under way at a time.
 */
export function createZxingDecoder(): Decoder {
  const worker = new Worker(new URL("./zxing-worker.ts", import.meta.url), { type: "module" });
  let lastRead: Pass | undefined;
  let frame = 0;
  let context: CanvasRenderingContext2D | null = null;

  async function messageOf(video: HTMLVideoElement, pass: Pass): Promise<FrameMessage> {
    if (typeof OffscreenCanvas !== "undefined") {
      return { frame: await createImageBitmap(video), pass };
    }
    context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas on this page");
    const size = { width: video.videoWidth, height: video.videoHeight };
    return { pixels: pixelsOf(video, size, pass, context) };
  }

  function ask(message: FrameMessage): Promise<Reading | undefined> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FrameAnswer>) => {
        if (data.failure === undefined) resolve(data.reading);
        else reject(new Error(data.failure));
      };
      worker.onerror = (event) => reject(new Error(event.message || "the decoder did not load"));
      worker.postMessage(
        message,
        "frame" in message ? [message.frame] : [message.pixels.data.buffer],
      );
    });
  }

  return {
    async decode(video) {
      const pass = nextPass(frame, lastRead);
      frame += 1;
      const reading = await ask(await messageOf(video, pass));
      lastRead = reading && pass;
      return reading;
    },
    close: () => worker.terminate(),
  };
}
