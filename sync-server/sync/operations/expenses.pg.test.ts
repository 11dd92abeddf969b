import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPart } from "#server/sync/answers/snapshot.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { Expense, ExpenseBody } from "#shared/schemas/expense.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  seller = await world.member(shop, "seller");
});
afterAll(() => world.close());

const rent: ExpenseBody = { category: "rent", amount: 75_000, means: "cash" };
const full: ExpenseBody = {
  ...{ category: "power-and-water", amount: 9_999_999_999, means: "mobile-money" },
  ...{ note: "Eneo juin", imageId: "AbCdEfGhIjKlMnOpQrSt12" },
};

function till(who: string) {
  const device = world.device();
  const spent = (body: object) => device.operation(shop, "expense", body as ExpenseBody);
  return {
    device,
    spent,
    undone: (expenseId: string, toDrawer?: true) =>
      device.operation(shop, "expense.undo", { expenseId, ...(toDrawer && { toDrawer }) }),
    send: async (...all: Operation[]) => reasonsIn(await world.send(who, device, all)),
    spend: async (...bodies: object[]) =>
      reasonsIn(await world.send(who, device, bodies.map(spent))),
  };
}

/** What somebody reads of a scope from the beginning. */
async function seen(who: string, scope: string) {
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  const answer = await world.send(who, world.device(), [], { cursors });
  return answer.changes[0]?.state === "gone" ? "gone" : rowsIn(answer, scope);
}

async function expensesSeen(who: string): Promise<Expense[]> {
  const rows = await seen(who, officeScope(shop));
  return rows === "gone" ? [] : (rows.expenses ?? []);
}

/** Every kind of which a first load of a scope brings rows. */
async function loaded(scope: string, userId: string) {
  const { cursor, parts } = await world.sync.snapshots.plan(scope, userId);
  const kinds = new Map<string, readonly unknown[]>();
  for (let part = 0; part < parts; part += 1) {
    const body = await world.sync.snapshots.part({ scope, rev: cursor.rev, part, userId });
    if (body)
      for (const [kind, rows] of Object.entries(decodeRows((await openPart(body)).rows)))
        if (rows.length > 0) kinds.set(kind, [...(kinds.get(kind) ?? []), ...rows]);
  }
  return kinds;
}

test("[X1] [G2] anybody of the staff tells what was spent, and the office alone reads it", async () => {
  expect(await till(seller).spend(rent)).toEqual([[]]);
  expect(await till(await world.member(shop, "employee")).spend(full)).toEqual([[]]);
  const manager = await world.member(shop, "manager");
  for (const who of [owner, manager]) {
    expect(await expensesSeen(who)).toMatchObject([
      { ...rent, byId: seller, note: null, imageId: null, undoes: null, inDrawer: false },
      { ...full, undoes: null, flags: [] },
    ]);
    expect((await loaded(officeScope(shop), who)).get("expenses")).toHaveLength(2);
    expect(await seen(who, `shop:${shop}`)).not.toHaveProperty("expenses");
  }
  expect(await seen(seller, officeScope(shop))).toBe("gone");
  expect(await seen(seller, `shop:${shop}`)).not.toHaveProperty("expenses");
  expect([...(await loaded(`shop:${shop}`, seller)).keys()]).not.toContain("expenses");
  expect((await loaded(officeScope(shop), seller)).size).toBe(0);
});

test("[X2] what was told wrongly is undone by a second fact: both stay, undone twice and before it came too", async () => {
  const [one, other] = [till(seller), till(owner)];
  const wrong = one.spent({ ...rent, fromDrawer: true });
  const late = one.spent(full);
  expect(await other.send(other.undone(late.id))).toEqual([[]]);
  expect(await one.send(wrong, one.undone(wrong.id, true), late)).toEqual([[], [], []]);
  expect(await other.send(other.undone(wrong.id), other.undone(crypto.randomUUID()))).toEqual([
    [],
    [],
  ]);
  const rows = await expensesSeen(owner);
  expect(rows.filter(({ undoes }) => undoes === null)).toHaveLength(2);
  const undoing = rows.filter(({ undoes }) => undoes === wrong.id);
  expect(undoing.map(({ byId, inDrawer }) => [byId, inDrawer])).toEqual([
    [seller, true],
    [owner, false],
  ]);
  expect(undoing[0]).toMatchObject({ category: null, amount: 0, means: null });
});

test("[X1] [J3] [J3a] a fact of somebody dismissed is kept and flagged; a reseller has spent nothing of the shop's", async () => {
  const tills = till(seller);
  const gone = tills.spent(rent);
  await world.database.sql`
    update shop_users set is_active = false where shop_id = ${shop} and user_id = ${seller}`;
  expect(await tills.send(gone, tills.undone(gone.id))).toEqual([
    ["seller-dismissed"],
    ["seller-dismissed"],
  ]);
  const reseller = till(await world.member(shop, "reseller"));
  expect(await reseller.send(reseller.spent(rent), reseller.undone(gone.id))).toEqual([
    ["not-allowed"],
    ["not-allowed"],
  ]);
  expect((await expensesSeen(owner)).map(({ flags }) => flags)).toEqual([
    ["seller-dismissed"],
    ["seller-dismissed"],
  ]);
});

test("[J2] [F1] an expense sent again is one, and another under its name is refused", async () => {
  const one = till(owner);
  const told = one.spent(rent);
  expect(await one.send(told)).toEqual([[]]);
  expect(await one.send(told)).toEqual([[]]);
  expect(await one.send({ ...told, body: { ...rent, amount: 5 } } as Operation)).toEqual([
    ["id-reused"],
  ]);
  expect(await expensesSeen(owner)).toMatchObject([{ amount: 75_000 }]);
});

test("[J6] what is no expense is not understood", async () => {
  const odd = [
    { ...rent, amount: 0 },
    { ...rent, amount: 1.5 },
    { ...rent, amount: 10_000_000_000 },
    { ...rent, category: "fun" },
    { ...rent, means: "credit" },
    { ...rent, note: " " },
    { ...rent, imageId: "short" },
  ];
  expect(await till(owner).spend(...odd)).toEqual(odd.map(() => ["not-understood"]));
  // As many francs as the books take.
  expect(await till(owner).spend({ ...rent, amount: 9_999_999_999 })).toEqual([[]]);
  expect(await expensesSeen(owner)).toHaveLength(1);
});

test("[X6] pieces that were lost say how, and what was told before says nothing", async () => {
  await world.product(shop, owner, "riz0", { stock: 20 });
  const device = world.device();
  const adjust = (body: object) =>
    device.operation(shop, "adjust", { productId: "riz0", reason: "r", ...body } as never);
  const sent = await world.send(seller, device, [
    adjust({ mode: "decrease", quantity: 2, loss: "broken" }),
    adjust({ mode: "count", counted: 15, shownBefore: 18, loss: "expired" }),
    adjust({ mode: "decrease", quantity: 1 }),
    adjust({ mode: "decrease", quantity: 1, loss: "eaten" }),
  ]);
  expect(reasonsIn(sent)).toEqual([[], [], [], ["not-understood"]]);
  const rows = await seen(owner, `shop:${shop}`);
  expect(rows === "gone" ? [] : rows.adjustments?.map(({ delta, loss }) => [delta, loss])).toEqual([
    [-2, "broken"],
    [-3, "expired"],
    [-1, null],
  ]);
});
