import { afterAll, beforeAll, expect, test } from "vitest";
import { isDoubt } from "#server/sync/chain/chain-findings.ts";
import { verifyShop } from "#server/sync/chain/verify.ts";
import { aLine } from "#tests/support/builders.ts";
import { chainedDevice } from "#tests/support/chained-device.ts";
import { nodeKey } from "#tests/support/node-chain.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

/** A device of a merchant of two shops, which sells in the first, in the second and in the first again. */
async function sellsInTwoShops() {
  const owner = await world.person("owner");
  const device = world.device();
  const sign = nodeKey();
  const shops = [await world.shop(owner), await world.shop(owner)];
  const chains = shops.map((shopId) => chainedDevice({ world, by: owner, device, shopId, sign }));
  for (const shopId of shops) await world.product(shopId, owner, "savon", { stock: 1000 });
  const sold: string[] = [];
  for (const place of [0, 1, 0, 0]) {
    world.now += 1000;
    const sale = device.sale(shops[place] ?? "", [aLine("savon")]);
    await chains[place]?.send([sale]);
    sold.push(sale.id);
  }
  await world.sync.heads.flush();
  const [shopId = ""] = shops;
  const findings = async (papers: string[] = []) => {
    const told = await verifyShop(world.database.sql, shopId, { papers });
    return told.findings.filter((one) => !isDoubt(one));
  };
  const remove = (at: number) =>
    world.database.sql`delete from sales where shop_id = ${shopId} and id = ${sold[at] ?? ""}`;
  return { shopId, sold, findings, remove, letters: (id: string) => chains[0]?.letters(id) };
}

test("[CH8] what is gone is named by its number, and what stands in another shop is not", async () => {
  const { findings, remove } = await sellsInTwoShops();
  expect(await findings()).toEqual([]);
  await remove(2);
  expect((await findings()).filter(({ what }) => what === "removed")).toMatchObject([{ seq: 3 }]);
});

test("[CH8] the last one of a device is named by what it signed, and by its paper", async () => {
  const { findings, remove, letters, sold, shopId } = await sellsInTwoShops();
  const [, , , last = ""] = sold;
  const { code } = (
    await world.database.sql`select code from devices where shop_id = ${shopId} order by no desc`
  )[0] as { code: string };
  const paper = `${code}-000003 ${letters(last)}`;
  expect(await findings([paper])).toEqual([]);
  await remove(3);
  expect(await findings()).toContainEqual(expect.objectContaining({ what: "removed", seq: 4 }));
  await world.database.sql`delete from device_heads where shop_id = ${shopId}`;
  expect(await findings()).toEqual([]);
  expect(await findings([paper])).toContainEqual(
    expect.objectContaining({ what: "removed", receipt: 3, device: code }),
  );
});
