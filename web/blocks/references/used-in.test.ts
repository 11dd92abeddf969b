import { expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import { usedIn } from "./used-in.ts";

const momo = (reference: string): Payment => ({ method: "mobile-money", amount: 500, reference });

test("a reference told twice in one sale is used, one of signs that nobody sees is none", () => {
  const none = () => [];
  expect(usedIn([momo("AB-12"), momo("ab 12")], none).map(({ reference }) => reference)).toEqual([
    "ab 12",
  ]);
  expect(usedIn([momo("\u200b"), momo("\u200b\u200d")], none)).toEqual([]);
});
