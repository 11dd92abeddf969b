import { describe, expect, test } from "vitest";
import { defaultRowBudget } from "#shared/sync/protocol.ts";
import { createRecentSales, mostRows, type RecentRevision } from "./recent-sales.ts";
import type { SaleRow } from "./sale-judging.ts";

const epoch = 1;

/** A revision with one sale of so many lines. */
function revision(rev: number, lines = 1): RecentRevision {
  const row = { id: `sale-${rev}`, lines: Array.from({ length: lines }) } as SaleRow;
  return { epoch, rev, sales: [{ row, recordedBy: null, deviceCode: "A" }], stocks: [] };
}

function recentSales() {
  const recent = createRecentSales();
  /** Revisions of the sales after one, as an answer would tell them; undefined when the books must be asked. */
  const toldAfter = (shop: string, rev: number, upTo: number) =>
    recent.between(shop, { epoch, rev }, upTo)?.sales.map((sale) => sale.rev);
  return { ...recent, toldAfter };
}

describe("[R4] a revision too heavy for an answer is not kept", () => {
  test("and nothing is told across it, whatever comes after", () => {
    const { note, reaches, toldAfter } = recentSales();
    note("a", revision(5));
    note("a", revision(6, defaultRowBudget));
    for (const rev of [3, 4, 5]) expect(reaches("a", { epoch, rev })).toBe(false);
    note("a", revision(7));
    note("a", revision(8));
    for (const rev of [3, 4, 5]) expect(toldAfter("a", rev, 8)).toBeUndefined();
    expect(toldAfter("a", 6, 8)).toEqual([7, 8]);
    expect(toldAfter("a", 7, 8)).toEqual([8]);
  });

  test("one that just fits is", () => {
    const { note, toldAfter } = recentSales();
    note("a", revision(6, defaultRowBudget - 1));
    expect(toldAfter("a", 5, 6)).toEqual([6]);
  });
});

test("[R4] of a run no more is kept than one answer holds: its latest revisions", () => {
  const { note, toldAfter } = recentSales();
  const lines = defaultRowBudget / 4 - 1;
  for (let rev = 1; rev <= 6; rev += 1) note("a", revision(rev, lines));
  expect(toldAfter("a", 1, 6)).toBeUndefined();
  expect(toldAfter("a", 2, 6)).toEqual([3, 4, 5, 6]);
});

test("what is held of all shops is counted in rows, and those that sold longest ago go first", () => {
  const { note, toldAfter } = recentSales();
  const lines = defaultRowBudget / 2 - 1;
  const many = mostRows / defaultRowBudget;
  for (const rev of [1, 2])
    for (let shop = 0; shop < many; shop += 1) note(`${shop}`, revision(rev, lines));
  expect(toldAfter("0", 0, 2)).toEqual([1, 2]);
  note("one more", revision(1));
  expect(toldAfter("0", 0, 2)).toBeUndefined();
  for (let shop = 1; shop < many; shop += 1) expect(toldAfter(`${shop}`, 0, 2)).toEqual([1, 2]);
});

test("what was forgotten makes room", () => {
  const { note, heard, toldAfter } = recentSales();
  const lines = defaultRowBudget / 2 - 1;
  const many = mostRows / defaultRowBudget;
  note("kept", revision(1));
  for (let time = 0; time < 3; time += 1)
    for (let shop = 0; shop < many - 1; shop += 1) {
      // Another act in between, one that breaks the run, and one that is heard of.
      note(`${shop}`, revision(time * 10 + 1, lines));
      note(`${shop}`, revision(time * 10 + 3, lines));
      heard(`${shop}`, time * 10 + 5);
      note(`${shop}`, revision(time * 10 + 6, defaultRowBudget));
    }
  expect(toldAfter("kept", 0, 1)).toEqual([1]);
});
