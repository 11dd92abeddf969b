import { describe, expect, test } from "vitest";
import { type Flag, flagSchema } from "#shared/schemas/sale.ts";
import { withoutBooks } from "./told-flags.ts";

/** About who tells a fact, when, and what it says itself. */
const aboutTheTeller: readonly Flag[] = [
  ...(["seller-dismissed", "unknown-seller", "recipient-left", "clock-wrong"] as const),
  ...(["total-mismatch", "rows-refused", "unknown-transfer"] as const),
];

describe("[V4] whoever does not read the staff's scope", () => {
  test.each([...flagSchema.values].map((flag) => [flag, aboutTheTeller.includes(flag)] as const))(
    "a verdict with %s alone: told %s",
    (flag, isTold) => {
      const verdict = { status: "flagged" as const, reasons: [flag] };
      expect(withoutBooks(verdict)).toEqual(isTold ? verdict : { status: "applied", reasons: [] });
    },
  );

  test("is told what else stands beside a flag that they are not told", () => {
    const reasons: Flag[] = ["over-limit", "clock-wrong"];
    expect(withoutBooks({ status: "flagged", reasons })).toEqual({
      status: "flagged",
      reasons: ["clock-wrong"],
    });
  });
});
