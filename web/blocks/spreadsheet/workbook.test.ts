import readSheets from "read-excel-file/node";
import { expect, test } from "vitest";
import { utils, write } from "xlsx";
import { kindOf } from "./file-kind.ts";
import { readWorkbook as readSheet, writeBook, writeWorkbook } from "./workbook.ts";

const readWorkbook = async (book: Uint8Array) => (await readSheet(book)).rows;

function bookOf(sheets: unknown[][][], bookType: "xlsx" | "xls" = "xlsx"): Uint8Array {
  const book = utils.book_new();
  for (const rows of sheets) {
    const sheet = utils.aoa_to_sheet(rows);
    for (const cell of Object.values(sheet)) if (cell?.v === 17620422003) cell.z = "0000000000000";
    utils.book_append_sheet(book, sheet);
  }
  return new Uint8Array(write(book, { type: "array", bookType }));
}

test.each(["xlsx", "xls"] as const)(
  "numbers of %s are read whole, zeros in front included",
  async (type) => {
    const bytes = bookOf(
      [
        [
          ["Nom", "Code", "Prix"],
          ["Thé", 6001110000000, 1500],
          ["Lait", 17620422003, 1.125],
          ["", null, true],
        ],
      ],
      type,
    );
    expect(kindOf(bytes)).toBe("workbook");
    expect(await readWorkbook(bytes)).toEqual([
      ["Nom", "Code", "Prix"],
      ["Thé", "6001110000000", "1500"],
      ["Lait", "0017620422003", "1.1250"],
      ["", "", "TRUE"],
    ]);
  },
);

test.each(["xlsx", "xls"] as const)(
  "what %s shows is read, not what lies below it",
  async (type) => {
    const sheet = utils.aoa_to_sheet([["Modèle", "Taille", "Heure", "Part", "Prix", "Prix"]]);
    const shown: [string, number, string][] = [
      ["A2", 46_054, "d-mmm"],
      ["B2", 0.5, "# ?/?"],
      ["C2", 0.5, "h:mm"],
      ["D2", 0.25, "0%"],
      ["E2", 770.0000000000001, "General"],
      ["F2", 769.9999999999999, '#,##0 "FCFA"'],
    ];
    for (const [at, v, z] of shown) sheet[at] = { t: "n", v, z };
    sheet["!ref"] = "A1:F2";
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet);
    const [, row] = await readWorkbook(
      new Uint8Array(write(book, { type: "array", bookType: type })),
    );
    expect(row).toEqual(["2026-02-01", "1/2", "12:00", "25%", "770", "770"]);
  },
);

test("an empty first sheet is passed over", async () => {
  expect(await readWorkbook(bookOf([[[]], [["Nom"], ["Savon"]]]))).toEqual([["Nom"], ["Savon"]]);
  expect(await readWorkbook(bookOf([[[]]]))).toEqual([]);
});

const list = [
  ["Nom", "Prix"],
  ["Savon", "500"],
];
test.each([
  ["instructions in front", [["Comment remplir ce fichier"], ["Ne changez pas les titres"]], 0],
  [
    "a cover in front",
    [
      ["Boutique Akwa", "2026"],
      ["Nom du gérant", "Awa"],
    ],
    0,
  ],
  ["a list of choices in front", [["Catégorie"], ["Hygiène"], ["Boissons"]], 0],
  [
    "another list that is hidden",
    [
      ["Nom", "Prix"],
      ["Ancien", "5"],
    ],
    1,
  ],
  [
    "another that is hidden from all",
    [
      ["Nom", "Prix"],
      ["Ancien", "5"],
    ],
    2,
  ],
] as const)("of a workbook with %s the list is read", async (_, cover, hidden) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cover as unknown as string[][]), "A");
  utils.book_append_sheet(book, utils.aoa_to_sheet(list), "B");
  book.Workbook = {
    Sheets: [
      { name: "A", Hidden: hidden },
      { name: "B", Hidden: 0 },
    ],
  };
  expect(await readWorkbook(new Uint8Array(write(book, { type: "array" })))).toEqual(list);
});

test("a word that stands once for several rows counts for each, an amount for the first", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Rayon", "Nom", "Stock"],
    ["Hygiène", "Savon", 5],
    [null, "Gel"],
  ]);
  sheet["!merges"] = [
    { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
    { s: { r: 1, c: 2 }, e: { r: 2, c: 2 } },
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet);
  const rows = await readWorkbook(new Uint8Array(write(book, { type: "array" })));
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ["Rayon", "Nom"],
    ["Hygiène", "Savon"],
    ["Hygiène", "Gel"],
  ]);
  expect(rows[2]?.[2] ?? "").toBe("");
});

test("what is written is read again: texts as texts, numbers as numbers", async () => {
  const rows = [
    ["Nom", "Code-barres", "Stock"],
    ["=Thé", "0012345", 12],
    ["Lait", "", -3],
  ];
  const bytes = await writeWorkbook(rows, "Produits [Akwa]: tous les produits de la boutique");
  expect(await readWorkbook(bytes)).toEqual(rows.map((row) => row.map(String)));
});

test("a text is no workbook", () => {
  expect(kindOf(new TextEncoder().encode("nom;prix"))).toBe("text");
});

test("another program reads numbers as numbers and dates as dates", async () => {
  const bytes = await writeBook([
    {
      name: "Informations",
      rows: [
        ["Du", { day: "2026-02-28" }],
        ["À", { moment: "2026-11-20T14:05" }],
      ],
    },
    {
      name: "Revenus [Mensuels]",
      rows: [
        ["Mois", "FCFA", "Part"],
        [{ month: "2026-11" }, -12_500, { share: 0.25 }],
        [null, 0, null],
      ],
    },
  ]);
  const sheets = await readSheets(Buffer.from(bytes));
  expect(sheets).toEqual([
    {
      sheet: "Informations",
      data: [
        ["Du", new Date("2026-02-28T00:00:00Z")],
        ["À", new Date("2026-11-20T14:05:00Z")],
      ],
    },
    {
      sheet: "Revenus  Mensuels ",
      data: [
        ["Mois", "FCFA", "Part"],
        [new Date("2026-11-01T00:00:00Z"), -12_500, 0.25],
        [null, 0, null],
      ],
    },
  ]);
});
