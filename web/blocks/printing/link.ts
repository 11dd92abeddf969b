import { PrintFailure } from "./trouble.ts";

/** A way to a printer that was chosen: bytes go there, and where it speaks, answers come back. */
export type PrinterLink = {
  open(): Promise<void>;
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Calls with what the printer says; gives what stops listening. Absent where nothing can be heard. */
  listen?(heard: (bytes: Uint8Array) => void): () => void;
  close(): Promise<void>;
};

/** What is needed of a printer's profile to send to it. */
export type Pace = { maxWriteBytes: number; resetsSlowly: boolean };

const mostWait = 20_000;
const answerWait = 800;
const resetWait = 300;

/** The real-time question for the state of the paper (ESC/POS, DLE EOT 4): bits 5 and 6 say that there is none. */
const askPaper = new Uint8Array([0x10, 0x04, 0x04]);
const noPaper = 0x60;

/** What the time is asked of; a test gives its own. */
export type Wait = (ms: number) => Promise<void>;
const realWait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a paper and resolves once the printer has taken all of it. Throws `PrintFailure`: before the first byte with
 * `reached` false, from then on true, whatever may have come out.
 */
export async function sendTo(
  link: PrinterLink,
  bytes: Uint8Array<ArrayBuffer>,
  { maxWriteBytes, resetsSlowly }: Pace,
  wait: Wait = realWait,
): Promise<void> {
  let reached = false;
  try {
    await within(link.open(), wait).catch((cause) => {
      throw new PrintFailure("unreachable", false, cause);
    });
    if (await isOutOfPaper(link, wait)) throw new PrintFailure("no-paper", false);
    reached = true;
    const head = resetsSlowly ? Math.min(2, bytes.length) : 0;
    if (head > 0) {
      await within(link.write(bytes.slice(0, head)), wait);
      await wait(resetWait);
    }
    for (let at = head; at < bytes.length; at += maxWriteBytes)
      await within(link.write(bytes.slice(at, at + maxWriteBytes)), wait);
    if (await isOutOfPaper(link, wait)) throw new PrintFailure("no-paper", true);
  } catch (cause) {
    if (cause instanceof PrintFailure) throw cause;
    throw new PrintFailure(cause === late ? "no-answer" : "cut", reached, cause);
  } finally {
    await within(link.close(), wait).catch(() => undefined);
  }
}

const late = new Error("the printer takes nothing");

async function within<T>(doing: Promise<T>, wait: Wait): Promise<T> {
  return Promise.race([
    doing,
    wait(mostWait).then(() => {
      throw late;
    }),
  ]);
}

/** Whether the printer says that its paper has ended; one that says nothing is believed to have some. */
async function isOutOfPaper(link: PrinterLink, wait: Wait): Promise<boolean> {
  if (!link.listen) return false;
  let stop = () => {};
  const heard = new Promise<boolean>((resolve) => {
    stop =
      link.listen?.((bytes) => {
        // Of the four states this one alone has bits 1 and 4 set and the others of its frame clear.
        const state = bytes.find((byte) => (byte & 0x93) === 0x12);
        if (state !== undefined) resolve((state & noPaper) === noPaper);
      }) ?? stop;
  });
  try {
    await within(link.write(askPaper), wait);
    return await Promise.race([heard, wait(answerWait).then(() => false)]);
  } finally {
    stop();
  }
}
