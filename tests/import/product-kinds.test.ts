import { describe, expect, test } from "vitest";
import { planOf, saidOf } from "./tills/reading.ts";

const rowsOf = async (text: string) => (await planOf(text)).plan.rows;

describe("a stock below nothing begins at nothing, and is said", () => {
  test.each(["-3", "−2", "- 12", "-3.00"])("%s", async (stock) => {
    const [row] = await rowsOf(`Nom;Prix;Stock\nThé;250;${stock}\nLait;200;4\n`);
    expect(saidOf(row!)).toBe("2 Thé |  | 250 | 0 | ");
    expect(row?.notes).toEqual(["stock-below"]);
  });

  test("kilos too; minus nothing is nothing; words are none", async () => {
    const rows = await rowsOf(
      "Nom;Prix;Stock;Unité\nSucre;800;-1,5;kg\nSel;100;-0;pièce\nMil;100;-deux;pièce\n",
    );
    expect(rows.map(({ notes }) => notes)).toEqual([["stock-below"], [], []]);
    expect(saidOf(rows[2]!)).toBe("4 stock-not-understood");
  });
});

describe("what is sold by a thing is counted in things, and the word is kept", () => {
  test.each(["Carton", "Cartons (Ctn)", "casier", "Crate", "tas", "régime", "Plateau", "Dozen"])(
    "%s",
    async (unit) => {
      const [row] = await rowsOf(`Nom;Prix;Stock;Unité\nX;2400;6;${unit}\nLait;200;4;pièce\n`);
      expect(row).toMatchObject({ outcome: "create", initialStock: 6, notes: ["counted-by"] });
      expect(row).toMatchObject({ fields: { dimensions: unit } });
    },
  );

  test.each(["tonne", "lbs", "yard", "gallon", "12 x 33 cl", "heures"])(
    "another measure is none: %s",
    async (unit) => {
      const [row] = await rowsOf(`Nom;Prix;Stock;Unité\nX;2400;6;${unit}\nLait;200;4;pièce\n`);
      expect(saidOf(row!)).toBe("2 unit-not-understood");
    },
  );
});

test("a unit in one letter or another language does not hide the metres and kilos beside it", async () => {
  const rows = await rowsOf("Name;Price;Unit;Stock\nFoulard;2500;un;4\nBazin;3500;m;12,5\n");
  expect(rows.map(saidOf)).toEqual(["2 Foulard |  | 2500 | 4 | ", "3 Bazin |  | 3500 | 1250cm | "]);
});

test.each(["variable", "Open price", "prix libre", "sur demande"])(
  "« %s » in place of a price is a price that is missing",
  async (price) => {
    const [row] = await rowsOf(`Nom;Prix\nCoiffure;${price}\nLait;200\n`);
    expect(saidOf(row!)).toBe("2 price-missing");
  },
);

test.each(["0", "0.00", "0 F"])("a price of %s is said", async (price) => {
  const [row] = await rowsOf(`Nom;Prix\nSucre;${price}\nLait;200\n`);
  expect(row?.notes).toEqual(["price-zero"]);
});

test.each(["Sugar (deleted)", "Sucre (supprimé)", "Sugar [archived]", "Sucre (Inactif)"])(
  "what is gone under its name is set aside: %s",
  async (name) => {
    const rows = await rowsOf(`Nom;Prix\n${name};500\nGuinness (draft);900\n`);
    expect(saidOf(rows[0]!)).toBe("2 archived-row");
    expect(rows[1]?.outcome).toBe("create");
  },
);

describe("a title of nothing but words of a variant", () => {
  test.each([
    "Valeurs de la variante",
    "Product Variant Values",
    "Nom de la variante",
    "Item Variation Name",
    "Déclinaison de l’article",
    "Valeur d’attribut",
  ])("%s", async (title) => {
    const rows = await rowsOf(`Nom;${title};Prix\nChaise;Blanc;4500\nChaise;Bleu;4700\n`);
    expect(rows.map(saidOf)).toEqual([
      "2 Chaise Blanc | Chaise | 4500 | 0 | ",
      "3 Chaise Bleu | Chaise | 4700 | 0 | ",
    ]);
  });
});
