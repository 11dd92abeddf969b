import { afterAll, beforeAll, expect, test } from "vitest";
import { raiseShops } from "#server/db/put-back.ts";
import { verifyShop } from "#server/sync/chain/verify.ts";
import type { Seal } from "#shared/rules/seal.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { chainedDevice } from "#tests/support/chained-device.ts";
import { nodeKey } from "#tests/support/node-chain.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { sealDays } from "./seal-days.ts";

const hour = 3_600_000;
const oneDay = 24 * hour;
let world: SyncWorld;

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

async function aShop(epoch = 1) {
  const owner = await world.person("owner");
  const shopId = await world.shop(owner);
  await world.product(shopId, owner, "savon", { stock: 1000 });
  const device = world.device(epoch);
  const chained = chainedDevice({ world, by: owner, device, shopId, sign: nodeKey() });
  const sell = async (on = chained, by: HandDevice = device) => {
    const sale = by.sale(shopId, [aLine("savon")]);
    await on.send([sale]);
    return sale;
  };
  const seal = () => sealDays(world.sync, { shopId });
  const seals = async () => [
    ...(await world.database.sql<Seal[]>`
      select shop_id as "shopId", epoch, no, day::text, from_rev as "fromRev", to_rev as "toRev", before, root, runs, marks
      from seals where shop_id = ${shopId} order by rev`),
  ];
  const findings = async (kept: readonly Seal[] = []) =>
    (await verifyShop(world.database.sql, shopId, { kept })).findings;
  return { owner, shopId, device, chained, sell, seal, seals, findings };
}

test("[CH6] a day is sealed once it is over, once, and what comes late stands in a later seal", async () => {
  const { shopId, sell, seal, seals, findings, owner } = await aShop();
  await sell();
  await seal();
  const [first] = await seals();
  expect(first).toMatchObject({ no: 1, fromRev: 0, before: "" });
  await sell();
  await seal();
  expect(await seals()).toEqual([first]);
  world.now += oneDay;
  await seal();
  await seal();
  const [, second, ...others] = await seals();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ no: 2, fromRev: first?.toRev, before: first?.root });
  expect(second?.runs).toMatchObject([[2, 2, 1, expect.stringMatching(/^.{22}$/)]]);
  world.now += oneDay;
  await seal();
  expect(await seals()).toHaveLength(2);
  expect(await findings()).toEqual([]);
  const scope = `shop:${shopId}:office`;
  const { seals: rows } = await world.rows(owner, scope);
  expect(rows).toMatchObject([
    { id: "1-1" },
    { id: "1-2", root: second?.root, marks: second?.marks },
  ]);
});

test("[CH6] a day waits two hours after its end for what is still on its way", async () => {
  const { sell, seal, seals } = await aShop();
  world.now = Date.parse(
    `${new Date(world.now + 2 * oneDay).toISOString().slice(0, 10)}T12:00:00Z`,
  );
  const today = new Date(world.now).toISOString().slice(0, 10);
  await sell();
  await seal();
  const [first] = await seals();
  expect(first && first.day < today).toBe(true);
  await sell();
  // An hour after midnight in Douala, and three.
  world.now += 12 * hour;
  await seal();
  expect(await seals()).toHaveLength(1);
  world.now += 2 * hour;
  await seal();
  expect((await seals())[1]).toMatchObject({ day: today });
});

test("[CH6] seals are read by the office and by nobody else", async () => {
  const { shopId, sell, seal } = await aShop();
  await sell();
  await seal();
  const manager = await world.member(shopId, "manager");
  expect((await world.rows(manager, `shop:${shopId}:office`)).seals).toHaveLength(1);
  const seller = await world.member(shopId, "seller");
  const asked = { cursors: [[`shop:${shopId}`, { epoch: 1, rev: 0 }]] as never };
  const answer = await world.send(seller, world.device(), [], asked);
  expect(rowsIn(answer, `shop:${shopId}`).seals).toBeUndefined();
});

test("[CH5] two copies of a device go on from one head: both are kept, and named", async () => {
  const { chained, device, shopId, findings, sell } = await aShop();
  await sell();
  const copy = chained.copy();
  const own = device.sale(shopId, [aLine("savon")]);
  await chained.send([own]);
  world.now += 1000;
  const other = { ...own, id: crypto.randomUUID(), at: world.now };
  await copy.send([other]);
  expect(await findings()).toMatchObject([{ what: "number-twice", seq: 2, device: "B" }]);
});

test("[CH5] a device that lost its chain begins anew, and is named by it alone", async () => {
  const { owner, shopId, device, sell, findings } = await aShop();
  await sell();
  const anew = chainedDevice({ world, by: owner, device, shopId, sign: nodeKey() });
  await sell(anew);
  await world.sync.heads.flush();
  expect(await findings()).toMatchObject([{ what: "begins-anew", seq: 2, receipt: 2 }]);
});

test("[CH5] the chain of a later epoch names the head that was left behind", async () => {
  const { beginning, fromHex, toHex } = await import("#shared/rules/chain.ts");
  const { sha256 } = await import("#server/sync/chain/links.ts");
  const { owner, shopId, device, chained, sell, findings } = await aShop();
  await sell();
  const later = { ...device, epoch: 2 };
  const of = { deviceId: device.id, epoch: 2, shopId };
  const from = toHex(beginning(sha256, of, fromHex(chained.head())));
  const request: HandDevice["request"] = (operations, given) => {
    const asked = device.request(operations, given);
    return { ...asked, device: { ...asked.device, epoch: 2 } };
  };
  const sign = nodeKey();
  const next = chainedDevice(
    { world, by: owner, device: { ...later, request }, shopId, sign },
    from,
  );
  await sell(next);
  expect(await findings()).toEqual([]);
});

test("[CH7] [CH8] books that were put back to a backup: what was sealed and never came again is named", async () => {
  const { shopId, sell, seal, seals, findings } = await aShop();
  await sell();
  await seal();
  const lost = await sell();
  world.now += oneDay;
  await seal();
  const kept = await seals();
  const { sql } = world.database;
  // As a restore leaves them: without what came after the copy, in another epoch.
  await sql`delete from sales where shop_id = ${shopId} and id = ${lost.id}`;
  await sql`delete from seals where shop_id = ${shopId} and no = 2`;
  await sql`update device_heads set seq = 1, link = (select encode(link, 'hex') from sales where shop_id = ${shopId})
    where shop_id = ${shopId}`;
  await sql.unsafe(`${raiseShops} where shop_id = '${shopId}'`);
  const told = (await findings(kept)).filter(({ what }) => what === "lost-with-restore");
  expect(told).toMatchObject([{ seq: 2, device: "B" }]);
});

test("[CH7] [CH8] a seal that an owner's device kept and the books took back or say otherwise is named", async () => {
  const { shopId, sell, seal, seals, findings } = await aShop();
  await sell();
  await seal();
  const kept = await seals();
  const { sql } = world.database;
  await sql`update seals set marks = '' where shop_id = ${shopId}`;
  expect(await findings(kept)).toContainEqual(expect.objectContaining({ what: "seal-changed" }));
  await sql`delete from seals where shop_id = ${shopId}`;
  expect(await findings(kept)).toMatchObject([{ what: "seal-missing" }]);
});
