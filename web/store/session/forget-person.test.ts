import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { must } from "#shared/must.ts";
import { MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { modelScope, modelShop } from "#tests/support/device/model-server.ts";
import { modelPerson, modelProducts, otherPerson, World } from "#tests/support/device/world.ts";
import { CartBook } from "#web/store/outbox/cart-book.ts";
import { forgetPerson, goOnForgetting } from "./forget-person.ts";
import { halfForgotten, noteForgetting } from "./half-forgotten.ts";

const [soap] = modelProducts.map(({ id }) => id);
const kept = new Map<string, string>();
let world: World;
let carts: CartBook;

beforeEach(async () => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  const keys = {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, keys));
  vi.stubGlobal("sessionStorage", undefined);
  world = new World();
  await world.start();
  await world.settle();
  await world.sell(must(soap), 2);
  await world.settle();
  await world.copy();
  await openCarts();
});
afterEach(() => vi.unstubAllGlobals());

async function openCarts(): Promise<void> {
  const { outbox, clock, random } = world.device;
  carts = await CartBook.open({
    store: new MemoryOutboxStore(world.outboxDisk),
    outbox,
    clock,
    random,
  });
}

/** Everything that any disk of the device holds, as one text. */
function everything(): string {
  const { outboxDisk, disks, shelf } = world;
  const rows = [...disks.documents.values()];
  const outbox = [outboxDisk.operations, outboxDisk.meta, outboxDisk.carts].flatMap((all) => [
    ...all.values(),
  ]);
  return JSON.stringify([rows, outbox, [...shelf.texts.values()], [...kept]]);
}

async function leave(): Promise<void> {
  await world.device.outbox.putMeta({ session: null });
}

const left = () => forgetPerson({ device: world.device, carts }, modelPerson);

test("[V5] nobody else reads the shop here: nothing of it and of the person is left", async () => {
  carts.put(modelShop, [{ productId: must(soap), quantity: 1, price: 500 }]);
  carts.hold(modelShop, "Madame Ngo");
  kept.set(`kept ${modelPerson} /me`, "Awa");
  kept.set("stock-count", JSON.stringify({ byShop: { [modelShop]: [] } }));
  kept.set("theme", "dark");
  kept.set(`support-unsent ${modelPerson}`, "?");
  expect(everything()).toMatch(/Savon/);
  await leave();
  await left();
  await vi.waitFor(() => expect([...world.shelf.texts.values()].join()).not.toMatch(/Awa|Savon/));
  expect(everything()).not.toMatch(/Savon|Awa|Madame Ngo|TILL|stock-count/);
  expect(await world.device.readModels.scopes()).toEqual([]);
  expect(await world.device.readModels.snapshot(modelScope)).toBeNull();
  expect([...kept.keys()]).toEqual(["theme", `support-unsent ${modelPerson}`]);
});

test("[V5] numbers go on where they were, and the person who comes back has everything again", async () => {
  await leave();
  await left();
  await world.become(modelPerson);
  await world.settle();
  await world.sell(must(soap), 1);
  await world.settle();
  expect(world.receipts[1]).not.toBe(world.receipts[0]);
  expect(world.device.outbox.meta.counters.receipts[modelShop]).toBe(2);
  await world.checkEnd();
});

test("what somebody else on the device reads stays, their carts too", async () => {
  await world.become(otherPerson);
  await world.settle();
  carts.put(modelShop, [{ productId: must(soap), quantity: 3, price: 500 }]);
  await leave();
  await left();
  expect(await world.device.readModels.scopes()).toContain(modelScope);
  await world.become(otherPerson);
  expect(carts.current(modelShop).lines).toHaveLength(1);
  world.check();
  await world.checkEnd();
});

test("[V5] what is not sent yet stays, whoever it is of, and arrives", async () => {
  await world.become(otherPerson);
  await world.settle();
  await world.sell(must(soap), 1);
  await leave();
  await left();
  expect(world.device.outbox.waiting(otherPerson)).toHaveLength(1);
  await world.checkEnd();
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  "killed at write %i, it goes on at the next start",
  async (write) => {
    await leave();
    await world.killedDuring(left, write, 0);
    await openCarts();
    expect(halfForgotten()?.userId).toBe(modelPerson);
    await leave();
    await goOnForgetting({ device: world.device, carts });
    expect(everything()).not.toMatch(/Savon/);
    expect(halfForgotten()).toBeUndefined();
  },
);

test("whoever has signed in again since is not forgotten", async () => {
  noteForgetting({ userId: modelPerson, shops: [modelShop], scopes: [modelScope] });
  await goOnForgetting({ device: world.device, carts });
  expect(await world.device.readModels.scopes()).toContain(modelScope);
  expect(halfForgotten()).toBeUndefined();
});
