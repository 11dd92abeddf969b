import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { exchange } from "#server/sync/exchange.ts";
import { aLine, productFields } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";

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

describe("who speaks", () => {
  test("[J5] a stranger is refused whatever the kind, and learns nothing", async () => {
    const stranger = await world.person("stranger");
    const device = world.device();
    const operations = [
      device.sale(shop, [aLine("savon")]),
      device.operation(shop, "product.create", {
        productId: "mine",
        fields: productFields("mine"),
        initialStock: 1,
      }),
      device.sale(crypto.randomUUID(), [aLine("savon")]),
    ];
    const before = await salesCount(world, shop);
    const answer = await world.send(stranger, device, operations, {
      cursors: [[`shop:${shop}`, null]],
    });
    expect(answer.verdicts).toEqual(Array(3).fill(["refused", 0, ["not-a-member"]]));
    expect(answer.changes).toEqual([{ scope: `shop:${shop}`, state: "gone" }]);
    expect(answer.access?.shops).toEqual([]);
    expect(await salesCount(world, shop)).toBe(before);
  });

  test("[J5] [F5] somebody who joined a moment ago is no stranger", async () => {
    const device = world.device();
    const newcomer = await world.person("newcomer");
    const sale = device.sale(shop, [aLine("savon")]);
    expect(reasonsIn(await world.send(newcomer, device, [sale]))).toEqual([["not-a-member"]]);
    await addMember(world.accounts, { shopId: shop, userId: newcomer, role: "seller" });
    expect(statusesIn(await world.send(newcomer, device, [sale]))).toEqual(["applied"]);
  });

  test("[J1] a role in the body is not believed", async () => {
    const device = world.device();
    const create = device.operation(shop, "product.create", {
      productId: "proud",
      fields: productFields("proud"),
      initialStock: 1,
      role: "owner",
    } as never);
    expect(reasonsIn(await world.send(seller, device, [create]))).toEqual([["not-allowed"]]);
  });
});

describe("what cannot be understood", () => {
  test("[S4][J6] however deep it is nested: its neighbours pass, and it is kept whole", async () => {
    await world.product(shop, owner, "piment", { stock: 10 });
    const device = world.device();
    const sales = [1, 2, 3].map(() => device.sale(shop, [aLine("piment")]));
    const request = device.request(sales);
    const depth = 20_000;
    const nest = `${'[{"a\\"":'.repeat(depth)}[1,null,"é"]${"},{},[]]".repeat(depth)}`;
    const packed = `[0,0,1,0,0,0,0,1,0,${nest},"x"]`;
    request.operations.list[1] = JSON.parse(packed);
    for (const _again of [1, 2]) {
      const answer = await exchange(world.sync, { userId: seller }, request);
      expect(reasonsIn(answer)).toEqual([[], ["not-understood"], []]);
    }
    expect(await world.stockOf(shop, "piment")).toBe(8);
    const kept = await world.database.sql<{ raw: string }[]>`
      select raw from unreadable_operations where device_id = ${device.id}`;
    expect(kept).toHaveLength(1);
    expect(kept[0]?.raw.startsWith(`{"packed":${packed},"read":{"id":"`)).toBe(true);
    expect(() => JSON.parse(kept[0]?.raw ?? "")).not.toThrow();
  });

  test("[J6] in the middle of a batch: the others pass, it is refused with its reason and kept raw", async () => {
    await world.product(shop, owner, "poivre", { stock: 10 });
    const device = world.device();
    const sales = [1, 2, 3, 4].map(() => device.sale(shop, [aLine("poivre")]));
    const request = device.request(sales);
    const second = sales[1];
    const third = sales[2];
    // The second gets a body that is none, the third a kind that does not exist.
    request.operations.list[1] = [0, 0, 1, 0, 0, 0, 0, 1, 0, { poison: true }, "x"];
    request.operations.list[2] = [77, 0, 1, 0, 0, 0, 0, { future: 1 }];
    const answer = await exchange(world.sync, { userId: seller }, request);
    expect(statusesIn(answer)).toEqual(["applied", "refused", "refused", "applied"]);
    expect(reasonsIn(answer).slice(1, 3)).toEqual([["not-understood"], ["unknown-kind"]]);
    expect(await world.stockOf(shop, "poivre")).toBe(8);
    await exchange(world.sync, { userId: seller }, request);
    const kept = await world.database.sql<{ seq: number; raw: string; reason: string }[]>`
      select seq, raw, reason from unreadable_operations where device_id = ${device.id} order by seq`;
    expect(kept.map(({ seq }) => seq)).toEqual([second?.seq, third?.seq]);
    expect(kept[0]?.raw).toContain("poison");
    expect(kept.map(({ reason }) => reason)).toEqual(["not-understood", "unknown-kind"]);
  });

  test("[J8] nothing but rubbish still gets a verdict for each", async () => {
    const device = world.device();
    const request = device.request([]);
    request.operations.list.push(
      null,
      7,
      "x",
      [],
      {},
      [0, 0, "a"],
      ["__proto__"],
      [0, 99, 1, 1, 0, 0, 0],
    );
    const answer = await exchange(world.sync, { userId: seller }, request);
    expect(answer.verdicts).toHaveLength(8);
    expect(new Set(statusesIn(answer))).toEqual(new Set(["refused"]));
  });
});

async function salesCount({ database }: SyncWorld, shopId: string): Promise<number | undefined> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from sales where shop_id = ${shopId}`;
  return row?.count;
}
