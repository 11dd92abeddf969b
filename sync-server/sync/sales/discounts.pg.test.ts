import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import type { SaleBody } from "#shared/schemas/sale.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";
let manager = "";
let rev = 0;

const above = ["discount-above-ceiling"];

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  manager = await world.member(shop, "manager");
  rev = await world.product(shop, owner, "farine", { price: 500, minPrice: 1, stock: 1000 });
});
afterAll(() => world.close());

/** Ten pieces at 500 with so much taken off the ticket, told as `said`. */
function sold(off: number, said: Discount[], given: Partial<SaleBody> = {}): Operation {
  const total = 5000 - off;
  const line = aLine("farine", { quantity: 10, ...(off > 0 && { discount: off }) });
  return world.device().sale(shop, [line], {
    catalogRev: rev,
    total,
    payments: [{ method: "cash", amount: total, tendered: total }],
    ...(said.length > 0 && { discounts: said }),
    ...given,
  });
}

const ofTicket = (amount: number): Discount[] => [{ amount, reason: "negotiated" }];

/** Each sale by a device of its own: what the books say of it. */
async function flagsOf(userId: string, ...sales: Operation[]) {
  const flags: string[][] = [];
  for (const sale of sales)
    flags.push(...reasonsIn(await world.send(userId, world.device(), [sale])));
  return flags;
}

async function ceilings(patch: Record<string, [number | null, number | null]>): Promise<void> {
  const office = world.device();
  const edit = office.operation(shop, "shop.edit", { patch } as never);
  expect((await world.send(owner, office, [edit])).verdicts[0]?.[0]).toBe("applied");
}

describe("[B4] a ceiling", () => {
  test("is of a role: a tenth for a seller to the franc, none for the office", async () => {
    const sales = () => [sold(500, ofTicket(500)), sold(501, ofTicket(501))];
    expect(await flagsOf(seller, ...sales())).toEqual([[], above]);
    expect(await flagsOf(manager, ...sales())).toEqual([[], []]);
    expect(await flagsOf(owner, ...sales(), sold(4990, ofTicket(4990)))).toEqual([[], [], []]);
  });

  test("is of a line by itself too", async () => {
    const dear = aLine("farine", { quantity: 10 });
    const cheap = aLine("farine", { quantity: 1, discount: 51 });
    const paid = 5000 + 449;
    const sale = world.device().sale(shop, [dear, cheap], {
      catalogRev: rev,
      total: paid,
      payments: [{ method: "cash", amount: paid, tendered: paid }],
      discounts: [{ line: 1, amount: 51, reason: "damaged" }],
    });
    expect(await flagsOf(seller, sale)).toEqual([above]);
  });

  test("refuses nothing: what was allowed by the office is kept as told, and flagged", async () => {
    const said: Discount[] = [{ amount: 2500, rate: 5000, reason: "gesture", allowedBy: owner }];
    const sale = sold(2500, said);
    expect(await flagsOf(seller, sale)).toEqual([above]);
    const [row] = await world.database.sql`
      select total::int as total, flags, discounts from sales where id = ${sale.id}`;
    expect(row).toEqual({ total: 2500, flags: above, discounts: said });
  });

  test("that the owner edits counts from then on, on every instance", async () => {
    const fresh = createSync({ database: world.database, clock: world.clock });
    const elsewhere = async (sale: Operation) =>
      reasonsIn(await exchange(fresh, { userId: seller }, world.device().request([sale])));
    expect(await elsewhere(sold(1000, ofTicket(1000)))).toEqual([above]);
    await ceilings({ sellerCeiling: [1000, 2000], managerCeiling: [null, 500] });
    expect(await elsewhere(sold(1000, ofTicket(1000)))).toEqual([[]]);
    expect(await flagsOf(seller, sold(1001, ofTicket(1001)))).toEqual([above]);
    expect(await flagsOf(manager, sold(250, ofTicket(250)), sold(251, ofTicket(251)))).toEqual([
      [],
      above,
    ]);
    await ceilings({ sellerCeiling: [2000, 0], managerCeiling: [500, null] });
    expect(await flagsOf(seller, sold(0, []), sold(1, ofTicket(1)))).toEqual([[], above]);
    await ceilings({ sellerCeiling: [0, 1000] });
  });
});

test("[B4] managers say what sellers may take off, and the owner alone what managers may", async () => {
  const asked = (field: "sellerCeiling" | "managerCeiling", was: number | null) => {
    const device = world.device();
    const patch = { [field]: [was, 2500] };
    return world.send(manager, device, [device.operation(shop, "shop.edit", { patch })]);
  };
  expect(reasonsIn(await asked("managerCeiling", null))).toEqual([["not-allowed"]]);
  expect(reasonsIn(await asked("sellerCeiling", 1000))).toEqual([[]]);
  await ceilings({ sellerCeiling: [2500, 1000] });
});

test("[B3] discounts that are not what the lines bear are kept, and flagged", async () => {
  const sales = [
    sold(100, ofTicket(99)),
    sold(100, []),
    sold(0, ofTicket(100)),
    sold(100, [{ line: 1, amount: 100, reason: "quantity" }]),
  ];
  const flags = await flagsOf(owner, ...sales);
  expect(flags).toEqual(sales.map(() => ["total-mismatch"]));
  const [row] = await world.database.sql`
    select count(*)::int as kept from sales where id in ${world.database.sql(sales.map(({ id }) => id))}`;
  expect(row).toEqual({ kept: 4 });
});

test("[B4] [J9] a line is below the minimum by what it costs after all that is taken off it", async () => {
  const at = await world.product(shop, owner, "grain", { price: 500, minPrice: 460, stock: 100 });
  const sell = (discount: number) => {
    const paid = 1000 - discount;
    return world.device().sale(shop, [aLine("grain", { quantity: 2, discount })], {
      catalogRev: at,
      total: paid,
      payments: [{ method: "cash", amount: paid, tendered: paid }],
      discounts: ofTicket(discount),
    });
  };
  expect(await flagsOf(seller, sell(80), sell(81))).toEqual([[], ["price-below-minimum"]]);
});
