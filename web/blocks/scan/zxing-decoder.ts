import { aimOf } from "./aim.ts";
import { createPlan, type Pass } from "./decode-plan.ts";
import { pixelsOf } from "./frame-pixels.ts";
import type { Decoder, Reading } from "./reading.ts";
import type { FrameAnswer, FrameMessage } from "./zxing-worker.ts";

/**
 * The decoder for phones whose browser has none. It lives in a worker, so that the till never waits for it, and comes
 * over the network only when the first camera opens. One frame is under way at a time.
 */
export function createZxingDecoder(): Decoder {
  const worker = new Worker(new URL("./zxing-worker.ts", import.meta.url), { type: "module" });
  const plan = createPlan();
  let context: CanvasRenderingContext2D | null = null;

  async function messageOf(video: HTMLVideoElement, pass: Pass): Promise<FrameMessage> {
    const aim = aimOf(video);
    if (typeof OffscreenCanvas !== "undefined") {
      return { frame: await createImageBitmap(video, aim.x, aim.y, aim.width, aim.height), pass };
    }
    context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas on this page");
    return { pixels: pixelsOf(video, aim, pass, context) };
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
      const reading = await ask(await messageOf(video, plan.next()));
      plan.tell(reading !== undefined);
      return reading;
    },
    close: () => worker.terminate(),
  };
}
