import { afterEach, expect, test, vi } from "vitest";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { find, foldAhead, prepared } from "./find-customers.ts";

const aLine = (name: string, phone = "", otherPhone = "") =>
  aCustomerRow({ id: name, name, phone, otherPhone });
const lines = [
  aLine("Awa Diop", "+237677001234"),
  aLine("Élodie N’Diaye", "+237699123400"),
  aLine("Chez Awa 12", "+237655000000", "chez sa sœur 699 77 56 78"),
];
afterEach(() => {
  vi.useRealTimers();
});

const listOf = (customers: readonly CustomerRow[]) => prepared(customers, (one) => one);
const among = (customers: readonly CustomerRow[], typed: string) =>
  find(listOf(customers), typed).map(({ id }) => id);
const found = (typed: string) => among(lines, typed);

test.each([
  ["", ["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]],
  ["  ", ["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]],
  ["elo", ["Élodie N’Diaye"]],
  ["é", ["Élodie N’Diaye"]],
  ["ÉLODIE", ["Élodie N’Diaye"]],
  ["ndiaye", ["Élodie N’Diaye"]],
  ["diop awa", ["Awa Diop"]],
  ["awa", ["Awa Diop", "Chez Awa 12"]],
  ["odie", []],
  ["zzz", []],
])("%j finds by the name, whatever its accents and capitals", (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("names that begin so come before those that hold such a word", () => {
  expect(among([aLine("Chez Awa"), aLine("Awa")], "awa")).toEqual(["Awa", "Chez Awa"]);
});

test("names from right to left are found by their own letters", () => {
  expect(among([aLine("عائشة ديوب"), aLine("Awa")], "ديوب")).toEqual(["عائشة ديوب"]);
});

test("last digits find, before numbers that only hold them and names with such a word", () => {
  expect(found("1234")).toEqual(["Awa Diop", "Élodie N’Diaye"]);
  expect(found("34 00")).toEqual(["Élodie N’Diaye"]);
  expect(found("5678")).toEqual(["Chez Awa 12"]);
  expect(found("12")).toEqual(["Awa Diop", "Élodie N’Diaye", "Chez Awa 12"]);
  expect(found("٥٦٧٨")).toEqual(["Chez Awa 12"]);
});

test.each([
  ["tantine", 'Chez "Tantine"'],
  ["«tantine»", 'Chez "Tantine"'],
  ["awa ndiaye", "(Awa) N’Diaye"],
  ["diaye", "(Awa) N’Diaye"],
  ["oreal", "Salon L'Oréal/Bar"],
  ["bar", "Salon L'Oréal/Bar"],
  ["5", "Boutique N°5"],
  ["eyinga", "Ɓɔŋ-Ɛyinga"],
])("words begin behind any sign: %j finds %j", (typed, name) => {
  const names = [
    'Chez "Tantine"',
    "(Awa) N’Diaye",
    "Salon L'Oréal/Bar",
    "Boutique N°5",
    "Ɓɔŋ-Ɛyinga",
  ];
  expect(
    among(
      names.map((one) => aLine(one)),
      typed,
    ),
  ).toEqual([name]);
});

test.each([
  ["677 00 12 34", ["a"]],
  ["+237 677001234", ["a"]],
  ["00237677001234", ["a"]],
  ["237677", ["a"]],
  ["7001", ["a"]],
  ["(677) 00-12", ["a"]],
  ["081 234 56 78", ["b"]],
  ["+243 0812345678", ["b"]],
  ["+237 699 77 56 78", ["c"]],
  ["00 237 699 77", ["c"]],
  ["awa 1234", ["a"]],
  ["1234 awa", ["a"]],
  ["awa 5678", []],
  ["999999", []],
])("a run of digits finds, with or without the code of the country: %j", (typed, ids) => {
  const lines = [
    aCustomerRow({ id: "a", name: "Awa", phone: "+237677001234" }),
    aCustomerRow({ id: "b", name: "Mukendi", phone: "+243812345678" }),
    aCustomerRow({ id: "c", name: "Zoé", otherPhone: "chez sa sœur 699 77 56 78" }),
  ];
  expect(among(lines, typed)).toEqual(ids);
});

test("a line about nobody whom this device knows is found by nothing", () => {
  expect(
    find(
      prepared(["x"], () => undefined),
      "x",
    ),
  ).toEqual([]);
});

test("what changed of a customer is found as it is now", () => {
  expect(among([aLine("Awa")], "awa")).toHaveLength(1);
  const renamed = { ...aLine("Awa"), name: "Binta" };
  expect(among([renamed], "awa")).toHaveLength(0);
  expect(among([renamed], "binta")).toHaveLength(1);
});

test("thousands are folded ahead, a few at a time, until nobody asks any more", () => {
  vi.useFakeTimers();
  let reads = 0;
  const customers = Array.from({ length: 450 }, (_, at) => ({
    ...aCustomerRow({ id: String(at) }),
    get name() {
      reads += 1;
      return "Awa";
    },
  }));
  const stop = foldAhead(customers);
  expect(reads).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(reads).toBe(200);
  vi.runAllTimers();
  expect([reads, vi.getTimerCount()]).toEqual([450, 0]);
  expect(find(listOf(customers), "awa")).toHaveLength(450);
  expect(reads).toBe(450);
  stop();
  foldAhead(customers)();
  expect(vi.getTimerCount()).toBe(0);
});
