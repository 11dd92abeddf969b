import type { PaperWord } from "#shared/paper/paper-word.ts";
import { type PaperReading, readPaper } from "#shared/paper/read-paper.ts";
import { type Grey, turned } from "./grey.ts";
import { prepared } from "./prepare.ts";
import type { Recogniser } from "./recognise.ts";

/**
 * `empty`: no letters on it. `unreadable`: letters, or what looks like them, of which hardly a word can be read. `no-goods`:
 * words, but no line of goods among them.
 */
export type PaperTrouble = "empty" | "unreadable" | "no-goods";
/**
 * The text of a picture, and the picture as it was read: upright, straight and light, so that lines can be cut out.
 * `words` and the usual height of `letters`, in its pixels, allow another reading as another kind of paper.
 */
export type ReadPicture =
  | { reading: PaperReading; shown: Grey; words: readonly PaperWord[]; letters: number }
  | { trouble: PaperTrouble };

/** Words of three letters or more of which the reader is this sure are read. */
const clear = 60;
/** Share of the words, and how many, that are read on a paper that is neither blurred nor on its head. */
const readable = { share: 0.4, count: 6 };

/** Reads a photograph: prepared, then letter by letter, and once more the other way up where hardly a word is one. */
export function readPicture(
  photo: Grey,
  recogniser: Recogniser,
  onProgress: (share: number) => void,
): ReadPicture {
  const ready = prepared(photo);
  if ("empty" in ready) return { trouble: "empty" };
  const { grey, letters } = ready;
  let { shown } = ready;
  let words = recogniser.read(grey, onProgress);
  if (!isReadable(words)) {
    const other = recogniser.read(turned(grey, 2), onProgress);
    if (clearWords(other) > clearWords(words)) {
      words = other;
      shown = turned(shown, 2);
    }
  }
  if (!isReadable(words)) return { trouble: "unreadable" };
  const reading = readPaper(words, letters);
  return reading.lines.length > 0 || reading.kind === "statement"
    ? { reading, shown, words, letters }
    : { trouble: "no-goods" };
}

const wholeWords = (words: readonly PaperWord[]) =>
  words.filter(({ text }) => /[\p{L}\d]{3}/u.test(text));
const clearWords = (words: readonly PaperWord[]) =>
  wholeWords(words).filter(({ confidence }) => confidence >= clear).length;

function isReadable(words: readonly PaperWord[]): boolean {
  const count = clearWords(words);
  return count >= readable.count && count >= readable.share * wholeWords(words).length;
}
