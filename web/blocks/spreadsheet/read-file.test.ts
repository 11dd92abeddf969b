import { expect, test } from "vitest";
import { isAbsent, largestFile, mostRows, readFile } from "./read-file.ts";
import { writeWorkbook } from "./workbook.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a text or a workbook gives the same rows, empty ones at the end left out", async () => {
  const rows = [
    ["Nom", "Prix"],
    ["Thé", "500"],
  ];
  expect(await readFile(bytesOf("Nom;Prix\r\nThé;500\r\n;\r\n\r\n"))).toEqual({ ok: true, rows });
  expect(await readFile(await writeWorkbook(rows, "Produits"))).toEqual({ ok: true, rows });
});

test.each([
  ["empty", bytesOf("")],
  ["empty", bytesOf(" \n;;\n")],
  ["unreadable", Uint8Array.from([0x89, 0x50, 0, 0, 0, 0x1a, 0, 0, 0, 7, 8, 9, 1, 2, 3, 4])],
  ["unreadable", bytesOf("PK\u0003\u0004 not really a ZIP")],
  ["too-large", new Uint8Array(largestFile + 1)],
  ["too-many-rows", bytesOf("a;b\n".repeat(mostRows + 1))],
] as const)("%s", async (trouble, bytes) => {
  expect(await readFile(bytes)).toEqual({ ok: false, trouble });
});

test("a part that could not be fetched is told from a broken file", () => {
  expect(isAbsent(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"))).toBe(
    true,
  );
  expect(isAbsent(new Error("Unsupported ZIP encryption"))).toBe(false);
});
