import type { PaperReading } from "#shared/paper/read-paper.ts";
import { greyOf } from "#web/blocks/paper/grey.ts";
import { openPaperReader } from "#web/blocks/paper/paper-reader.ts";
import { pixelsOfPhoto } from "#web/blocks/paper/photo-pixels.ts";
import { readPicture } from "#web/blocks/paper/read-picture.ts";
import { openRecogniser, type Recogniser } from "#web/blocks/paper/recognise.ts";

export type BenchRead = { reading?: PaperReading; trouble?: string; ms: number };

const fileOf = (jpeg: string) =>
  new Blob([Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0))], { type: "image/jpeg" });

/** As the product reads it: in a worker, fetched with the first picture. */
async function read(jpeg: string): Promise<BenchRead> {
  const began = performance.now();
  const reader = openPaperReader();
  const result = await reader.read(fileOf(jpeg), () => {});
  reader.close();
  const ms = performance.now() - began;
  return "reading" in result ? { reading: result.reading, ms } : { trouble: result.trouble, ms };
}

let kept: Recogniser | undefined;

/** The same on the page itself, where Chromium can be told to be slow; what reads is there already. */
async function readHere(jpeg: string): Promise<BenchRead> {
  kept ??= await openRecogniser(() => {});
  const began = performance.now();
  const pixels = await pixelsOfPhoto(fileOf(jpeg));
  if (typeof pixels === "string") return { trouble: pixels, ms: performance.now() - began };
  readPicture(greyOf(pixels), kept, () => {});
  return { ms: performance.now() - began };
}

Object.assign(globalThis, { bench: { read, readHere } });
