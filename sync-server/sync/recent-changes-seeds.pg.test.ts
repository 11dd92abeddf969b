import { afterAll, beforeAll, expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { ComparingTill, countingInstance } from "#tests/support/comparing-till.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

const products = ["sucre", "farine", "savon", "huile", "riz00"];
/** Written as a device could. */
const agencyId = "0A0B0C0D-0E0F-4000-8000-00000000000A";

let world: SyncWorld;
let owner = "";
beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());

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

test.each([1, 2, 3, 4])("[R3] memory answers as the books do: seed %i", async (seed) => {
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
    const answer = await act.till.send(rng.chance(0.9) ? first : second, act.operations, {
      ...(rng.chance(0.1) && { rowBudget: rng.int(1, 12) }),
    });
    if (act.operations.length > 0 && answer.fromMemory) {
      fromMemory += 1;
      if (answer.soldByOthers > 0) ofOthers += 1;
    }
    last = act;
  }
  // Else nothing was looked at.
  expect(fromMemory).toBeGreaterThan(20);
  expect(ofOthers).toBeGreaterThan(10);
});
