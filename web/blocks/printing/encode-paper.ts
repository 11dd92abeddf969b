import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { plainLetter } from "#shared/rules/plain-letter.ts";
import type { PrinterProfile } from "#shared/rules/printer-profiles.ts";
import { type PaperLine, type PrintRow, paperLines } from "./paper-lines.ts";

type Encoder = InstanceType<typeof ReceiptPrinterEncoder>;

/** A drawing of one row of dots and more: what the encoder takes as a picture; its sides are multiples of eight. */
export type Drawn = { image: HTMLCanvasElement | ImageData; width: number; height: number };

type Line = Extract<PaperLine, { kind: "line" }>;

/** What a page can draw: a picture by its address, and a line of letters that the printer does not have. */
export type Drawer = {
  picture(url: string, widthDots: number): Drawn | undefined;
  line(line: Line, profile: PrinterProfile): Drawn | undefined;
};

const nothingDrawn: Drawer = { picture: () => undefined, line: () => undefined };

/** Of a label of an article. */
const barHeight = 60;

/**
 * The bytes that print a paper, in ESC/POS for a printer. Letters that no code page of the printer has are drawn, and
 * where nothing can be drawn written plainly. `pulse`: the drawer opens with it.
 */
export function encodePaper(
  rows: readonly PrintRow[],
  profile: PrinterProfile,
  { pulse = false, drawer = nothingDrawn }: { pulse?: boolean; drawer?: Drawer } = {},
): Uint8Array<ArrayBuffer> {
  const encoder = newEncoder(profile);
  if (pulse && profile.hasDrawer) encoder.pulse();
  for (const line of paperLines(rows, profile.columns.a)) printLine(encoder, line, profile, drawer);
  encoder.newline(Math.ceil(profile.tearDots / lineDots));
  if (profile.hasCut) encoder.cut("partial");
  return Uint8Array.from(encoder.encode());
}

/** The bytes that open the drawer and print nothing. */
export const encodePulse = (profile: PrinterProfile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(newEncoder(profile).pulse().encode());

/** The height of a line of text, dots. */
const lineDots = 30;

function newEncoder(profile: PrinterProfile): Encoder {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns: profile.columns.a,
    codepageMapping: profile.codePageMapping as "epson",
    codepageCandidates: Object.keys(profile.codePages) as "cp437"[],
    imageMode: profile.raster === "columns" ? "column" : "raster",
    feedBeforeCut: 0,
    newline: "\n",
    errors: "relaxed",
  });
  // Cancels the mode of Chinese characters too, in which letters with accents come out as one of them.
  return encoder.initialize().codepage("auto");
}

function printLine(
  encoder: Encoder,
  line: PaperLine,
  profile: PrinterProfile,
  drawer: Drawer,
): void {
  if (line.kind === "picture") {
    const drawn = drawer.picture(line.url, profile.widthDots);
    if (drawn) encoder.align("center").image(drawn.image, drawn.width, drawn.height, "threshold");
    encoder.align("left");
    return;
  }
  if (line.kind === "bars") {
    encoder.align("center").barcode(line.code, "ean13", { height: barHeight, text: true });
    encoder.align("left");
    return;
  }
  if (line.kind === "qr") {
    if (profile.drawsQr) encoder.align("center").qrcode(line.text, { size: 6, errorlevel: "m" });
    encoder.align("left");
    return;
  }
  const text = asPrinted(line.text);
  const drawn = hasOtherLetters(text) ? drawer.line({ ...line, text }, profile) : undefined;
  if (drawn) {
    encoder.image(drawn.image, drawn.width, drawn.height, "threshold");
    return;
  }
  if (line.strong) encoder.bold(true);
  encoder.line(plainly(text));
  if (line.strong) encoder.bold(false);
}

/** Signs of print that are one thing and two, by how a printer has them. */
const signs: Record<string, string> = {
  ...{ "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "..." },
  ...{ œ: "oe", Œ: "OE", "•": "*", "€": "EUR" },
};

const asPrinted = (text: string): string =>
  text.normalize("NFC").replace(/[’‘“”–—−…œŒ•€]/g, (sign) => signs[sign] ?? sign);

/** Whether a letter is in no code page of any printer: those have ASCII and the letters of Western Europe. */
export const hasOtherLetters = (text: string): boolean => /[^\x20-\x7e\xa1-\xff]/.test(text);

/** Letters that no printer has, as they are typed without their keyboard. */
const plainly = (text: string): string =>
  text.replace(/[^\x20-\x7e\xa1-\xff]/g, (letter) => {
    const bare = letter.normalize("NFKD").replace(/\p{M}/gu, "") || letter;
    const small = plainLetter(bare.toLowerCase());
    const plain = bare === bare.toLowerCase() ? small : small.toUpperCase();
    return /^[\x20-\x7e]+$/.test(plain) ? plain : "?";
  });
