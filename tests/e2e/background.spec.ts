import { expect } from "@playwright/test";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";

type Registration = { registrationId: string; scopeURL: string };

test("sold offline, the page closed, the network back: the worker's sync event sends it once", {
  tag: newDevice,
}, async ({ seller, server, shop }) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.pointOfSale.sell("Eau minérale");

  // Another page of the same browser, whose tools reach the worker; it is no page of ours and holds nothing open.
  const watcher = await seller.context.newPage();
  await watcher.goto("about:blank");
  const tools = await seller.context.newCDPSession(watcher);
  const registered = new Promise<Registration>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.startsWith(server.origin));
      if (ours) resolve(ours);
    });
  });
  await tools.send("ServiceWorker.enable");
  const { registrationId } = await registered;

  await seller.close();
  await seller.goOnline();
  const sync = () =>
    tools.send("ServiceWorker.dispatchSyncEvent", {
      origin: server.origin,
      registrationId,
      tag: "boutika-send",
      lastChance: false,
    });
  await sync();
  const sold = async () =>
    (await server.sql`select total::int from sales where shop_id = ${shop.id}`).map(
      (row) => row.total,
    );
  await expect.poll(sold).toEqual([400]);
  await sync();

  // The page finds its sale answered, and sends nothing twice.
  seller.page = await seller.context.newPage();
  await seller.page.goto("/tickets");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await expect(seller.page.getByText("À envoyer")).toHaveCount(0);
  expect(await sold()).toEqual([400]);
});
