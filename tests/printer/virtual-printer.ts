import type { PrinterProfile } from "#shared/rules/printer-profiles.ts";
import { acts, type Hands } from "./act.ts";
import { type Command, readCommand } from "./commands.ts";
import type { Paper } from "./paper-roll.ts";
import { Press } from "./press.ts";
import { PrinterError } from "./printer-error.ts";
import { Symbols } from "./symbols.ts";

export type PrinterFaults = {
  /** The roll ends after so many lines; `loadPaper` puts in another. */
  paperOutAfterLines?: number;
  /** Takes bytes and prints nothing until `setBusy(false)`. */
  isBusy?: boolean;
  /** Never says a word back. */
  isMute?: boolean;
};

/**
 * A receipt printer that takes the bytes a real one would get and keeps what it printed. Bytes it does not know are a
 * `PrinterError`: nothing is skipped in silence.
 */
export class VirtualPrinter {
  readonly profile: PrinterProfile;
  /** Pins that a drawer was opened at, in order. */
  readonly pulses: (2 | 5)[] = [];
  readonly #press: Press;
  readonly #hands: Hands;
  readonly #isMute: boolean;
  readonly #listeners = new Set<(answer: Uint8Array) => void>();
  #linesLeft: number;
  #isBusy: boolean;
  #tellsChanges = false;
  #pending = new Uint8Array();
  #offset = 0;
  #waiting: (() => void)[] = [];

  constructor(profile: PrinterProfile, faults: PrinterFaults = {}) {
    this.profile = profile;
    this.#press = new Press(profile);
    this.#hands = {
      press: this.#press,
      symbols: new Symbols(this.#press),
      pulse: (pin) => void this.pulses.push(pin),
    };
    this.#isBusy = faults.isBusy ?? false;
    this.#isMute = faults.isMute ?? false;
    this.#linesLeft = faults.paperOutAfterLines ?? Number.POSITIVE_INFINITY;
  }

  get isOutOfPaper(): boolean {
    return this.#press.linesPrinted >= this.#linesLeft;
  }

  get #isOffline(): boolean {
    return this.#isBusy || this.isOutOfPaper;
  }

  /** What left the printer or hangs out of it, in order. */
  papers(): Paper[] {
    return this.#press.roll.papers();
  }

  onAnswer(listener: (answer: Uint8Array) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes bytes as they come, cut anywhere. Throws `PrinterError`, after which what had come is forgotten. */
  take(bytes: Uint8Array): void {
    const heard = this.#isOffline ? this.#answerAtOnce(bytes) : bytes;
    this.#pending = Uint8Array.from([...this.#pending, ...heard]);
    this.#work();
  }

  /** Questions about its state are answered even where nothing is printed. */
  #answerAtOnce(bytes: Uint8Array): Uint8Array {
    const held: number[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const isQuestion = bytes[at] === 0x10 && bytes[at + 1] === 0x04 && at + 2 < bytes.length;
      if (isQuestion) {
        this.#offset += 3;
        this.#tellState(bytes[at + 2] ?? 0, this.#offset - 3);
        at += 2;
      } else held.push(bytes[at] ?? 0);
    }
    return Uint8Array.from(held);
  }

  #work(): void {
    let used = 0;
    try {
      while (!this.#isOffline) {
        const command = readCommand(this.#pending.subarray(used), this.#offset);
        if (!command) break;
        used += command.size;
        this.#offset += command.size;
        this.#do(command);
        if (this.isOutOfPaper) this.#tellChange();
      }
      this.#pending = this.#pending.slice(used);
    } catch (error) {
      this.#pending = new Uint8Array();
      throw error;
    }
  }

  #do({ name, params, at }: Command): void {
    if (name === "text") this.#press.type(params[0] ?? 0, at);
    else if (name === "DLE EOT") this.#tellState(params[0] ?? 0, at);
    else if (name === "GS a") {
      this.#tellsChanges = params[0] !== 0;
      this.#tellChange();
    } else acts[name](this.#hands, [...params], at);
  }

  #answer(...bytes: number[]): void {
    if (this.#isMute) return;
    for (const listener of this.#listeners) listener(Uint8Array.from(bytes));
  }

  /** Bits 1 and 4 are always set, so that an answer is known from other bytes. (ESC/POS, DLE EOT.) */
  #tellState(question: number, at: number): void {
    const always = 0b0001_0010;
    if (question === 1) this.#answer(always | (this.#isOffline ? 0b1000 : 0));
    else if (question === 2) this.#answer(always | (this.isOutOfPaper ? 0b10_0000 : 0));
    else if (question === 3) this.#answer(always);
    else if (question === 4) this.#answer(always | (this.isOutOfPaper ? 0b110_1100 : 0));
    else throw new PrinterError("bad-parameter", at, `question ${question}`);
  }

  /** Four bytes whenever something changes, once `GS a` has asked for it. */
  #tellChange(): void {
    if (!this.#tellsChanges) return;
    const out = this.isOutOfPaper;
    this.#answer(0b1_0000 | (this.#isOffline ? 0b1000 : 0), 0, out ? 0b1111 : 0, 0);
  }

  /** A new roll: printing goes on with what was held back. Throws `PrinterError`. */
  loadPaper(): void {
    if (!this.isOutOfPaper) return;
    this.#linesLeft = Number.POSITIVE_INFINITY;
    this.#press.roll.change();
    this.#tellChange();
    this.#work();
  }

  /** Throws `PrinterError` for what had come meanwhile. */
  setBusy(isBusy: boolean): void {
    if (this.#isBusy === isBusy) return;
    this.#isBusy = isBusy;
    this.#tellChange();
    if (isBusy) return;
    for (const goOn of this.#waiting.splice(0)) goOn();
    this.#work();
  }

  /** Resolves when it takes bytes again: at once unless it is busy. */
  ready(): Promise<void> {
    return this.#isBusy ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** The link is gone: what was half heard is forgotten, what was printed stays on the paper. */
  loseLink(): void {
    this.#press.roll.breakOff(this.#press.isMidLine || this.#pending.length > 0);
    this.#pending = new Uint8Array();
    this.#press.dropLine();
    this.#tellsChanges = false;
  }
}

/** The papers of bytes that come all at once. Throws `PrinterError`. */
export function printed(bytes: Uint8Array, profile: PrinterProfile): Paper[] {
  const printer = new VirtualPrinter(profile);
  printer.take(bytes);
  return printer.papers();
}

/** A second print must say so. */
export const saysDuplicata = ({ lines }: Paper) => lines.some((line) => /DUPLICATA/.test(line));
