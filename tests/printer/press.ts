import type { CodePage, PrinterProfile } from "#shared/rules/printer-profiles.ts";
import { characterOf, chineseOf, isChineseLead, isChineseTrail } from "./code-pages.ts";
import { type Font, fontSizes, glyphOf } from "./glyphs.ts";
import { type Alignment, alignedAt, type Placed, printLine, textOf, widthOf } from "./line.ts";
import { PaperRoll } from "./paper-roll.ts";
import { PrinterError } from "./printer-error.ts";
import { enlarged, inverted, newStamp, type Stamp, stampOn } from "./strip.ts";

/** How characters are set from here on. */
export type Style = {
  font: Font;
  isBold: boolean;
  /** Dots of the line below, 0 for none. */
  underline: number;
  across: number;
  down: number;
  isInverted: boolean;
};

const plain: Style = {
  ...{ font: "a", isBold: false, underline: 0, across: 1, down: 1, isInverted: false },
};

/** Rows from one line to the next unless told otherwise. */
const usualSpacing = 30;

/** Head, ink and paper: what the commands move. It knows nothing of bytes to come or of the link. */
export class Press {
  readonly profile: PrinterProfile;
  readonly roll: PaperRoll;
  /** Lines fed since power-on; the paper may end after some of them. */
  linesPrinted = 0;
  style: Style = { ...plain };
  alignment: Alignment = "left";
  spacing = usualSpacing;
  page: CodePage = "cp437";
  isChinese: boolean;
  #marginLeft = 0;
  #areaWidth: number | undefined;
  #line: Placed[] = [];
  #lead: number | undefined;

  constructor(profile: PrinterProfile) {
    this.profile = profile;
    this.roll = new PaperRoll(profile);
    this.isChinese = profile.startsInChinese;
  }

  /** As after power-on; what waited in the line is gone. */
  reset(): void {
    this.roll.begin();
    this.style = { ...plain };
    this.alignment = "left";
    this.spacing = usualSpacing;
    this.page = "cp437";
    this.isChinese = this.profile.startsInChinese;
    this.#marginLeft = 0;
    this.#areaWidth = undefined;
    this.dropLine();
  }

  dropLine(): void {
    this.#line = [];
    this.#lead = undefined;
  }

  get isMidLine(): boolean {
    return this.#line.length > 0 || this.#lead !== undefined;
  }

  useSpacing(rows: number | undefined): void {
    this.spacing = rows ?? usualSpacing;
  }

  get area(): { left: number; width: number } {
    const free = this.profile.widthDots - this.#marginLeft;
    return { left: this.#marginLeft, width: Math.min(this.#areaWidth ?? free, free) };
  }

  setMargin(dots: number, at: number): void {
    this.mustBeLineStart(at);
    if (dots >= this.profile.widthDots) throw new PrinterError("bad-parameter", at, "margin");
    this.#marginLeft = dots;
  }

  setAreaWidth(dots: number, at: number): void {
    this.mustBeLineStart(at);
    if (dots === 0) throw new PrinterError("bad-parameter", at, "no room to print");
    this.#areaWidth = dots;
  }

  mustBeLineStart(at: number): void {
    if (this.isMidLine) throw new PrinterError("line-not-empty", at, "wants the start of a line");
  }

  /** One byte of text: a character of the code page, or half of a Chinese one. */
  type(byte: number, at: number): void {
    const lead = this.#lead;
    this.#lead = undefined;
    if (lead !== undefined && isChineseTrail(byte)) {
      this.#put(chineseOf(lead, byte), at, true);
      return;
    }
    if (lead !== undefined) this.#put("�", at);
    if (this.isChinese && isChineseLead(byte)) this.#lead = byte;
    else this.#put(characterOf(this.page, byte), at);
  }

  #put(character: string, at: number, isChinese = false): void {
    const stamp = dressed(glyphOf(character, this.style.font, isChinese), this.style);
    const cell = fontSizes[this.style.font].width * this.style.across;
    this.place(stamp, { character, cell, at });
  }

  /** The next eighth character cell, as tabs have it. */
  tab(at: number): void {
    const cell = fontSizes[this.style.font].width;
    const end = widthOf(this.#line);
    const left = (Math.trunc(end / (8 * cell)) + 1) * 8 * cell;
    if (left >= this.area.width) throw new PrinterError("too-wide", at, "tab beyond the edge");
    const stamp = newStamp(left - end, 1, () => false);
    const character = " ".repeat(Math.round((left - end) / cell));
    this.#line.push({ stamp, left: end, character, cell });
  }

  /** Puts something into the line; text that finds no room begins another. */
  place(
    stamp: Stamp,
    { character, cell, at }: { character: string | undefined; cell: number; at: number },
  ): void {
    const { width } = this.area;
    if (stamp.width > width) throw new PrinterError("too-wide", at, `${stamp.width} of ${width}`);
    if (widthOf(this.#line) + stamp.width > width) {
      if (character === undefined) throw new PrinterError("too-wide", at, "picture in a line");
      this.endLine(this.spacing);
    }
    this.#line.push({ stamp, left: widthOf(this.#line), character, cell });
  }

  /** Prints what waits and feeds so many rows at least. */
  endLine(rows: number): void {
    this.#lead = undefined;
    const start = alignedAt(this.alignment, this.area, widthOf(this.#line));
    this.roll.write(textOf(this.#line, start, fontSizes.a.width));
    printLine(this.roll.strip, this.#line, { start, spacing: rows });
    this.linesPrinted += 1;
    this.#line = [];
  }

  /** So many lines: the first one bears what waits. */
  endLines(count: number): void {
    if (count === 0 && this.isMidLine) this.endLine(0);
    for (let line = 0; line < count; line += 1) this.endLine(this.spacing);
  }

  feedRows(rows: number): void {
    if (this.isMidLine) this.endLine(rows);
    else this.roll.addRows(rows);
  }

  /** A picture or a code on rows of its own, told in words beside. */
  block(stamp: Stamp, words: string, at: number): void {
    this.mustBeLineStart(at);
    const { width } = this.area;
    if (stamp.width > width) throw new PrinterError("too-wide", at, `${stamp.width} of ${width}`);
    const left = alignedAt(this.alignment, this.area, stamp.width);
    const top = this.roll.strip.rows.length;
    this.roll.addRows(stamp.height);
    stampOn(this.roll.strip, stamp, left, top);
    this.roll.write(`${" ".repeat(Math.round(left / fontSizes.a.width))}[${words}]`);
  }
}

/** A glyph in its style: larger, then thicker, underlined, turned to white on black. */
function dressed(glyph: Stamp, style: Style): Stamp {
  const large = enlarged(glyph, style.across, style.down);
  const { width, height, dots } = large;
  if (!style.isBold && !style.underline && !style.isInverted) return large;
  const stamp = newStamp(width, height, (x, y) => {
    if (style.underline > 0 && y >= height - style.underline) return true;
    const at = y * width + x;
    return dots[at] === 1 || (style.isBold && x > 0 && dots[at - 1] === 1);
  });
  return style.isInverted ? inverted(stamp) : stamp;
}
