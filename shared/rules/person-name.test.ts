import { expect, test } from "vitest";
import { guessPeople } from "./person-columns.ts";
import { composedName, nameKey } from "./person-name.ts";

const named = (titles: string, cells: string) => {
  const rows = [titles.split(";"), cells.split(";"), cells.split(";")];
  return composedName(rows[1] ?? [], guessPeople(rows, "CM").mapping);
};

test.each([
  ["Nom;Prénom", "DIOP;Awa", "DIOP Awa"],
  ["Prénom;Nom", "Awa;DIOP", "Awa DIOP"],
  ["First Name;Last Name", "Awa;Diop", "Awa Diop"],
  ["Nom;Postnom;Prénom", "KABEYA;Mbuyi;Rachel", "KABEYA Mbuyi Rachel"],
  ["Civilité;Nom;Prénoms", "Mme;KONE;Aya", "Mme KONE Aya"],
  ["Nom et prénoms;Téléphone", "KONE Aya;677001234", "KONE Aya"],
  ["Display Name;First Name;Last Name", "Awa Diop;Awa;Diop", "Awa Diop"],
  ["Display Name;First Name;Last Name", "Ets Bello;Ali;Bello", "Ets Bello (Ali Bello)"],
  ["Nom;Surnom", "Bello Ali;Le Grand", "Bello Ali (Le Grand)"],
  ["Raison sociale;Contact", "SABC;M. Tchoua", "SABC (M. Tchoua)"],
  ["Société;Téléphone", "SABC;677001234", "SABC"],
  ["Nom;Prénom", "DIOP;", "DIOP"],
])("%s: « %s » is « %s »", (titles, cells, name) => {
  expect(named(titles, cells)).toBe(name);
});

test("a name is the same in any order, case and accent; a name more makes another person", () => {
  expect(nameKey("Diop  ÁWA")).toBe(nameKey("awa diop"));
  expect(nameKey("Diop Awa")).not.toBe(nameKey("Diop Moussa"));
});
