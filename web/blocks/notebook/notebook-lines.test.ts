import { expect, test } from "vitest";
import { aCustomerRow, anAccountMove } from "#tests/support/account-builders.ts";
import { groups, inGroup, notebookLines, notebookSums } from "./notebook-lines.ts";

const today = "2026-11-20";
const customers = [
  aCustomerRow({ id: "abel", name: "Abel" }),
  aCustomerRow({ id: "awa", name: "Awa Diop" }),
  aCustomerRow({ id: "gone", name: "Bintou", archived: true }),
  aCustomerRow({ id: "left", name: "Charles", archived: true }),
  aCustomerRow({ id: "zoe", name: "Zoé" }),
];
const balances = [
  { customerId: "zoe", owed: 12_500, points: 0 },
  { customerId: "nobody", owed: 3000, points: 0 },
  { customerId: "gone", owed: 700, points: 0 },
  { customerId: "awa", owed: -2000, points: 0 },
];
const moves = [
  anAccountMove({ id: "3", customerId: "gone", change: 700, day: "2026-11-18" }),
  anAccountMove({ id: "2", customerId: "zoe", change: 10_000, day: "2026-11-15" }),
  anAccountMove({ id: "1", customerId: "zoe", change: 2500, day: "2026-10-21" }),
];
const lines = notebookLines({ customers, balances, moves }, today);

test("whoever owes most stands first, then by name; deposits come last, nobody who owes is left out", () => {
  expect(lines.map(({ id }) => id)).toEqual(["zoe", "nobody", "gone", "abel", "left", "awa"]);
  expect(lines[1]?.customer).toBeUndefined();
});

test("a line says what is unpaid for longest", () => {
  expect(lines[0]?.oldest).toMatchObject({ day: "2026-10-21", left: 2500 });
  expect(lines.map(({ isLate }) => isLate)).toEqual([true, false, false, false, false, false]);
});

test("one figure says what is owed in all; deposits are apart from it", () => {
  expect(notebookSums(lines)).toEqual({ owed: 16_200, late: 12_500, deposits: 2000 });
});

test("groups: whoever owes, who is late, everybody, the archive", () => {
  const ids = Object.fromEntries(
    groups.map((group) => [group, lines.filter(inGroup(group)).map(({ id }) => id)]),
  );
  expect(ids).toEqual({
    owing: ["zoe", "nobody", "gone"],
    late: ["zoe"],
    all: ["zoe", "nobody", "gone", "abel", "awa"],
    archived: ["gone", "left"],
  });
});

test("late is past the agreed day, or a week where none was", () => {
  const lateOf = (changes: Parameters<typeof anAccountMove>[0]) =>
    notebookLines(
      {
        customers: [aCustomerRow()],
        balances: [{ customerId: "awa", owed: 1000, points: 0 }],
        moves: [anAccountMove(changes)],
      },
      today,
    )[0]?.isLate;
  expect(lateOf({ day: "2026-11-14" })).toBe(false);
  expect(lateOf({ day: "2026-11-13" })).toBe(true);
  expect(lateOf({ day: "2026-10-01", dueDay: "2026-11-20" })).toBe(false);
  expect(lateOf({ day: "2026-11-18", dueDay: "2026-11-19" })).toBe(true);
});

test("what is owed without a line of which it is known has no age", () => {
  const [line] = notebookLines(
    {
      customers: [aCustomerRow()],
      balances: [{ customerId: "awa", owed: 500, points: 0 }],
      moves: [],
    },
    today,
  );
  expect(line).toMatchObject({ owed: 500, isLate: false });
});
