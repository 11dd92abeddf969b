import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { SaleBody } from "#shared/schemas/sale.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, productFields, saleBody } from "#tests/support/builders.ts";
import {
  reasonsIn,
  rowsIn,
  type SyncWorld,
  statusesIn,
  syncWorld,
} from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
});
afterAll(() => world.close());

async function revOf(shopId: string): Promise<number> {
  const [row] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shopId}`;
  return row?.rev ?? 0;
}

test("a sale enters the books: row, stock, revision, ledger", async () => {
  await world.product(shop, owner, "savon", { stock: 3, name: "Savon" });
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon", { quantity: 2 })]);
  const answer = await world.send(seller, device, [sale]);
  const [, rev] = answer.verdicts[0] ?? [];
  expect(answer.verdicts).toEqual([["applied", rev]]);
  expect(await world.stockOf(shop, "savon")).toBe(1);
  const read = await world.send(owner, world.device(), [], {
    cursors: [[`shop:${shop}`, { epoch: 1, rev: (rev ?? 0) - 1 }]],
  });
  expect(rowsIn(read, `shop:${shop}`)).toEqual({
    sales: [
      {
        id: sale.id,
        sellerId: seller,
        deviceCode: "B",
        seq: 1,
        soldAt: "2026-11-20T09:00:00.000Z",
        deviceAt: world.now,
        day: "2026-11-20",
        flags: [],
        settled: null,
        rev,
        receiptNo: "B-000001",
        lines: [{ productId: "savon", quantity: 2, price: 500, name: "Savon" }],
        payments: [{ method: "cash", amount: 1000, tendered: 1000 }],
        total: 1000,
        agencyId: null,
        recordedBy: null,
        vatRate: 0,
      },
    ],
    stocks: [{ productId: "savon", quantity: 1, sold: 2, rev }],
  });
});

describe("what comes again", () => {
  test("[J2] the same operation gets the stored verdict, and is in the books once", async () => {
    await world.product(shop, owner, "huile", { stock: 10 });
    const device = world.device();
    const sales = [1, 2, 3].map(() => device.sale(shop, [aLine("huile")]));
    const first = await world.send(seller, device, sales);
    await world.product(shop, owner, "meanwhile");
    const second = await world.send(seller, device, sales);
    expect(second.verdicts).toEqual(first.verdicts);
    expect(await world.stockOf(shop, "huile")).toBe(7);
  });

  test("[J2] the verdict stays the one of then, even when it would be another one now", async () => {
    const rev = await world.product(shop, owner, "lait", { stock: 5, minPrice: 400 });
    const device = world.device();
    const cheap = device.sale(shop, [aLine("lait", { price: 300 })], { catalogRev: rev });
    const first = await world.send(seller, device, [cheap]);
    expect(reasonsIn(first)).toEqual([["price-below-minimum"]]);
    const leaver = await world.member(shop, "seller");
    await endMember(world.accounts, { shopId: shop, userId: leaver });
    expect((await world.send(owner, device, [cheap])).verdicts).toEqual(first.verdicts);
    // Whoever does not read the shop is not told what was wrong with its price.
    const told = (await world.send(leaver, device, [cheap])).verdicts;
    expect(told).toEqual([["applied", first.verdicts[0]?.[1]]]);
  });

  test("[J2] another text under the same identifier is refused and changes nothing", async () => {
    await world.product(shop, owner, "riz-1", { stock: 10 });
    const device = world.device();
    const sale = device.sale(shop, [aLine("riz-1")]);
    const other = { ...sale, body: saleBody([aLine("riz-1", { quantity: 5 })]) } as Operation;
    await world.send(seller, device, [sale]);
    expect(reasonsIn(await world.send(seller, device, [other]))).toEqual([["id-reused"]]);
    expect(await world.stockOf(shop, "riz-1")).toBe(9);
    const asAdjust = device.operation(shop, "adjust", {
      mode: "count",
      productId: "riz-1",
      counted: 0,
      shownBefore: 9,
      reason: "inventaire",
    });
    const reused = { ...asAdjust, id: sale.id } as Operation;
    expect(reasonsIn(await world.send(seller, device, [reused]))).toEqual([["id-reused"]]);
    expect(await world.stockOf(shop, "riz-1")).toBe(9);
  });

  test("[J2] the same sale twice in one request counts once", async () => {
    await world.product(shop, owner, "sel-1", { stock: 10 });
    const device = world.device();
    const sale = device.sale(shop, [aLine("sel-1")]);
    const answer = await world.send(seller, device, [sale, sale]);
    expect(answer.verdicts[0]).toEqual(answer.verdicts[1]);
    expect(await world.stockOf(shop, "sel-1")).toBe(9);
  });

  test("[R1] what the books know already takes no revision and wakes nobody", async () => {
    await world.product(shop, owner, "cafe-1", { stock: 10 });
    const device = world.device();
    const count = () =>
      device.operation(shop, "adjust", {
        mode: "count",
        productId: "cafe-1",
        counted: 4,
        shownBefore: 9,
        reason: "inventaire",
      });
    const known = [
      device.sale(shop, [aLine("cafe-1")]),
      count(),
      device.sale(shop, [aLine("cafe-1")]),
    ];
    const told: number[] = [];
    const stop = world.sync.wake.subscribe(shop, ({ rev }) => told.push(rev));
    const first = await world.send(owner, device, known);
    const before = await revOf(shop);
    expect(told.splice(0).at(-1)).toBe(before);
    for (const again of [known, known.slice(0, 1), known.slice(1, 2)])
      expect(statusesIn(await world.send(owner, device, again))).toEqual(
        again.map(() => "applied"),
      );
    expect(await revOf(shop)).toBe(before);
    const both = await world.send(owner, device, [...known, device.sale(shop, [aLine("cafe-1")])]);
    stop();
    expect(both.verdicts.slice(0, 3)).toEqual(first.verdicts);
    expect(await revOf(shop)).toBe(before + 1);
    expect(told).toEqual([before + 1]);
    expect(await world.stockOf(shop, "cafe-1")).toBe(2);
  });

  test("[F1] eight requests with the same sales at the same time: once in the books", async () => {
    await world.product(shop, owner, "sucre", { stock: 100 });
    const device = world.device();
    const sales = Array.from({ length: 20 }, () => device.sale(shop, [aLine("sucre")]));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.send(seller, device, sales)),
    );
    for (const answer of answers) expect(answer.verdicts).toEqual(answers[0]?.verdicts);
    expect(await world.stockOf(shop, "sucre")).toBe(80);
  });
});

describe("a fact is never refused", () => {
  test("[J3] five devices sell the last piece: five sales, minus four in the books", async () => {
    await world.product(shop, owner, "dernier", { stock: 1 });
    const devices = Array.from({ length: 5 }, () => world.device());
    const answers = await Promise.all(
      devices.map((device) => world.send(seller, device, [device.sale(shop, [aLine("dernier")])])),
    );
    expect(answers.flatMap(statusesIn)).toEqual(Array(5).fill("applied"));
    expect(await world.stockOf(shop, "dernier")).toBe(-4);
  });

  test("[J3] a sale of a product that nobody knows yet is kept, and its move counts once it is known", async () => {
    const device = world.device();
    const sale = device.sale(shop, [aLine("unknown-1", { name: "Beignet", quantity: 2 })]);
    expect(reasonsIn(await world.send(seller, device, [sale]))).toEqual([["unknown-product"]]);
    await world.product(shop, owner, "unknown-1", { stock: 10 });
    expect(await world.stockOf(shop, "unknown-1")).toBe(8);
  });

  test("[J3] sold by somebody dismissed since: kept and flagged, and nothing is read", async () => {
    await world.product(shop, owner, "cafe", { stock: 5 });
    const leaver = await world.member(shop, "employee");
    const device = world.device();
    const sale = device.sale(shop, [aLine("cafe")]);
    await endMember(world.accounts, { shopId: shop, userId: leaver });
    const answer = await world.send(leaver, device, [sale], {
      cursors: [[`shop:${shop}`, { epoch: 1, rev: 0 }]],
    });
    expect(reasonsIn(answer)).toEqual([["seller-dismissed"]]);
    expect(answer.changes).toEqual([{ scope: `shop:${shop}`, state: "gone" }]);
    expect(await world.stockOf(shop, "cafe")).toBe(4);
  });

  test("[J3] a total that does not add up, characters that Postgres does not take: kept", async () => {
    await world.product(shop, owner, "the-1", { stock: 5 });
    const device = world.device();
    const odd = device.sale(shop, [aLine("the-1"), aLine("neu-1", { name: "Th\u0000é \ud800" })], {
      total: 7,
      payments: [{ method: "mobile-money", amount: 7, reference: "A\u0000B" }],
    });
    const answer = await world.send(seller, device, [odd]);
    expect(reasonsIn(answer)[0]).toEqual(["unknown-product", "total-mismatch"]);
    const [row] = await world.database.sql<{ lines: SaleBody["lines"] }[]>`
      select long_lines(lines) as lines from sales where shop_id = ${shop} and id = ${odd.id}`;
    expect(row?.lines[1]?.name).toBe("Thé \ufffd");
    expect((await world.send(seller, device, [odd])).verdicts).toEqual(answer.verdicts);
  });

  test("[J3] a sale paid with less than its total, or with more: kept, flagged for the owner", async () => {
    await world.product(shop, owner, "miel", { stock: 5 });
    const device = world.device();
    const paid = (amount: number) =>
      device.sale(shop, [aLine("miel")], {
        payments: [{ method: "cash", amount, tendered: amount }],
      });
    const answer = await world.send(seller, device, [paid(500), paid(300), paid(700)]);
    expect(reasonsIn(answer)).toEqual([[], ["total-mismatch"], ["total-mismatch"]]);
    expect(await world.stockOf(shop, "miel")).toBe(2);
  });

  test("[J3] two lines of one product move it by both", async () => {
    await world.product(shop, owner, "pain", { stock: 10 });
    const device = world.device();
    const lines = [aLine("pain", { quantity: 2 }), aLine("pain", { quantity: 3, price: 450 })];
    await world.send(seller, device, [device.sale(shop, lines)]);
    expect(await world.stockOf(shop, "pain")).toBe(5);
  });
});

test("[J7] operations of a request see those before them, and [J8] verdicts stand in the order sent", async () => {
  const other = await world.shop(owner, "Autre");
  const device = world.device();
  const operations = [
    device.sale(shop, [aLine("j7-1")]),
    device.operation(shop, "product.create", {
      productId: "j7-1",
      fields: productFields("j7-1"),
      initialStock: 5,
    }),
    device.sale(other, [aLine("savon")]),
    device.sale(shop, [aLine("j7-1")]),
    device.operation(shop, "adjust", {
      mode: "decrease",
      productId: "j7-1",
      quantity: 2,
      reason: "casse",
    }),
    device.operation(shop, "adjust", {
      mode: "decrease",
      productId: "j7-1",
      quantity: 1,
      reason: "casse",
    }),
    device.operation(shop, "adjust", {
      mode: "increase",
      productId: "j7-1",
      quantity: 1,
      reason: "retour",
    }),
    device.operation(shop, "adjust", {
      mode: "decrease",
      productId: "j7-1",
      quantity: 1,
      reason: "casse",
    }),
  ];
  const answer = await world.send(owner, device, operations);
  expect(reasonsIn(answer)).toEqual([
    ["unknown-product"],
    [],
    ["unknown-product"],
    [],
    [],
    ["stock-would-reach-zero"],
    [],
    [],
  ]);
  expect(await world.stockOf(shop, "j7-1")).toBe(1);
});
