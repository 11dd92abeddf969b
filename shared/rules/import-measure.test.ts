import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Pack } from "#shared/schemas/pack.ts";
import type { ImportColumn } from "./import-column.ts";
import {
  packsTold,
  quantityOf,
  readPacks,
  taxGroupOf,
  unitOf,
  writtenPacks,
} from "./import-measure.ts";
import type { ExistingProduct } from "./import-patch.ts";
import { type ImportQuestion, planImport } from "./import-plan.ts";

test("[U1] what a product is sold by is read in both languages", () => {
  for (const text of ["pièce", "Pièces", "à la pièce", "piece", "pcs", "unité", "each"])
    expect(unitOf(text)).toBeNull();
  for (const text of ["kg", "KG", "kilo", "Kilos", "au poids (kg)", "by weight", "gramme", "Poids"])
    expect(unitOf(text)).toBe("g");
  for (const text of ["l", "Litre", "au litre", "liters", "ml"]) expect(unitOf(text)).toBe("ml");
  for (const text of ["m", "Mètre", "au mètre", "meters", "cm"]) expect(unitOf(text)).toBe("cm");
  for (const text of ["carton", "tonne", "7", "kgs de riz"]) expect(unitOf(text)).toBeUndefined();
});

test("[U6] kilos stand with a comma or a point, up to a hundred tonnes; pieces are whole", () => {
  for (const text of ["12,5", "12.5", "12,500", "12,5 kg", " 12.5kg ", "12.500000000000002"])
    expect(quantityOf(text, "g")).toBe(12_500);
  expect(quantityOf("10 000", "g")).toBe(10_000_000);
  expect(quantityOf("1,25", "cm")).toBe(125);
  for (const text of ["12,3456", "-1", "1,2,3", "beaucoup", "100001"])
    expect(quantityOf(text, "g")).toBeUndefined();
  expect(quantityOf("1 500", null)).toBe(1500);
  for (const text of ["12,5", "1000001"]) expect(quantityOf(text, null)).toBeUndefined();
});

describe("[U5] packs in a cell", () => {
  const carton = { name: "Carton", factor: 24, price: 9000, barcode: "6150000000017" };

  test("are read with or without code and lowest price, contents in the product's unit", () => {
    expect(readPacks("Carton|24|9 000|6150000000017", null)).toEqual([carton]);
    expect(readPacks("Sac | 50 | 29000 || 28000; Demi|0,5|300 ;", "g")).toEqual([
      { name: "Sac", factor: 50_000, price: 29_000, minPrice: 28_000 },
      { name: "Demi", factor: 500, price: 300 },
    ]);
    expect(readPacks(" ; ", null)).toEqual([]);
  });

  test.each([
    ["holds nothing", "Carton|0|9000"],
    ["holds one", "Carton|1|9000"],
    ["holds a part of a piece", "Carton|1,5|9000"],
    ["has no price", "Carton|24"],
    ["has no name", "|24|9000"],
    ["costs less than its lowest price", "Carton|24|9000||9001"],
    ["is told twice", "Carton|24|9000;carton|12|5000"],
    ["has too many parts", "Carton|24|9000|1|2|3"],
    ["is no pack", "24 bouteilles"],
  ])("one that %s is not understood", (_, text) => {
    expect(readPacks(text, null)).toBeUndefined();
  });

  test("are known by their names, and archived where they are told no more", () => {
    const kept: Pack = { id: "aaaa", ...carton };
    const gone: Pack = { id: "pack1", name: "Vieux", factor: 6, price: 1, archived: true };
    const seen = [kept, gone];
    expect(packsTold([carton], seen)).toBe(seen);
    expect(packsTold([{ ...carton, price: 9500 }], seen)).toEqual([{ ...kept, price: 9500 }, gone]);
    expect(packsTold([{ name: "Vieux", factor: 6, price: 2 }], seen)).toEqual([
      { id: "pack2", name: "Vieux", factor: 6, price: 2 },
      { ...kept, archived: true },
      gone,
    ]);
  });

  test("are written as they are read", () => {
    const pack = fc.record({
      factor: fc.integer({ min: 2, max: 1_000_000 }),
      price: fc.integer({ min: 5000, max: 1_000_000 }),
      minPrice: fc.option(fc.nat(5000), { nil: undefined }),
      barcode: fc.option(fc.constantFrom("6150000000017", "SHOP-9"), { nil: undefined }),
    });
    const unit = fc.constantFrom(null, "g", "ml", "cm");
    fc.assert(
      fc.property(fc.array(pack, { maxLength: 4 }), unit, (list, sold) => {
        const packs = list.map(({ minPrice, barcode, ...rest }, at) => ({
          ...{ id: `pack${at}`, name: `Lot ${at}` },
          ...rest,
          ...(barcode !== undefined && { barcode }),
          ...(minPrice !== undefined && { minPrice }),
        }));
        const told = readPacks(writtenPacks(packs, sold), sold);
        expect(told && packsTold(told, packs)).toBe(packs);
      }),
    );
  });
});

describe("[U1] a row of a file", () => {
  const columns: readonly ImportColumn[] = ["name", "barcode", "stock", "unit", "packs", "cost"];
  const rice: ExistingProduct = {
    ...{ id: "rice", name: "Riz", brand: "", model: "", color: "", dimensions: "" },
    ...{ barcode: "3017620422003", uniqueCode: "BTS1", category: "", price: 600, minPrice: 550 },
    ...{ stockThreshold: 5000, archived: false, shownStock: 12_500, unit: "g", cost: 400 },
    packs: [{ id: "sack", name: "Sac", price: 29_000, factor: 50_000, barcode: "5449000000996" }],
  };
  const plan = (row: string, given: Partial<ImportQuestion> = {}) =>
    planImport({
      rows: [row.split(";").map((cell) => cell.replaceAll("&", ";"))],
      titleRow: undefined,
      mapping: Object.fromEntries(columns.map((column, at) => [column, at])),
      defaults: { price: 500, category: "", stock: 0, stockThreshold: 10 },
      existing: [rice],
      room: null,
      ...given,
    })[0];

  test("brings in what is sold by the kilo, with its packs and its cost", () => {
    expect(plan("Sucre;;25,5;kg;Sac|50|29000|6150000000017;410")).toMatchObject({
      outcome: "create",
      fields: {
        unit: "g",
        packs: [{ id: "pack1", name: "Sac", factor: 50_000, price: 29_000 }],
      },
      initialStock: 25_500,
      cost: 410,
    });
    expect(plan("Savon;;25;pièce")).not.toHaveProperty("fields.unit");
  });

  test("is read in the unit of its product, and changes nothing where all is so", () => {
    const code = rice.barcode;
    expect(plan(`Riz;${code};12,5;kg;Sac|50|29000|5449000000996;400`)).toMatchObject({
      outcome: "same",
      notes: [],
    });
    expect(plan(`;${code};12,5`)).toMatchObject({ outcome: "same", notes: [] });
    expect(plan(`;${code};;;Sac|50|28000|5449000000996;420`)).toMatchObject({
      outcome: "update",
      patch: { packs: [rice.packs, [{ id: "sack", price: 28_000 }]] },
      cost: { before: 400, now: 420, unit: "g" },
    });
  });

  test.each([
    ["Sucre;;25,5", "stock-not-understood"],
    ["Sucre;;25,5555;kg", "stock-not-understood"],
    ["Sucre;;100001;kg", "stock-not-understood"],
    ["Sucre;;1;tonne", "unit-not-understood"],
    ["Sucre;;1;kg;Sac|0|100", "packs-not-understood"],
    ["Sucre;;1;kg;;cher", "cost-not-understood"],
    ["Sucre;;1;kg;Sac|50|100|3017620422003", "pack-code-taken"],
    ["Sucre;;1;kg;Sac|50|100|5449000000996", "pack-code-taken"],
    ["Sucre;5449000000996;1;kg", "pack-code-taken"],
    ["Sucre;6150000000017;1;kg;Sac|50|100|6150000000017", "pack-code-taken"],
    ["Sucre;;1;kg;Sac|50|100|6150000000017 & Lot|5|20|6150000000017", "pack-code-taken"],
    ["Riz;3017620422003;;pièce", "unit-with-stock"],
  ])("%s: %s", (row, reason) => {
    expect(plan(row)).toMatchObject({ outcome: "refused", reason });
  });

  test("changes the unit of what there is none of", () => {
    const existing = [{ ...rice, shownStock: 0 }];
    expect(plan("Riz;3017620422003;;litre", { existing })).toMatchObject({
      patch: { unit: ["g", "ml"] },
    });
  });
});

test("[K10] the rate of tax of a product is read in both languages", () => {
  for (const text of ["Normal", "taux normal", "normal rate"]) expect(taxGroupOf(text)).toBeNull();
  for (const text of ["Réduit", "taux réduit", "Reduced"]) expect(taxGroupOf(text)).toBe("reduced");
  for (const text of ["Exonéré", "exempt", "EXEMPTÉ", "0 %", "sans TVA"])
    expect(taxGroupOf(text)).toBe("exempt");
  for (const text of ["19,25 %", "18", "oui", "moitié"]) expect(taxGroupOf(text)).toBeUndefined();
});
