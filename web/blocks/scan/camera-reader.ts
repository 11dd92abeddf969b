import type { CameraTrouble } from "./camera-trouble.ts";
import { createNativeDecoder } from "./native-decoder.ts";
import { type Agreement, afterPause, goOn, judgeFrame, NOTHING_SEEN } from "./read-agreement.ts";
import type { Decoder, Reading } from "./reading.ts";
import { createZxingDecoder } from "./zxing-decoder.ts";

/** A running camera. `torch` is undefined where the camera has none. */
export type CameraReader = {
  torch: ((on: boolean) => Promise<void>) | undefined;
  /** Lets go of the camera and the decoder at once. */
  close: () => void;
};

/** What the frames so far have told; one panel keeps it while its camera is off for a while. */
export type CameraMemory = { agreement: Agreement; lookedAt: number };

export const nothingRead = (): CameraMemory => ({ agreement: NOTHING_SEEN, lookedAt: 0 });

type Listeners = {
  /** The decoder has looked at its first frame; before that it may have to come over a slow network. */
  onReady: () => void;
  onCode: (text: string) => void;
  /** The camera was taken away, or the decoder could not be loaded. */
  onTrouble: (trouble: CameraTrouble) => void;
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
 * when the camera cannot be had. When `signal` aborts while the permission is asked for, the camera is let go at once.
 */
export async function openCamera(
  video: HTMLVideoElement,
  listeners: Listeners,
  memory: CameraMemory,
  signal: AbortSignal,
): Promise<CameraReader> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: CAMERA, audio: false });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    signal.throwIfAborted();
    video.srcObject = stream;
    await video.play();
  } catch (failure) {
    release();
    throw failure;
  }
  const [track] = stream.getVideoTracks();
  const stopReading = readFrames(video, listeners, memory);
  track?.addEventListener("ended", () => listeners.onTrouble("busy"));
  return {
    torch: track && torchOf(track),
    close: () => {
      stopReading();
      release();
    },
  };
}

/** Decodes frame after frame until stopped; what it learns it writes into `memory`. */
function readFrames(
  video: HTMLVideoElement,
  { onReady, onCode, onTrouble }: Listeners,
  memory: CameraMemory,
): () => void {
  let running = true;
  let decoder: Decoder | undefined;

  async function decode(): Promise<Reading | undefined> {
    decoder ??= (await workingNativeDecoder(video)) ?? createZxingDecoder();
    return decoder.decode(video);
  }

  async function run() {
    await decode();
    if (running) {
      const now = performance.now();
      memory.agreement = goOn(memory.agreement, memory.lookedAt, now);
      memory.lookedAt = now;
      onReady();
    }
    while (running) {
      const started = performance.now();
      const reading = await decode();
      if (!running) break;
      const now = performance.now();
      const known = afterPause(memory.agreement, memory.lookedAt, now);
      memory.lookedAt = now;
      const verdict = judgeFrame(known, reading, now);
      memory.agreement = verdict.agreement;
      if (verdict.accepted !== undefined) onCode(verdict.accepted);
      await nextFrame(video, FRAME_MS - (performance.now() - started));
    }
    decoder?.close();
  }

  run().catch(() => {
    decoder?.close();
    if (running) onTrouble("no-decoder");
  });
  return () => {
    running = false;
    decoder?.close();
  };
}

/** The browser's decoder if it can read a frame: some have one that fails at its first use. */
async function workingNativeDecoder(video: HTMLVideoElement): Promise<Decoder | undefined> {
  try {
    const native = await createNativeDecoder();
    await native?.decode(video);
    return native;
  } catch {
    return undefined;
  }
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
