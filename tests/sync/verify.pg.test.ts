import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDoubt } from "#server/sync/chain/chain-findings.ts";
import { verifyShop } from "#server/sync/chain/verify.ts";
import { randomFrom } from "#tests/support/random.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import {
  coverings,
  shopToTamper,
  type TamperedShop,
  tamperings,
} from "#tests/support/tampering.ts";
import { tamperAndVerify } from "#tests/support/tampering-run.ts";

let world: SyncWorld;
let shop: TamperedShop;

beforeAll(async () => {
  world = await syncWorld();
  shop = await shopToTamper(world);
});
afterAll(() => world.close());

test("[CH8] books that nobody touched have nothing to name", async () => {
  const { shopId, kept, papers } = shop;
  const told = await verifyShop(world.database.sql, shopId, { kept, papers });
  expect(told.findings).toEqual([]);
  expect(told).toMatchObject({ seals: 3, operations: shop.operations.length });
  expect(told.linked).toBe(told.operations - 1);
  expect(kept.map(({ runs }) => runs.length)).toEqual([3, 2, 2]);
});

describe("[CH8] [CH6] 120 tamperings of a server's database, checked from an owner's device and papers", () => {
  test.each(coverings)("written anew afterwards: %s; all are named", async (cover) => {
    const rng = randomFrom(`tamper ${cover}`);
    for (const way of tamperings)
      for (let round = 0; round < 8; round += 1) {
        const outcome = await tamperAndVerify(world, shop, rng, { way, cover });
        expect(outcome, JSON.stringify(outcome)).toMatchObject({ isSeen: true });
        if (outcome.isSealed)
          expect(outcome, JSON.stringify(outcome)).toMatchObject({ isNamed: true });
      }
    const { findings } = await verifyShop(world.database.sql, shop.shopId, { kept: shop.kept });
    expect(findings.filter((one) => !isDoubt(one))).toEqual([]);
  });
});
