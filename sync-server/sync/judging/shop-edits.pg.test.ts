import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OperationBody } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import {
  reasonsIn,
  rowsIn,
  type SyncWorld,
  statusesIn,
  syncWorld,
} from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let scope = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  scope = `shop:${shop}`;
});
afterAll(() => world.close());

const all = async (rev = 0) =>
  rowsIn(
    await world.send(owner, world.device(), [], { cursors: [[scope, { epoch: 1, rev }]] }),
    scope,
  );
type Patch = OperationBody<"shop.edit">["patch"];
const edit = async (userId: string, ...patches: Patch[]) => {
  const device = world.device();
  const operations = patches.map((patch) => device.operation(shop, "shop.edit", { patch }));
  return reasonsIn(await world.send(userId, device, operations));
};
const limitAgencies = (most: number | null) =>
  world.database.sql`update shops set max_agencies = ${most} where id = ${shop}`;

describe("an edit of the shop", () => {
  test("[M1] two editors merge field by field; what one replaced unseen goes to the history", async () => {
    const manager = await world.member(shop, "manager");
    expect(
      await edit(owner, {
        phone: ["", "677"],
        address: ["", "Rue Joss"],
        categories: [[], ["Riz"]],
      }),
    ).toEqual([[]]);
    expect(await edit(manager, { phone: ["", "699"], vatRate: [0, 1925] })).toEqual([[]]);
    expect((await all()).shops).toMatchObject([
      { phone: "699", address: "Rue Joss", vatRate: 1925, categories: ["Riz"], name: "Akwa" },
    ]);
    const history = await world.database.sql`
      select field, was, became, by_id from shop_history where shop_id = ${shop}`;
    expect([...history]).toEqual(
      [{ field: "phone", was: "677", became: "699", byId: manager }].map(({ byId, ...rest }) => ({
        ...rest,
        by_id: byId,
      })),
    );
  });

  test("[J4] is refused to those who may not, and when it cannot be", async () => {
    const seller = await world.member(shop, "seller");
    expect(await edit(seller, { phone: ["", "1"] })).toEqual([["not-allowed"]]);
    expect(
      await edit(owner, { timeZone: ["Africa/Douala", "Mars/Olympus"] }, { name: ["Akwa", " "] }),
    ).toEqual([["not-understood"], ["not-understood"]]);
  });

  test("[M2] a new name reaches the list of shops of every member, its zone the days of the next sales", async () => {
    const seller = await world.member(shop, "seller");
    await world.product(shop, owner, "pain", { stock: 9 });
    const till = world.device();
    const before = await world.send(seller, till, [till.sale(shop, [aLine("pain")])]);
    const accessRev = before.access?.rev ?? 0;
    // 22:30 in Douala, 23:30 in Lubumbashi: past midnight in Nairobi.
    world.now = Date.parse("2026-11-20T21:30:00.000Z");
    expect(
      await edit(owner, {
        name: ["Akwa", "Akwa Centre"],
        timeZone: ["Africa/Douala", "Africa/Nairobi"],
      }),
    ).toEqual([[]]);
    await world.send(seller, till, [till.sale(shop, [aLine("pain")])]);
    const after = await world.send(seller, till, [], { accessRev });
    expect(after.access?.shops).toMatchObject([{ shopName: "Akwa Centre" }]);
    expect((await all()).sales?.map(({ day }) => day).toSorted()).toEqual([
      "2026-11-20",
      "2026-11-21",
    ]);
  });
});

describe("agencies", () => {
  const id = () => crypto.randomUUID();

  test("[A1] are made, changed and archived; the plan's limit counts those in use, two devices offline included", async () => {
    await limitAgencies(2);
    const [one, two, three] = [id(), id(), id()];
    const [left, right] = [world.device(), world.device()];
    const create = (device: typeof left, agencyId: string, name: string) =>
      device.operation(shop, "agency.create", { agencyId, name, address: "" });
    const first = [create(left, one, "Bonapriso"), create(left, two, "Deïdo")];
    expect(reasonsIn(await world.send(owner, left, first))).toEqual([[], []]);
    expect(reasonsIn(await world.send(owner, right, [create(right, three, "Akwa Nord")]))).toEqual([
      ["plan-limit"],
    ]);
    const more = [
      left.operation(shop, "agency.edit", { agencyId: one, patch: { archived: [false, true] } }),
      create(left, three, "Akwa Nord"),
      left.operation(shop, "agency.edit", { agencyId: one, patch: { archived: [true, false] } }),
      left.operation(shop, "agency.edit", { agencyId: two, patch: { name: ["Deïdo", "Deïdo 2"] } }),
      create(left, two, "Encore"),
      left.operation(shop, "agency.edit", { agencyId: id(), patch: { name: ["a", "b"] } }),
    ];
    expect(reasonsIn(await world.send(owner, left, more))).toEqual([
      [],
      [],
      ["plan-limit"],
      [],
      ["id-taken"],
      ["unknown-agency"],
    ]);
    const rows = (await all()).agencies ?? [];
    expect(rows.map(({ name, archived }) => [name, archived]).toSorted()).toEqual([
      ["Akwa Nord", false],
      ["Bonapriso", true],
      ["Deïdo 2", false],
    ]);
  });

  test("[A2] a sale tells its agency, alone or among others, sent again or not, known to the shop or not", async () => {
    await world.product(shop, owner, "lait", { stock: 50 });
    const [here, there] = [id(), id()];
    const till = world.device();
    const sales = [undefined, here, here, there, undefined].map((agencyId) =>
      till.sale(shop, [aLine("lait")], agencyId ? { agencyId } : {}),
    );
    expect(statusesIn(await world.send(owner, till, sales))).toEqual(Array(5).fill("applied"));
    const late = till.sale(shop, [aLine("lait")], { agencyId: there });
    const again = await world.send(owner, till, [sales[1] as never, late]);
    expect(statusesIn(again)).toEqual(["applied", "applied"]);
    const told = (await all()).sales?.map(({ id, agencyId }) => [id, agencyId]);
    expect(new Map(told as [string, string | null][])).toEqual(
      new Map([
        [sales[0]?.id, null],
        [sales[1]?.id, here],
        [sales[2]?.id, here],
        [sales[3]?.id, there],
        [sales[4]?.id, null],
        [late.id, there],
      ]),
    );
    expect(await world.stockOf(shop, "lait")).toBe(44);
  });

  test("[T10] are none of a reseller's business", async () => {
    const reseller = await world.member(shop, "reseller");
    const office = world.device();
    const body = { agencyId: id(), name: "Bonapriso", address: "" };
    await world.send(owner, office, [office.operation(shop, "agency.create", body)]);
    await edit(owner, { address: ["", "Rue Joss"], email: ["", "office@akwa.cm"] });
    const own = `${scope}:reseller:${reseller}`;
    const cursors: [string, { epoch: number; rev: number }][] = [[own, { epoch: 1, rev: 0 }]];
    const rows = rowsIn(await world.send(reseller, world.device(), [], { cursors }), own);
    expect(rows.agencies ?? []).toEqual([]);
    expect(rows.shops).toMatchObject([
      { name: "Akwa", address: "Rue Joss", email: "", categories: [], logo: null },
    ]);
    const device = world.device();
    const tries = [
      device.operation(shop, "agency.create", { ...body, agencyId: id() }),
      device.operation(shop, "shop.edit", { patch: { phone: ["", "1"] } }),
    ];
    expect(reasonsIn(await world.send(reseller, device, tries))).toEqual([
      ["not-allowed"],
      ["not-allowed"],
    ]);
  });
});

test("[P4] owner and managers say how the shop is paid by mobile money; nothing odd is said, resellers read none of it", async () => {
  const seller = await world.member(shop, "seller");
  const asks = {
    codes: [
      { code: "123456", operator: "mtn" },
      { code: "654321", operator: "orange" },
    ],
    sticker: "00020101021126180014CM.GIMAC.PAY.QR",
  };
  expect((await all()).shops?.[0]?.payCodes).toBeNull();
  expect(await edit(seller, { payCodes: [null, asks] })).toEqual([["not-allowed"]]);
  expect(await edit(owner, { payCodes: [null, asks] })).toEqual([[]]);
  for (const odd of [
    { codes: [{ code: "12 34", operator: "mtn" }], sticker: null },
    { codes: [asks.codes[0], asks.codes[0]], sticker: null },
    { codes: [], sticker: "https://example.com/pay" },
  ])
    expect(await edit(owner, { payCodes: [asks, odd] } as Patch)).toEqual([["not-understood"]]);
  const [row] = (await all()).shops ?? [];
  expect(row?.payCodes).toEqual(asks);
  // Postgres keeps the fields in the order in which the schema has them: what was seen is what is there.
  expect(JSON.stringify(row?.payCodes)).toBe(JSON.stringify(asks));
  const reseller = await world.member(shop, "reseller");
  expect(
    (await world.rows(reseller, `shop:${shop}:reseller:${reseller}`)).shops?.[0]?.payCodes,
  ).toBe(null);
});
