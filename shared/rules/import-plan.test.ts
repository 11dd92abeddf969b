import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ImportColumn } from "./import-column.ts";
import type { ExistingProduct } from "./import-patch.ts";
import { type ImportQuestion, planImport } from "./import-plan.ts";
import type { PlannedRow } from "./planned-row.ts";

const columns: readonly ImportColumn[] = [
  "name",
  "barcode",
  "uniqueCode",
  "price",
  "minPrice",
  "stock",
  "category",
];
const [codeA, codeB] = ["3017620422003", "5449000000996"];

function aProduct(given: Partial<ExistingProduct> = {}): ExistingProduct {
  return {
    id: "savon1",
    name: "Savon",
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: codeA,
    uniqueCode: "BTS1",
    category: "Hygiène",
    price: 500,
    minPrice: 450,
    stockThreshold: 10,
    archived: false,
    shownStock: 7,
    ...given,
  };
}

/** Rows as `name;barcode;uniqueCode;price;minPrice;stock;category`. */
function plan(rows: readonly string[], given: Partial<ImportQuestion> = {}): PlannedRow[] {
  return planImport({
    rows: rows.map((row) => row.split(";")),
    titleRow: undefined,
    mapping: Object.fromEntries(columns.map((column, at) => [column, at])),
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [aProduct()],
    room: null,
    ...given,
  });
}

/** One word a row: its outcome, or why it is refused. */
function outcomes(planned: readonly PlannedRow[]): string[] {
  return planned.map((row) => (row.outcome === "refused" ? row.reason : row.outcome));
}

describe("rows that become new products", () => {
  test("two rows without any code and alike in all are one product, as they are in the next import", () => {
    const rows = ["Riz;;;500;;3", "riz ;;;500;;3", "Riz;###;;500;;3"];
    expect(outcomes(plan(rows))).toEqual(["create", "repeated", "create"]);
  });

  test("with what the file says and the defaults for the rest", () => {
    expect(plan([`Lait;${codeB};L-1;1 200;1.100,00;24;Laitages`])).toEqual([
      {
        line: 1,
        name: "Lait",
        notes: [],
        outcome: "create",
        fields: {
          name: "Lait",
          brand: "",
          model: "",
          color: "",
          dimensions: "",
          barcode: codeB,
          uniqueCode: "L-1",
          category: "Laitages",
          price: 1200,
          minPrice: 1100,
          stockThreshold: 10,
          images: [],
        },
        initialStock: 24,
      },
    ]);
  });

  test("one price is both prices; none is the default", () => {
    const defaults = { price: 300, category: "Divers", stock: 2, stockThreshold: 5 };
    const [one, two, three] = plan(["A;;;900", "B;;;;800", "C"], { defaults });
    expect(one).toMatchObject({ fields: { price: 900, minPrice: 900, category: "Divers" } });
    expect(two).toMatchObject({ fields: { price: 800, minPrice: 800 } });
    expect(three).toMatchObject({ fields: { price: 300, minPrice: 300 }, initialStock: 2 });
  });

  test("damaged codes that look alike are products of their own, without a barcode", () => {
    const planned = plan(["A;2.02E+11;;100", "B;2.02E+11;;100", "A;2.02E+11;;100"]);
    expect(outcomes(planned)).toEqual(["create", "create", "create"]);
    for (const row of planned)
      expect(row).toMatchObject({ notes: ["damaged-code"], fields: { barcode: null } });
  });

  test("a code that the file gives to several names is given to none of them", () => {
    const planned = plan([`A;${codeB};;100`, `B;${codeB};;100`, "C;;U1;100", "D;;U1;100"]);
    expect(outcomes(planned)).toEqual(["create", "create", "create", "create"]);
    expect(planned[0]).toMatchObject({ notes: ["shared-code"], fields: { barcode: null } });
    expect(planned[2]).toMatchObject({ notes: ["unique-code-lost"] });
    expect(planned[2]).not.toHaveProperty("fields.uniqueCode");
  });

  test("a wrong check digit is kept as written, and said", () => {
    expect(plan(["A;3017620422004;;100"])[0]).toMatchObject({
      outcome: "create",
      notes: ["check-digit"],
      fields: { barcode: "3017620422004" },
    });
  });

  test("blank rows are no rows, and lines are counted as in the file", () => {
    expect(plan([";;;", "A;;;5", " ; ;", "B;;;5"]).map(({ line }) => line)).toEqual([2, 4]);
    expect(plan(["titres", "A;;;5"], { titleRow: 0 }).map(({ line }) => line)).toEqual([2]);
  });
});

describe("rows that stand for a product of the shop", () => {
  test.each([
    ["by its barcode", `Savon doux;${codeA}`],
    ["by its barcode with a zero in front", `Savon doux;0${codeA}`],
    ["by its unique code", "Savon doux;;BTS1"],
    ["by its unique code, the barcode being damaged", "Savon doux;3.01762E+12;BTS1"],
    ["by both", `Savon doux;${codeA};BTS1`],
  ])("%s", (_how, row) => {
    expect(plan([row])).toMatchObject([
      { outcome: "update", productId: "savon1", patch: { name: ["Savon", "Savon doux"] } },
    ]);
  });

  test("empty cells change nothing; what is the same is no change", () => {
    expect(outcomes(plan([`Savon;${codeA};BTS1;500;450;7;Hygiène`]))).toEqual(["same"]);
    expect(outcomes(plan([`;${codeA};;;;;`]))).toEqual(["same"]);
  });

  test("blanks at an end are no change", () => {
    expect(
      outcomes(plan([`Savon;${codeA}`], { existing: [aProduct({ name: " Savon " })] })),
    ).toEqual(["same"]);
  });

  test("a barcode is given where there was none, and never replaced", () => {
    const bare = aProduct({ barcode: null });
    expect(plan([`Savon;${codeB};BTS1`], { existing: [bare] })[0]).toMatchObject({
      patch: { barcode: [null, codeB] },
    });
    expect(outcomes(plan([`Savon;${codeB};BTS1`]))).toEqual(["keys-disagree"]);
    expect(plan(["Savon;SHOP-9;BTS1"])[0]).toMatchObject({
      outcome: "same",
      notes: ["barcode-kept"],
    });
  });

  test("the stock of a known product is counted, not imported", () => {
    expect(plan([`Savon;${codeA};;;;99`])[0]).toMatchObject({
      outcome: "same",
      notes: ["stock-kept"],
    });
  });

  test("the unique code stays as created", () => {
    expect(plan([`Savon;${codeA};NEW`])[0]).toMatchObject({
      outcome: "same",
      notes: ["unique-code-kept"],
    });
  });
});

describe("rows that are refused", () => {
  test.each([
    ["name-missing", ";5449000000996;;100"],
    ["price-missing", "Lait"],
    ["price-not-understood", "Lait;;;12,50"],
    ["price-below-minimum", "Lait;;;500;600"],
    ["price-below-minimum", `Savon;${codeA};;400`],
    ["stock-not-understood", "Lait;;;500;;-trois"],
    ["stock-not-understood", "Lait;;;500;;1000001"],
    ["name-too-long", `${"a".repeat(201)};;;500`],
    ["code-too-long", `Lait;;${"a".repeat(21)};500`],
    ["name-exists", "SAVON ;;;500"],
    ["name-exists", "Savon;2.02E+11;;500"],
  ])("%s: %s", (reason, row) => {
    expect(outcomes(plan([row]))).toEqual([reason]);
  });

  test("the two codes belong to two products", () => {
    const existing = [aProduct(), aProduct({ id: "lait01", barcode: codeB, uniqueCode: "L-1" })];
    expect(outcomes(plan([`Savon;${codeA};L-1`], { existing }))).toEqual(["keys-disagree"]);
  });

  test("the file gives a code of the shop to several names", () => {
    expect(outcomes(plan([`Savon;${codeA}`, `Lait;${codeA};;5`]))).toEqual([
      "code-shared",
      "code-shared",
    ]);
    expect(outcomes(plan(["Savon;;BTS1", "Lait;;BTS1;5"]))).toEqual(["code-shared", "code-shared"]);
  });

  test("a label of the shop proves nothing by itself", () => {
    const existing = [aProduct({ barcode: "SHOP-9" })];
    expect(outcomes(plan(["Savon;SHOP-9;;500"], { existing }))).toEqual(["code-not-sure"]);
    expect(outcomes(plan(["Savon;SHOP-9;BTS1;500"], { existing }))).toEqual(["same"]);
  });

  test("a deleted product is not brought back unseen", () => {
    const existing = [aProduct({ archived: true })];
    expect(outcomes(plan([`Savon;${codeA}`, "Savon;;BTS1"], { existing }))).toEqual([
      "deleted",
      "deleted",
    ]);
  });

  test("a row that stands for the same product as another, with its line", () => {
    const planned = plan([
      `Lait;${codeB};;100`,
      `lait;${codeB};;100`,
      "Thé;;T;5",
      "Thé;;T;5",
      `Savon;${codeA}`,
      "Savon;;BTS1",
    ]);
    expect(outcomes(planned)).toEqual([
      "create",
      "repeated",
      "create",
      "repeated",
      "same",
      "repeated",
    ]);
    expect(planned[1]).toMatchObject({ otherLine: 1 });
  });

  test("beyond what the plan allows, in the order of the file", () => {
    expect(outcomes(plan(["A;;;5", "B;;;5", "C;;;5", `Savon;${codeA}`], { room: 2 }))).toEqual([
      "create",
      "create",
      "plan-limit",
      "same",
    ]);
  });
});

describe("whatever the file", () => {
  const cell = fc.constantFrom("", codeA, codeB, "2.02E+11", "11110786043", "SHOP-9", "BTS1", "B2");
  const name = fc.constantFrom("", "Savon", "savon ", "Lait", "Thé");
  const row = fc
    .tuple(
      name,
      cell,
      cell,
      fc.constantFrom("", "500", "1 200", "12,5"),
      fc.constantFrom("", "450"),
    )
    .map((cells) => cells.join(";"));
  const existing = [
    aProduct(),
    aProduct({ id: "the001", name: "Thé", barcode: null, uniqueCode: "B2" }),
  ];

  test("no two rows write the same product, and no two new products bear one code", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const planned = plan(rows, { existing });
        const edited = planned.flatMap((one) => ("productId" in one ? [one.productId] : []));
        expect(new Set(edited).size).toBe(edited.length);
        const created = planned.flatMap((one) => (one.outcome === "create" ? [one.fields] : []));
        const codes = [
          ...created.map(({ barcode }) => barcode),
          ...planned.map((one) => (one.outcome === "update" ? one.patch.barcode?.[1] : undefined)),
        ].filter((code) => code != null);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes).not.toContain("2.02E+11");
        expect(codes).not.toContain(codeA);
        const uniques = created.flatMap(({ uniqueCode }) => uniqueCode ?? []);
        expect(new Set([...uniques, "BTS1", "B2"]).size).toBe(uniques.length + 2);
      }),
      { numRuns: 500 },
    );
  });

  test("the order of two rows changes no outcome but which one repeats the other", () => {
    fc.assert(
      fc.property(row, row, (one, other) => {
        const there = outcomes(plan([one, other], { existing })).sort();
        const back = outcomes(plan([other, one], { existing })).sort();
        fc.pre(!there.includes("repeated") && !back.includes("repeated"));
        expect(back).toEqual(there);
      }),
    );
  });
});
