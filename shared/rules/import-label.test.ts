import { expect, test } from "vitest";
import { planImport } from "./import-plan.ts";

const notesOf = (scaleLabels?: string[]) =>
  planImport({
    rows: [["Riz", "2101234012505", "600"]],
    titleRow: undefined,
    mapping: { name: 0, barcode: 1, price: 2 },
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [],
    room: null,
    ...(scaleLabels && { scaleLabels }),
  })[0]?.notes;

test("[U9] a scale's label in a file is said, and more of one that the till reads", () => {
  expect(notesOf()).toEqual(["scale-code"]);
  expect(notesOf(["22AAAAAWWWWWC"])).toEqual(["scale-code"]);
  expect(notesOf(["21AAAAAWWWWWC"])).toEqual(["label-code"]);
});
