import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Sale } from "#shared/schemas/sale.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { fakeBrowser } from "#tests/support/device/fake-browser.ts";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aProduct, aSale, aStock, at, loaded, plan, scope } from "#tests/support/device/rows.ts";
import type { ReadModelsChange } from "./read-models.ts";
import type { StoredPages } from "./stored-pages.ts";

type Setting = { open(): Promise<StoredPages> };

const opened: StoredPages[] = [];
let names = 0;

const other = `${scope}:reseller:0198c0de-0000-7000-8000-000000000002`;

const settings: [string, () => Setting][] = [
  [
    "RxDB",
    () => {
      names += 1;
      const browser = fakeBrowser(`books-${names}`);
      return {
        open: async () => {
          const models = browser.open();
          opened.push(models);
          return models;
        },
      };
    },
  ],
  [
    "memory",
    () => {
      const disk = memoryReadModelsDisk();
      return { open: async () => memoryReadModels(disk) };
    },
  ],
];

beforeAll(() => {
  // RxDB advertises its paid storages at the first write.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(async () => {
  for (const models of opened.splice(0)) await models.close();
});

describe.each(settings)("read models in %s", (_, make) => {
  test("[E5] a page moves the cursor and shows its rows, after a restart too", async () => {
    const setting = make();
    const models = await loaded(setting);
    await models.applyPage({
      scope,
      from: at(5),
      to: at(7),
      rows: { stocks: [aStock("aaaa", 6)] },
      own: {},
    });
    await models.close();
    opened.length = 0;
    const again = await setting.open();
    expect(await again.cursor(scope)).toEqual(at(7));
    expect(await again.rows(scope, "stocks")).toEqual([aStock("aaaa", 6)]);
  });

  test("[E5] a page without rows moves the cursor as well", async () => {
    const models = await loaded(make());
    await models.applyPage({ scope, from: at(5), to: at(9), rows: {}, own: {} });
    expect(await models.cursor(scope)).toEqual(at(9));
  });

  test("[E5] the same page twice changes nothing", async () => {
    const models = await loaded(make());
    const page = { scope, from: at(5), to: at(7), rows: { stocks: [aStock("aaaa", 6)] }, own: {} };
    await models.applyPage(page);
    await models.applyPage({
      ...page,
      to: at(8),
      from: at(7),
      rows: { stocks: [aStock("aaaa", 8)] },
    });
    await models.applyPage(page);
    expect(await models.cursor(scope)).toEqual(at(8));
    expect(await models.rows(scope, "stocks")).toEqual([aStock("aaaa", 8)]);
  });

  test("[R4] a page from further on than the scope stands is not taken", async () => {
    const models = await loaded(make());
    await models.applyPage({
      scope,
      from: at(6),
      to: at(9),
      rows: { stocks: [aStock("aaaa", 8)] },
      own: {},
    });
    expect(await models.cursor(scope)).toEqual(at(5));
    expect(await models.rows(scope, "stocks")).toEqual([aStock("aaaa", 5)]);
  });

  test("[R5] a page of another epoch is not taken", async () => {
    const models = await loaded(make());
    await models.applyPage({
      scope,
      from: at(5, 2),
      to: at(9, 2),
      rows: { stocks: [aStock("aaaa", 8)] },
      own: {},
    });
    expect(await models.cursor(scope)).toEqual(at(5));
  });

  test("[R6] a row of an earlier revision never replaces a later one", async () => {
    const models = await loaded(make());
    const rows = { stocks: [aStock("aaaa", 3, 99)] };
    await models.applyPage({ scope, from: at(5), to: at(6), rows, own: {} });
    expect(await models.row(scope, "stocks", "aaaa")).toEqual(aStock("aaaa", 5));
  });

  test("[R7] the server's row of the same revision wins over the device's own", async () => {
    const models = await loaded(make());
    const own = { sales: [aSale("one", "2026-03-01", 6)] };
    const theirs = { ...aSale("one", "2026-03-02", 6), receiptNo: "A-9" };
    await models.applyPage({ scope, from: at(5), to: at(6), rows: { sales: [theirs] }, own });
    expect(await models.rows(scope, "sales")).toEqual([theirs]);
    await models.applyPage({ scope, from: at(6), to: at(7), rows: {}, own });
    expect(await models.rows(scope, "sales")).toEqual([theirs]);
  });

  test("a first load is resumed where it stopped, and stands only when it is whole", async () => {
    const setting = make();
    const models = await setting.open();
    await models.applyPart(scope, plan(5, 2), 0, encodeRows({ stocks: [aStock("aaaa", 5)] }));
    expect(await models.cursor(scope)).toBeNull();
    await models.close();
    opened.length = 0;
    const again = await setting.open();
    expect(await again.loadProgress(scope)).toMatchObject({ cursor: at(5), of: 2, parts: [0] });
    await again.applyPart(scope, plan(5, 2), 1, encodeRows({ stocks: [aStock("bbbb", 4)] }));
    await again.finishLoad(scope, plan(5, 2));
    expect(await again.cursor(scope)).toEqual(at(5));
    expect(await again.rows(scope, "stocks")).toHaveLength(2);
  });

  test("[R5] a load of another epoch begins with nothing", async () => {
    const models = await loaded(make(), 9);
    await models.applyPart(scope, plan(3, 2, 2), 0, encodeRows({ stocks: [aStock("bbbb", 3)] }));
    expect(await models.cursor(scope)).toBeNull();
    expect(await models.rows(scope, "stocks")).toEqual([aStock("bbbb", 3)]);
    expect(await models.rows(scope, "products")).toEqual([]);
  });

  test("[F4] a dropped scope is empty and has to be loaded; others stay", async () => {
    const models = await loaded(make());
    await models.applyPart(other, plan(2), 0, encodeRows({ stocks: [aStock("cccc", 2)] }));
    await models.finishLoad(other, plan(2));
    expect((await models.scopes()).sort()).toEqual([scope, other]);
    await models.dropScope(scope);
    expect(await models.cursor(scope)).toBeNull();
    expect(await models.rows(scope, "stocks")).toEqual([]);
    expect(await models.rows(other, "stocks")).toEqual([aStock("cccc", 2)]);
    expect(await models.scopes()).toEqual([other]);
  });

  test("gives rows by revision, by day and by key", async () => {
    const models = await loaded(make());
    const sales = ["2026-03-01", "2026-03-02", "2026-03-03"].map((day, index) =>
      aSale(`sale-${index}`, day, 6 + index),
    );
    await models.applyPage({ scope, from: at(5), to: at(8), rows: { sales }, own: {} });
    const ids = (rows: Sale[]) => rows.map((sale) => sale.id).sort();
    expect(ids(await models.rowsSince(scope, "sales", 6))).toEqual(["sale-1", "sale-2"]);
    expect(ids(await models.rowsFromDay(scope, "sales", "2026-03-02"))).toEqual([
      "sale-1",
      "sale-2",
    ]);
    expect(await models.row(scope, "sales", "sale-2")).toEqual(sales[2]);
    expect(await models.row(scope, "sales", "nothing")).toBeNull();
    await models.forgetBefore(scope, "sales", "2026-03-03");
    expect(ids(await models.rows(scope, "sales"))).toEqual(["sale-2"]);
    expect(await models.cursor(scope)).toEqual(at(8));
  });

  test("[R6] rows of a first load and later ones are one: each row once, the later one", async () => {
    const models = await make().open();
    const products = Array.from({ length: 600 }, (_, index) => aProduct(`p-${index}`, 3));
    const first = {
      products: products.slice(0, 400),
      stocks: [aStock("p-0", 3), aStock("p-1", 4), aStock("p-2", 2)],
    };
    await models.applyPart(scope, plan(5, 2), 0, encodeRows(first));
    // Cut before the part was known to be whole, it comes again.
    await models.applyPart(scope, plan(5, 2), 0, encodeRows(first));
    await models.applyPart(scope, plan(5, 2), 1, encodeRows({ products: products.slice(400) }));
    await models.finishLoad(scope, plan(5, 2));
    const later = { ...aProduct("p-7", 6), name: "Autre" };
    const page = { products: [later, aProduct("p-600", 6)], stocks: [aStock("p-0", 6)] };
    await models.applyPage({ scope, from: at(5), to: at(6), rows: page, own: {} });
    const ids = (stocks: { productId: string }[]) => stocks.map((row) => row.productId).sort();
    const rows = await models.rows(scope, "products");
    expect(rows).toHaveLength(601);
    expect(new Map(rows.map((row) => [row.id, row])).get("p-7")).toEqual(later);
    expect((await models.rowsSince(scope, "products", 5)).map(({ id }) => id).sort()).toEqual([
      "p-600",
      "p-7",
    ]);
    expect(await models.rowsSince(scope, "products", 2)).toHaveLength(601);
    expect(ids(await models.rowsSince(scope, "stocks", 3))).toEqual(["p-0", "p-1"]);
    expect(await models.row(scope, "products", "p-7")).toEqual(later);
    expect(await models.row(scope, "products", "p-599")).toEqual(products[599]);
    expect(await models.row(scope, "products", "p-601")).toBeNull();
    expect(ids(await models.rows(scope, "stocks"))).toEqual(["p-0", "p-1", "p-2"]);
    expect(await models.row(scope, "stocks", "p-0")).toEqual(aStock("p-0", 6));
    await models.dropScope(scope);
    expect(await models.row(scope, "products", "p-599")).toBeNull();
    expect(await models.rows(scope, "products")).toEqual([]);
  });

  test("stores a thousand rows at once and tells of them in pieces, where it stands with the last", async () => {
    const models = await loaded(make());
    const changes: ReadModelsChange[] = [];
    models.onChange((change) => changes.push(change));
    const products = Array.from({ length: 1000 }, (_, index) => aProduct(`p-${index}`, 6));
    const stocks = [aStock("aaaa", 6)];
    await models.applyPage({ scope, from: at(5), to: at(6), rows: { products, stocks }, own: {} });
    expect(
      changes.map((change) =>
        change.kind === "stored"
          ? [change.rows.products?.length ?? 0, change.rows.stocks?.length ?? 0, change.rev]
          : change.kind,
      ),
    ).toEqual([
      [250, 0, null],
      [250, 0, null],
      [250, 0, null],
      [250, 0, null],
      [0, 1, 6],
    ]);
    expect(await models.rows(scope, "products")).toHaveLength(1001);
    expect(await models.row(scope, "products", "p-999")).toEqual(products[999]);
    const later = { ...aProduct("p-7", 7), name: "Autre" };
    const page = { scope, from: at(6), to: at(7), rows: { products: [later] }, own: {} };
    await models.applyPage(page);
    expect(await models.row(scope, "products", "p-7")).toEqual(later);
    expect(await models.rowsSince(scope, "products", 6)).toEqual([later]);
  });

  test("facts that came together are forgotten when the last of them is old", async () => {
    const models = await loaded(make());
    const sales = Array.from({ length: 400 }, (_, index) =>
      aSale(`s-${index}`, index < 399 ? "2026-03-01" : "2026-03-05", 6),
    );
    await models.applyPage({ scope, from: at(5), to: at(6), rows: { sales }, own: {} });
    await models.forgetBefore(scope, "sales", "2026-03-05");
    expect(await models.rowsFromDay(scope, "sales", "2026-03-02")).toEqual([sales[399]]);
    await models.forgetBefore(scope, "sales", "2026-03-06");
    expect(await models.rows(scope, "sales")).toEqual([]);
  });
});
