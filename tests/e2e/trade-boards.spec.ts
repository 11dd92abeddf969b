import { expect, type Page } from "@playwright/test";
import { randomFrom } from "#tests/support/random.ts";
import { BoardsTrade } from "./boards-trade.ts";
import { ExpectedBoards } from "./expected-boards.ts";
import { test as base } from "./fixtures.ts";
import { readsOwnerBoard } from "./read-owner-board.ts";
import { readsResellerBoard, readsResellerReport } from "./read-reseller-boards.ts";
import { readsPerformance, readsSellerBoard } from "./read-seller-board.ts";
import { type Account, ShopServer } from "./shop-server.ts";

const seed = process.env.SEED ?? "6";
const isWholeFile = process.env.TRADE_FILE === "online_retail";

type Calendar = { setClock: (moment: number) => void; now: () => number };

/** A server whose days are those of the file. */
const test = base.extend<object, { calendar: Calendar }>({
  calendar: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      let now = Date.now();
      await use({
        setClock: (moment) => {
          now = moment;
        },
        now: () => now,
      });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ calendar }, use) => {
      const server = await ShopServer.start({ clock: calendar.now });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

// Nine devices look once each: none of them needs to keep the shell for days without a network.
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
if (isWholeFile) test.setTimeout(1_800_000);

test("real trade: the dashboards of the owner, a seller and a reseller on three evenings by seed", async ({
  server,
  calendar,
  personFor,
}) => {
  const trade = await BoardsTrade.open(server, calendar.setClock);
  const days = randomFrom(`days ${seed}`).shuffled(trade.days).slice(0, 3).sort();
  console.log(`SEED=${seed}: ${days.join(", ")} of ${trade.days.join(", ")}`);
  expect(days).toHaveLength(3);
  for (const [at, day] of days.entries())
    await test.step(day, async () => {
      await trade.tradeUntil(day);
      const newcomer = await server.enrol(`Nadège ${at}`);
      await server.hire(trade.shop, newcomer, at % 2 === 0 ? "seller" : "reseller");
      const expected = new ExpectedBoards(trade, day);
      const look = async (account: Account, path: string, read: (page: Page) => Promise<void>) => {
        const person = await personFor(account);
        await person.context.clock.setFixedTime(calendar.now());
        // Tokens run out by the real clock, so a stream would end as soon as it begins.
        await person.context.route("**/api/v1/live", (route) => route.abort());
        await person.startAt(path);
        await read(person.page);
        await person.context.close();
      };
      await Promise.all([
        look(trade.hands.owner, "/dashboard", (page) => readsOwnerBoard(page, expected, at + 1)),
        look(trade.hands.seller, "/employee-dashboard", async (page) => {
          await readsSellerBoard(page, expected, trade.shop.name);
          await readsPerformance(page, expected);
        }),
        look(trade.hands.reseller, "/reseller-dashboard", async (page) => {
          await readsResellerBoard(page, expected);
          await readsResellerReport(page, expected, trade.shop.name);
        }),
      ]);
    });
});
