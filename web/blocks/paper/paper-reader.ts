import type { PaperAnswer, PaperQuestion } from "./paper-worker.ts";
import { type PhotoTrouble, pixelsOfPhoto } from "./photo-pixels.ts";
import type { PaperTrouble, ReadPicture } from "./read-picture.ts";

/** `no-reader`: what reads could not be fetched, and is not kept here. `broke-down`: it ended, for want of memory perhaps. */
export type ReadingTrouble = PhotoTrouble | PaperTrouble | "no-reader" | "broke-down";
export type ReadingProgress = { at: "fetching" } | { at: "reading"; share: number };

/** What reads, once it is fetched: megabytes that travel, said before. */
export const readerMegabytes = 1.6;

export type PaperReader = {
  /** What stands on a photograph, or why that is not known. One at a time. */
  read: (
    file: Blob,
    onProgress: (progress: ReadingProgress) => void,
  ) => Promise<Exclude<ReadPicture, { trouble: unknown }> | { trouble: ReadingTrouble }>;
  /** Stops whatever is under way, at once. */
  close: () => void;
};

/** A reader of papers in a worker of its own: the page never waits for it. */
export function openPaperReader(): PaperReader {
  let worker: Worker | undefined;
  let isClosed = false;
  return {
    async read(file, onProgress) {
      onProgress({ at: "fetching" });
      const pixels = await pixelsOfPhoto(file);
      if (typeof pixels === "string") return { trouble: pixels };
      return new Promise((resolve) => {
        if (isClosed) return;
        const mine = new Worker(new URL("./paper-worker.ts", import.meta.url), { type: "module" });
        worker = mine;
        mine.onmessage = ({ data }: MessageEvent<PaperAnswer>) => {
          if (data.at === "fetched") onProgress({ at: "reading", share: 0 });
          else if (data.at === "read") onProgress({ at: "reading", share: data.share });
          else if (data.at === "done") resolve(data.result);
          else resolve({ trouble: data.during === "fetching" ? "no-reader" : "broke-down" });
        };
        // The worker itself is fetched as well.
        mine.onerror = () => resolve({ trouble: "no-reader" });
        const question: PaperQuestion = { pixels };
        mine.postMessage(question, [pixels.data.buffer]);
      });
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
