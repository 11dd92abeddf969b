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

const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body>
<table><tr><th>Nom</th><th>Mod&egrave;le</th><th>Code</th></tr>
<tr><td>Th&eacute; &#224; l&rsquo;&#xe9;t&eacute; &amp; plus &lt;1 l</td><td>1-2</td><td>0123</td></tr></table></body></html>`;
const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="P"><Table><Row><Cell><Data ss:Type="String">Nom</Data></Cell><Cell><Data ss:Type="String">Prix</Data></Cell></Row>
<Row><Cell><Data ss:Type="String">Th&#233; glacé</Data></Cell><Cell><Data ss:Type="Number">770.0000000000001</Data></Cell></Row></Table></Worksheet></Workbook>`;
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

test.each([
  ["a page", bytesOf(page)],
  ["a page with the mark of its encoding", bytesOf(`\ufeff${page}`)],
])("%s that is named .xls is a table", async (_name, bytes) => {
  expect(await readFile(bytes)).toEqual({
    ok: true,
    rows: [
      ["Nom", "Modèle", "Code"],
      ["Thé à l’été & plus <1 l", "1-2", "0123"],
    ],
  });
});

test.each([
  ["UTF-8", bytesOf(xml)],
  ["another encoding", latin(xml)],
])("Excel's XML of 2003 in %s is a table", async (_name, bytes) => {
  expect(await readFile(bytes)).toEqual({
    ok: true,
    rows: [
      ["Nom", "Prix"],
      ["Thé glacé", "770"],
    ],
  });
});

test("a list of products that begins with < is a text", async () => {
  expect(await readFile(bytesOf("<1 l;500\nLait;200"))).toEqual({
    ok: true,
    rows: [
      ["<1 l", "500"],
      ["Lait", "200"],
    ],
  });
});

test.each([
  ["pdf", bytesOf("%PDF-1.7\n1 0 obj")],
  ["unreadable", bytesOf("MIME-Version: 1.0\nContent-Type: multipart/related")],
  ["empty", bytesOf("")],
  ["empty", bytesOf(" \n;;\n")],
  ["unreadable", Uint8Array.from([0x88, 0x50, 0, 0, 0, 0x1a, 0, 0, 0, 7, 8, 9, 1, 2, 3, 4])],
  ["damaged", bytesOf("PK\u0003\u0004 not really a ZIP")],
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
