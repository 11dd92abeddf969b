import fc from "fast-check";
import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { printerProfile } from "#shared/rules/printer-profiles.ts";
import { bytes, esc } from "./bytes.ts";
import { saysDuplicata, VirtualPrinter } from "./virtual-printer.ts";

const epson = must(printerProfile("epson-tm-t20"), "profile");
const cheap = must(printerProfile("generic-58"), "profile");

const receipt = (title = "TICKET") => bytes(esc.reset, title, "\n1\n2\n3\n", esc.cutAfterFeed);
const tornOff = (title = "TICKET") =>
  bytes(esc.reset, esc.oneByte, title, "\n1\n2\n3\n", esc.feed(3));

/** Answers of a printer, byte by byte. */
function heard(printer: VirtualPrinter): number[] {
  const answers: number[] = [];
  printer.onAnswer((answer) => answers.push(...answer));
  return answers;
}

test("each cut ends a paper, which is whole", () => {
  const printer = new VirtualPrinter(epson);
  printer.take(bytes([...receipt("A")], [...receipt("B DUPLICATA 2")]));
  expect(printer.papers().map(({ lines, isWhole }) => [lines[0], isWhole])).toEqual([
    ["A", true],
    ["B DUPLICATA 2", true],
  ]);
  expect(printer.papers().map(saysDuplicata)).toEqual([false, true]);
});

test("a cut without feeding goes through the last lines", () => {
  const printer = new VirtualPrinter(epson);
  printer.take(bytes("TICKET\n", esc.cut));
  expect(printer.papers().map(({ isWhole }) => isWhole)).toEqual([false]);
  expect(printer.papers()[0]?.end).toBe("cut");
});

test("without a blade a paper is whole when it was fed as far as the edge", () => {
  const printer = new VirtualPrinter(cheap);
  printer.take(tornOff());
  expect(printer.papers().map(({ isWhole }) => isWhole)).toEqual([true]);
  printer.take(bytes(esc.reset, "B\n"));
  expect(printer.papers().map(({ end, isWhole }) => [end, isWhole])).toEqual([
    ["torn", true],
    ["still in the printer", false],
  ]);
});

test.each([
  ["with a blade", epson, receipt],
  ["without", cheap, tornOff],
] as const)("a receipt cut off at any byte is not whole, the next one is: %s", (_, on, job) => {
  const full = job();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: full.length - 1 }), (end) => {
      const printer = new VirtualPrinter(on);
      printer.take(full.slice(0, end));
      printer.loseLink();
      const half = printer.papers();
      expect(half.filter(({ isWhole }) => isWhole)).toEqual([]);
      printer.take(job("DUPLICATA"));
      const papers = printer.papers();
      expect(papers).toHaveLength(half.length + 1);
      expect(papers.map(({ isWhole }) => isWhole)).toEqual([...half.map(() => false), true]);
    }),
  );
});

test("a blank as long as the way to the edge does not make a half receipt whole", () => {
  const printer = new VirtualPrinter(cheap);
  printer.take(bytes(esc.reset, "HEAD\n", esc.feed(4), "TOT"));
  printer.loseLink();
  expect(printer.papers().map(({ isWhole }) => isWhole)).toEqual([false]);
});

test("a roll that ends in such a blank leaves no whole receipt either", () => {
  const printer = new VirtualPrinter(cheap, { paperOutAfterLines: 5 });
  printer.take(bytes(esc.reset, "HEAD\n", esc.feed(4), "TOTAL\n", esc.feed(4)));
  printer.loadPaper();
  expect(printer.papers().map(({ lines, isWhole }) => [lines[0], isWhole])).toEqual([
    ["HEAD", false],
    ["TOTAL", false],
  ]);
});

test("what was half heard when the link broke is not part of the next receipt", () => {
  const printer = new VirtualPrinter(epson);
  printer.take(bytes("half a line", [0x1d, 0x76, 0x30, 0, 72]));
  printer.loseLink();
  printer.take(bytes("TICKET\n"));
  expect(printer.papers()[0]?.lines).toEqual(["TICKET"]);
});

test("a roll that ends leaves two pieces, neither whole, and all lines between them", () => {
  const printer = new VirtualPrinter(epson, { paperOutAfterLines: 2 });
  printer.take(receipt());
  expect(printer.isOutOfPaper).toBe(true);
  expect(printer.papers().map(({ lines }) => lines)).toEqual([["TICKET", "1"]]);
  printer.loadPaper();
  expect(printer.papers().map(({ lines, isWhole }) => [lines, isWhole])).toEqual([
    [["TICKET", "1"], false],
    [["2", "3"], false],
  ]);
  printer.take(receipt());
  expect(printer.papers().at(-1)?.isWhole).toBe(true);
});

test("asked in real time, it says whether it is ready and has paper", () => {
  const printer = new VirtualPrinter(epson, { paperOutAfterLines: 1 });
  const answers = heard(printer);
  printer.take(bytes(esc.ask(1), esc.ask(2), esc.ask(3), esc.ask(4)));
  expect(answers.splice(0)).toEqual([0x12, 0x12, 0x12, 0x12]);
  printer.take(bytes("a\nb\n"));
  printer.take(bytes(esc.ask(1), esc.ask(2), esc.ask(4)));
  expect(answers).toEqual([0x1a, 0x32, 0x7e]);
});

test("it tells by itself that the paper ended, once it was asked to", () => {
  const printer = new VirtualPrinter(epson, { paperOutAfterLines: 1 });
  const answers = heard(printer);
  printer.take(bytes(esc.tellChanges));
  expect(answers.splice(0)).toEqual([0x10, 0, 0, 0]);
  printer.take(bytes("a\n"));
  expect(answers.splice(0)).toEqual([0x18, 0, 0x0f, 0]);
  printer.loadPaper();
  expect(answers).toEqual([0x10, 0, 0, 0]);
});

test("after the link was lost nobody is told of changes", () => {
  const printer = new VirtualPrinter(epson, { paperOutAfterLines: 1 });
  const answers = heard(printer);
  printer.take(bytes(esc.tellChanges));
  printer.loseLink();
  answers.splice(0);
  printer.take(bytes("a\n"));
  expect(answers).toEqual([]);
});

test("a mute one says nothing, and prints", () => {
  const printer = new VirtualPrinter(epson, { isMute: true });
  const answers = heard(printer);
  printer.take(bytes(esc.ask(1), [...receipt()]));
  expect(answers).toEqual([]);
  expect(printer.papers()).toHaveLength(1);
});

test("a busy one prints when it is free again, and answers meanwhile", () => {
  const printer = new VirtualPrinter(epson, { isBusy: true });
  const answers = heard(printer);
  printer.take(bytes([...receipt()], esc.ask(1)));
  expect(answers).toEqual([0x1a]);
  expect(printer.papers()).toEqual([]);
  printer.setBusy(false);
  expect(printer.papers()).toHaveLength(1);
});
