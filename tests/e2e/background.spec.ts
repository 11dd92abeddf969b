import { expect } from "@playwright/test";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";
import { copies } from "./outbox-copies.ts";
import type { Person } from "./person.ts";
import type { ShopServer, TestShop } from "./shop-server.ts";

type Registration = { registrationId: string; scopeURL: string };

/** The worker of a device as the browser has it, with no page of ours. */
async function workerOf({ context }: Person, { origin }: ShopServer) {
  // Another page of the same browser, whose tools reach the worker; it is no page of ours and holds nothing open.
  const watcher = await context.newPage();
  await watcher.goto("about:blank");
  const tools = await context.newCDPSession(watcher);
  const registered = new Promise<Registration>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.startsWith(origin));
      if (ours) resolve(ours);
    });
  });
  await tools.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  const told = { origin, registrationId, tag: "boutika-send", lastChance: false };
  return {
    sync: () => tools.send("ServiceWorker.dispatchSyncEvent", told),
    throwDatabasesAway: () =>
      tools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" }),
  };
}

async function sold({ sql }: ShopServer, { id }: TestShop): Promise<unknown[]> {
  const rows = await sql`
    select receipt, total::int from sales where shop_id = ${id} order by receipt`;
  return rows.map(({ receipt, total }) => [receipt, total]);
}

test("sold offline, the page closed, the network back: the worker's sync event sends it once", {
  tag: newDevice,
}, async ({ seller, server, shop }) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.pointOfSale.sell("Eau minérale");
  const worker = await workerOf(seller, server);

  await seller.close();
  await seller.goOnline();
  await worker.sync();
  await expect.poll(() => sold(server, shop)).toEqual([[1, 400]]);
  await worker.sync();

  // The page finds its sale answered, and sends nothing twice.
  seller.page = await seller.context.newPage();
  await seller.page.goto("/tickets");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await expect(seller.page.getByText("À envoyer")).toHaveCount(0);
  expect(await sold(server, shop)).toEqual([[1, 400]]);
});

test("[W7] the databases thrown away meanwhile, the worker sends what the second copy kept, once", {
  tag: newDevice,
}, async ({ seller, server, shop }) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.pointOfSale.sell("Eau minérale");
  await expect.poll(async () => (await copies(seller.page)).length).toBe(2);
  const worker = await workerOf(seller, server);

  await seller.close();
  await worker.throwDatabasesAway();
  await seller.goOnline();
  await worker.sync();
  await expect.poll(() => sold(server, shop)).toEqual([[1, 400]]);

  // The page goes on as the same device: the next number, and nothing twice.
  seller.page = await seller.context.newPage();
  await seller.page.goto("/point-of-sale");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await seller.pointOfSale.sell("Lait concentré sucré");
  await expect
    .poll(() => sold(server, shop))
    .toEqual([
      [1, 400],
      [2, 1200],
    ]);
});
