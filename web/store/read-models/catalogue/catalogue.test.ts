import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "#shared/search/fold-text.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aRecord } from "#tests/support/device/records.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { Catalogue } from "./catalogue.ts";

const shopId = "shop";

const sale = (productId: string, quantity: number): Partial<Operation> => ({
  kind: "sale",
  body: {
    receipt: 1,
    catalogRev: 1,
    lines: [{ productId, quantity, price: 1 }],
    payments: [],
    total: 0,
  },
});

const creation: Partial<Operation> = {
  kind: "product.create",
  body: {
    productId: "neww",
    fields: { ...aProduct("neww", 0), name: "Neuf", barcode: "123456" },
    initialStock: 4,
  },
};

function opened(): Catalogue {
  const catalogue = new Catalogue(shopId);
  catalogue.takeRows({
    products: [
      {
        ...aProduct("aaaa", 1),
        name: "Sardines à l’huile",
        category: "Épicerie",
        barcode: "3017620422003",
      },
      { ...aProduct("bbbb", 1), name: "Œufs", category: "Frais" },
      { ...aProduct("cccc", 1), name: "Huile de palme", category: "Épicerie", price: 10 },
    ],
    stocks: [aStock("aaaa", 1, 10), aStock("bbbb", 1, 0), aStock("cccc", 1, -2)],
  });
  return catalogue;
}

const figure = (catalogue: Catalogue, id: string) => catalogue.get(id)?.exactStock;

describe("exact stock", () => {
  test("[E1] [E3] an own sale counts while it waits and while the figure does not hold it", () => {
    const catalogue = opened();
    const record = aRecord(sale("aaaa", 3));
    catalogue.takeOwn({ put: [record], removed: [] });
    expect(figure(catalogue, "aaaa")).toBe(7);
    catalogue.takeOwn({ put: [{ ...record, state: "applied", ackRev: 5 }], removed: [] });
    expect(figure(catalogue, "aaaa")).toBe(7);
    catalogue.takeRows({ stocks: [aStock("aaaa", 4, 9)] });
    expect(figure(catalogue, "aaaa")).toBe(6);
    catalogue.takeRows({ stocks: [aStock("aaaa", 5, 6)] });
    expect(figure(catalogue, "aaaa")).toBe(6);
    catalogue.takeOwn({ put: [{ ...record, id: "two", state: "waiting" }], removed: [] });
    expect(figure(catalogue, "aaaa")).toBe(3);
    catalogue.takeOwn({ put: [{ ...record, id: "two", state: "refused" }], removed: [] });
    expect(figure(catalogue, "aaaa")).toBe(6);
  });

  test("[E4] is never clamped, shown as 0 at least", () => {
    const item = opened().get("cccc");
    expect([item?.exactStock, item?.shownStock, item?.level]).toEqual([-2, 0, "out"]);
  });

  test("[E2] a product without its stock row is not shown, for its figure would be wrong", () => {
    const catalogue = opened();
    catalogue.takeRows({ products: [aProduct("dddd", 2)] });
    expect(catalogue.get("dddd")).toBeUndefined();
    expect(catalogue.ids()).not.toContain("dddd");
    catalogue.takeRows({ stocks: [aStock("dddd", 2, 8)] });
    expect(figure(catalogue, "dddd")).toBe(8);
  });

  test("operations of other shops do not count", () => {
    const catalogue = opened();
    catalogue.takeOwn({ put: [aRecord({ ...sale("aaaa", 3), shopId: "other" })], removed: [] });
    expect(figure(catalogue, "aaaa")).toBe(10);
  });
});

describe("own new products and edits", () => {
  test("a new product can be sold at once and stays through the arrival of its rows, in either order", () => {
    for (const first of ["products", "stocks"] as const) {
      const catalogue = opened();
      const record = aRecord(creation);
      catalogue.takeOwn({ put: [record], removed: [] });
      expect(catalogue.get("neww")).toMatchObject({
        exactStock: 4,
        isKnownToServer: false,
        isPending: true,
      });
      expect(catalogue.byBarcode("123456").map(({ id }) => id)).toEqual(["neww"]);
      catalogue.takeOwn({ put: [{ ...record, state: "applied", ackRev: 7 }], removed: [] });
      const rows = {
        products: [{ ...aProduct("neww", 7), name: "Neuf" }],
        stocks: [aStock("neww", 7, 4)],
      };
      catalogue.takeRows({ [first]: rows[first] });
      expect(figure(catalogue, "neww")).toBe(4);
      catalogue.takeRows(rows);
      expect(catalogue.get("neww")).toMatchObject({
        exactStock: 4,
        isKnownToServer: true,
        isPending: false,
      });
    }
  });

  test("an edit shows at once, until its row is here or it is refused", () => {
    const catalogue = opened();
    const edit = aRecord({
      kind: "product.edit",
      body: { productId: "cccc", patch: { price: [10, 15] } },
    });
    catalogue.takeOwn({ put: [edit], removed: [] });
    expect(catalogue.get("cccc")).toMatchObject({ price: 15, isPending: true });
    catalogue.takeRows({ products: [{ ...aProduct("cccc", 9), price: 15 }] });
    catalogue.takeOwn({ put: [{ ...edit, state: "applied", ackRev: 9 }], removed: [] });
    expect(catalogue.get("cccc")).toMatchObject({ price: 15, isPending: false });
    catalogue.takeOwn({ put: [{ ...edit, id: "two", state: "refused" }], removed: [] });
    expect(catalogue.get("cccc")?.price).toBe(15);
  });

  test("a refused new product leaves", () => {
    const catalogue = opened();
    catalogue.takeOwn({ put: [aRecord(creation)], removed: [] });
    catalogue.takeOwn({ put: [aRecord(creation, { state: "refused" })], removed: [] });
    expect(catalogue.get("neww")).toBeUndefined();
    expect(catalogue.byBarcode("123456")).toEqual([]);
  });
});

describe("lists", () => {
  test("stand in the order of names without accents, archived ones left out", () => {
    const catalogue = opened();
    expect(catalogue.ids()).toEqual(["cccc", "bbbb", "aaaa"]);
    catalogue.takeRows({ products: [{ ...aProduct("bbbb", 2), name: "Œufs", archived: true }] });
    expect(catalogue.ids()).toEqual(["cccc", "aaaa"]);
    expect(catalogue.categories()).toEqual(["Épicerie"]);
    expect([...catalogue.items()]).toHaveLength(3);
  });

  test("a figure that changes is told to its own tile only", () => {
    const catalogue = opened();
    const told: string[] = [];
    catalogue.subscribeItem("aaaa", () => told.push("aaaa"));
    catalogue.subscribeItem("bbbb", () => told.push("bbbb"));
    catalogue.subscribeList(() => told.push("list"));
    const [ids, other] = [catalogue.ids(), catalogue.get("bbbb")];
    catalogue.takeRows({ stocks: [aStock("aaaa", 2, 9)] });
    expect(told).toEqual(["aaaa"]);
    expect(catalogue.ids()).toBe(ids);
    expect(catalogue.get("bbbb")).toBe(other);
  });

  test("a row that changes nothing is told to nobody", () => {
    const catalogue = opened();
    const item = catalogue.get("aaaa");
    catalogue.subscribeAny(() => expect.unreachable());
    catalogue.takeRows({ stocks: [aStock("aaaa", 3, 10)] });
    expect(catalogue.get("aaaa")).toBe(item);
  });

  test("finds a code however it was written, and says when several bear it", () => {
    const catalogue = opened();
    expect(catalogue.byBarcode("3017620422003").map(({ id }) => id)).toEqual(["aaaa"]);
    expect(catalogue.byBarcode(" 03017620422003\n").map(({ id }) => id)).toEqual(["aaaa"]);
    catalogue.takeRows({
      products: [{ ...aProduct("bbbb", 2), name: "Œufs", barcode: "3017620422003" }],
    });
    expect(
      catalogue
        .byBarcode("3017620422003")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["aaaa", "bbbb"]);
    expect(catalogue.byBarcode("0000")).toEqual([]);
  });

  test("finds the unique code of a label, of a product of its own too, and of none that was deleted", () => {
    const catalogue = opened();
    catalogue.takeOwn({ put: [aRecord(creation)], removed: [] });
    catalogue.takeRows({ products: [{ ...aProduct("bbbb", 2), uniqueCode: "REF-7" }] });
    expect(catalogue.byUniqueCode("REF-7")?.id).toBe("bbbb");
    expect(catalogue.byUniqueCode("ref-7")).toBeUndefined();
    const own = catalogue.get("neww")?.uniqueCode ?? "";
    expect(catalogue.byUniqueCode(own)?.id).toBe("neww");
    catalogue.takeRows({
      products: [{ ...aProduct("bbbb", 3), uniqueCode: "REF-7", archived: true }],
    });
    expect(catalogue.byUniqueCode("REF-7")).toBeUndefined();
  });
});

describe("search", () => {
  test.each([
    ["huile", ["cccc", "aaaa"]],
    ["HUIL", ["cccc", "aaaa"]],
    ["oeuf", ["bbbb"]],
    ["œufs", ["bbbb"]],
    ["a huile", ["aaaa", "cccc"]],
    ["huile sard", ["aaaa"]],
    ["uile", ["cccc", "aaaa"]],
    ["zzz", []],
    ["  ", []],
  ])("« %s » finds %j, names that begin with it first", (query, found) => {
    const result = opened().search(query);
    expect(query === "a huile" ? [...result].sort() : result).toEqual(found);
  });

  test.each([
    ["cocacola", "Coca-Cola 1,5 L"],
    ["coca cola 1.5l", "Coca-Cola 1,5 L"],
    ["1,5l", "Coca-Cola 1,5 L"],
    ["aujourd hui", "Aujourd’hui 5%"],
    ["hui 5 %", "Aujourd’hui 5%"],
    ["thé-café", "The & café (500g)"],
    ["thé/café 500 g", "The & café (500g)"],
    ["7up", "7 Up"],
  ])("« %s » finds %j, whatever stands between letters", (query, name) => {
    const catalogue = opened();
    const product = { ...aProduct("dddd", 9), name, brand: "", uniqueCode: "BTS" };
    catalogue.takeRows({ products: [product], stocks: [aStock("dddd", 9)] });
    expect(catalogue.search(query)).toEqual(["dddd"]);
  });

  test("finds just what a plain search of every name finds, in its order, and stops at the limit", () => {
    const word = fc.constantFrom("riz", "lait", "rizlait", "aile", "i", "la it", "é", "жар");
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 30 }),
        fc.oneof(word, name),
        fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 })),
        (names, query, limit) => {
          const catalogue = new Catalogue(shopId);
          const products = names.map((text, index) => ({
            ...aProduct(`p-${index}`, 1),
            name: text,
            uniqueCode: "BTS",
          }));
          catalogue.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1)) });
          const folded = foldText(query).trim();
          const words = folded.split(" ");
          const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
          const ranks: string[][] = [[], [], []];
          for (const id of catalogue.ids()) {
            const text = foldText(catalogue.get(id)?.name ?? "").trim();
            if (!words.every((part) => text.includes(part))) continue;
            const begins = text.startsWith(folded) ? 0 : ` ${text}`.includes(` ${longest}`) ? 1 : 2;
            ranks[begins]?.push(id);
          }
          const plain = ranks.flat();
          const bare = (text: string) => text.replaceAll(" ", "");
          const loosely = catalogue.ids().filter((id) => {
            const text = bare(foldText(catalogue.get(id)?.name ?? ""));
            return bare(folded).length > 2 && words.every((part) => text.includes(part));
          });
          const found = plain.length > 0 ? plain : loosely;
          expect(catalogue.search(query, limit)).toEqual(found.slice(0, limit));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
