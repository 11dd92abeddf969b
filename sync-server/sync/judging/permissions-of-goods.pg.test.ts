import { afterAll, beforeAll, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice, productFields } from "#tests/support/builders.ts";
import { actedBy, lentDevices, neverLent } from "#tests/support/lent-devices.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

/** `dismissed` was a manager, `left` a reseller; a stranger never belonged to the shop. */
const everybody = [
  "owner",
  "manager",
  "employee",
  "seller",
  "reseller",
  "dismissed",
  "left",
  "stranger",
] as const;
type Who = (typeof everybody)[number];

/** The whole table of goods, written down once more: "yes", "flagged", or the refusal. `own` is a transfer to whoever acts. */
const table = {
  "void of a ticket": "yes yes flagged flagged no flagged no not-a-member",
  "product.import": "yes yes no no no no no not-a-member",
  transfer: "yes yes yes yes no flagged no not-a-member",
  "transfer.decide": "yes yes no no no no no not-a-member",
  "transfer.decide own": "yes yes no no yes no no not-a-member",
  "transfer.return": "yes yes yes yes no flagged no not-a-member",
  "transfer.return own": "yes yes yes yes yes flagged flagged not-a-member",
  "reseller-sale": "yes yes flagged flagged no flagged no not-a-member",
  "reseller-sale own": "yes yes flagged flagged yes flagged flagged not-a-member",
  "reseller-sale.decide": "yes yes no no no no no not-a-member",
  "reseller-sale.decide own": "yes yes no no no no no not-a-member",
  "commission.pay": "yes no no no no no no not-a-member",
  "shop-transfer": "yes flagged flagged flagged no flagged no not-a-member",
  "shop-transfer.receive": "yes yes yes yes no no no not-a-member",
  "shop-transfer.withdraw": "yes no no no no no no not-a-member",
  "notification.read": "yes yes yes yes yes no no not-a-member",
};
type Deed = keyof typeof table;

let world: SyncWorld;
let shop = "";
let branch = "";
/** The reseller to whom the goods of others go. */
let another = "";
const people = {} as Record<Who, string>;

beforeAll(async () => {
  world = await syncWorld();
  people.owner = await world.person("owner");
  shop = await world.shop(people.owner);
  branch = await world.shop(people.owner, "Bonabéri");
  for (const role of ["manager", "employee", "seller", "reseller"] as const) {
    people[role] = await world.member(shop, role);
  }
  another = await world.member(shop, "reseller");
  people.dismissed = await world.member(shop, "manager");
  people.left = await world.member(shop, "reseller");
  for (const userId of [people.dismissed, people.left])
    await endMember(world.accounts, { shopId: shop, userId });
  people.stranger = await world.person("stranger");
  await world.shop(people.stranger, "Ailleurs");
});
afterAll(() => world.close());

let next = 0;

/** What somebody does, after what has to be there before it. */
async function act(deed: Deed, who: Who, device: HandDevice): Promise<Operation> {
  next += 1;
  const productId = `prod-${next}`;
  const acts = transferActs(device, shop);
  const desk = world.device();
  const office = transferActs(desk, shop);
  const before = async (...operations: Operation[]) => {
    const answer = await world.send(people.owner, desk, operations);
    expect(answer.verdicts.map(([status]) => status)).not.toContain("refused");
  };
  const kind = deed.split(" ")[0];
  if (kind === "product.import") {
    const row = { productId, fields: productFields(productId), initialStock: 1 };
    const part = { importId: crypto.randomUUID(), part: 1, parts: 1, creates: [row], edits: [] };
    return device.operation(shop, "product.import", part);
  }
  await world.product(shop, people.owner, productId, { stock: 10 });
  const resellerId = deed.endsWith(" own") ? people[who] : another;
  const given = { resellerId, productId };
  const confirmed = office.handOver(given);
  const sale = office.sell([confirmed, 1, 600]);
  switch (kind) {
    case "void": {
      const lines = [aLine(productId)];
      return device.operation(shop, "return", {
        ...{ saleId: null, lines, restock: true, refund: "cash", total: 500 },
        ...{ reason: "erreur", isVoid: true },
      });
    }
    case "transfer":
      return acts.handOver(given);
    case "transfer.decide": {
      const waiting = office.handOver({ ...given, origin: "till" });
      await before(waiting);
      return acts.decide(waiting, "reject");
    }
    case "transfer.return":
      await before(confirmed);
      return acts.giveBack(confirmed, 1);
    case "reseller-sale":
      await before(confirmed);
      return acts.sell([confirmed, 1, 600]);
    case "reseller-sale.decide": {
      const street = world.device();
      const holder = deed.endsWith(" own") && who === "reseller" ? people.reseller : another;
      const held = office.handOver({ ...given, resellerId: holder });
      const pending = transferActs(street, shop).sell([held, 1, 600]);
      await before(held);
      await world.send(holder, street, [pending]);
      return acts.decideSale(pending, "confirm");
    }
    case "commission.pay":
      await before(confirmed, sale);
      return acts.pay(resellerId, [sale], 200);
    case "shop-transfer":
      return acts.send(branch, productId, 1);
    case "shop-transfer.receive": {
      await world.product(branch, people.owner, productId, { stock: 1 });
      const sent = transferActs(desk, branch).send(shop, productId, 1);
      await before(sent);
      return acts.receive(sent.id, productId, 1);
    }
    case "shop-transfer.withdraw": {
      const sent = office.send(branch, productId, 1);
      await before(sent);
      return acts.withdraw(sent);
    }
    default: {
      const id = crypto.randomUUID();
      await world.database.sql`
        insert into notifications (shop_id, id, rev, user_id, type, data, at, day)
        values (${shop}, ${id}, 1, ${people[who]}, 'low_stock_alert', '{}', now(), now())`;
      return device.operation(shop, "notification.read", { ids: [id] });
    }
  }
}

const cases = Object.entries(table).flatMap(([deed, words]) =>
  words.split(" ").map((expected, place) => {
    const outcome = expected === "no" ? "not-allowed" : expected;
    return [deed as Deed, everybody[place] as Who, outcome] as const;
  }),
);

test.each(cases)("[J4] %s by %s: %s", async (deed, who, expected) => {
  const device = world.device();
  const operation = await act(deed, who, device);
  const before = await booksOf();
  const answer = await world.send(people[who], device, [operation]);
  const why = reasonsIn(answer)[0] ?? [];
  const isRefused = answer.verdicts[0]?.[0] === "refused";
  if (expected === "yes")
    expect([isRefused, why.filter((reason) => reason !== "reseller-left")]).toEqual([false, []]);
  else if (expected === "flagged") expect([isRefused, why]).toEqual([false, ["seller-dismissed"]]);
  else expect([isRefused, why]).toEqual([true, [expected]]);
  const after = await booksOf();
  if (isRefused) expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});

/** What the staff does of it, and does not do for itself alone. */
const deedsOfStaff = (Object.keys(table) as Deed[]).filter(
  (deed) => !deed.endsWith(" own") && deed !== "notification.read",
);
const outcome = (deed: Deed, who: Who) => table[deed].split(" ")[everybody.indexOf(who)];

test.each(
  lentDevices.flatMap(([signedIn, actor, row]) =>
    deedsOfStaff.map((deed) => [deed, signedIn, actor, outcome(deed, row)] as const),
  ),
)("[J11] %s on the device of the %s by the %s: %s", async (deed, signedIn, actor, expected) => {
  const device = world.device();
  const operation = actedBy(await act(deed, signedIn, device), people[actor]);
  const before = await booksOf();
  const answer = await world.send(people[signedIn], device, [operation]);
  const flag = expected === "flagged" ? ["seller-dismissed"] : [];
  expect(reasonsIn(answer)[0]).toEqual(expected === "no" ? ["not-allowed"] : flag);
  const after = await booksOf();
  if (expected === "no") expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
});

test.each(
  neverLent.flatMap(([signedIn, actor]) =>
    deedsOfStaff.map((deed) => [deed, signedIn, actor] as const),
  ),
)("[J11] %s on the device of the %s in the name of the %s", async (deed, signedIn, actor) => {
  const device = world.device();
  const operation = actedBy(await act(deed, signedIn, device), people[actor]);
  const before = await booksOf();
  const answer = await world.send(people[signedIn], device, [operation]);
  const own = outcome(deed, signedIn);
  const isKept = outcome(deed, "dismissed") === "flagged" && own !== "no";
  const flags = own === "flagged" ? ["seller-dismissed", "unknown-seller"] : ["unknown-seller"];
  expect(reasonsIn(answer)[0]).toEqual(isKept ? flags : ["not-allowed"]);
  if (!isKept) expect(await booksOf()).toEqual(before);
});

test("every row of the table says something of everybody", () => {
  expect(cases).toHaveLength(Object.keys(table).length * everybody.length);
});

/** Everything of both shops that an operation might change, but for the ledger and the revision. */
async function booksOf(): Promise<unknown> {
  const { sql } = world.database;
  const lists = await Promise.all([
    sql`select shop_id, product_id, quantity, sold from stocks order by 1, 2`,
    sql`select shop_id, id from products order by 1, 2`,
    sql`select id from sales order by 1`,
    sql`select id, is_void from returns order by 1`,
    sql`select id from adjustments order by 1`,
    sql`select id, status, sold, returned from transfers order by 1`,
    sql`select id, status, commission_amount, commission_paid from reseller_sales order by 1`,
    sql`select shop_id, id, status from shop_transfers order by 1, 2`,
    sql`select id, read_at from notifications order by 1`,
  ]);
  return lists.map((list) => [...list]);
}
