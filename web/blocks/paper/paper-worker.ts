import { type Grey, greyOf } from "./grey.ts";
import { type ReadPicture, readPicture } from "./read-picture.ts";
import { openRecogniser, type Recogniser } from "./recognise.ts";

/** A photograph to read, as pixels of a canvas. */
export type PaperQuestion = { pixels: ImageData };
/** `fetched`: of two files; `read`: a share; `failed`: a file could not be had, or the reader broke down. */
export type PaperAnswer =
  | { at: "fetched"; done: number }
  | { at: "read"; share: number }
  | { at: "done"; result: ReadPicture }
  | { at: "failed"; during: "fetching" | "reading" };

const tell = (answer: PaperAnswer, moved: Transferable[] = []) =>
  self.postMessage(answer, { transfer: moved });

self.onmessage = async ({ data }: MessageEvent<PaperQuestion>) => {
  let recogniser: Recogniser;
  try {
    recogniser = await openRecogniser((done) => tell({ at: "fetched", done }));
  } catch {
    tell({ at: "failed", during: "fetching" });
    return;
  }
  try {
    const photo: Grey = greyOf(data.pixels);
    const result = readPicture(photo, recogniser, (share) => tell({ at: "read", share }));
    tell({ at: "done", result }, "shown" in result ? [result.shown.data.buffer] : []);
  } catch {
    tell({ at: "failed", during: "reading" });
  }
};
