import type { Operation } from "#shared/sync/operations.ts";
import type { HandDevice } from "./builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "./sync-world.ts";
import { readAll, transferActs } from "./transfer-acts.ts";

/** A shop with its people, for tests of what goes to resellers and comes back. */
export type TransferWorld = Awaited<ReturnType<typeof transferWorld>>;

export async function transferWorld(given: Parameters<typeof syncWorld>[0] = {}) {
  const world = await syncWorld(given);
  const owner = await world.person("owner");
  const shop = await world.shop(owner);
  const people = {
    owner,
    manager: await world.member(shop, "manager"),
    employee: await world.member(shop, "employee"),
    reseller: await world.member(shop, "reseller"),
  };
  let made = 0;
  return {
    world,
    shop,
    people,
    /** A product of its own, twenty pieces of it, and a device in everybody's hand. */
    async scene() {
      made += 1;
      const product = `goods-${made}`;
      await world.product(shop, owner, product, { stock: 20 });
      return sceneOf(world, shop, people, product);
    },
  };
}

type People = Record<"owner" | "manager" | "employee" | "reseller", string>;
export type Scene = ReturnType<typeof sceneOf>;

function sceneOf(world: SyncWorld, shop: string, people: People, product: string) {
  const hand = (userId: string) => {
    const device = ticking(world);
    return {
      device,
      acts: transferActs(device, shop),
      /** Reasons of each verdict. */
      send: async (...operations: Operation[]) =>
        reasonsIn(await world.send(userId, device, operations)),
    };
  };
  async function rows() {
    const all = await readAll(world, people.owner, `shop:${shop}`);
    const own = <T extends { productId: string | null }>(list: T[]) =>
      list.filter(({ productId }) => productId === product);
    return {
      transfers: own(all.transfers).toSorted(byId),
      sales: all.sales.filter(({ lines }) => lines.some(({ productId }) => productId === product)),
      resellerSales: own(all.resellerSales).toSorted(byId),
      adjustments: own(all.adjustments).toSorted(byId),
      stocks: own(all.stocks),
      notices: all.notifications.filter(({ data }) => data.productId === product),
    };
  }
  return {
    product,
    owner: hand(people.owner),
    manager: hand(people.manager),
    employee: hand(people.employee),
    reseller: hand(people.reseller),
    rows,
    stock: () => world.stockOf(shop, product),
    /** Types of the notices about the product, of one person. */
    noticesTo: async (userId: string) =>
      (await rows()).notices.filter((notice) => notice.userId === userId).map(({ type }) => type),
  };
}

/** A device whose every act is a millisecond after the last one, so that identifiers are in the order of the acts. */
function ticking(world: SyncWorld): HandDevice {
  const device = world.device();
  const write = device.operation;
  device.operation = (shopId, kind, body, at) => {
    world.now += 1;
    return write(shopId, kind, body, at);
  };
  return device;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
