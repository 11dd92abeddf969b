import fc from "fast-check";
import { expect, test } from "vitest";
import { printerProfiles } from "#shared/rules/printer-profiles.ts";
import { bytes, esc } from "./bytes.ts";
import { PrinterError } from "./printer-error.ts";
import { VirtualPrinter } from "./virtual-printer.ts";

/** The fault that is named, "none", and never another exception. */
function faultOf(print: () => void): string {
  try {
    print();
    return "none";
  } catch (error) {
    if (error instanceof PrinterError) return `${error.fault} ${error.offset}`;
    throw error;
  }
}

/** Beginnings of commands, and how many numbers follow. */
const beginnings: [number[], number][] = [
  ...[0x21, 0x2d, 0x33, 0x45, 0x4a, 0x4d, 0x61, 0x64, 0x74].map((name): [number[], number] => [
    [0x1b, name],
    1,
  ]),
  ...[0x21, 0x42, 0x48, 0x66, 0x68, 0x77, 0x61].map((name): [number[], number] => [
    [0x1d, name],
    1,
  ]),
  [[0x1d, 0x4c], 2],
  [[0x1d, 0x57], 2],
  [[0x1b, 0x70], 3],
  [[0x1d, 0x56], 1],
  [[0x1d, 0x76, 0x30, 0, 1, 0, 2, 0], 2],
  [[0x1b, 0x2a, 33, 2, 0], 6],
  [[0x1d, 0x28, 0x6b, 3, 0, 0x31], 2],
  [[0x1d, 0x6b], 3],
];
const smallNumber = fc.oneof(
  { weight: 3, arbitrary: fc.nat(3) },
  { weight: 1, arbitrary: fc.nat(255) },
);
const anyCommand = fc
  .constantFrom(...beginnings)
  .chain(([name, count]) =>
    fc.array(smallNumber, { minLength: count, maxLength: count }).map((rest) => [...name, ...rest]),
  );
const wholeCommands = [esc.reset, esc.oneByte, esc.twoBytes, esc.cutAfterFeed, esc.qr("a"), [10]];

/** Bytes as they might come: true commands with any numbers, texts, and now and then noise. */
const anyBytes = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: anyCommand },
      { weight: 6, arbitrary: fc.constantFrom(...wholeCommands.map((one) => [...one])) },
      {
        weight: 4,
        arbitrary: fc
          .string({ unit: "binary-ascii", maxLength: 9 })
          .map((text) => [...Buffer.from(text.replace(/[^ -~]/g, "é"), "latin1")]),
      },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 12 }).map((noise) => [...noise]) },
    ),
    { maxLength: 40 },
  )
  .map((parts) => bytes(...parts));

const anyProfile = fc.constantFrom(...printerProfiles);

test("any bytes are printed or refused by name, never by another exception", () => {
  fc.assert(
    fc.property(anyBytes, anyProfile, (job, on) => {
      faultOf(() => new VirtualPrinter(on).take(job));
    }),
    { numRuns: 3000 },
  );
});

test("bytes cut anywhere print as bytes at once", () => {
  fc.assert(
    fc.property(anyBytes, anyProfile, fc.integer({ min: 1, max: 20 }), (job, on, size) => {
      const [whole, pieces] = [new VirtualPrinter(on), new VirtualPrinter(on)];
      const inPieces = () => {
        for (let at = 0; at < job.length; at += size) pieces.take(job.slice(at, at + size));
      };
      expect(faultOf(inPieces)).toBe(faultOf(() => whole.take(job)));
      expect(pieces.papers()).toEqual(whole.papers());
    }),
    { numRuns: 500 },
  );
});
