import { expect, test } from "vitest";
import { type PieceKind, pieceForms, pieceNumber } from "./piece-number.ts";
import { receiptNumber } from "./receipt.ts";
import { closingNumber } from "./till.ts";

test("[K11] tickets and closings are called as on their papers", () => {
  for (const count of [1, 42, 1_234_567]) {
    expect(pieceNumber("sale", "K7", count)).toBe(receiptNumber("K7", count));
    expect(pieceNumber("till-close", "K7", count)).toBe(closingNumber("K7", count));
  }
  expect(pieceNumber("payment", "K7", 1)).toBe("K7-P00001");
});

test("[K11] no two kinds share a form, so that one count on one device is never one number of two facts", () => {
  const kinds = Object.keys(pieceForms) as PieceKind[];
  for (const count of [7, 99_999, 100_000, 1_000_000, 12_345_678]) {
    const numbers = kinds.map((kind) => pieceNumber(kind, "A", count));
    expect(new Set(numbers).size).toBe(kinds.length);
  }
});
