import { type Browser, test as base } from "@playwright/test";
import { Person } from "./person.ts";
import { type Account, ShopServer, type TestShop } from "./shop-server.ts";

type World = {
  shop: TestShop;
  owner: Person;
  seller: Person;
  /** Somebody with a device; closed after the test. */
  personFor: (account: Account) => Promise<Person>;
  accounts: { owner: Account; seller: Account };
};

/** A server of each worker, a shop of each test, people with devices of their own. */
export const test = base.extend<World, { server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const server = await ShopServer.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
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
  personFor: async ({ browser, contextOptions, baseURL }, use) => {
    const people: Person[] = [];
    await use(async (account) => {
      const person = await aPerson(browser, account, {
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
      });
      people.push(person);
      return person;
    });
    for (const person of people) await person.context.close();
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

async function aPerson(
  browser: Browser,
  account: Account,
  options: Parameters<Browser["newContext"]>[0],
): Promise<Person> {
  const context = await browser.newContext(options);
  return new Person(account, context, await context.newPage());
}
