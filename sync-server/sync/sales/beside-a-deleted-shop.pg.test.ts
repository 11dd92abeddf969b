import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { deleteShop } from "#server/accounts/shop-deletion.ts";
import type { Sql } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";
import { reasonsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { createSaleWriter } from "./sale-writer.ts";

let world: SyncWorld;
let owner = "";
let leaving = "";
let staying = "";
let instance: SyncDeps;
/** Statements of the instance for more than one shop. */
let shared = 0;
let tillOfLeaving: HandDevice;
let tillsOfStaying: HandDevice[];

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
afterAll(() => world.close());

beforeEach(async () => {
  leaving = await world.shop(owner, "Qui part");
  staying = await world.shop(owner, "Qui reste");
  for (const shop of [leaving, staying]) await world.product(shop, owner, "savon", { stock: 100 });
  instance = countingInstance();
  tillOfLeaving = world.device();
  tillsOfStaying = [world.device(), world.device(), world.device()];
  // The instance knows both shops and all devices, and the month is noted to have facts.
  await sell(tillOfLeaving, leaving);
  for (const till of tillsOfStaying) await sell(till, staying);
  shared = 0;
});

const send = (till: HandDevice, operations: Operation[]) =>
  exchange(instance, { userId: owner }, till.request(operations));
const sell = (till: HandDevice, shop: string) => send(till, [till.sale(shop, [aLine("savon")])]);
/** All tills at once, that of the other shop first: it shares a statement with one of them. */
const sellTogether = () =>
  Promise.allSettled([
    sell(tillOfLeaving, leaving),
    ...tillsOfStaying.map((till) => sell(till, staying)),
  ]);

/** A server instance that counts the statements that it wrote sales of several shops by. */
function countingInstance(): SyncDeps {
  const sql = new Proxy(world.database.sql, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "unsafe") return value;
      return (text: string, ...more: unknown[]) => {
        if (text.includes("locked as materialized")) shared += 1;
        return (target.unsafe as (...all: unknown[]) => unknown)(text, ...more);
      };
    },
  }) as Sql;
  return createSync({ database: { sql, db: world.database.db }, clock: world.clock });
}

async function deletedElsewhere(shopId: string): Promise<void> {
  await world.database.db.transaction((tx) => deleteShop(tx, world.accounts, shopId));
}

async function salesIn(shopId: string): Promise<number> {
  const [row] = await world.database.sql<{ count: number }[]>`
    select count(*)::int from sales where shop_id = ${shopId}`;
  return row?.count ?? 0;
}

const told = (outcomes: Awaited<ReturnType<typeof sellTogether>>) =>
  outcomes.map((outcome) =>
    outcome.status === "rejected"
      ? "failed"
      : [...statusesIn(outcome.value), ...reasonsIn(outcome.value).flat()].join(" "),
  );

onOneMachine(
  "[J3] [J12] a shop deleted elsewhere is refused its sales alone, not those of shops in the same statement",
  async () => {
    await deletedElsewhere(leaving);
    const outcomes = await sellTogether();
    expect(shared).toBeGreaterThan(0);
    expect(told(outcomes)).toEqual(["refused shop-deleted", "applied", "applied", "applied"]);
    expect(await salesIn(staying)).toBe(6);
  },
);

onOneMachine("[J3] [J12] nor those that had to be judged once more with it", async () => {
  await deletedElsewhere(leaving);
  // Another instance changes the catalogue: what this one judges by does not hold any more.
  await world.product(staying, owner, "sucre");
  const outcomes = await sellTogether();
  expect(shared).toBeGreaterThan(0);
  expect(told(outcomes)).toEqual(["refused shop-deleted", "applied", "applied", "applied"]);
  expect(await salesIn(staying)).toBe(6);
});

onOneMachine(
  "[J3] a shop that this instance has forgotten and finds deleted stops nobody",
  async () => {
    const { shops } = instance;
    await deletedElsewhere(leaving);
    const { peek } = shops;
    const get = () => Promise.resolve(undefined);
    // Its members are still remembered when the request comes in, and dropped to make room when it is judged.
    let asked = 0;
    const forgetful = {
      ...shops,
      peek: (shopId: string) => {
        if (shopId !== leaving) return peek(shopId);
        asked += 1;
        return asked > 1 ? undefined : peek(shopId);
      },
      get,
    };
    instance = { ...instance, shops: forgetful };
    instance.sales = createSaleWriter(instance);
    const outcomes = await sellTogether();
    expect(told(outcomes)).toEqual(["refused shop-deleted", "applied", "applied", "applied"]);
  },
);

onOneMachine(
  "[J3] a shop that changes faster than its sales can be judged fails alone, to be sent again",
  async () => {
    const { shops } = instance;
    const { peek } = shops;
    const restless = {
      ...shops,
      peek: (shopId: string) => {
        const facts = peek(shopId);
        return facts && shopId === leaving ? { ...facts, catalogRev: facts.catalogRev - 1 } : facts;
      },
    };
    instance = { ...instance, shops: restless };
    instance.sales = createSaleWriter(instance);
    const outcomes = await sellTogether();
    expect(shared).toBeGreaterThan(0);
    expect(told(outcomes)).toEqual(["failed", "applied", "applied", "applied"]);
    expect(outcomes[0]).toMatchObject({ reason: { message: /changes faster/ } });
    expect([await salesIn(leaving), await salesIn(staying)]).toEqual([1, 6]);
  },
);
