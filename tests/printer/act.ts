import type { CodePage } from "#shared/rules/printer-profiles.ts";
import type { CommandName } from "./commands.ts";
import type { Press } from "./press.ts";
import { PrinterError } from "./printer-error.ts";
import { newStamp, type Stamp } from "./strip.ts";
import type { Symbols } from "./symbols.ts";

export type Hands = {
  press: Press;
  symbols: Symbols;
  /** `ESC p` opened the drawer at this connector pin, 2 or 5. */
  pulse(pin: 2 | 5): void;
};

type Act = (hands: Hands, params: readonly number[], at: number) => void;

/** The value that the parameter stands for; 48 and 49 are "0" and "1" as text, which printers take too. */
function chosen<Value>(
  params: readonly number[],
  at: number,
  values: Record<number, Value>,
): Value {
  const value = values[params[0] ?? -1];
  if (value === undefined) throw new PrinterError("bad-parameter", at, `${params[0]}`);
  return value;
}

const onOff = { 0: false, 1: true, 48: false, 49: true };
const word = (low = 0, high = 0) => low + high * 256;

/** What each command does; the real-time ones are answered elsewhere. */
export const acts: Record<Exclude<CommandName, "DLE EOT" | "GS a">, Act> = {
  LF: ({ press }) => press.endLine(press.spacing),
  CR: () => {},
  HT: ({ press }, _, at) => press.tab(at),
  "ESC @": ({ press, symbols }) => {
    press.reset();
    symbols.reset();
  },
  "ESC !": ({ press }, [bits = 0], at) => {
    if ((bits & 0b0100_0110) !== 0) throw new PrinterError("bad-parameter", at, `${bits}`);
    Object.assign(press.style, {
      font: bits & 1 ? "b" : "a",
      isBold: (bits & 8) !== 0,
      down: bits & 16 ? 2 : 1,
      across: bits & 32 ? 2 : 1,
      underline: bits & 128 ? 1 : 0,
    });
  },
  "ESC -": ({ press }, params, at) => {
    press.style.underline = chosen(params, at, { 0: 0, 1: 1, 2: 2, 48: 0, 49: 1, 50: 2 });
  },
  "ESC E": ({ press }, params, at) => {
    press.style.isBold = chosen(params, at, onOff);
  },
  "ESC M": ({ press }, params, at) => {
    press.style.font = chosen(params, at, { 0: "a", 1: "b", 48: "a", 49: "b" } as const);
  },
  "GS !": ({ press }, [bits = 0], at) => {
    if ((bits & 0b1000_1000) !== 0) throw new PrinterError("bad-parameter", at, `${bits}`);
    Object.assign(press.style, { across: (bits >> 4) + 1, down: (bits & 7) + 1 });
  },
  "GS B": ({ press }, params, at) => {
    press.style.isInverted = chosen(params, at, onOff);
  },
  "ESC a": ({ press }, params, at) => {
    press.mustBeLineStart(at);
    const [left, center, right] = ["left", "center", "right"] as const;
    const names = { 0: left, 1: center, 2: right, 48: left, 49: center, 50: right };
    press.alignment = chosen(params, at, names);
  },
  "ESC 2": ({ press }) => press.useSpacing(undefined),
  "ESC 3": ({ press }, [rows = 0]) => press.useSpacing(rows),
  "ESC J": ({ press }, [rows = 0]) => press.feedRows(rows),
  "ESC d": ({ press }, [lines = 0]) => press.endLines(lines),
  "ESC t": ({ press }, [number], at) => {
    const pages = Object.entries(press.profile.codePages) as [CodePage, number][];
    const page = pages.find(([, own]) => own === number)?.[0];
    if (!page) throw new PrinterError("not-this-printer", at, `code page ${number}`);
    press.page = page;
  },
  "FS &": ({ press }) => {
    press.isChinese = true;
  },
  "FS .": ({ press }) => {
    press.isChinese = false;
  },
  "ESC p": ({ press, pulse }, params, at) => {
    const pin = chosen(params, at, { 0: 2, 1: 5, 48: 2, 49: 5 } as const);
    if (!press.profile.hasDrawer) throw new PrinterError("not-this-printer", at, "no drawer");
    pulse(pin);
  },
  "GS V": ({ press }, [mode = -1, rows = 0], at) => {
    if (![0, 1, 48, 49, 65, 66].includes(mode))
      throw new PrinterError("bad-parameter", at, `cut ${mode}`);
    if (!press.profile.hasCut) throw new PrinterError("not-this-printer", at, "no blade");
    press.mustBeLineStart(at);
    // From 65 on the printer first feeds as far as its blade, and so many rows more.
    if (mode >= 65) press.feedRows(press.profile.tearDots + rows);
    press.roll.cut();
  },
  "GS L": ({ press }, [low, high], at) => press.setMargin(word(low, high), at),
  "GS W": ({ press }, [low, high], at) => press.setAreaWidth(word(low, high), at),
  // Units of movement: the usual ones or one dot, which is the same here.
  "GS P": (_, [across = 0, down = 0], at) => {
    if (![0, 180, 203].includes(across) || across !== down)
      throw new PrinterError("bad-parameter", at, "units of movement");
  },
  "GS h": ({ symbols }, [dots = 0], at) => symbols.setBarHeight(dots, at),
  "GS w": ({ symbols }, [dots = 0], at) => symbols.setBarWidth(dots, at),
  "GS f": (_, params, at) => void chosen(params, at, onOff),
  "GS H": ({ symbols }, params, at) => {
    const names = ["none", "above", "below", "both"] as const;
    const byNumber = Object.fromEntries(
      names.flatMap((name, n) => [
        [n, name],
        [n + 48, name],
      ]),
    );
    symbols.setBarText(chosen(params, at, byNumber));
  },
  "GS (": ({ symbols }, params, at) => symbols.twoDimensional(params, at),
  "GS k": ({ symbols }, params, at) => symbols.barcode(params, at),
  "GS v": ({ press }, [mode = -1, xl, xh, yl, yh, ...data], at) => {
    if (press.profile.raster !== "rows") throw new PrinterError("not-this-printer", at, "raster");
    const scale = chosen([mode], at, { 0: [1, 1], 1: [2, 1], 2: [1, 2], 3: [2, 2] });
    const [across = 1, down = 1] = scale;
    const [bytes, height] = [word(xl, xh), word(yl, yh)];
    if (bytes === 0 || height === 0) throw new PrinterError("bad-parameter", at, "empty picture");
    const isInk = (x: number, y: number) => bitOf(data, y * bytes + (x >> 3), x & 7);
    const stamp = newStamp(bytes * 8 * across, height * down, (x, y) =>
      isInk(Math.trunc(x / across), Math.trunc(y / down)),
    );
    press.block(stamp, `image ${stamp.width}x${stamp.height} ${inkShare(stamp)}`, at);
  },
  "ESC *": ({ press }, [mode = -1, low, high, ...data], at) => {
    // Eight dots a column are three rows thick each; the single densities are two dots wide.
    const shapes = { 0: [2, 3, 1], 1: [1, 3, 1], 32: [2, 1, 3], 33: [1, 1, 3] };
    const [across = 1, down = 1, bytes = 1] = chosen([mode], at, shapes);
    const columns = word(low, high);
    if (columns === 0) throw new PrinterError("bad-parameter", at, "empty picture");
    const stamp = newStamp(columns * across, 24, (x, y) => {
      const row = Math.trunc(y / down);
      return bitOf(data, Math.trunc(x / across) * bytes + (row >> 3), row & 7);
    });
    press.place(stamp, { character: undefined, cell: 12, at });
  },
};

const bitOf = (data: readonly number[], at: number, bit: number) =>
  ((data[at] ?? 0) & (0x80 >> bit)) !== 0;

/** How much of a picture is ink: enough to tell two apart in the text beside the golden picture. */
function inkShare({ dots }: Stamp): string {
  let inked = 0;
  for (const dot of dots) inked += dot;
  return `${inked} dots`;
}
