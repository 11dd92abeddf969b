import { expect, test } from "vitest";
import { aRecord } from "#tests/support/device/records.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { unanswered } from "#web/store/outbox/operation-record.ts";
import { Catalogue } from "./catalogue/catalogue.ts";

function opened(): Catalogue {
  const catalogue = new Catalogue("shop");
  catalogue.takeRows({
    products: [{ ...aProduct("cccc", 1), price: 10 }],
    stocks: [aStock("cccc", 1, -2)],
  });
  return catalogue;
}

const figure = (catalogue: Catalogue, id: string) => catalogue.get(id)?.exactStock;

const inPart = aRecord(
  {
    kind: "product.import",
    body: {
      importId: "file",
      part: 1,
      parts: 1,
      creates: ["neww", "left"].map((productId) => ({
        productId,
        fields: { ...aProduct(productId, 0), name: productId },
        initialStock: 4,
      })),
      edits: [{ productId: "cccc", patch: { price: [10, 15] } }],
    },
  },
  { state: "applied", ackRev: 7, reasons: ["rows-refused"] },
);

test("[E2] an import that was taken in part counts on until the figure holds it: a load brings no row that changed after it", () => {
  const catalogue = opened();
  // Sold elsewhere before it was brought in, and again after the load.
  catalogue.takeRows({ products: [aProduct("neww", 7)], stocks: [aStock("neww", 5, -2)] });
  catalogue.takeOwn({ put: [inPart], removed: [] });
  catalogue.reach(9);
  expect(figure(catalogue, "neww")).toBe(2);
  expect(catalogue.holds(inPart)).toBe(false);
  catalogue.takeRows({ stocks: [aStock("neww", 11, -1)] });
  expect(figure(catalogue, "neww")).toBe(-1);
});

test("[I2] leaves nothing of what was left out, and all of it in the rows once they are read", () => {
  const catalogue = opened();
  catalogue.takeOwn({ put: [inPart], removed: [] });
  expect([figure(catalogue, "neww"), figure(catalogue, "left")]).toEqual([4, 4]);
  expect(catalogue.get("cccc")?.price).toBe(15);
  const products = [aProduct("neww", 7), { ...aProduct("cccc", 7), price: 10 }];
  catalogue.takeRows({ products, stocks: [aStock("neww", 7, 4), aStock("left", 7, 0)] });
  catalogue.reach(7);
  catalogue.takeOwn({ put: [inPart], removed: [] });
  expect([figure(catalogue, "neww"), figure(catalogue, "left")]).toEqual([4, undefined]);
  expect(catalogue.get("cccc")?.price).toBe(10);
  expect(catalogue.holds(inPart)).toBe(true);
});

test("[E2] what lost books took in part and the ones after them wholly counts once: it is no longer left out of", () => {
  const catalogue = opened();
  catalogue.takeOwn({ put: [inPart], removed: [] });
  catalogue.clear();
  catalogue.takeOwn({ put: [{ ...inPart, ...unanswered }], removed: [] });
  const whole = { ...inPart, ackRev: 3, ackEpoch: 2, reasons: [] };
  catalogue.takeOwn({ put: [whole], removed: [] });
  const products = ["neww", "left"].map((id) => aProduct(id, 3));
  const stocks = ["neww", "left"].map((id) => aStock(id, 5, 2));
  catalogue.takeRows({ products, stocks });
  catalogue.reach(9);
  expect([figure(catalogue, "neww"), figure(catalogue, "left")]).toEqual([2, 2]);
});
