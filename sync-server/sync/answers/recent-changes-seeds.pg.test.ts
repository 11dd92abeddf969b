import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { ComparingTill, countingInstance } from "#tests/support/comparing-till.ts";
import { connectTo } from "#tests/support/connect.ts";
import { endConnections, untilAnswered } from "#tests/support/end-connections.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

const products = ["sucre", "farine", "savon", "huile", "riz00"];
/** Written as a device could. */
const agencyId = "0A0B0C0D-0E0F-4000-8000-00000000000A";

let world: SyncWorld;
let admin: Database;
let owner = "";
beforeAll(async () => {
  world = await syncWorld();
  admin = connectTo(world.url, 1);
  owner = await world.person("owner");
});
afterAll(async () => {
  await admin.close();
  await world.close();
});

/** What somebody does at a till; most are sales, some of them at a price too low or by somebody else. */
function anyOperations(rng: Rng, { device, shop }: ComparingTill, colleague: string): Operation[] {
  const line = (product: string) =>
    aLine(product, { quantity: rng.int(1, 3), price: rng.pick([500, 500, 100]) });
  const sold = () => {
    const lines = rng.shuffled(products).slice(0, rng.int(1, 3)).map(line);
    return device.sale(shop, lines, {
      catalogRev: 1000,
      ...(rng.chance(0.2) && { agencyId }),
      ...(rng.chance(0.2) && { sellerId: colleague }),
    });
  };
  const acts = [
    () => {
      const count = { mode: "count", counted: 40, shownBefore: 40 } as const;
      const productId = rng.pick(products);
      return device.operation(shop, "adjust", { ...count, productId, reason: "inventaire" });
    },
    () => device.operation(shop, "message.send", { memberId: colleague, text: "Oui" }),
  ];
  if (rng.chance(0.1)) return [rng.pick(acts)()];
  return Array.from({ length: rng.int(0, 3) }, sold);
}

/** After so many turns of this process. */
async function endLater(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setImmediate(done));
  await endConnections(admin);
}

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [5, 0.1],
  [6, 0.1],
])("[R3] memory answers as the books do: seed %i, connections ended in %d", async (seed, ends) => {
  const rng = randomFrom(`recent ${seed}`);
  const [first, second] = [countingInstance(world), countingInstance(world)];
  const shop = await world.shop(owner);
  for (const product of products) await world.product(shop, owner, product, { stock: 50 });
  const seller = await world.member(shop, "seller");
  const tills = [
    new ComparingTill(world, shop, owner, "owner"),
    new ComparingTill(world, shop, owner, "owner"),
    new ComparingTill(world, shop, seller, "seller"),
    new ComparingTill(world, shop, await world.member(shop, "manager"), "manager"),
  ];
  let fromMemory = 0;
  let ofOthers = 0;
  let last: { till: ComparingTill; operations: Operation[] } | undefined;
  for (let step = 0; step < 150; step += 1) {
    world.now += rng.int(1000, 60_000);
    const till = rng.pick(tills);
    const repeated = rng.chance(0.05) ? last : undefined;
    const act = repeated ?? { till, operations: anyOperations(rng, till, seller) };
    const instance = rng.chance(0.9) ? first : second;
    const budget = rng.chance(0.1) && { rowBudget: rng.int(1, 12) };
    // A commit whose answer is lost is one that memory does not know of.
    const ending = rng.chance(ends) ? endLater(rng.int(0, 8)) : undefined;
    const answer = await untilAnswered(() =>
      act.till.send(instance, act.operations, { ...budget }),
    );
    await ending;
    if (act.operations.length > 0 && answer.fromMemory) {
      fromMemory += 1;
      if (answer.soldByOthers > 0) ofOthers += 1;
    }
    last = act;
  }
  // Else nothing was looked at.
  expect(fromMemory).toBeGreaterThan(ends ? 10 : 20);
  expect(ofOthers).toBeGreaterThan(ends ? 3 : 10);
});
