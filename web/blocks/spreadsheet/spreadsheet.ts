import type { SheetAnswers, SheetMessage, SheetRequest } from "./sheet-messages.ts";

type Progress = (done: number, total: number) => void;

/** A worker that reads and writes files of rows, so that no screen ever waits for them. */
export type Spreadsheet = {
  /** One request after the other; fails when the worker itself fails. After `close` it never answers. */
  ask<Request extends SheetRequest>(
    request: Request,
    onProgress?: Progress,
  ): Promise<SheetAnswers[Request["ask"]]>;
  /** Stops whatever is under way and forgets the file. */
  close(): void;
};

export function openSpreadsheet(): Spreadsheet {
  const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), {
    type: "module",
  });
  let last: Promise<unknown> = Promise.resolve();

  function send<Request extends SheetRequest>(
    request: Request,
    onProgress: Progress | undefined,
  ): Promise<SheetAnswers[Request["ask"]]> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
        if ("progress" in data) onProgress?.(data.progress.done, data.progress.total);
        else if ("failure" in data) reject(new Error(data.failure));
        else resolve(data.answer as SheetAnswers[Request["ask"]]);
      };
      worker.onerror = (event) => reject(new Error(event.message || "the worker did not load"));
      worker.postMessage(request);
    });
  }

  return {
    ask(request, onProgress) {
      const asked = last.then(() => send(request, onProgress));
      last = asked.catch(() => {});
      return asked;
    },
    close: () => worker.terminate(),
  };
}
