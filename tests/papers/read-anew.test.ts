import { describe, expect, test } from "vitest";
import { isPriceOpen, withPriceColumn } from "#shared/paper/list-prices.ts";
import type { PaperKind } from "#shared/paper/paper-kind.ts";
import { proposalOf } from "#shared/paper/proposal.ts";
import { readPaper } from "#shared/paper/read-paper.ts";
import { lettersOfDrawn, wordsOfDrawn } from "./drawn-papers.ts";

const read = (rows: readonly string[], said?: PaperKind) =>
  readPaper(wordsOfDrawn(rows.join("\n")), lettersOfDrawn, said);

describe("of several columns of prices one is asked for, and none is dropped", () => {
  const lists = [
    ["Produit             Détail        Gros", "Détail", "Gros"],
    ["Produit             Prix 1        Prix 2", "Prix 1", "Prix 2"],
    ["Product             Retail        Wholesale", "Retail", "Wholesale"],
    ["Article             Prix gros     Prix détail", "Prix gros", "Prix détail"],
    ["Désignation         PU HT         PU TTC", "PU HT", "PU TTC"],
  ] as const;
  test.each(lists)("%s", (titles, one, other) => {
    const reading = read([
      ...["DEPOT MOKOLO", "TARIF AU 15/11/2026", titles],
      "Savon Azur             480          4 300",
      "Sel                    130          1 250",
      "Thé Lipton             750          8 700",
    ]);
    expect(reading.kind).toBe("list");
    expect(reading.priceColumns).toEqual([one, other]);
    expect(reading.leftover).toEqual([]);
    expect(isPriceOpen(reading)).toBe(true);
    expect(reading.lines.map(({ unitPrice }) => unitPrice)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const chosen = withPriceColumn(reading, 1);
    expect(isPriceOpen(chosen)).toBe(false);
    expect(chosen.lines.map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
      ["Savon Azur", 4300],
      ["Sel", 1250],
      ["Thé Lipton", 8700],
    ]);
    const without = {
      ...chosen,
      lines: chosen.lines.map((line) => ({ ...line, unitPrice: undefined })),
    };
    expect(proposalOf(reading, []).lines[0]?.doubts).not.toContain("no-price");
    expect(proposalOf(without, []).lines[0]?.doubts).toContain("no-price");
  });

  test.each([
    [
      [
        "Sel            130         1 250",
        "Riz 5 kg     2 900        14 000",
        "Thé            750         8 700",
      ],
    ],
    [
      [
        "Ail          1 800        34 000",
        "Maïs           300        14 500",
        "Jus 1 L      1 100",
      ],
    ],
  ])("without titles too: %s", (rows) => {
    const reading = read(["NOS PRIX", ...rows]);
    expect(reading.priceColumns).toEqual(["1", "2"]);
    expect(reading.lines.map(({ name, prices }) => [name, ...(prices ?? [])].length)).toEqual([
      3, 3, 3,
    ]);
    expect(reading.lines.map(({ name }) => /\d{3}/.test(name))).toEqual([false, false, false]);
  });

  test("numbers that end far from their titles are of their columns, and no part of a name", () => {
    const reading = read([
      ...["LISTE DE PRIX", "Article             Prix de gros            Prix public"],
      "Savon                                430                       480",
      "Jus 1 L                              210                       250",
    ]);
    expect(reading.priceColumns).toEqual(["Prix de gros", "Prix public"]);
    expect(reading.lines.map(({ name, prices }) => [name, prices])).toEqual([
      ["Savon", [430, 480]],
      ["Jus 1 L", [210, 250]],
    ]);
  });

  test("one column of prices is no question", () => {
    const reading = read([
      ...["TARIF GROSSISTE", "Article             Colisage     Prix carton"],
      "Savon Azur                24          9 600",
      "Sel                       20          2 400",
    ]);
    expect(reading.priceColumns).toEqual([]);
    expect(reading.lines.map(({ unitPrice }) => unitPrice)).toEqual([9600, 2400]);
  });
});

describe("a paper is read anew as what somebody says that it is", () => {
  const goods = [
    "Désignation            Qté      PU     Montant",
    "Huile 20 L               2  19 000      38 000",
    "Sucre 50 kg              1  31 000      31 000",
    "Total                                   69 000",
  ];
  test.each(["RELEVE DE COMPTE CLIENT", "SITUATION DE COMPTE", "STATEMENT", "ETAT DES FACTURES"])(
    "an invoice called « %s »",
    (called) => {
      expect(read([called, ...goods])).toMatchObject({ kind: "statement", lines: [] });
      const invoice = read([called, ...goods], "invoice");
      expect(invoice).toMatchObject({ kind: "invoice", agrees: true });
      expect(invoice.lines.map(({ total }) => total)).toEqual([38_000, 31_000]);
    },
  );

  test("a statement that is made an invoice has no goods, and each of its rows is left", () => {
    const rows = [
      "06/10 Facture 8871     98 000   98 000",
      "14/10 Versement        60 000   38 000",
    ];
    const ledger = [
      "RELEVE DE COMPTE",
      "Date  Libellé         Débit    Solde",
      ...rows,
      "Solde dû                        38 000",
    ];
    const statement = read(ledger);
    expect(statement.entries?.map((row) => row.replace(/ +/g, " "))).toEqual([
      ...rows.map((row) => row.replace(/ +/g, " ")),
      "Solde dû 38 000",
    ]);
    expect(statement.closing.toPay).toBe(38_000);
    const invoice = read(ledger, "invoice");
    expect(invoice.agrees).toBe(false);
    expect(invoice.lines.length + invoice.leftover.length).toBeGreaterThanOrEqual(2);
  });

  test("a credit note without a sign or a word for it, once somebody says so", () => {
    expect(read(["ETS KAMGA", ...goods]).kind).toBe("invoice");
    expect(read(["ETS KAMGA", ...goods], "credit-note")).toMatchObject({
      kind: "credit-note",
      agrees: true,
    });
  });

  test("names and prices without titles are a list, once somebody says so", () => {
    const bare = [
      "DEPOT AKWA",
      "Sel                 200",
      "Riz              14 000",
      "Thé               1 100",
    ];
    expect(read(bare).lines).toEqual([]);
    expect(read(bare, "list").lines.map(({ unitPrice }) => unitPrice)).toEqual([200, 14_000, 1100]);
  });
});

test("a number with its unit stands under its title where the unit does, and is put right there", () => {
  const titles = "Désignation                    QTE   P.UNITAIRE      MONTANT";
  const paper = (row: string) =>
    read([
      ...["MAHIMA", "FACTURE 77", titles],
      "Savon Lux                       10          400        4 000",
      row,
      "Sardines                     8 CTN       18 300      146 400",
    ]).lines[1];
  for (const [unit, meant] of [
    ["CAS", "casier"],
    ["CTN", "carton"],
    ["PQT", "paquet"],
  ] as const)
    expect(paper(`Top ananas                   7 ${unit}        4 556       31 850`)).toMatchObject(
      {
        ...{ name: "Top ananas", count: 7, unit: meant, unitPrice: 4550, total: 31_850 },
        ...{ agrees: true, repaired: true },
      },
    );
});

test("a line of which a number was not read keeps its unit, and not its place in the table", () => {
  const reading = read([
    ...["DELIVERY NOTE BL98119", "No  Item                  Unit   Quantity    Price     Total"],
    "1   Cahier 200 pages      PCS          14      495     6 930",
    "2   Lait Nido 400 g       CTN           1   21 750    21 750",
    "3   Couches taille        PQT                4 550     4 550",
    "4   Huile Diamaor 1 L     CTN           1   13 750    13 750",
  ]);
  expect(reading.lines[2]).toMatchObject({ name: "Couches taille", count: 1, unit: "paquet" });
  expect(reading.lines[2]).toMatchObject({ agrees: false, repaired: true });
});
