import { expect, test } from "vitest";
import { customerTitles, readCustomers } from "./customer-import.ts";

const read = (rows: string[][]) => {
  const found = customerTitles(rows);
  return found && readCustomers(rows, found);
};

test("columns are known by their titles, in French and in English, below what stands above them", () => {
  const rows = [
    ["Cahier de la boutique Akwa"],
    ["Client", "Téléphone", "Tél. 2", "Quartier", "Plafond", "Délai (jours)", "Solde"],
  ];
  expect(customerTitles(rows)).toMatchObject({ titleRow: 1, mapping: { name: 0, phone: 1 } });
  const english = customerTitles([["Name", "Phone", "Credit limit", "Balance"]]);
  expect(english).toEqual({
    titleRow: 0,
    mapping: { name: 0, phone: 1, creditLimit: 2, balance: 3 },
  });
  expect(customerTitles([["Prix", "Stock"]])).toBeUndefined();
});

const titles = ["Nom", "Téléphone", "Note", "Plafond", "Jours", "Solde"];
const line = (...cells: string[]) => read([titles, cells])?.[0];

test("a line is read cell by cell; an empty cell says nothing", () => {
  expect(line(" Awa  Diop ", "677 00 12 34", "au marché", "20 000", "30", "12 500 F")).toEqual({
    ...{ line: 2, name: "Awa Diop", phone: "677 00 12 34", otherPhone: "", note: "au marché" },
    ...{ creditLimit: 20_000, termDays: 30, balance: 12_500, trouble: undefined },
  });
  expect(line("Awa", "", "", "0", "", "")).toMatchObject({
    ...{ creditLimit: 0, termDays: null, balance: 0, trouble: undefined },
  });
});

test.each([
  ["-500", -500],
  ["− 1 500", -1500],
  ["(2 000)", -2000],
  ["1", 1],
])("a balance written « %s » is %i", (text, francs) => {
  expect(line("Awa", "", "", "", "", text)?.balance).toBe(francs);
});

test.each([
  ["name-missing", ["", "677001234"]],
  ["name-too-long", ["A".repeat(121)]],
  ["phone-too-long", ["Awa", "6".repeat(41)]],
  ["note-too-long", ["Awa", "", "n".repeat(201)]],
  ["limit-not-understood", ["Awa", "", "", "beaucoup"]],
  ["term-not-understood", ["Awa", "", "", "", "3650"]],
  ["balance-not-understood", ["Awa", "", "", "", "", "12,5"]],
  ["sum-row", ["Total", "", "", "", "", "500"]],
] as const)("what is wrong with a line is said: %s", (trouble, cells) => {
  expect(line(...cells)?.trouble).toBe(trouble);
});

test("lines keep the numbers of the file; empty ones are none", () => {
  expect(read([titles, [""], ["Awa"], ["", " "], ["Ali"]])?.map(({ line }) => line)).toEqual([
    3, 5,
  ]);
});
