import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { reasonsIn, type SyncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";
import { type Scene, type TransferWorld, transferWorld } from "#tests/support/transfer-world.ts";

let given: TransferWorld;
let world: SyncWorld;
let shop = "";
let owner = "";
let manager = "";
let employee = "";
let reseller = "";
let at: Scene;

beforeAll(async () => {
  given = await transferWorld();
  ({ world, shop } = given);
  ({ owner, manager, employee, reseller } = given.people);
});
afterAll(() => world.close());
beforeEach(async () => {
  at = await given.scene();
});

describe("a hand-over", () => {
  test("[T1] leaves the stock at once; confirmed from the office's products screen, else pending", async () => {
    const outright = at.owner.acts.handOver({
      resellerId: reseller,
      productId: at.product,
      quantity: 4,
    });
    const atTill = at.owner.acts.handOver({
      resellerId: reseller,
      productId: at.product,
      origin: "till",
    });
    expect(await at.owner.send(outright, atTill)).toEqual([[], []]);
    expect(await at.stock()).toBe(11);
    const { transfers } = await at.rows();
    expect(transfers).toMatchObject([
      { id: outright.id, status: "confirmed", quantity: 4, inStock: 4, sold: 0, returned: 0 },
      { id: atTill.id, status: "pending", inStock: 5, minPrice: 400, decided: null, byId: owner },
    ]);
    expect(transfers[0]?.productName).toBe(`Article ${at.product}`);
    const theirs = at.employee.acts.handOver({
      resellerId: reseller,
      productId: at.product,
      quantity: 1,
    });
    await at.employee.send(theirs);
    expect((await at.rows()).transfers.at(-1)?.status).toBe("pending");
  });

  test("[J3] is kept whatever is odd about it, and flagged", async () => {
    const left = await world.member(shop, "reseller");
    await endMember(world.accounts, { shopId: shop, userId: left });
    const reasons = await at.owner.send(
      at.owner.acts.handOver({ resellerId: left, productId: at.product }),
      at.owner.acts.handOver({ resellerId: employee, productId: at.product }),
      at.owner.acts.handOver({ resellerId: reseller, productId: "nobody-knows" }),
      at.owner.acts.handOver({ resellerId: reseller, productId: at.product, minPrice: 1 }),
      at.owner.acts.handOver({ resellerId: reseller, productId: at.product, quantity: 50 }),
    );
    expect(reasons).toEqual([
      ["reseller-left"],
      ["reseller-left"],
      ["unknown-product"],
      ["price-below-minimum"],
      [],
    ]);
    expect(await at.stock()).toBe(20 - 5 - 5 - 5 - 50);
    expect(await world.stockOf(shop, "nobody-knows")).toBe(-5);
  });

  test("[T12] asks the reseller and the owner when it waits, never whoever made it", async () => {
    const till = transferActs(world.device(), shop);
    await at.employee.send(
      till.handOver({ resellerId: reseller, productId: at.product, origin: "till" }),
    );
    await at.owner.send(
      at.owner.acts.handOver({ resellerId: reseller, productId: at.product, origin: "till" }),
    );
    await at.owner.send(at.owner.acts.handOver({ resellerId: reseller, productId: at.product }));
    expect(await at.noticesTo(owner)).toEqual(["product_transfer_request"]);
    expect(await at.noticesTo(employee)).toEqual([]);
    expect(await at.noticesTo(reseller)).toEqual([
      "product_transfer_request",
      "product_transfer_request",
      "product_transfer_received",
    ]);
  });

  test("[T12] that stands at once is told to the reseller alone, by whom and how many", async () => {
    await at.manager.send(
      at.manager.acts.handOver({ resellerId: reseller, productId: at.product, quantity: 3 }),
    );
    expect(await at.noticesTo(owner)).toEqual([]);
    expect(await at.noticesTo(manager)).toEqual([]);
    const [notice] = (await at.rows()).notices;
    expect(notice).toMatchObject({
      ...{ userId: reseller, type: "product_transfer_received" },
      data: { productName: expect.any(String), quantity: 3, personName: expect.any(String) },
    });
  });
});

describe("a decision", () => {
  const waiting = () =>
    at.owner.acts.handOver({ resellerId: reseller, productId: at.product, origin: "till" });

  test("[T3] by the reseller or the office; the first one stands", async () => {
    const transfer = waiting();
    await at.owner.send(transfer);
    expect(await at.reseller.send(at.reseller.acts.decide(transfer, "confirm", "reçu"))).toEqual([
      [],
    ]);
    expect(await at.owner.send(at.owner.acts.decide(transfer, "reject"))).toEqual([
      ["already-decided"],
    ]);
    expect(await at.stock()).toBe(15);
    const [row] = (await at.rows()).transfers;
    expect(row).toMatchObject({ status: "confirmed", inStock: 5 });
    expect(row?.decided).toMatchObject({ by: reseller, name: "reseller", note: "reçu" });
    expect(await at.noticesTo(owner)).toEqual(["product_transfer_confirmed"]);
  });

  test("[T3] two owners' devices at once: one stands, whichever it is", async () => {
    const transfer = waiting();
    await at.owner.send(transfer);
    const [one, other] = [world.device(), world.device()];
    const answers = await Promise.all([
      world.send(owner, one, [transferActs(one, shop).decide(transfer, "reject")]),
      world.send(manager, other, [transferActs(other, shop).decide(transfer, "reject")]),
    ]);
    expect(answers.flatMap(reasonsIn).toSorted()).toEqual([[], ["already-decided"]]);
    expect(await at.stock()).toBe(20);
  });

  test("[T3] a rejection brings the goods back, once, with its line in the history", async () => {
    const transfer = waiting();
    await at.owner.send(transfer);
    const reject = at.reseller.acts.decide(transfer, "reject", "trop cher");
    expect(await at.reseller.send(reject, reject)).toEqual([[], []]);
    expect(await at.stock()).toBe(20);
    const { transfers, adjustments, stocks } = await at.rows();
    expect(transfers[0]).toMatchObject({ status: "rejected", inStock: 0 });
    expect(adjustments).toMatchObject([
      { mode: "transfer-rejected", delta: 5, transferId: transfer.id, reason: "trop cher" },
    ]);
    expect(stocks[0]?.rev).toBe(transfers[0]?.rev);
    expect(await at.noticesTo(owner)).toEqual(["product_transfer_rejected"]);
  });

  test("[T12] is told to whoever handed the goods over, to the owner and to the reseller, but not to whoever decides", async () => {
    const handOver = (by: Scene["employee"]) =>
      by.acts.handOver({ resellerId: reseller, productId: at.product, origin: "till" });
    const [one, other] = [handOver(at.employee), handOver(at.employee)];
    await at.employee.send(one, other);
    await at.manager.send(at.manager.acts.decide(one, "confirm"));
    await at.owner.send(at.owner.acts.decide(other, "reject"));
    const decided = ["product_transfer_confirmed", "product_transfer_rejected"];
    const asked = ["product_transfer_request", "product_transfer_request"];
    expect((await at.noticesTo(employee)).toSorted()).toEqual(decided);
    expect((await at.noticesTo(reseller)).toSorted()).toEqual([...decided, ...asked]);
    expect((await at.noticesTo(owner)).toSorted()).toEqual([decided[0], ...asked]);
    expect(await at.noticesTo(manager)).toEqual([]);
  });

  test("is about the transfer as it is; another one, or nobody's, is refused", async () => {
    const transfer = waiting();
    await at.owner.send(transfer);
    const other = { ...transfer, body: { ...(transfer.body as object), quantity: 4 } } as Operation;
    const nobodys = { ...transfer, id: crypto.randomUUID() };
    expect(
      await at.owner.send(
        at.owner.acts.decide(other, "reject"),
        at.owner.acts.decide(nobodys, "reject"),
      ),
    ).toEqual([["not-understood"], ["unknown-transfer"]]);
    expect(await at.stock()).toBe(15);
  });
});

describe("a return", () => {
  test("[T7] enters the stock and leaves what is held; more than that is flagged", async () => {
    const transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
    await at.owner.send(transfer);
    expect(await at.reseller.send(at.reseller.acts.giveBack(transfer, 2))).toEqual([[]]);
    expect(await at.employee.send(at.employee.acts.giveBack(transfer, 4))).toEqual([
      ["more-than-held"],
    ]);
    expect(await at.stock()).toBe(21);
    const { transfers, adjustments } = await at.rows();
    expect(transfers[0]).toMatchObject({ returned: 6, inStock: -1 });
    expect(adjustments.map(({ mode, delta, flags }) => [mode, delta, flags])).toEqual([
      ["reseller-return", 2, []],
      ["reseller-return", 4, ["more-than-held"]],
    ]);
  });

  test("[J3] of a transfer that nobody knows is kept; it counts once the transfer comes after all", async () => {
    const transfer = at.owner.acts.handOver({ resellerId: reseller, productId: at.product });
    expect(
      await at.reseller.send(
        at.reseller.acts.giveBack(transfer, 2),
        at.reseller.acts.sell([transfer, 1, 600]),
      ),
    ).toEqual([
      ["unknown-transfer", "seller-dismissed"],
      ["unknown-transfer", "seller-dismissed"],
    ]);
    expect(await at.stock()).toBe(22);
    await at.owner.send(transfer);
    expect((await at.rows()).transfers[0]).toMatchObject({ sold: 1, returned: 2, inStock: 2 });
  });
});

test("notices are read by the person they are for, on any of their devices", async () => {
  const transfer = at.owner.acts.handOver({
    resellerId: reseller,
    productId: at.product,
    origin: "till",
  });
  await at.owner.send(transfer);
  await at.reseller.send(at.reseller.acts.decide(transfer, "confirm"));
  const mine = (await at.rows()).notices.filter(({ userId }) => userId === owner);
  const ids = mine.map(({ id }) => id);
  const read = (device: ReturnType<SyncWorld["device"]>) =>
    device.operation(shop, "notification.read", { ids });
  expect(await at.manager.send(read(world.device()))).toEqual([[]]);
  expect((await at.rows()).notices.every(({ readAt }) => readAt === null)).toBe(true);
  await at.owner.send(read(world.device()));
  const after = (await at.rows()).notices.filter(({ userId }) => userId === owner);
  expect(after.map(({ readAt }) => readAt !== null)).toEqual(mine.map(() => true));
});
