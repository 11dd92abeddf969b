import fc from "fast-check";
import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { World } from "#tests/support/device/world.ts";
import { nothing } from "#web/blocks/handover/amounts.ts";
import { adjustStock } from "#web/store/commands/adjust-stock.ts";
import {
  type CountLine,
  countSums,
  differenceOf,
  withCounted,
  withFound as withFoundBeside,
  without,
} from "./count-lines.ts";

type Found = Parameters<typeof withFoundBeside>[1];

const pieces = (count: number) => ({ ...nothing, pieces: count });
const inPieces = () => null;

/** Nothing of the list has been validated yet. */
const withFound = (lines: readonly CountLine[], found: Found) =>
  withFoundBeside(lines, found, () => false);

const found = (productId: string, pieces: number, exactStock: number) => ({
  productId,
  pieces,
  exactStock,
  formId: `form of ${productId}`,
});

test("scan after scan adds up; the last product scanned comes first", () => {
  let lines = withFound([], found("savon", 1, 3));
  lines = withFound(lines, found("lait", 1, 40));
  lines = withFound(lines, found("savon", 1, 3));
  expect(lines.map(({ productId, counted }) => [productId, counted])).toEqual([
    ["savon", 2],
    ["lait", 1],
  ]);
});

test("a sale between two scans of a product changes the books, not the difference", () => {
  const first = withFound([], found("savon", 2, 3));
  // One is sold at the till: the books now say 2; the third piece is found in the reserve.
  const [line] = withFound(first, found("savon", 1, 2));
  expect(line).toMatchObject({ counted: 3, shownBefore: 3 });
  expect(line && differenceOf(line)).toBe(0);
});

test("a number typed counts anew, against the books of that moment, in its place", () => {
  let lines = withFound([], found("savon", 2, 3));
  lines = withFound(lines, found("lait", 1, 40));
  const typed = { productId: "savon", counted: 5, exactStock: -1, formId: "another" };
  lines = withCounted(lines, typed);
  // Under the old name it could be a count that was kept already, and this one would be taken for it.
  expect(lines[1]).toEqual({ productId: "savon", counted: 5, shownBefore: -1, formId: "another" });
  expect(lines[1] && differenceOf(lines[1])).toBe(6);
});

test("a line keeps its name of form, whatever is found besides", () => {
  const lines = withFound(withFound([], found("savon", 1, 3)), {
    ...found("savon", 1, 3),
    formId: "another",
  });
  expect(lines[0]?.formId).toBe("form of savon");
});

test("what is found after another tab has validated is counted anew, and not taken for what was validated", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const books = () => must(world.catalogue?.get("aaaa")).exactStock;
  const isWritten = (formId: string) => device.outbox.ofCart(formId) !== undefined;
  const scan = (lines: readonly CountLine[], pieces: number, formId: string) =>
    withFoundBeside(lines, { productId: "aaaa", pieces, exactStock: books(), formId }, isWritten);
  const validate = ({ productId, formId, counted, shownBefore }: CountLine) =>
    adjustStock(device, {
      ...{ shopId, formId, productId, reason: "Inventaire" },
      change: { mode: "count", counted, shownBefore },
    });

  const stale = scan(scan([], 3, "first"), 2, "second");
  await validate(must(stale[0]));
  expect(books()).toBe(5);
  const lines = scan(stale, 7, "third");
  expect(lines).toEqual([{ productId: "aaaa", counted: 7, shownBefore: 5, formId: "third" }]);
  await validate(must(lines[0]));
  expect(books()).toBe(7);
});

test("missing and extra pieces are summed apart: they do not hide each other", () => {
  let lines = withFound([], found("savon", 1, 3));
  lines = withFound(lines, found("lait", 44, 40));
  expect(countSums(lines, inPieces)).toEqual({
    ...{ products: 2, counted: pieces(45), missing: pieces(2), extra: pieces(4) },
  });
  expect(countSums(without(lines, "lait"), inPieces)).toMatchObject({
    products: 1,
    extra: pieces(0),
  });
});

test("[U7a] unlike units are never summed: a count of kilos, litres and pieces says each apart", () => {
  let lines = withFound([], found("riz", 1500, 2000));
  lines = withFound(lines, found("sandale", 1, 0));
  lines = withFound(lines, found("huile", 250, 0));
  const units = { riz: "g", huile: "ml" } as const;
  const sums = countSums(lines, (id) => units[id as keyof typeof units]);
  expect(sums).toEqual({
    ...{ products: 3, counted: { ...nothing, pieces: 1, g: 1500, ml: 250 } },
    ...{ missing: { ...nothing, g: 500 }, extra: { ...nothing, pieces: 1, ml: 250 } },
  });
});

test("extra − missing = counted − books, whatever is counted", () => {
  const scan = fc.record({
    productId: fc.constantFrom("a", "b", "c"),
    pieces: fc.integer({ min: 1, max: 50 }),
    exactStock: fc.integer({ min: -20, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(scan), (scans) => {
      const lines = scans.reduce(
        (all, one) => withFound(all, { ...one, formId: "form" }),
        [] as ReturnType<typeof withFound>,
      );
      const { counted, missing, extra } = countSums(lines, inPieces);
      const books = lines.reduce((sum, line) => sum + line.shownBefore, 0);
      expect(counted.pieces).toBe(scans.reduce((sum, one) => sum + one.pieces, 0));
      expect(extra.pieces - missing.pieces).toBe(counted.pieces - books);
    }),
  );
});
