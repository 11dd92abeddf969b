import { type CDPSession, expect } from "@playwright/test";
import { test } from "./fixtures.ts";

/** Nodes that are in the document or that something still holds, once what nobody holds is gone. */
async function nodesHeld(tools: CDPSession): Promise<number> {
  for (let times = 0; times < 2; times += 1) await tools.send("HeapProfiler.collectGarbage");
  return (await tools.send("Memory.getDOMCounters")).nodes;
}

test("a till that is never closed keeps nothing of its screens: sale after sale, the same nodes", async ({
  seller,
}) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  const tools = await seller.context.newCDPSession(seller.page);
  const sell = async () => {
    await till.sell("Lait concentré sucré");
    await till.next();
    // Drawn as before the sale: what the last picture still shows is not held by anybody else.
    await seller.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
  // What is asked for once comes with the first sales: the receipt's part, the storage, the offer to install.
  for (let sale = 0; sale < 2; sale += 1) await sell();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const before = await nodesHeld(tools);
  for (let sale = 0; sale < 3; sale += 1) await sell();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  expect(await nodesHeld(tools)).toBeLessThan(before + 3 * 5);
});
