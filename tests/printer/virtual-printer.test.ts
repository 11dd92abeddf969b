import { describe, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { type PrinterProfile, printerProfile } from "#shared/rules/printer-profiles.ts";
import { readBars } from "#tests/support/read-bars.ts";
import { bytes, esc } from "./bytes.ts";
import { chineseOf } from "./code-pages.ts";
import { PrinterError } from "./printer-error.ts";
import { greyOf, isInked } from "./strip.ts";
import { printed, VirtualPrinter } from "./virtual-printer.ts";

const profile = (id: string): PrinterProfile => must(printerProfile(id), id);
const epson = profile("epson-tm-t20");
const cheap = profile("generic-58");

const paperOf = (job: Uint8Array, on = epson) => must(printed(job, on)[0], "paper");
const linesOf = (job: Uint8Array, on = epson) => paperOf(job, on).lines;

function faultOf(job: Uint8Array, on = epson) {
  try {
    printed(job, on);
  } catch (error) {
    if (error instanceof PrinterError) return [error.fault, error.offset];
    throw error;
  }
  return undefined;
}

/** The box around all ink: left, top, right, bottom. */
function inkBox({ strip }: ReturnType<typeof paperOf>) {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < strip.rows.length; y += 1)
    for (let x = 0; x < strip.width; x += 1)
      if (isInked(strip, x, y)) {
        xs.push(x);
        ys.push(y);
      }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe("text", () => {
  test("a line stands at the left, in the middle or at the right", () => {
    const job = (where: 0 | 1 | 2) => bytes(esc.align(where), "OUI\n");
    expect(linesOf(job(0))).toEqual(["OUI"]);
    expect(linesOf(job(1))).toEqual([`${" ".repeat(23)}OUI`]);
    expect(linesOf(job(2))).toEqual([`${" ".repeat(45)}OUI`]);
    expect(inkBox(paperOf(job(2)))[2]).toBeGreaterThan(576 - 6);
  });

  test("the 49th character of a wide paper begins another line, the 65th in font B", () => {
    expect(linesOf(bytes("x".repeat(49), "\n")).map(({ length }) => length)).toEqual([48, 1]);
    const small = bytes([0x1b, 0x4d, 1], "x".repeat(65), "\n");
    expect(linesOf(small).map(({ length }) => length)).toEqual([64, 1]);
  });

  test.each([
    ["twice as wide", esc.size(2, 1), [2, 1]],
    ["twice as high", esc.size(1, 2), [1, 2]],
    ["eight times both", esc.size(8, 8), [8, 8]],
    ["by ESC !", [0x1b, 0x21, 0x30], [2, 2]],
  ])("is set %s", (_, command, [across = 0, down = 0]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = inkBox(paperOf(bytes("H\n")));
    const [l = 0, t = 0, r = 0, b = 0] = inkBox(paperOf(bytes(command, "H\n")));
    expect([r - l + 1, b - t + 1]).toEqual([
      (right - left + 1) * across,
      (bottom - top + 1) * down,
    ]);
  });

  test("small and large letters of a line stand on one foot", () => {
    const foot = (job: Uint8Array) => inkBox(paperOf(job))[3];
    expect(foot(bytes(esc.size(1, 2), "H", esc.size(1, 1), "_\n"))).toBe(47);
    expect(foot(bytes(esc.size(1, 2), "H\n"))).toBe(39);
  });

  test("bold is thicker, underlined has a line, inverted is white on black", () => {
    const inked = (job: Uint8Array) =>
      paperOf(job)
        .strip.rows.flatMap((row) => (row ? [...row] : []))
        .reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
    const plain = inked(bytes("I\n"));
    expect(inked(bytes([0x1b, 0x45, 1], "I\n"))).toBeGreaterThan(plain);
    expect(inked(bytes([0x1b, 0x2d, 2], "I\n"))).toBeGreaterThanOrEqual(plain + 24 - 4);
    expect(inked(bytes([0x1d, 0x42, 1], "I\n"))).toBe(12 * 24 - plain);
  });

  test("margins narrow the paper", () => {
    const job = bytes([0x1d, 0x4c, 24, 0, 0x1d, 0x57, 36, 0], "abcdef\n");
    expect(linesOf(job)).toEqual(["  abc", "  def"]);
  });

  test("feeding is in lines or dots, and the spacing may change", () => {
    expect(paperOf(bytes("a", esc.feed(3))).strip.rows).toHaveLength(90);
    expect(paperOf(bytes("a", [0x1b, 0x4a, 100])).strip.rows).toHaveLength(100);
    expect(paperOf(bytes([0x1b, 0x33, 60], "a\nb\n")).strip.rows).toHaveLength(120);
    expect(paperOf(bytes([0x1b, 0x33, 60, 0x1b, 0x32], "a\nb\n")).strip.rows).toHaveLength(60);
  });

  test("a tab goes to the next eighth column", () => {
    expect(linesOf(bytes("ab\tc\n"))).toEqual(["ab      c"]);
  });

  test("each code page reads the same byte its own way", () => {
    const job = bytes(esc.reset, esc.oneByte, esc.page(0), [0x9c], esc.page(16), [0x9c], "\n");
    expect(linesOf(job)).toEqual(["£œ"]);
    expect(linesOf(bytes(esc.page(2), [0xd5], "\n"))).toEqual(["ı"]);
    expect(linesOf(bytes(esc.page(2), [0xd5], "\n"), profile("citizen-ct-s310"))).toEqual(["€"]);
  });
});

describe("the trap of Chinese characters", () => {
  const cafe = [...Buffer.from("caf"), 0xe9, ...Buffer.from("A\n")];

  test("accents swallow the letter behind them until the one-byte mode is set", () => {
    expect(linesOf(bytes(esc.page(16), cafe), cheap)).toEqual([`caf${chineseOf(0xe9, 0x41)}`]);
    expect(linesOf(bytes(esc.page(16), cafe), cheap)[0]).not.toContain("é");
    expect(linesOf(bytes(esc.oneByte, esc.page(16), cafe), cheap)).toEqual(["caféA"]);
    expect(linesOf(bytes(esc.page(16), cafe), epson)).toEqual(["caféA"]);
  });

  test("half a Chinese sign is no letter", () => {
    expect(linesOf(bytes([0xe9], " a\n"), cheap)).toEqual(["� a"]);
  });

  test("a reset brings the trap back", () => {
    const job = bytes(esc.oneByte, esc.reset, esc.page(16), cafe);
    expect(linesOf(job, cheap)[0]).not.toContain("é");
  });
});

describe("pictures and codes", () => {
  test("a raster is painted dot by dot, and in larger dots", () => {
    const job = (mode: number) => bytes([0x1d, 0x76, 0x30, mode, 1, 0, 2, 0, 0b1000_0001, 0xff]);
    const drawing = (mode: number) => {
      const { strip } = paperOf(job(mode));
      return strip.rows.map((_, y) =>
        Array.from({ length: 16 }, (_, x) => (isInked(strip, x, y) ? "#" : ".")).join(""),
      );
    };
    expect(drawing(0)).toEqual(["#......#........", "########........"]);
    expect(drawing(3)).toEqual([
      ...["##............##", "##............##", "################", "################"],
    ]);
  });

  test("columns of 24 and of 8 dots", () => {
    const tall = bytes([0x1b, 0x2a, 33, 2, 0, 0x80, 0, 1, 0, 0x10, 0], "\n");
    expect(inkBox(paperOf(tall))).toEqual([0, 0, 1, 23]);
    const wide = bytes([0x1b, 0x2a, 32, 2, 0, 0x80, 0, 1, 0, 0x10, 0], "\n");
    expect(inkBox(paperOf(wide))).toEqual([0, 0, 3, 23]);
    const low = bytes([0x1b, 0x2a, 0, 1, 0, 0x01], "\n");
    expect(inkBox(paperOf(low))).toEqual([0, 21, 1, 23]);
  });

  test.each([
    ["QRCode", "https://boutika.example/v/8KJ3QW2T", esc.qr("https://boutika.example/v/8KJ3QW2T")],
    ["EAN13", "3017620422003", esc.bars(67, "3017620422003")],
    ["EAN13", "3017620422003", [0x1d, 0x6b, 2, ...Buffer.from("301762042200"), 0]],
    ["Code128", "A-000417", esc.bars(73, "{BA-000417")],
  ] as const)("a decoder reads the %s off the paper: %s", async (format, text, command) => {
    const { grey, width } = greyOf(paperOf(bytes(esc.align(1), command)).strip);
    expect((await readBars(grey, width, [format])).map((read) => read.text)).toEqual([text]);
  });

  test("the text for people stands where it was asked for", () => {
    const heights = [0, 1, 2, 3].map(
      (where) =>
        paperOf(bytes([0x1d, 0x68, 50, 0x1d, 0x48, where], esc.bars(67, "3017620422003"))).strip
          .rows.length,
    );
    expect(heights).toEqual([50, 74, 74, 98]);
  });
});

describe("what is wrong is told with its place", () => {
  test.each([
    ["a command nobody knows", bytes("ab", [0x1b, 0x5a]), ["unknown-command", 2]],
    [
      "italics, which most printers take for something else",
      bytes([0x1b, 0x34, 1]),
      ["unknown-command", 0],
    ],
    ["a control character", bytes("a", [0x07]), ["unknown-command", 1]],
    ["an alignment of its own", bytes([0x1b, 0x61, 7]), ["bad-parameter", 0]],
    ["a page that the printer does not have", bytes(esc.page(40)), ["not-this-printer", 0]],
    [
      "a picture wider than the paper",
      bytes([0x1d, 0x76, 0x30, 0, 73, 0, 1, 0], Array(73).fill(0)),
      ["too-wide", 0],
    ],
    ["a QR in the middle of a line", bytes("a", esc.qr("b")), ["line-not-empty", 35]],
    [
      "a QR before its data",
      bytes([0x1d, 0x28, 0x6b, 3, 0, 0x31, 0x51, 0x30]),
      ["nothing-stored", 0],
    ],
    ["a QR of too much", bytes(esc.qr("x".repeat(3000), 1)), ["bad-code", expect.any(Number)]],
    ["an EAN-13 with a wrong check digit", bytes(esc.bars(67, "3017620422004")), ["bad-code", 0]],
    [
      "bars wider than the paper",
      bytes([0x1d, 0x77, 6], esc.bars(73, "{BABCDEFGHIJ")),
      ["too-wide", 3],
    ],
    ["another kind of bars", bytes(esc.bars(69, "ABC")), ["bad-parameter", 0]],
    ["a cut in the middle of a line", bytes("a", esc.cut), ["line-not-empty", 1]],
  ])("%s", (_, job, fault) => {
    expect(faultOf(job)).toEqual(fault);
  });

  test("a cut, a drawer and rows of dots on a printer that lacks them", () => {
    expect(faultOf(bytes("a\n", esc.cut), cheap)).toEqual(["not-this-printer", 2]);
    expect(faultOf(bytes(esc.pulse), cheap)).toEqual(["not-this-printer", 0]);
    expect(
      faultOf(bytes([0x1d, 0x76, 0x30, 0, 1, 0, 1, 0, 0]), profile("citizen-ct-s310")),
    ).toEqual([...["not-this-printer", 0]]);
    expect(faultOf(bytes(esc.qr("a")), profile("star-esc-pos"))).toEqual(["not-this-printer", 0]);
  });
});

test("the drawer is opened at its pin", () => {
  const printer = new VirtualPrinter(epson);
  printer.take(bytes(esc.pulse, [0x1b, 0x70, 1, 10, 10]));
  expect(printer.pulses).toEqual([2, 5]);
});
