import { describe, expect, test } from "vitest";
import { CFB, utils, write } from "xlsx";
import { readFile } from "./read-file.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const list = [
  ["Nom", "Prix"],
  ["Savon", "500"],
  ["Lait", "200"],
];

function bookOf(sheets: Record<string, unknown[][]>, bookType: "xlsx" | "biff8" | "ods" = "xlsx") {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(book, { type: "array", bookType }));
}

function compoundOf(streams: Record<string, Uint8Array>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, [...content]);
  return Uint8Array.from(CFB.write(file, { type: "array" }) as number[]);
}

/** A workbook with the encryption record after its first record, as Excel 97 to 2003 writes it. */
function lockedXls(): Uint8Array {
  const file = CFB.read(bookOf({ A: list }, "biff8"), { type: "array" });
  const content = Uint8Array.from(CFB.find(file, "/Workbook")?.content as number[]);
  const begin = 4 + ((content[2] ?? 0) | ((content[3] ?? 0) << 8));
  const pass = [0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0, ...Array.from({ length: 48 }, (_, at) => at)];
  return compoundOf({
    Workbook: Uint8Array.from([...content.slice(0, begin), ...pass, ...content.slice(begin)]),
  });
}

function zipOf(names: string[], { flags = 0 } = {}): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(file, `/${name}`, [...bytesOf("<x/>")]);
  const bytes = Uint8Array.from(CFB.write(file, { fileType: "zip", type: "array" }) as number[]);
  for (let at = 0; at < bytes.length - 10; at += 1)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1) bytes[at + 8] = flags;
  return bytes;
}

const half = (bytes: Uint8Array) => bytes.slice(0, Math.floor(bytes.length / 2));

describe("a file that cannot be read says what it is", () => {
  test.each([
    [
      "password",
      "a new workbook",
      compoundOf({ EncryptionInfo: bytesOf("x"), EncryptedPackage: bytesOf("y") }),
    ],
    ["password", "an old workbook", lockedXls()],
    ["password", "a packed file", zipOf(["liste.csv"], { flags: 1 })],
    ["damaged", "a workbook cut in half", half(bookOf({ A: list }))],
    ["damaged", "an OpenDocument sheet cut in half", half(bookOf({ A: list }, "ods"))],
    ["pdf", "a page to print", bytesOf("%PDF-1.4\n")],
    ["document", "a letter of Word", zipOf(["[Content_Types].xml", "word/document.xml"])],
    ["document", "an old letter of Word", compoundOf({ WordDocument: bytesOf("x") })],
    ["document", "a letter in RTF", bytesOf("{\\rtf1 Prix")],
    ["numbers", "a sheet of Numbers that is not read", zipOf(["Index/Document.iwa"])],
    ["picture", "a photo", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ["picture", "a picture of the screen", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ["archive", "several files packed", zipOf(["a.csv", "b.csv"])],
    ["unreadable", "a database", bytesOf("SQLite format 3\u0000")],
    ["empty", "an empty sheet", bookOf({ A: [] })],
  ] as const)("%s: %s", async (trouble, _name, bytes) => {
    expect(await readFile(bytes)).toEqual({ ok: false, trouble });
  });
});

describe("lists in other clothes are read", () => {
  const html = `<table>${list.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;
  test.each([
    ["an OpenDocument sheet", bookOf({ A: list }, "ods")],
    ["an old workbook", bookOf({ A: list }, "biff8")],
    ["a page that is called .xls", bytesOf(html)],
    ["commas", bytesOf("Nom,Prix\nSavon,500\nLait,200\n")],
    ["semicolons", bytesOf("Nom;Prix\nSavon;500\nLait;200")],
    ["tabs", bytesOf("Nom\tPrix\nSavon\t500\nLait\t200")],
    ["bars", bytesOf("Nom|Prix\nSavon|500\nLait|200")],
  ])("%s", async (_name, bytes) => {
    expect(await readFile(bytes)).toEqual({ ok: true, rows: list });
  });
});

test("of several sheets the one that was read is said, and another can be chosen", async () => {
  const bytes = bookOf({
    Notice: [["À lire"]],
    Boutique: list,
    Dépôt: [...list, ["Riz", "900"]],
    Vide: [],
  });
  const names = ["Notice", "Boutique", "Dépôt"];
  expect(await readFile(bytes)).toMatchObject({ rows: list, sheets: { names, read: "Boutique" } });
  const other = await readFile(bytes, undefined, "Dépôt");
  expect(other).toMatchObject({ sheets: { names, read: "Dépôt" } });
  expect(other.ok && other.rows).toHaveLength(4);
});

test("a text that stops within its last line says so", async () => {
  const whole = "Nom;Prix;Stock\nSavon;500;3\nLait;200;1\nRiz;900;2";
  expect(await readFile(bytesOf(whole))).not.toHaveProperty("isCut");
  expect(await readFile(bytesOf(whole.slice(0, -4)))).toMatchObject({ isCut: true });
});
