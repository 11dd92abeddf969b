import fc from "fast-check";
import { expect, test } from "vitest";
import { momentOf, randomUuid } from "./uuid.ts";

test("an identifier tells the moment it was made for", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 48 - 1 }),
      fc.uint8Array({ minLength: 10, maxLength: 10 }),
      (time, bytes) => {
        expect(momentOf(randomUuid(time, bytes))).toBe(time);
      },
    ),
  );
});
