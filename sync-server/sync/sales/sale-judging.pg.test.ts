import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, saleBody } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 100 });
});
afterAll(() => world.close());

describe("[J9] prices", () => {
  test("are judged by the minimum that the device could know", async () => {
    const before = await world.product(shop, owner, "prix", { price: 500, minPrice: 400 });
    const office = world.device();
    const raise = office.operation(shop, "product.edit", {
      productId: "prix",
      patch: { price: [500, 900], minPrice: [400, 800] },
    });
    const after = (await world.send(owner, office, [raise])).verdicts[0]?.[1] ?? 0;
    const device = world.device();
    const sell = (price: number, catalogRev: number) =>
      device.sale(shop, [aLine("prix", { price })], { catalogRev });
    const sales = [
      sell(500, before),
      sell(399, before),
      sell(500, after),
      sell(800, after),
      sell(500, 0),
    ];
    expect(reasonsIn(await world.send(seller, device, sales))).toEqual([
      [],
      ["price-below-minimum"],
      ["price-below-minimum"],
      [],
      [],
    ]);
  });

  test("a new minimum counts from its revision on, whatever an instance remembers", async () => {
    const rev = await world.product(shop, owner, "vif-1", { price: 500, minPrice: 400 });
    const device = world.device();
    const sale = (catalogRev: number) =>
      device.sale(shop, [aLine("vif-1", { price: 450 })], { catalogRev });
    expect(reasonsIn(await world.send(seller, device, [sale(rev)]))).toEqual([[]]);
    const office = world.device();
    const patch = { minPrice: [400, 500] as [number, number] };
    const edit = office.operation(shop, "product.edit", { productId: "vif-1", patch });
    const newRev = (await world.send(owner, office, [edit])).verdicts[0]?.[1] ?? 0;
    expect(reasonsIn(await world.send(seller, device, [sale(newRev)]))).toEqual([
      ["price-below-minimum"],
    ]);
  });
});

describe("[J10] when it happened", () => {
  const hour = 3_600_000;
  async function soldAt(sale: Operation): Promise<string | undefined> {
    const [row] = await world.database.sql<{ at: number }[]>`
      select (extract(epoch from sold_at) * 1000)::bigint as at from sales where id = ${sale.id}`;
    return row && new Date(row.at).toISOString();
  }
  const told = (device: ReturnType<SyncWorld["device"]>, at: number, clockOffset: number | null) =>
    ({
      ...device.operation(shop, "sale", saleBody([aLine("savon")]), at),
      clockOffset,
    }) as Operation;
  const iso = (at: number) => new Date(at).toISOString();

  test("device time plus its known offset, never later than the arrival", async () => {
    const device = world.device();
    const { now } = world;
    const sales = [
      told(device, now - 30 * hour, null),
      told(device, now - 30 * hour - 5 * hour, 6 * hour),
      told(device, now + 60_000, 0),
    ];
    const answer = await world.send(seller, device, sales);
    expect(reasonsIn(answer)).toEqual([[], [], []]);
    expect(await Promise.all(sales.map(soldAt))).toEqual([
      iso(now - 30 * hour),
      iso(now - 29 * hour),
      iso(now),
    ]);
  });

  test("in the future, or a day before the sale before: flagged, takes the arrival", async () => {
    const device = world.device();
    const { now } = world;
    const sales = [
      told(device, now - hour, 0),
      told(device, now + 6 * 60_000, 0),
      told(device, now - 26 * hour, 0),
      told(device, now - 24 * hour, 0),
      told(device, 5, -10),
    ];
    const answer = await world.send(seller, device, sales);
    expect(reasonsIn(answer)).toEqual([[], ["clock-wrong"], ["clock-wrong"], [], ["clock-wrong"]]);
    expect(await soldAt(sales[2] as Operation)).toBe(iso(now));
    const later = [told(device, now - 50 * hour, 0), told(device, now - 30 * hour, 0)];
    expect(reasonsIn(await world.send(seller, device, later))).toEqual([["clock-wrong"], []]);
  });

  test("an instance that remembers nothing judges alike", async () => {
    const device = world.device();
    const { now } = world;
    await world.send(seller, device, [told(device, now - hour, 0)]);
    const fresh = createSync({ database: world.database, clock: world.clock });
    const old = told(device, now - 30 * hour, 0);
    const answer = await exchange(fresh, { userId: seller }, device.request([old]));
    expect(reasonsIn(answer)).toEqual([["clock-wrong"]]);
  });

  describe("a sale that is flagged leaves the one before it known", () => {
    const of2015 = Date.parse("2015-06-01T10:00:00.000Z");
    const wrong = [["clock-wrong"]];

    test("to an instance that has just started", async () => {
      const device = world.device();
      await world.send(seller, device, [told(device, world.now - hour, 0)]);
      const fresh = createSync({ database: world.database, clock: world.clock });
      for (let request = 0; request < 3; request += 1) {
        const sale = told(device, of2015 + request, 0);
        const answer = await exchange(fresh, { userId: seller }, device.request([sale]));
        expect(reasonsIn(answer)).toEqual(wrong);
        expect(await soldAt(sale)).toBe(iso(world.now));
      }
    });

    test("when the device spoke for another shop in between", async () => {
      const device = world.device();
      const elsewhere = await world.shop(owner, "Ailleurs");
      await world.send(owner, device, [told(device, world.now - hour, 0)]);
      await world.send(owner, device, [device.sale(elsewhere, [aLine("savon")])]);
      for (let request = 0; request < 3; request += 1) {
        const sale = told(device, of2015 + request, 0);
        expect(reasonsIn(await world.send(owner, device, [sale]))).toEqual(wrong);
      }
    });

    test("when two requests of the device are written together", async () => {
      const device = world.device();
      const elsewhere = await world.shop(owner, "Ailleurs");
      await world.send(owner, device, [told(device, world.now - hour, 0)]);
      await world.send(owner, device, [device.sale(elsewhere, [aLine("savon")])]);
      // As many others as make the group take both.
      const others = [world.device(), world.device()];
      for (const other of others) await world.send(owner, other, [told(other, world.now, 0)]);
      const pair = [0, 1].map((place) => told(device, of2015 + place, 0));
      const answers = await Promise.all([
        ...pair.map((sale) => world.send(owner, device, [sale])),
        ...others.map((other) => world.send(owner, other, [told(other, world.now, 0)])),
      ]);
      expect(answers.map(reasonsIn)).toEqual([wrong, wrong, [[]], [[]]]);
      expect(new Set(answers.slice(0, 2).map(({ verdicts }) => verdicts[0]?.[1])).size).toBe(1);
      const next = await world.send(owner, device, [told(device, of2015 + 2, 0)]);
      expect(reasonsIn(next)).toEqual(wrong);
    });
  });
});
