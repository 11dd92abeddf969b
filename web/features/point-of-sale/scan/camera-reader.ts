import { createNativeDecoder } from "./native-decoder.ts";
import { judgeFrame, NOTHING_SEEN } from "./read-agreement.ts";
import type { Decoder, Reading } from "./reading.ts";
import { createZxingDecoder } from "./zxing-decoder.ts";

/** A running camera. `torch` is undefined where the camera has none. */
export type CameraReader = {
  torch: ((on: boolean) => Promise<void>) | undefined;
  /** Lets go of the camera and the decoder at once. */
  close: () => void;
};

type Listeners = {
  onCode: (text: string) => void;
  /** The camera went away, or no decoder works on this device. */
  onFailure: (failure: unknown) => void;
};

const CAMERA: MediaTrackConstraints = {
  facingMode: { ideal: "environment" },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

/** Milliseconds between two frames at least: the phone stays cool and the till quick. */
const FRAME_MS = 60;

/**
 * Opens the rear camera into the given video and tells each code that counts. Rejects with the browser's own error
 * when the camera cannot be had. When `signal` aborts before it is open, it is let go at once.
 */
export async function openCamera(
  video: HTMLVideoElement,
  { onCode, onFailure }: Listeners,
  signal: AbortSignal,
): Promise<CameraReader> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA, audio: false });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) release();
  signal.throwIfAborted();
  video.srcObject = stream;
  await video.play();
  const [track] = stream.getVideoTracks();
  const stopReading = readFrames(video, { onCode, onFailure });
  track?.addEventListener("ended", () => onFailure(new DOMException("", "NotReadableError")));
  return {
    torch: track && torchOf(track),
    close: () => {
      stopReading();
      release();
    },
  };
}

/** Decodes frame after frame until stopped. A native decoder that turns out not to work is replaced. */
function readFrames(video: HTMLVideoElement, { onCode, onFailure }: Listeners): () => void {
  let running = true;
  let decoder: Decoder | undefined;
  let agreement = NOTHING_SEEN;

  async function decode(): Promise<Reading | undefined> {
    if (decoder) return decoder.decode(video);
    const native = await createNativeDecoder();
    const works =
      native &&
      (await native.decode(video).then(
        () => true,
        () => false,
      ));
    decoder = works ? native : createZxingDecoder();
    return undefined;
  }

  async function run() {
    while (running) {
      const started = performance.now();
      const reading = await decode();
      if (!running) break;
      const verdict = judgeFrame(agreement, reading, performance.now());
      agreement = verdict.agreement;
      if (verdict.accepted !== undefined) onCode(verdict.accepted);
      await nextFrame(video, FRAME_MS - (performance.now() - started));
    }
    decoder?.close();
  }

  run().catch((failure) => {
    decoder?.close();
    if (running) onFailure(failure);
  });
  return () => {
    running = false;
    decoder?.close();
  };
}

/** Waits for a fresh frame, and for `ms` at least. */
async function nextFrame(video: HTMLVideoElement, ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  if ("requestVideoFrameCallback" in video) {
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  } else await new Promise(requestAnimationFrame);
}

function torchOf(track: MediaStreamTrack): CameraReader["torch"] {
  const capabilities: MediaTrackCapabilities & { torch?: boolean } =
    track.getCapabilities?.() ?? {};
  if (!capabilities.torch) return undefined;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}
