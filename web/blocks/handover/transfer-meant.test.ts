import { expect, test } from "vitest";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { transferMeant } from "./transfer-meant.ts";

const [a, b] = ["a", "b"].map((id) => ({ id }) as TransferRow) as [TransferRow, TransferRow];

test("one alone needs no choice, of two one is chosen", () => {
  expect(transferMeant([a], undefined)).toBe(a);
  expect(transferMeant([a, b], undefined)).toBeUndefined();
  expect(transferMeant([a, b], "b")).toBe(b);
  expect(transferMeant([b], "b")).toBe(b);
});

test("goods meant for a transfer that is empty by now are not booked on the one that is left", () => {
  expect(transferMeant([b], "a")).toBeUndefined();
});
