import type { PrinterProfile } from "#shared/rules/printer-profiles.ts";
import { blankAtEnd, feed, newStrip, type Strip } from "./strip.ts";

/** One piece of paper in a hand. */
export type Paper = {
  strip: Strip;
  /** What stands on it, a line each; codes and pictures in brackets: `[QR M3 …]`, `[EAN-13 …]`, `[image 384x80 …]`. */
  lines: string[];
  end: "cut" | "torn" | "still in the printer";
  /**
   * Begun at its beginning and ended by the blade, or fed as far as the edge to tear at where there is none, and no ink
   * left behind that place.
   */
  isWhole: boolean;
};

type Current = { strip: Strip; lines: string[]; hasItsBeginning: boolean; isBroken: boolean };

/** The roll, and the papers that left it. */
export class PaperRoll {
  readonly #profile: PrinterProfile;
  readonly #done: Paper[] = [];
  #current: Current;

  constructor(profile: PrinterProfile) {
    this.#profile = profile;
    this.#current = this.#fresh(true);
  }

  #fresh(hasItsBeginning: boolean): Current {
    const strip = newStrip(this.#profile.widthDots);
    return { strip, lines: [], hasItsBeginning, isBroken: false };
  }

  get strip(): Strip {
    return this.#current.strip;
  }

  get #hasInk(): boolean {
    return blankAtEnd(this.strip) < this.strip.rows.length;
  }

  write(line: string): void {
    this.#current.lines.push(line);
  }

  /** A line more that was written, and its rows. */
  addRows(rows: number): void {
    feed(this.strip, rows);
  }

  /** Another receipt begins: what hangs out of the printer was not cut. */
  begin(): void {
    if (this.#hasInk) this.#finish("torn");
    else this.#current = this.#fresh(true);
  }

  cut(): void {
    if (this.#hasInk) this.#finish("cut");
    else this.#current = this.#fresh(true);
  }

  /** A new roll: what was printed goes on upon another piece. */
  change(): void {
    const isUnderWay = this.#hasInk;
    if (isUnderWay) {
      this.#current.isBroken = true;
      this.#finish("torn");
    }
    this.#current = this.#fresh(!isUnderWay);
  }

  /** The link broke before all had come, unless the paper was ready to be torn off. */
  breakOff(isMidLine: boolean): void {
    if (isMidLine || blankAtEnd(this.strip) < this.#profile.tearDots) this.#current.isBroken = true;
  }

  #finish(end: "cut" | "torn"): void {
    this.#done.push(this.#paper(end));
    this.#current = this.#fresh(true);
  }

  #paper(end: Paper["end"]): Paper {
    const { strip, lines, hasItsBeginning, isBroken } = this.#current;
    const { hasCut, tearDots } = this.#profile;
    const isEnded = (end === "cut" || !hasCut) && blankAtEnd(strip) >= tearDots;
    return { strip, lines: [...lines], end, isWhole: isEnded && hasItsBeginning && !isBroken };
  }

  /** All papers that bear ink, in order, the one in the printer last. */
  papers(): Paper[] {
    return this.#hasInk ? [...this.#done, this.#paper("still in the printer")] : [...this.#done];
  }
}
