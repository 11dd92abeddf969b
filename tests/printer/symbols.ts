import { code128Stamp, eanStamp, qrStamp } from "./drawn-codes.ts";
import { glyphOf } from "./glyphs.ts";
import type { Press } from "./press.ts";
import { PrinterError } from "./printer-error.ts";
import { newStamp, type Stamp } from "./strip.ts";

const levels = { 48: "L", 49: "M", 50: "Q", 51: "H" } as const;
const utf8 = new TextDecoder();

/** The codes that a printer draws by itself, and how it was told to draw them. */
export class Symbols {
  readonly #press: Press;
  #qr: { dots: number; level: "L" | "M" | "Q" | "H"; data: number[] | undefined };
  #bars: { dots: number; height: number; text: "none" | "above" | "below" | "both" };

  constructor(press: Press) {
    this.#press = press;
    [this.#qr, this.#bars] = usual();
  }

  reset(): void {
    [this.#qr, this.#bars] = usual();
  }

  setBarHeight(dots: number, at: number): void {
    if (dots === 0) throw new PrinterError("bad-parameter", at, "height of bars");
    this.#bars.height = dots;
  }

  setBarWidth(dots: number, at: number): void {
    if (dots < 2 || dots > 6) throw new PrinterError("bad-parameter", at, "width of bars");
    this.#bars.dots = dots;
  }

  setBarText(text: "none" | "above" | "below" | "both"): void {
    this.#bars.text = text;
  }

  /** `GS ( k`: what kind of code, which function, its numbers. Only QR codes of model 2. */
  twoDimensional([, , kind, job, ...rest]: readonly number[], at: number): void {
    if (!this.#press.profile.drawsQr) throw new PrinterError("not-this-printer", at, "no QR");
    if (kind !== 49) throw new PrinterError("bad-parameter", at, "only QR codes are drawn");
    const [first = -1] = rest;
    if (job === 65 && rest.length === 2 && first === 50 && rest[1] === 0) return;
    if (job === 67 && rest.length === 1 && first >= 1 && first <= 16) this.#qr.dots = first;
    else if (job === 69 && rest.length === 1 && first in levels)
      this.#qr.level = levels[first as keyof typeof levels];
    else if (job === 80 && first === 48 && rest.length > 1) this.#qr.data = rest.slice(1);
    else if (job === 81 && first === 48 && rest.length === 1) this.#printQr(at);
    else throw new PrinterError("bad-parameter", at, `QR function ${job}`);
  }

  #printQr(at: number): void {
    const { data, level, dots } = this.#qr;
    if (data === undefined) throw new PrinterError("nothing-stored", at, "QR without data");
    const stamp = qrStamp(data, level, dots);
    if (!stamp) throw new PrinterError("bad-code", at, `QR of ${data.length} bytes`);
    this.#press.block(stamp, `QR ${level}${dots} ${utf8.decode(Uint8Array.from(data))}`, at);
  }

  /** `GS k`: EAN-13 and Code 128. */
  barcode([kind = -1, ...rest]: readonly number[], at: number): void {
    const data = kind >= 65 ? rest.slice(1) : rest.slice(0, -1);
    const text = String.fromCharCode(...data);
    const { dots, height } = this.#bars;
    if (kind === 2 || kind === 67)
      this.#printBars("EAN-13", text, eanStamp(text, dots, height), at);
    else if (kind === 73)
      this.#printBars("CODE128", text.slice(2), code128Stamp(text, dots, height), at);
    else throw new PrinterError("bad-parameter", at, `bars of kind ${kind} are not drawn`);
  }

  #printBars(kind: string, text: string, bars: Stamp | undefined, at: number): void {
    if (!bars) throw new PrinterError("bad-code", at, `${kind} of ${JSON.stringify(text)}`);
    const where = this.#bars.text;
    const isAbove = where === "above" || where === "both";
    const isBelow = where === "below" || where === "both";
    this.#press.block(withText(bars, text, { isAbove, isBelow }), `${kind} ${text}`, at);
  }
}

function usual() {
  return [
    { dots: 3, level: "L" as "L" | "M" | "Q" | "H", data: undefined as number[] | undefined },
    { dots: 3, height: 162, text: "none" as "none" | "above" | "below" | "both" },
  ] as const;
}

/** The bars with the text for people over or below them, in the middle; text wider than the bars makes it wider. */
function withText(
  bars: Stamp,
  text: string,
  { isAbove, isBelow }: { isAbove: boolean; isBelow: boolean },
): Stamp {
  if (!isAbove && !isBelow) return bars;
  const width = Math.max(bars.width, text.length * 12);
  const [above, below] = [isAbove ? 24 : 0, isBelow ? 24 : 0];
  const [barsLeft, textLeft] = [(width - bars.width) >> 1, (width - text.length * 12) >> 1];
  return newStamp(width, above + bars.height + below, (x, y) => {
    if (y >= above && y < above + bars.height)
      return x >= barsLeft && x < barsLeft + bars.width && bars.dots[x - barsLeft] === 1;
    const row = y < above ? y : y - above - bars.height;
    const at = x - textLeft;
    const glyph = at >= 0 ? text[Math.trunc(at / 12)] : undefined;
    return glyph !== undefined && glyphOf(glyph, "a").dots[row * 12 + (at % 12)] === 1;
  });
}
