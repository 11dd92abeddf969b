import { afterAll, beforeAll, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice, productFields } from "#tests/support/builders.ts";
import { actedBy, lentDevices, neverLent } from "#tests/support/lent-devices.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

type Who = Role | "dismissed" | "stranger";
type Deed =
  | "sale"
  | "return"
  | "count"
  | "increase"
  | "decrease"
  | "product.create"
  | "product.edit"
  | "sale.settle";

/** The whole table, written down once more: "yes", "flagged", or the refusal. */
const table: Record<Deed, Record<Who, string>> = {
  sale: line("yes yes yes yes not-allowed flagged not-a-member"),
  return: line("yes yes yes yes not-allowed flagged not-a-member"),
  count: line("yes yes yes yes not-allowed flagged not-a-member"),
  increase: line("yes yes yes yes not-allowed not-allowed not-a-member"),
  decrease: line("yes yes yes yes not-allowed not-allowed not-a-member"),
  "product.create": line("yes yes not-allowed not-allowed not-allowed not-allowed not-a-member"),
  "product.edit": line("yes yes not-allowed not-allowed not-allowed not-allowed not-a-member"),
  "sale.settle": line("yes yes not-allowed not-allowed not-allowed not-allowed not-a-member"),
};

function line(words: string): Record<Who, string> {
  const [owner, manager, employee, seller, reseller, dismissed, stranger] = words.split(" ");
  return { owner, manager, employee, seller, reseller, dismissed, stranger } as Record<Who, string>;
}

let world: SyncWorld;
let shop = "";
const people = {} as Record<Who, string>;

beforeAll(async () => {
  world = await syncWorld();
  people.owner = await world.person("owner");
  shop = await world.shop(people.owner);
  for (const role of ["manager", "employee", "seller", "reseller"] as const) {
    people[role] = await world.member(shop, role);
  }
  people.dismissed = await world.member(shop, "manager");
  await endMember(world.accounts, { shopId: shop, userId: people.dismissed });
  people.stranger = await world.person("stranger");
  await world.shop(people.stranger, "Ailleurs");
});
afterAll(() => world.close());

let next = 0;

async function act(deed: Deed, device: HandDevice): Promise<Operation> {
  next += 1;
  const productId = `prod-${next}`;
  const reason = "essai";
  if (deed === "product.create") {
    return device.operation(shop, deed, {
      productId,
      fields: productFields(productId),
      initialStock: 1,
    });
  }
  await world.product(shop, people.owner, productId, { stock: 10 });
  switch (deed) {
    case "sale":
      return device.sale(shop, [aLine(productId)]);
    case "return": {
      const lines = [aLine(productId)];
      return device.operation(shop, deed, {
        ...{ saleId: null, lines, restock: true },
        ...{ refund: "cash", total: 500, reason },
      });
    }
    case "count":
      return device.operation(shop, "adjust", {
        mode: deed,
        productId,
        counted: 9,
        shownBefore: 10,
        reason,
      });
    case "increase":
    case "decrease":
      return device.operation(shop, "adjust", { mode: deed, productId, quantity: 1, reason });
    case "product.edit":
      return device.operation(shop, deed, { productId, patch: { category: ["", "Épicerie"] } });
    default: {
      const till = world.device();
      const sale = till.sale(shop, [aLine(productId, { price: 1 })]);
      await world.send(people.owner, till, [sale]);
      return device.operation(shop, "sale.settle", { saleId: sale.id, note: "vu" });
    }
  }
}

const cases = Object.entries(table).flatMap(([deed, row]) =>
  Object.entries(row).map(([who, expected]) => [deed as Deed, who as Who, expected] as const),
);

test.each(cases)("[J4] %s by %s: %s", async (deed, who, expected) => {
  const device = world.device();
  const operation = await act(deed, device);
  const before = await booksOf(world, shop);
  const answer = await world.send(people[who], device, [operation]);
  const why = reasonsIn(answer)[0];
  const isRefused = answer.verdicts[0]?.[0] === "refused";
  if (expected === "yes") expect([isRefused, why]).toEqual([false, []]);
  else if (expected === "flagged") expect([isRefused, why]).toEqual([false, ["seller-dismissed"]]);
  else expect([isRefused, why]).toEqual([true, [expected]]);
  const after = await booksOf(world, shop);
  if (isRefused) expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});

const deeds = Object.keys(table) as Deed[];

test.each(
  lentDevices.flatMap(([signedIn, actor, row]) =>
    deeds.map((deed) => [deed, signedIn, actor, table[deed][row]] as const),
  ),
)("[J11] %s on the device of the %s by the %s: %s", async (deed, signedIn, actor, expected) => {
  const device = world.device();
  const operation = actedBy(await act(deed, device), people[actor]);
  const before = await booksOf(world, shop);
  const answer = await world.send(people[signedIn], device, [operation]);
  const flag = expected === "flagged" ? ["seller-dismissed"] : [];
  const isRefused = expected === "not-allowed";
  expect(reasonsIn(answer)[0]).toEqual(isRefused ? [expected] : flag);
  const after = await booksOf(world, shop);
  if (isRefused) expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});

test.each(
  neverLent.flatMap(([signedIn, actor]) => deeds.map((deed) => [deed, signedIn, actor] as const)),
)("[J11] %s on the device of the %s in the name of the %s", async (deed, signedIn, actor) => {
  const device = world.device();
  const operation = actedBy(await act(deed, device), people[actor]);
  const before = await booksOf(world, shop);
  const answer = await world.send(people[signedIn], device, [operation]);
  const own = table[deed][signedIn];
  const isKept = ["sale", "return", "count"].includes(deed) && own !== "not-allowed";
  expect(reasonsIn(answer)[0]).toEqual(isKept ? ["unknown-seller"] : ["not-allowed"]);
  if (!isKept) expect(await booksOf(world, shop)).toEqual(before);
});

/** Everything of a shop that an operation might change, but for the ledger and the revision. */
async function booksOf({ database }: SyncWorld, shopId: string): Promise<unknown> {
  const { sql } = database;
  return Promise.all([
    sql`select product_id, quantity, sold from stocks where shop_id = ${shopId} order by 1`,
    sql`select id, settled from sales where shop_id = ${shopId} order by 1`,
    sql`select id from returns where shop_id = ${shopId} order by 1`,
    sql`select id from adjustments where shop_id = ${shopId} order by 1`,
    sql`select * from products where shop_id = ${shopId} order by id`,
    sql`select * from product_prices where shop_id = ${shopId} order by product_id, from_rev`,
  ]).then((lists) => lists.map((list) => [...list]));
}
