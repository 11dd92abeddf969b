import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { listDevices } from "./device-list.ts";
import { exchange } from "./exchange.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

const sale = (device: HandDevice, shopId = shop) => device.sale(shopId, [aLine("savon")]);
const named = (device: HandDevice, label: string) => {
  const request = device.request;
  device.request = (operations, given) => {
    const made = request(operations, given);
    return { ...made, device: { ...made.device, label } };
  };
  return device;
};
async function seen(label: string) {
  const found = (await listDevices(world.database.sql, shop)).filter((one) => one.label === label);
  return found.map(({ receivedUpTo, announced, missing }) => ({
    receivedUpTo,
    announced,
    missing,
  }));
}

test("says what a device has given out and not sent", async () => {
  const device = named(world.device(), "Téléphone 2");
  const sales = Array.from({ length: 8 }, () => sale(device));
  await world.send(owner, device, sales.slice(0, 3));
  expect(await seen("Téléphone 2")).toEqual([{ receivedUpTo: 3, announced: 8, missing: [[4, 8]] }]);
  await world.send(owner, device, sales.slice(4, 6));
  expect(await seen("Téléphone 2")).toEqual([
    {
      receivedUpTo: 3,
      announced: 8,
      missing: [
        [4, 4],
        [7, 8],
      ],
    },
  ]);
  await world.send(owner, device, [...sales.slice(3, 4), ...sales.slice(6)]);
  expect(await seen("Téléphone 2")).toEqual([{ receivedUpTo: 8, announced: 8, missing: [] }]);
});

test("operations of every kind count, also refused and unreadable ones, and those for other shops", async () => {
  const other = await world.shop(owner, "Autre");
  const device = named(world.device(), "Deux boutiques");
  const operations = [
    sale(device),
    sale(device, other),
    device.operation(shop, "adjust", {
      mode: "increase",
      productId: "nothing",
      quantity: 1,
      reason: "x",
    }),
    sale(device, crypto.randomUUID()),
    sale(device),
    sale(device),
  ];
  const request = device.request(operations);
  request.operations.list[4] = [99, 0, 1, 0, 0, 0, 0, {}];
  await exchange(world.sync, { userId: owner }, request);
  expect(await seen("Deux boutiques")).toEqual([{ receivedUpTo: 6, announced: 6, missing: [] }]);
});

test("another epoch is another numbering; the one before is listed while something of it is missing", async () => {
  const device = named(world.device(), "Restauré");
  const [first, second] = [sale(device), sale(device)];
  await world.send(owner, device, [first]);
  const restarted = {
    ...device,
    request: (list: never[] = []) => {
      const made = device.request(list);
      return { ...made, device: { ...made.device, epoch: 2, lastSeq: 0 } };
    },
  };
  await exchange(world.sync, { userId: owner }, restarted.request());
  expect(await seen("Restauré")).toHaveLength(2);
  await world.send(owner, device, [second]);
  expect(await seen("Restauré")).toEqual([{ receivedUpTo: 0, announced: 0, missing: [] }]);
});

test("a stranger who takes a device's name fills none of its gaps", async () => {
  const device = named(world.device(), "Visé");
  const sales = [sale(device), sale(device), sale(device)];
  await world.send(owner, device, sales.slice(0, 1));
  const stranger = await world.person("stranger");
  const theirs = await world.shop(stranger, "Ailleurs");
  const forged = sales.map((one) => ({ ...one, shopId: theirs }));
  await world.send(stranger, device, forged);
  await world.send(stranger, device, sales);
  expect(await seen("Visé")).toEqual([{ receivedUpTo: 1, announced: 3, missing: [[2, 3]] }]);
});

test("tells of a clock that is off, and writes down at most once a minute that it was seen", async () => {
  const device = named(world.device(), "Horloge");
  const speak = (now: number) => world.send(owner, device, [], { now });
  const find = async () =>
    (await listDevices(world.database.sql, shop)).find(({ label }) => label === "Horloge");
  await speak(world.now - 60_000);
  const first = await find();
  expect(first?.clockOffset).toBeNull();
  world.now += 30_000;
  await speak(world.now - 3 * 60_000);
  expect((await find())?.lastSeenAt).toBe(first?.lastSeenAt);
  world.now += 31_000;
  await speak(world.now - 3 * 60_000);
  expect(await find()).toMatchObject({
    clockOffset: 180_000,
    lastSeenAt: new Date(world.now).toISOString(),
  });
});

test("[names of devices] the office reads what people call a device, under every numbering of it", async () => {
  const device = named(world.device(), "Chrome Android");
  await world.send(owner, device, [sale(device)]);
  const { id } = device.request([]).device;
  const seller = await world.person("seller");
  await world.database.sql`
    insert into device_names (device_id, user_id, name) values (${id}, ${seller}, 'Téléphone de la caisse')`;
  const find = async () =>
    (await listDevices(world.database.sql, shop)).filter(({ name }) => name !== "");
  expect(await find()).toMatchObject([{ name: "Téléphone de la caisse", label: "Chrome Android" }]);
  await world.database.sql`delete from users where id = ${seller}`;
  expect(await find()).toEqual([]);
});
