/**
 * What a till must know of a receipt printer to speak to it in ESC/POS. « Tried in code » is the mark of all of them:
 * the bytes were judged by the virtual printer of `tests/printer`, no machine has printed them yet.
 */
export type PrinterProfile = {
  id: string;
  name: string;
  /** Dots that can be inked in a row: 384 on paper of 58 mm, 576 of 80 mm at 203 dots an inch, 512 at 180. */
  widthDots: number;
  /** Characters a line in font A (12×24 dots) and font B (9×17 dots). */
  columns: { a: number; b: number };
  /** The number that `ESC t` wants for each code page; a page that is not here must not be asked for. */
  codePages: Partial<Record<CodePage, number>>;
  /** Name of that numbering in `@point-of-sale/receipt-printer-encoder`. */
  codePageMapping: string;
  /** After power-on and `ESC @` two bytes from 0x81 on are one Chinese character, until `FS .` is sent. */
  startsInChinese: boolean;
  hasCut: boolean;
  hasDrawer: boolean;
  /** Dots between what is printed last and the blade or the edge to tear at: feed so much before the end. */
  tearDots: number;
  /** How a picture is sent: by rows, `GS v 0`, or by columns, `ESC *`. */
  raster: "rows" | "columns";
  /** The printer draws QR codes by itself (`GS ( k`); else they are sent as a picture. */
  drawsQr: boolean;
  /** At most so many bytes in one write over Bluetooth Low Energy, without an agreed longer packet. */
  maxWriteBytes: number;
  /** Takes its time after `ESC @`, so that what follows at once may be lost. */
  resetsSlowly: boolean;
  mark: "tried in code";
};

export type CodePage = "cp437" | "cp850" | "cp858" | "cp860" | "cp1252";

/** Epson's numbering, which most others follow for these five. */
const epsonPages = { cp437: 0, cp850: 2, cp860: 3, cp1252: 16, cp858: 19 } as const;
const narrow = { widthDots: 384, columns: { a: 32, b: 42 } } as const;
const wide = { widthDots: 576, columns: { a: 48, b: 64 } } as const;

const portable = {
  ...narrow,
  hasCut: false,
  hasDrawer: false,
  tearDots: 72,
  raster: "rows",
  drawsQr: true,
  maxWriteBytes: 20,
  resetsSlowly: true,
  mark: "tried in code",
} as const;

const counter = {
  ...wide,
  startsInChinese: false,
  hasCut: true,
  hasDrawer: true,
  tearDots: 96,
  raster: "rows",
  drawsQr: true,
  maxWriteBytes: 182,
  resetsSlowly: false,
  mark: "tried in code",
} as const;

/**
 * Widths, columns and numberings are those of the encoder's printer list (4.0.1, MIT) where it has the model; Goojprt
 * takes that of its twin MPT-II, Rongta and the generic ones that of the POS-5890 and POS-8360. Chinese characters at
 * power-on are the trap of cheap printers for the Chinese market: whether one model has it differs by its firmware.
 */
export const printerProfiles: readonly PrinterProfile[] = [
  {
    id: "generic-58",
    name: "Bluetooth 58 mm",
    ...portable,
    codePages: epsonPages,
    codePageMapping: "pos-5890",
    startsInChinese: true,
  },
  {
    id: "generic-80",
    name: "80 mm",
    ...counter,
    codePages: epsonPages,
    codePageMapping: "pos-8360",
    startsInChinese: true,
  },
  {
    id: "epson-tm-t20",
    name: "Epson TM-T20",
    ...counter,
    codePages: epsonPages,
    codePageMapping: "epson",
  },
  {
    id: "epson-tm-t88",
    name: "Epson TM-T88",
    ...counter,
    widthDots: 512,
    columns: { a: 42, b: 56 },
    codePages: epsonPages,
    codePageMapping: "epson/legacy",
  },
  {
    id: "xprinter-xp-58",
    name: "Xprinter XP-58",
    ...portable,
    codePages: epsonPages,
    codePageMapping: "xprinter",
    startsInChinese: true,
  },
  {
    id: "xprinter-xp-80",
    name: "Xprinter XP-80",
    ...counter,
    codePages: epsonPages,
    codePageMapping: "xprinter",
    startsInChinese: true,
  },
  // StarPRNT is another language: these bytes print only where the printer is switched to ESC/POS.
  {
    id: "star-esc-pos",
    name: "Star (ESC/POS)",
    ...counter,
    drawsQr: false,
    codePages: epsonPages,
    codePageMapping: "star",
  },
  {
    id: "sunmi-58",
    name: "Sunmi 58 mm",
    ...portable,
    codePages: epsonPages,
    codePageMapping: "sunmi",
    startsInChinese: true,
    maxWriteBytes: 182,
    resetsSlowly: false,
  },
  {
    id: "goojprt-pt-210",
    name: "Goojprt PT-210",
    ...portable,
    codePages: { cp437: 0, cp850: 2, cp860: 3 },
    codePageMapping: "mpt",
    startsInChinese: true,
  },
  {
    id: "rongta-58",
    name: "Rongta 58 mm",
    ...portable,
    codePages: epsonPages,
    codePageMapping: "pos-5890",
    startsInChinese: false,
    maxWriteBytes: 100,
  },
  {
    id: "citizen-ct-s310",
    name: "Citizen CT-S310II",
    ...counter,
    // Here 2 is code page 858, where others have 850.
    codePages: { cp437: 0, cp858: 2, cp860: 3, cp1252: 16 },
    codePageMapping: "citizen",
    raster: "columns",
  },
];

/** The profile of that identifier, or undefined. */
export function printerProfile(id: string): PrinterProfile | undefined {
  return printerProfiles.find((profile) => profile.id === id);
}

/** Order in which a till asks: the page with most French letters first, of those that the printer has. */
export function bestCodePage({ codePages }: PrinterProfile): CodePage {
  const order = ["cp1252", "cp858", "cp850", "cp860"] as const;
  return order.find((page) => codePages[page] !== undefined) ?? "cp437";
}
