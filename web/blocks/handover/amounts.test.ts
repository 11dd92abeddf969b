import { expect, test } from "vitest";
import { amountsOf, nothing } from "./amounts.ts";

test("[U8] what is weighed is added up beside the pieces, each in its unit", () => {
  const goods = [
    { quantity: 3 },
    { quantity: 12_500, unit: "g" as const },
    { quantity: 250, unit: "g" as const },
    { quantity: 80, unit: "cm" as const },
    { quantity: 1, unit: null },
  ];
  expect(amountsOf(goods)).toEqual({ pieces: 4, g: 12_750, ml: 0, cm: 80 });
  expect(amountsOf([])).toEqual(nothing);
});
