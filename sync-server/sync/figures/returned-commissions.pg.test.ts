import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import type { SyncWorld } from "#tests/support/sync-world.ts";
import { type Scene, type TransferWorld, transferWorld } from "#tests/support/transfer-world.ts";

let given: TransferWorld;
let world: SyncWorld;
let shop = "";
let reseller = "";
let at: Scene;

beforeAll(async () => {
  given = await transferWorld();
  ({ world, shop } = given);
  ({ reseller } = given.people);
});
afterAll(() => world.close());
beforeEach(async () => {
  at = await given.scene();
});

describe("goods of a confirmed sale that come back", () => {
  let transfer: Operation;
  let sale: Operation;
  let confirm: Operation;
  beforeEach(async () => {
    transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
    sale = at.reseller.acts.sell([transfer, 3, 600]);
    await at.owner.send(transfer);
    await at.reseller.send(sale);
    confirm = at.owner.acts.decideSale(sale, "confirm");
  });

  const back = (quantity: number, given: { isVoid?: true } = {}) =>
    at.owner.device.operation(shop, "return", {
      ...{ saleId: confirm.id, restock: true, refund: "cash", reason: "casse" },
      lines: [{ productId: at.product, quantity, price: 600 }],
      ...{ total: 600 * quantity, ...given },
    });
  const earned = async () => {
    const { resellerSales } = await at.rows();
    return resellerSales.map(({ commission, rev }) => [commission?.amount, rev]);
  };

  test("[T13] take it from each reseller whose goods stood on a ticket of the office", async () => {
    const another = await world.member(shop, "reseller");
    const others = at.owner.acts.handOver({ resellerId: another, productId: at.product });
    await at.owner.send(others);
    const both = at.owner.acts.sell([transfer, 2, 600], [others, 2, 700]);
    expect(await at.owner.send(both)).toEqual([[]]);
    const lines = [{ productId: at.product, quantity: 1, price: 700 }];
    const one = at.owner.device.operation(shop, "return", {
      ...{ saleId: both.id, restock: true, refund: "cash", reason: "casse", lines, total: 700 },
    });
    expect(await at.owner.send(one)).toEqual([[]]);
    const { resellerSales } = await at.rows();
    const ofTicket = resellerSales.filter(({ ticketId }) => ticketId === both.id);
    expect(ofTicket.map(({ commission }) => commission?.amount)).toEqual([400, 300]);
  });

  test("[T13] take their margin from what waits, each piece once, and its row travels anew", async () => {
    await at.owner.send(confirm);
    const [[, before] = []] = await earned();
    expect(await at.owner.send(back(1))).toEqual([[]]);
    const [[amount, rev] = []] = await earned();
    expect(amount).toBe(400);
    expect(rev).toBeGreaterThan(before ?? 0);
    expect(await at.owner.send(back(1))).toEqual([[]]);
    expect(await earned()).toMatchObject([[200, expect.anything()]]);
    expect(await at.owner.send(back(5))).toEqual([["more-returned-than-sold"]]);
    expect(await earned()).toMatchObject([[0, expect.anything()]]);
  });

  test("[T13] of a sale undone, it earns nothing, and what is paid of it is what is left", async () => {
    await at.owner.send(confirm, back(3, { isVoid: true }));
    expect(await earned()).toMatchObject([[0, expect.anything()]]);
    expect(await at.owner.send(at.owner.acts.pay(reseller, [sale], 600))).toEqual([
      ["amount-mismatch"],
    ]);
  });

  test("[T13] change nothing that was paid: kept, and flagged for the owner", async () => {
    await at.owner.send(confirm, back(1), at.owner.acts.pay(reseller, [sale], 400));
    expect(await at.owner.send(back(1))).toEqual([["commission-paid"]]);
    expect(await earned()).toMatchObject([[400, expect.anything()]]);
  });

  test("[T13] before the books heard of the sale, count all the same", async () => {
    expect(await at.owner.send(back(1))).toEqual([["more-returned-than-sold"]]);
    await at.owner.send(confirm);
    expect(await earned()).toMatchObject([[400, expect.anything()]]);
  });
});
