import { expect, test } from "vitest";
import { payerReference } from "./payer-reference.ts";

test("a payer's reference is short, the same each time, and differs where identifiers differ at their end", () => {
  expect(payerReference("019a7b3c-0000-7000-8000-0000000abc12")).toBe("B-0ABC12");
  expect(payerReference("019a7b3c-0000-7000-8000-0000000abc13")).toBe("B-0ABC13");
});
