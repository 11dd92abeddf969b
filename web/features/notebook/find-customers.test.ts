import { expect, test } from "vitest";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { findCustomers } from "./find-customers.ts";
import type { NotebookLine } from "./notebook-lines.ts";

function aLine(name: string, phone = "", otherPhone = ""): NotebookLine {
  const customer = aCustomerRow({ id: name, name, phone, otherPhone });
  return { id: name, customer, owed: 0, oldest: undefined, isLate: false };
}

const lines = [
  aLine("Awa Diop", "+237677001234"),
  aLine("Élodie N’Diaye", "+237699123400"),
  aLine("Chez Awa 12", "+237655000000", "chez sa sœur 699 77 56 78"),
];
const found = (typed: string) => findCustomers(lines, typed).map(({ id }) => id);

test.each([
  ["", ["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]],
  ["  ", ["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]],
  ["elo", ["Élodie N’Diaye"]],
  ["ÉLODIE", ["Élodie N’Diaye"]],
  ["ndiaye", ["Élodie N’Diaye"]],
  ["diop awa", ["Awa Diop"]],
  ["awa", ["Awa Diop", "Chez Awa 12"]],
  ["odie", []],
  ["zzz", []],
])("%j finds by the name, whatever its accents and capitals", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("last digits find, before numbers that only hold them and names with such a word", () => {
  expect(found("1234")).toEqual(["Awa Diop", "Élodie N’Diaye"]);
  expect(found("34 00")).toEqual(["Élodie N’Diaye"]);
  expect(found("5678")).toEqual(["Chez Awa 12"]);
  expect(found("12")).toEqual(["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]);
  expect(found("٥٦٧٨")).toEqual(["Chez Awa 12"]);
});

test("what changed of a customer is found as it is now", () => {
  const line = aLine("Awa");
  expect(findCustomers([line], "awa")).toHaveLength(1);
  const renamed = { ...line, customer: aCustomerRow({ id: "Awa", name: "Binta" }) };
  expect(findCustomers([renamed], "awa")).toHaveLength(0);
  expect(findCustomers([renamed], "binta")).toHaveLength(1);
});
