import { expect, test } from "vitest";
import { rowKinds } from "#shared/sync/rows.ts";
import { essentialOf } from "./oracle-books.ts";

test.each(rowKinds)("the oracle knows in what of %s books and devices must agree", (kind) => {
  expect(() => essentialOf(kind)).not.toThrow();
});
