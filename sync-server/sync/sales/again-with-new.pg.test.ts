import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, saleBody } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  const owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 100 });
});
afterAll(() => world.close());

describe("[J2] [J10] what comes again with something new", () => {
  const day = 86_400_000;
  const told = (device: ReturnType<SyncWorld["device"]>, at: number) =>
    ({
      ...device.operation(shop, "sale", saleBody([aLine("savon")]), at),
      clockOffset: 0,
    }) as Operation;

  /**
   * A telephone two days ahead sells, is put right, and sells once more without a network: the first sale has come and
   * its answer was lost, so two days later both are sent.
   */
  async function twoDaysAhead() {
    const device = world.device();
    const { now } = world;
    const first = told(device, now - 3_600_000);
    const ahead = told(device, now + 2 * day);
    expect(reasonsIn(await world.send(seller, device, [first, ahead]))).toEqual([
      [],
      ["clock-wrong"],
    ]);
    const right = told(device, now + day / 2);
    world.now += 3 * day;
    return { device, ahead, right };
  }

  test("is compared with the moment that the books have", async () => {
    const { device, ahead, right } = await twoDaysAhead();
    const answer = await world.send(seller, device, [ahead, right]);
    expect(reasonsIn(answer)).toEqual([["clock-wrong"], []]);
  });

  test("also when it comes in a request of its own, beside the one that comes again", async () => {
    const { device, ahead, right } = await twoDaysAhead();
    const others = [world.device(), world.device()];
    const sell = (one: (typeof others)[0]) => world.send(seller, one, [told(one, world.now)]);
    // They are known, so that all four are on their way at once and the first two go in one statement.
    for (const one of others) await sell(one);
    const [again, late] = await Promise.all([
      world.send(seller, device, [ahead]),
      world.send(seller, device, [right]),
      ...others.map(sell),
    ]);
    expect([reasonsIn(again), reasonsIn(late)]).toEqual([[["clock-wrong"]], [[]]]);
  });

  test("also to an instance that does not know of the first time", async () => {
    const { device, ahead, right } = await twoDaysAhead();
    const fresh = createSync({ database: world.database, clock: world.clock });
    const answer = await exchange(fresh, { userId: seller }, device.request([ahead, right]));
    expect(reasonsIn(answer)).toEqual([["clock-wrong"], []]);
  });

  test("and not with another sale under the same identifier", async () => {
    const { device, ahead, right } = await twoDaysAhead();
    const changed = { ...ahead, body: saleBody([aLine("savon", { quantity: 2 })]) } as Operation;
    const answer = await world.send(seller, device, [changed, right]);
    expect(reasonsIn(answer)).toEqual([["id-reused"], []]);
  });
});
