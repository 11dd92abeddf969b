import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine, productFields } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
const day = 24 * 3_600_000;

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  await world.product(shop, owner, "held", { stock: 9 });
});
afterAll(() => world.close());

/** The plan of the owner, paid until so many days from now; its shops have not been told of anything. */
async function plan(decided: string, days: number): Promise<void> {
  const until = new Date(world.now + days * day).toISOString();
  await world.database.sql`
    insert into subscriptions (user_id, plan_id, decided, status, next_billing_at, created_at, updated_at)
    values (${owner}, 'professional', ${decided}, ${decided}, ${until}, now(), now())
    on conflict (user_id) do update set decided = ${decided}, next_billing_at = ${until}`;
}

async function create(productId: string): Promise<string[]> {
  const device = world.device();
  const body = { productId, fields: productFields(productId, {}), initialStock: 1 };
  const sent = [device.operation(shop, "product.create", body)];
  return reasonsIn(await world.send(owner, device, sent))[0] ?? [];
}

test.each([
  ["active", 10, []],
  ["trial", -6, []],
  ["cancelled", 1, []],
  ["trial", -8, ["plan-limit"]],
  ["active", -8, ["plan-limit"]],
  ["cancelled", -1, ["plan-limit"]],
])("%s with %i days left: a new product is answered %j", async (decided, days, reasons) => {
  await plan(decided, days);
  expect(await create(`new${decided}${days + 100}`)).toEqual(reasons);
});

test("an expired plan keeps nobody from selling, correcting stock or changing a price", async () => {
  await plan("trial", -300);
  const device = world.device();
  const answer = await world.send(owner, device, [
    device.sale(shop, [aLine("held", { quantity: 2 })]),
    device.operation(shop, "adjust", {
      ...{ mode: "increase", productId: "held", quantity: 5, reason: "Livraison" },
    }),
    device.operation(shop, "product.edit", { productId: "held", patch: { price: [500, 600] } }),
  ]);
  expect(answer.verdicts.map(([status]) => status)).toEqual(["applied", "applied", "applied"]);
});
