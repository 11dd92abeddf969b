import { expect, type Page } from "@playwright/test";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";

const forgotten = "forgotten at the next page";

/** Leaves this browser as the version before the books did: a copy of the catalogue in a database of its own. */
async function leaveAsBefore(page: Page): Promise<void> {
  await page.evaluate(async (key) => {
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.includes("boutika-books") ? [name] : [],
    );
    const books = await answer(
      indexedDB.open(names.find((name) => name.endsWith("--books")) ?? ""),
    );
    type Snapshot = { key: string; snapshot?: { cursor: unknown; columns: unknown } };
    const lies = books.transaction("docs").objectStore("docs");
    const all: Snapshot[] = await answer(lies.getAll());
    books.close();
    const opening = indexedDB.open("boutika-boot", 10);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore("copies", { keyPath: "scope" });
    const boot = await answer(opening);
    const copies = boot.transaction("copies", "readwrite").objectStore("copies");
    for (const { key: place, snapshot } of all)
      if (snapshot) {
        const scope = place.split("|")[0];
        await answer(copies.put({ scope, version: 5, ...snapshot }));
      }
    boot.close();
    sessionStorage.setItem(key, JSON.stringify(names));
  }, forgotten);
  await page.addInitScript((key) => {
    // Asked for before the page opens anything: whoever opens them waits, and finds none.
    for (const name of JSON.parse(sessionStorage.getItem(key) ?? "[]"))
      indexedDB.deleteDatabase(name);
    sessionStorage.removeItem(key);
  }, forgotten);
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Whether the catalogue has been copied by columns, which is done in a quiet moment. */
const isCopied = (page: Page) =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.endsWith("--books"));
    if (!found?.name) return false;
    const opening = indexedDB.open(found.name);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asking = opening.result.transaction("docs").objectStore("docs").getAllKeys();
    await new Promise((resolve) => {
      asking.onsuccess = resolve;
    });
    opening.result.close();
    return asking.result.some((key) => `${key}`.includes("~snapshot"));
  });

test("an outbox and a catalogue of the version before are taken over without a network, and sent once", {
  tag: newDevice,
}, async ({ seller, server, shop }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await expect.poll(() => isCopied(seller.page)).toBe(true);
  await seller.goOffline();
  await till.sell("Savon de Marseille", 2);
  await expect(seller.topBar.syncState).toHaveText("Hors ligne · 1 vente à envoyer");
  await leaveAsBefore(seller.page);
  expect(await databases(seller.page)).toContain("boutika-boot");

  await seller.page.reload();
  await expect(till.tile("Savon de Marseille")).toContainText("1");
  await expect(seller.topBar.syncState).toHaveText("Hors ligne · 1 vente à envoyer");
  await till.sell("Lait concentré sucré");
  await expect.poll(() => databases(seller.page)).not.toContain("boutika-boot");

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const sold =
    await server.sql`select total::int from sales where shop_id = ${shop.id} order by receipt`;
  expect(sold.map((row) => row.total)).toEqual([1000, 1200]);
});
