import { Html5Qrcode, Html5QrcodeSupportedFormats as Rival } from "html5-qrcode";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { createPlan } from "#web/blocks/scan/decode-plan.ts";
import { pixelsOf } from "#web/blocks/scan/frame-pixels.ts";
import { judgeFrame, NOTHING_SEEN } from "#web/blocks/scan/read-agreement.ts";
import type { Reading } from "#web/blocks/scan/reading.ts";
import { readPixels } from "#web/blocks/scan/zxing-read.ts";
import { createCamera, drawingContext } from "./shaky-camera.ts";
import { readByZbar } from "./zbar-read.ts";

/** What a decoder made of a picture: its text, the frames it took and the milliseconds per frame. */
export type Outcome = { text: string | undefined; frames: number; ms: number };

/**
 * How the till's own reader is tried: one frame, or the rule of equal reads over a number of frames. `second`: ZBar
 * alone, or asked as well from that frame on; where the two of them read differently, nothing was read.
 */
export type Trial = {
  frames: number;
  rule: "first read" | "equal reads";
  passes: "whole" | "in turn";
  second?: "alone" | number;
};

const FRAME_MS = 100;

/** The till's reader, by the till's own code. */
async function tryOurs(file: string, seed: number, trial: Trial): Promise<Outcome> {
  const camera = await createCamera(file, seed);
  const context = drawingContext();
  let agreement = NOTHING_SEEN;
  const plan = createPlan();
  const whole = plan.next();
  let spent = 0;
  for (let frame = 0; frame < trial.frames; frame += 1) {
    const picture = camera(trial.frames > 1);
    const pass = trial.passes === "whole" || frame === 0 ? whole : plan.next();
    const started = performance.now();
    const reading = await readBy(trial.second, frame, pixelsOf(picture, picture, pass, context));
    spent += performance.now() - started;
    plan.tell(reading !== undefined);
    const verdict = judgeFrame(agreement, reading, frame * FRAME_MS);
    agreement = verdict.agreement;
    const text = trial.rule === "first read" ? reading?.text : verdict.accepted;
    if (text !== undefined) return { text, frames: frame + 1, ms: spent / (frame + 1) };
  }
  return { text: undefined, frames: trial.frames, ms: spent / trial.frames };
}

/** What the decoders whose turn it is make of a frame. */
async function readBy(
  second: Trial["second"],
  frame: number,
  pixels: ImageData,
): Promise<Reading | undefined> {
  if (second === "alone") return readByZbar(pixels);
  const own = await readPixels(pixels);
  if (second === undefined || frame < second) return own;
  const other = await readByZbar(pixels);
  if (own && other && normalizeBarcode(own.text) !== normalizeBarcode(other.text)) return undefined;
  return own ?? other;
}

const rival = new Html5Qrcode("rival", {
  verbose: false,
  formatsToSupport: [
    Rival.EAN_13,
    Rival.EAN_8,
    Rival.UPC_A,
    Rival.UPC_E,
    Rival.CODE_128,
    Rival.CODE_39,
    Rival.ITF,
    Rival.QR_CODE,
  ],
});

/** html5-qrcode, the way it reads a file: the picture on a canvas with a margin. */
async function tryRivalFile(file: string): Promise<Outcome> {
  const blob = await (await fetch(`/picture/${file}`)).blob();
  const picture = new File([blob], "picture.jpg", { type: "image/jpeg" });
  const started = performance.now();
  const text = await rival.scanFile(picture, false).catch(() => undefined);
  return { text, frames: 1, ms: performance.now() - started };
}

/** html5-qrcode, the way it reads a camera's frame, which it takes as read at the first answer. */
async function tryRivalFrames(file: string, seed: number, frames: number): Promise<Outcome> {
  type Inside = { decodeRobustlyAsync: (canvas: HTMLCanvasElement) => Promise<{ text: string }> };
  const { qrcode } = rival as unknown as { qrcode: Inside };
  const camera = await createCamera(file, seed);
  let spent = 0;
  for (let frame = 1; frame <= frames; frame += 1) {
    const picture = camera(frames > 1);
    const started = performance.now();
    const read = await qrcode.decodeRobustlyAsync(picture).catch(() => undefined);
    spent += performance.now() - started;
    if (read) return { text: read.text, frames: frame, ms: spent / frame };
  }
  return { text: undefined, frames, ms: spent / frames };
}

Object.assign(globalThis, { bench: { tryOurs, tryRivalFile, tryRivalFrames } });
