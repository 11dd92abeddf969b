import fc from "fast-check";
import { expect, test } from "vitest";
import { packGoods, unpackGoods } from "./packed-goods.ts";

const nothing = { step: [], francs: [], micros: [], pieces: [], left: [] };

test("[N6] products of a month come back as they were packed, whatever their numbers", () => {
  const whole = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3, max: 200 }));
  const product = fc.tuple(whole, whole, whole, whole, whole, whole);
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), (rows) => {
      const column = (at: number) => rows.map((row) => row[at] ?? 0);
      const goods = {
        ...{ step: column(0), francs: column(1), micros: column(2), pieces: column(3) },
        ...{ left: column(4), vat: column(5) },
      };
      expect(unpackGoods(packGoods(goods))).toEqual(goods);
    }),
  );
});

test("[N6] goods that bore no tax come back with noughts of it, and none at all as none", () => {
  const goods = { step: [1, 3], francs: [150, -1], micros: [0, 0], pieces: [-3, 7], left: [4, 0] };
  expect(packGoods(goods)).toEqual({ count: 2, text: "112L00L1100031301374" });
  expect(unpackGoods(packGoods(goods))).toEqual({ ...goods, vat: [0, 0] });
  expect(unpackGoods(packGoods(nothing))).toEqual({ ...nothing, vat: [] });
});
