import { expect, test } from "vitest";
import { foundCustomers, isNamed, recentCustomers } from "./find-customers.ts";

const somebody = (name: string, phone = "", archived = false) => ({
  ...{ id: name, name, phone, otherPhone: "", archived },
});
const all = [
  somebody("Awa Ndiaye", "+237677001234"),
  somebody("Bibi Éloundou", "+237699005634"),
  somebody("Élodie Awana"),
  somebody("Partie Awa", "", true),
];
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test("whoever came last stands first, each once, and nobody who is archived", () => {
  const moves = ["Élodie Awana", "Partie Awa", "Bibi Éloundou", "Élodie Awana"];
  const found = recentCustomers(
    all,
    moves.map((customerId) => ({ customerId })),
  );
  expect(namesOf(found)).toEqual(["Élodie Awana", "Bibi Éloundou", "Awa Ndiaye"]);
});

test.each([
  ["awa", ["Awa Ndiaye", "Élodie Awana"]],
  ["ELO", ["Élodie Awana", "Bibi Éloundou"]],
  ["ndi awa", ["Awa Ndiaye"]],
  ["34", ["Awa Ndiaye", "Bibi Éloundou"]],
  ["56 34", ["Bibi Éloundou"]],
  ["personne", []],
])("« %s » finds %j", (typed, names) => {
  expect(namesOf(foundCustomers(all, typed))).toEqual(names);
});

test("a name that is there is no new customer, however it is written", () => {
  expect(isNamed(all, " bibi eloundou ")).toBe(true);
  expect(isNamed(all, "Bibi")).toBe(false);
  expect(isNamed(all, "Partie Awa")).toBe(false);
});
