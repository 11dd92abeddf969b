import { setTimeout } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { Devices, newDevice } from "./devices.ts";
import { Person } from "./person.ts";
import { type Account, ShopServer, type TestShop } from "./shop-server.ts";

type World = {
  /** What a journey calls today is one day: one that would cross midnight begins after it. */
  oneDay: undefined;
  shop: TestShop;
  owner: Person;
  seller: Person;
  /** Somebody with a device; closed after the test. */
  personFor: (account: Account) => Promise<Person>;
  accounts: { owner: Account; seller: Account };
};

/** The longest that a journey takes on a slow machine, ms. */
const longest = 240_000;

/** Until midnight at Douala, which is an hour ahead of Greenwich all the year, ms. */
const leftOfDay = () => 86_400_000 - ((Date.now() + 3_600_000) % 86_400_000);

/** A server of each worker, a shop of each test, people with devices of their own. */
export const test = base.extend<World, { server: ShopServer; devices: Devices }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const server = await ShopServer.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  devices: [async ({ browser }, use) => use(new Devices(browser)), { scope: "worker" }],
  oneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use, { timeout }) => {
      const left = leftOfDay();
      if (left < Math.min(timeout, longest)) await setTimeout(left + 1000);
      await use(undefined);
    },
    { auto: true, timeout: longest + 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  accounts: async ({ server }, use) => {
    const owner = await server.enrol("Mireille Eto");
    const seller = await server.enrol("Aline Mbarga");
    await use({ owner, seller });
  },
  shop: async ({ server, accounts }, use) => {
    const shop = await server.openShop(accounts.owner);
    await server.hire(shop, accounts.seller, "seller");
    await use(shop);
  },
  personFor: async ({ browser, devices, server, viewport, serviceWorkers }, use, { tags }) => {
    const options = { baseURL: server.origin, viewport, serviceWorkers };
    const own = tags.includes(newDevice) ? new Devices(browser) : devices;
    const people: Person[] = [];
    await use(async (account) => {
      const { context, page } = await own.lend(server.origin, options);
      const person = new Person(account, context, page);
      people.push(person);
      return person;
    });
    for (const { context } of people)
      await (own === devices ? devices.takeBack(context) : context.close());
  },
  owner: async ({ shop, personFor, accounts }, use) => {
    void shop;
    await use(await personFor(accounts.owner));
  },
  seller: async ({ shop, personFor, accounts }, use) => {
    void shop;
    await use(await personFor(accounts.seller));
  },
});
