import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import { checkTotals } from "#server/sync/figures/check-totals.ts";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import type { Loyalty } from "#shared/schemas/loyalty.ts";
import type { KindOfPoints } from "#shared/schemas/points-kinds.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let seller = "";
let shop = "";
let awa = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  seller = await world.member(shop, "seller");
  awa = await world.customer(shop, owner, { creditLimit: 100 });
});
afterAll(() => world.close());

const points = (kind: KindOfPoints, amount: number, more: object = {}) =>
  ({ kind, customerId: awa, amount, saleId: id(), ...more }) as AccountMoveBody;
async function move(bodies: AccountMoveBody[], by = seller, device = world.device()) {
  const operations = bodies.map((body) => device.operation(shop, "account.move", body));
  return reasonsIn(await world.send(by, device, operations));
}
const seen = (by = owner, scope = `shop:${shop}`) => world.rows(by, scope);
const account = async (customerId = awa) =>
  (await seen()).accounts?.find((one) => one.customerId === customerId);

const turn = (by: string, seenBefore: Loyalty | null, wanted: Loyalty | null) =>
  world.act(by, shop, "shop.edit", { patch: { loyalty: [seenBefore, wanted] } });
const some = { francsPerPoint: 1000, francsOfPoint: 10 };

test("[Y1] points are the sum of their moves, and move no franc, no limit and no total", async () => {
  const charge = { kind: "charge", customerId: awa, amount: 100, owedBefore: 0, saleId: id() };
  const moves = [points("earn", 900), points("spend", 300), points("take-back", 50)];
  const answers = await move([charge as AccountMoveBody, ...moves, points("give-back", 7)]);
  expect(answers).toEqual([[], [], [], [], []]);
  expect(await account()).toMatchObject({ balance: 100, points: 557 });
  const { accountMoves = [] } = await seen();
  const told = accountMoves.map((one) => [one.kind, one.change, one.points ?? null]);
  expect(told.sort()).toEqual([
    ["charge", 100, null],
    ["earn", 0, 900],
    ["give-back", 0, 7],
    ["spend", 0, -300],
    ["take-back", 0, -50],
  ]);
  const { differences } = await checkTotals(world.database.sql, shop);
  expect(differences).toEqual([]);
});

test("[Y1] [J2] the same move again moves nothing", async () => {
  const device = world.device();
  const operation = device.operation(shop, "account.move", points("earn", 5));
  await world.send(seller, device, [operation]);
  await world.send(seller, device, [operation]);
  expect(await account()).toMatchObject({ points: 5 });
});

test("[Y3] what two devices spend together beyond what there was is kept, and the later is flagged", async () => {
  expect(await move([points("earn", 10)])).toEqual([[]]);
  expect(await move([points("spend", 10)])).toEqual([[]]);
  expect(await move([points("spend", 1)])).toEqual([["points-overdrawn"]]);
  expect(await account()).toMatchObject({ points: -1 });
  // Goods that came back after their points were spent are nobody's fault.
  expect(await move([points("take-back", 4)])).toEqual([[]]);
  expect(await move([points("earn", 9), points("spend", 4)])).toEqual([[], []]);
});

test("[Y1] [Y3] [C8] doubles that were merged have their points together", async () => {
  const double = await world.customer(shop, owner, { creditLimit: 100 });
  const device = world.device();
  const patch = { mergedInto: [null, awa] as [string | null, string | null] };
  await world.send(owner, device, [
    device.operation(shop, "customer.edit", { customerId: double, patch }),
  ]);
  expect(await move([points("earn", 10, { customerId: double })])).toEqual([[]]);
  expect(await move([points("spend", 10), points("spend", 1)])).toEqual([
    ...[[], ["points-overdrawn"]],
  ]);
  expect([(await account())?.points, (await account(double))?.points]).toEqual([-11, 10]);
});

test("[Y3] [C4] [V4] points of a stranger are kept and flagged; whoever reads nothing learns nothing of them", async () => {
  expect(await move([points("spend", 3, { customerId: id() })])).toEqual([
    ["unknown-customer", "points-overdrawn"],
  ]);
  await endMember(world.accounts, { shopId: shop, userId: seller });
  const [reasons] = await move([points("spend", 3)]);
  expect(reasons).toEqual(["seller-dismissed"]);
});

test("[Y1] the owner turns points on and off; a seller does not, and nothing odd is said", async () => {
  const loyaltyOf = async () => (await seen()).shops?.[0]?.loyalty;
  expect(await loyaltyOf()).toBeNull();
  expect(await turn(seller, null, some)).toEqual(["not-allowed"]);
  expect(await turn(owner, null, some)).toEqual([]);
  expect(await loyaltyOf()).toEqual(some);
  for (const odd of [
    { ...some, francsPerPoint: 0 },
    { francsPerPoint: 5 },
    { ...some, francsOfPoint: 1.5 },
  ])
    expect(await turn(owner, some, odd as Loyalty)).toEqual(["not-understood"]);
  expect(await loyaltyOf()).toEqual(some);
  const rev = (await seen()).shops?.[0]?.rev;
  // The same words in another order say the same.
  expect(await turn(owner, some, { francsOfPoint: 10, francsPerPoint: 1000 })).toEqual([]);
  expect((await seen()).shops?.[0]?.rev).toBe(rev);
  expect(await turn(owner, some, null)).toEqual([]);
  expect(await loyaltyOf()).toBeNull();
});

test("[Y6] a reseller moves no points and is told neither of them nor of what they are worth", async () => {
  await turn(owner, null, some);
  const reseller = await world.member(shop, "reseller");
  expect(await move([points("earn", 10)])).toEqual([[]]);
  expect(await move([points("earn", 10)], reseller)).toEqual([["not-allowed"]]);
  const read = await seen(reseller, `shop:${shop}:reseller:${reseller}`);
  expect([read.accounts ?? [], read.accountMoves ?? []]).toEqual([[], []]);
  expect(read.shops?.[0]?.loyalty).toBeNull();
  expect(await account()).toMatchObject({ points: 10 });
});

test.each([
  ["no point", { amount: 0 }],
  ["half a point", { amount: 0.5 }],
  ["fewer than none", { amount: -5 }],
  ["no ticket", { saleId: undefined }],
  ["nobody's", { customerId: "awa" }],
  ["a kind that nobody knows", { kind: "win" }],
])("[Y1] what no screen lets through is not understood: %s", async (_, wrong) => {
  expect(await move([points("earn", 5, wrong)])).toEqual([["not-understood"]]);
  expect(await account()).toBeUndefined();
});
