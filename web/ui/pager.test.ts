import { expect, test } from "vitest";
import { pageOf } from "./pager.tsx";

const rows = ["a", "b", "c", "d", "e"];

test.each([
  [1, { rows: ["a", "b"], page: 1, pages: 3 }],
  [3, { rows: ["e"], page: 3, pages: 3 }],
  [9, { rows: ["e"], page: 3, pages: 3 }],
  [0, { rows: ["a", "b"], page: 1, pages: 3 }],
])("page %i of five rows, two a page", (wanted, found) => {
  expect(pageOf(rows, wanted, 2)).toEqual(found);
});

test("an empty list is one empty page", () => {
  expect(pageOf([], 4, 2)).toEqual({ rows: [], page: 1, pages: 1 });
});
