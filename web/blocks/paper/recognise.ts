import languageUrl from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url";
import createCore from "tesseract.js-core/tesseract-core-simd-lstm.js";
import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import type { PaperWord } from "#shared/paper/paper-word.ts";
import type { Grey } from "./grey.ts";
import { wordsIn } from "./recognised-words.ts";

/** What reads letters, once it is there. */
export type Recogniser = {
  /** The words of a prepared picture; `onProgress` is told shares from 0 to 1. */
  read: (grey: Grey, onProgress: (share: number) => void) => PaperWord[];
};

/** French reads English and its figures as well: of the two it alone knows every letter that is printed here. */
const language = "fra";
/** The LSTM reader alone: the build has no other. */
const lstm = 1;
/** One block of text, its lines across the whole page: columns are told apart afterwards. */
const oneBlock = "6";

/**
 * Fetches what reads letters and its language, each from our own server, and makes it ready. `onFetched` is told how many of
 * them have come. Rejects where one cannot be had.
 */
export async function openRecogniser(onFetched: (done: number) => void): Promise<Recogniser> {
  let tell: (share: number) => void = () => {};
  const [core, data] = await Promise.all([
    createCore({
      locateFile: () => coreUrl,
      // The first part of a hundred is spent on finding the lines.
      ["TesseractProgress"]: (percent: number) => tell(Math.max(0, percent - 30) / 70),
      print: () => {},
      printErr: () => {},
    }).then((ready) => {
      onFetched(1);
      return ready;
    }),
    languageData(),
  ]);
  onFetched(2);
  core.FS.writeFile(`${language}.traineddata`, data);
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, lstm) !== 0) throw new Error("the language data is not whole");
  api.SetVariable("tessedit_pageseg_mode", oneBlock);
  return {
    read(grey, onProgress) {
      tell = onProgress;
      core.FS.writeFile("/input", asPgm(grey));
      if (api.SetImageFile(1, 0) === 1) throw new Error("the picture cannot be read");
      api.Recognize(null);
      return wordsIn(api.GetTSVText(0));
    },
  };
}

async function languageData(): Promise<Uint8Array> {
  const response = await fetch(languageUrl);
  if (!response.ok || !response.body) throw new Error(`the language data: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A proxy on the way may have unpacked it already.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** The plainest of all formats: a line of text, then the pixels. */
function asPgm({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
