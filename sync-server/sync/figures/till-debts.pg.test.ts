import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tillFigures } from "#shared/rules/till.ts";
import type { CloseTillBody } from "#shared/schemas/till.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let shop = "";
let seller = "";
let device: HandDevice;

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  const owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 500, minPrice: 0 });
  device = world.device();
});

const open = (float: number) => device.operation(shop, "till.open", { float });
const sale = (price: number) => device.sale(shop, [aLine("savon", { price })]);

/** What a device tells of a till: cash sales of these amounts after an opening with this float. */
function closing(
  told: Partial<CloseTillBody> & { sales?: number[]; float?: number },
): CloseTillBody {
  const { sales = [], float = 0, ...rest } = told;
  const facts = sales.map((amount, index) => ({
    ...{ kind: "sale" as const, receipt: index + 1, lines: [aLine("savon", { price: amount })] },
    payments: [{ method: "cash" as const, amount }],
  }));
  return {
    ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: true, counts: [], counted: 0 },
    ...{ figures: tillFigures(float, facts), vatRate: 0, note: "", sellers: [] },
    ...rest,
  };
}

/** What the books found instead of what was told. */
async function bookedOf({ id }: { id: string }) {
  const [act] = await world.database.sql`
    select close -> 'booked' as booked from till_acts where shop_id = ${shop} and id = ${id}`;
  return act?.booked;
}

const payment = (amount: number, method: "cash" | "mobile-money", receipt: number) =>
  device.operation(shop, "account.move", {
    ...{
      kind: "payment",
      customerId: crypto.randomUUID(),
      amount,
      owedBefore: amount,
      method,
      receipt,
    },
  });

test("[C7] [Z2] debts paid at this device are in its closing by means, those of others and of before are not", async () => {
  const other = world.device();
  const elsewhere = other.operation(shop, "account.move", {
    ...{ kind: "payment", customerId: crypto.randomUUID(), amount: 9999, owedBefore: 0 },
    ...{ method: "cash", receipt: 1 },
  });
  await world.send(seller, other, [elsewhere]);
  const before = payment(8000, "cash", 1);
  const opened = open(500);
  const sold = sale(1000);
  const paid = [payment(2500, "cash", 2), payment(700, "mobile-money", 3), payment(40, "cash", 4)];
  const charged = device.operation(shop, "account.move", {
    ...{ kind: "charge", customerId: crypto.randomUUID(), amount: 3000, owedBefore: 0 },
    saleId: crypto.randomUUID(),
  });
  const told = closing({ after: opened.id, sales: [1000], float: 500 });
  const figures = { ...told.figures, debtsCash: 2540, debtsMobileMoney: 700, expected: 4040 };
  const closed = device.operation(shop, "till.close", { ...told, figures });
  const acts = [before, opened, sold, ...paid, charged, closed];
  expect(reasonsIn(await world.send(seller, device, acts)).at(-1)).toEqual([]);
  const left = payment(60, "cash", 5);
  const short = device.operation(shop, "till.close", closing({ z: 2, after: closed.id }));
  const answer = await world.send(seller, device, [left, short]);
  expect(reasonsIn(answer).at(-1)).toEqual(["till-mismatch"]);
  expect(await bookedOf(short)).toMatchObject({ debtsCash: 60, expected: 60, revenue: 0 });
});
