import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { printerProfile, printerProfiles } from "#shared/rules/printer-profiles.ts";
import { bytes } from "./bytes.ts";
import { firstDifference, firstOtherRow, matchesPaper } from "./golden.ts";
import { pngOf, stripOf } from "./png.ts";
import receipts from "./recorded/receipts.json" with { type: "json" };
import { printed, VirtualPrinter } from "./virtual-printer.ts";

/** What `@point-of-sale/receipt-printer-encoder` 4.0.1 makes of one receipt for each profile, in base 64. */
const bytesById: Record<string, string> = receipts;
const receiptFor = (id: string) => Buffer.from(bytesById[id] ?? "", "base64");

test.each(printerProfiles)("a receipt of the encoder on $name", (profile) => {
  const papers = matchesPaper("receipt", receiptFor(profile.id), profile);
  expect(papers.map(({ isWhole }) => isWhole)).toEqual([true]);
});

test("bytes for another printer's numbering do not match", () => {
  const other = must(printerProfile("goojprt-pt-210"), "profile");
  expect(() => matchesPaper("receipt", receiptFor("generic-58"), other)).toThrow("code page 16");
});

test("the first line that differs is shown", () => {
  const profile = must(printerProfile("generic-58"), "profile");
  const other = Buffer.from(
    receiptFor("generic-58").toString("latin1").replace("Savon", "Sacon"),
    "latin1",
  );
  expect(() => matchesPaper("receipt", other, profile)).toThrow(/line 10 is "2 x Sacon/);
  expect(firstDifference("a\nb", "a\nb")).toBeUndefined();
  expect(firstDifference("a", "a\nb")).toBe('line 2 is undefined, not "b"');
});

test("the first row that differs is shown where the words are the same", () => {
  const profile = must(printerProfile("epson-tm-t20"), "profile");
  const strip = (job: Uint8Array) => must(printed(job, profile)[0], "paper").strip;
  const [plain, bold] = [strip(bytes("I\n")), strip(bytes([0x1b, 0x45, 1], "I\n"))];
  expect(firstOtherRow(bold, plain)).toMatch(/^row 6 differs\nis {2}\.\.#######\nnot \.\.######$/);
  expect(firstOtherRow(plain, plain)).toBeUndefined();
  expect(firstOtherRow(plain, { width: 576, rows: plain.rows.slice(1) })).toMatch(/^row 5/);
});

test("a receipt that lost its bold type does not match, though its words are the same", () => {
  const profile = must(printerProfile("generic-58"), "profile");
  const bold = String.fromCharCode(0x1b, 0x45, 1);
  const thin = receiptFor("generic-58").toString("latin1").replace(bold, "\x1bE\0");
  expect(() => matchesPaper("receipt", Buffer.from(thin, "latin1"), profile)).toThrow(
    /row \d+ diff/,
  );
});

test.each(printerProfiles)("a receipt in the small packets of $name is the same", (profile) => {
  const printer = new VirtualPrinter(profile);
  const job = receiptFor(profile.id);
  for (let at = 0; at < job.length; at += profile.maxWriteBytes)
    printer.take(job.subarray(at, at + profile.maxWriteBytes));
  expect(printer.papers()).toEqual(printed(job, profile));
});

test("a name without a golden picture is not taken for a match", () => {
  const profile = must(printerProfile("epson-tm-t20"), "profile");
  expect(() => matchesPaper("never-seen", bytes("a\n"), profile)).toThrow("no golden picture");
});

test("a picture is read back as it was written, widths that are no multiple of eight too", () => {
  const profile = must(printerProfile("epson-tm-t88"), "profile");
  const { strip } = must(printed(bytes("Boutika\n"), profile)[0], "paper");
  for (const width of [512, 509]) {
    const narrow = { width, rows: strip.rows };
    expect(firstOtherRow(stripOf(pngOf(narrow)), narrow)).toBeUndefined();
  }
});
