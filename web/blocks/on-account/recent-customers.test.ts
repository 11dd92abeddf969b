import { expect, test } from "vitest";
import { isNamed, recentCustomers } from "./recent-customers.ts";

const somebody = (name: string, archived = false) => ({ id: name, name, archived });
const all = [
  somebody("Awa Ndiaye"),
  somebody("Bibi Éloundou"),
  somebody("Élodie Awana"),
  somebody("Partie Awa", true),
];

test("whoever came last stands first, each once, and nobody who is archived", () => {
  const moves = ["Élodie Awana", "Partie Awa", "Bibi Éloundou", "Élodie Awana"];
  const found = recentCustomers(
    all,
    moves.map((customerId) => ({ customerId })),
  );
  expect(found.map(({ name }) => name)).toEqual(["Élodie Awana", "Bibi Éloundou", "Awa Ndiaye"]);
});

test("a name that is there is no new customer, however it is written", () => {
  expect(isNamed(all, " bibi eloundou ")).toBe(true);
  expect(isNamed(all, "Bibi")).toBe(false);
  expect(isNamed(all, "Partie Awa")).toBe(false);
});
