import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { listDevices } from "#server/sync/device-list.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { Cursor, ExchangeAnswer } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readAll, transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let scope = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  scope = `shop:${shop}`;
  await world.product(shop, owner, "savon", { stock: 1000 });
});
afterAll(() => world.close());

const read = (userId: string, cursor: Cursor | null, given = {}) =>
  world.send(userId, world.device(), [], { cursors: [[scope, cursor]], ...given });

function cursorIn(answer: ExchangeAnswer): Cursor {
  const [change] = answer.changes;
  if (change?.state !== "rows") throw new Error(JSON.stringify(change));
  return change.cursor;
}

async function head(): Promise<number> {
  const [row] = await world.database.sql<{ rev: number }[]>`
    select rev from shop_revisions where shop_id = ${shop}`;
  return row?.rev ?? 0;
}

async function sell(
  count: number,
  productId = "savon",
  device: HandDevice = world.device(),
): Promise<Operation[]> {
  const sales = Array.from({ length: count }, () => device.sale(shop, [aLine(productId)]));
  await world.send(owner, device, sales);
  return sales;
}

test("[R2] a page ends between revisions, and the pages together are everything", async () => {
  const from = await head();
  const batches = [3, 1, 5, 2, 9, 1];
  const sent: string[] = [];
  for (const size of batches) sent.push(...(await sell(size)).map(({ id }) => id));
  for (const rowBudget of [1, 2, 4, 7, 11, 1000]) {
    const ids: string[] = [];
    let cursor = { epoch: 1, rev: from };
    for (let more = true; more; ) {
      const answer = await read(owner, cursor, { rowBudget });
      const rows = rowsIn(answer, scope);
      const sales = rows.sales ?? [];
      const perRev = new Map(
        sales.map(({ rev }) => [rev, sales.filter((sale) => sale.rev === rev)]),
      );
      for (const [rev, together] of perRev) {
        expect(together).toHaveLength(batches[rev - from - 1] ?? 0);
        expect(rev).toBeGreaterThan(cursor.rev);
        expect(rev).toBeLessThanOrEqual(cursorIn(answer).rev);
      }
      const count = Object.values(rows).flat().length;
      if (perRev.size > 1) expect(count).toBeLessThanOrEqual(rowBudget);
      ids.push(...sales.map(({ id }) => id));
      const next = cursorIn(answer);
      expect(next.rev).toBeGreaterThan(cursor.rev);
      more = answer.changes[0]?.state === "rows" && answer.changes[0].more;
      cursor = next;
    }
    expect(ids.toSorted()).toEqual(sent.toSorted());
    expect(cursor.rev).toBe(await head());
  }
});

test("[R3] an answer contains the effect of its own operations", async () => {
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon")]);
  const cursor = { epoch: 1, rev: await head() };
  const answer = await world.send(owner, device, [sale], { cursors: [[scope, cursor]] });
  const rev = answer.verdicts[0]?.[1];
  expect(rowsIn(answer, scope).stocks).toMatchObject([{ productId: "savon", rev }]);
  expect(cursorIn(answer).rev).toBe(rev);
});

test("[R5] a cursor of another epoch, ahead of the shop, or none, is answered by a reset", async () => {
  const rev = await head();
  for (const cursor of [null, { epoch: 2, rev: 1 }, { epoch: 1, rev: rev + 1 }]) {
    const [change] = (await read(owner, cursor)).changes;
    expect(change).toMatchObject({ scope, state: "reset", snapshot: { cursor: { epoch: 1 } } });
  }
  expect((await read(owner, { epoch: 1, rev })).changes).toEqual([
    { scope, state: "rows", cursor: { epoch: 1, rev }, rows: {}, more: false },
  ]);
});

test("[R6] rows come whole and in their latest state", async () => {
  const from = await head();
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon", { price: 1 })]);
  await world.send(owner, device, [sale]);
  const settle = device.operation(shop, "sale.settle", { saleId: sale.id, note: "vu" });
  await world.send(owner, device, [settle]);
  const rows = rowsIn(await read(owner, { epoch: 1, rev: from }), scope);
  expect(rows.sales).toHaveLength(1);
  expect(rows.sales?.[0]).toMatchObject({
    id: sale.id,
    flags: ["price-below-minimum"],
    settled: { note: "vu" },
  });
});

test("[R4] the stock of a fact or product that was settled or edited later is not missed", async () => {
  const from = await head();
  const device = world.device();
  await world.product(shop, owner, "later", { stock: 9 });
  const sale = device.sale(shop, [aLine("later-unknown", { price: 1 })]);
  const back = device.operation(shop, "return", {
    ...{ saleId: null, lines: [aLine("later-back")], restock: true },
    ...{ refund: "cash", total: 500, reason: "défaut" },
  });
  await world.send(owner, device, [sale]);
  await world.send(owner, device, [back]);
  await sell(3);
  await world.send(owner, device, [
    device.operation(shop, "sale.settle", { saleId: sale.id, note: "" }),
    device.operation(shop, "sale.settle", { saleId: back.id, note: "" }),
    device.operation(shop, "product.edit", { productId: "later", patch: { category: ["", "x"] } }),
  ]);
  const seen = new Map<string, number>();
  let cursor = { epoch: 1, rev: from };
  for (let more = true; more; ) {
    const answer = await read(owner, cursor, { rowBudget: 1 });
    for (const { productId, quantity } of rowsIn(answer, scope).stocks ?? [])
      seen.set(productId, quantity);
    cursor = cursorIn(answer);
    more = cursor.rev < (await head());
  }
  expect(seen.get("later")).toBe(9);
  expect(seen.get("later-unknown")).toBe(-1);
  expect(seen.get("later-back")).toBe(1);
});

describe("[R7] own sales", () => {
  const answerTo = async (device: HandDevice, sale: Operation) => {
    const cursors: [string, Cursor][] = [[scope, { epoch: 1, rev: await head() }]];
    return rowsIn(await world.send(owner, device, [sale], { cursors }), scope).sales;
  };

  test("need not travel when the device can build the row by itself", async () => {
    const device = world.device();
    const catalogRev = await head();
    expect(
      await answerTo(device, device.sale(shop, [aLine("savon")], { catalogRev })),
    ).toBeUndefined();
  });

  test("travel when anything in the row is the server's", async () => {
    const rev = await world.product(shop, owner, "renamed", { stock: 5 });
    const device = world.device();
    const sell = (catalogRev: number, given = {}) =>
      device.sale(shop, [aLine("renamed", given)], { catalogRev });
    expect(await answerTo(device, sell(rev - 1))).toHaveLength(1);
    expect(await answerTo(device, sell(rev, { price: 1 }))).toHaveLength(1);
    const ahead = device.operation(shop, "sale", sell(rev).body as never, world.now + 1000);
    expect(await answerTo(device, ahead)).toHaveLength(1);
    const again = sell(rev);
    expect(await answerTo(device, again)).toBeUndefined();
    const from = await head();
    await world.send(owner, world.device(), [
      world.device().operation(shop, "sale.settle", { saleId: again.id, note: "" }),
    ]);
    const cursors: [string, Cursor][] = [[scope, { epoch: 1, rev: from }]];
    const rows = rowsIn(await world.send(owner, device, [again], { cursors }), scope);
    expect(rows.sales).toMatchObject([{ id: again.id, settled: { by: owner } }]);
  });
});

describe("who reads", () => {
  test("[V1] owner and staff read the shop, a reseller its name and themselves", async () => {
    for (const role of ["manager", "employee", "seller"] as const) {
      const [change] = (await read(await world.member(shop, role), { epoch: 1, rev: 0 })).changes;
      expect(change?.state).toBe("rows");
    }
    const reseller = await world.member(shop, "reseller");
    const own = `${scope}:reseller:${reseller}`;
    const cursors: [string, Cursor][] = [
      [scope, { epoch: 1, rev: 0 }],
      [own, { epoch: 1, rev: 0 }],
      [`${scope}:reseller:${owner}`, { epoch: 1, rev: 0 }],
    ];
    const answer = await world.send(reseller, world.device(), [], { cursors });
    expect(answer.changes.map(({ state }) => state)).toEqual(["gone", "rows", "gone"]);
    const rows = rowsIn(answer, own);
    expect(Object.keys(rows).toSorted()).toEqual(["members", "shops"]);
    expect(rows.shops).toMatchObject([{ id: shop, name: "Boutique Test", address: "" }]);
    expect(rows.members?.map(({ userId }) => userId)).toEqual([reseller]);
    expect(answer.access?.shops).toMatchObject([
      { shopId: shop, role: "reseller", scope: own, deviceCode: expect.stringMatching(/^[A-Z]/) },
    ]);
    const asOwner = await world.send(owner, world.device(), [], { cursors });
    expect(asOwner.changes.map(({ state }) => state)).toEqual(["rows", "gone", "gone"]);
  });

  test("[V2] a scope that may not be read any more is gone in the very next answer, and comes back", async () => {
    const userId = await world.member(shop, "seller");
    const device = world.device();
    const ask = (accessRev: number) =>
      world.send(userId, device, [], { cursors: [[scope, { epoch: 1, rev: 0 }]], accessRev });
    const first = await ask(0);
    expect(first.changes[0]?.state).toBe("rows");
    expect(first.access?.shops).toMatchObject([{ shopId: shop, isActive: true, scope }]);
    expect((await ask(first.access?.rev ?? 0)).access).toBeUndefined();
    await endMember(world.accounts, { shopId: shop, userId });
    const second = await ask(first.access?.rev ?? 0);
    expect(second.changes).toEqual([{ scope, state: "gone" }]);
    expect(second.access?.shops).toMatchObject([{ shopId: shop, isActive: false, scope: null }]);
    await addMember(world.accounts, { shopId: shop, userId, role: "reseller" });
    expect((await ask(0)).changes).toEqual([{ scope, state: "gone" }]);
    await addMember(world.accounts, { shopId: shop, userId, role: "employee" });
    expect((await ask(0)).changes[0]?.state).toBe("rows");
  });

  test("[V4] strange scopes and strangers get nothing but « gone »", async () => {
    const stranger = await world.person("stranger");
    const scopes = [
      scope,
      "shop:",
      "shop:x\u0000",
      `shop:${crypto.randomUUID()}`,
      `user:${stranger}`,
      "",
      `${scope}:reseller:${stranger}`,
    ];
    const cursors = scopes.map((one): [string, Cursor | null] => [one, { epoch: 1, rev: 0 }]);
    const answer = await world.send(stranger, world.device(), [], { cursors });
    expect(answer.changes).toEqual(scopes.map((one) => ({ scope: one, state: "gone" })));
    const text = JSON.stringify(answer);
    for (const word of ["Boutique", "savon"]) expect(text).not.toContain(word);
  });
});

test("codes of devices: one for each device of staff, another one for another epoch", async () => {
  const fresh = await world.shop(owner, "Codes");
  const codeOf = async (device: HandDevice, accessRev = 0) => {
    const answer = await world.send(owner, device, [], { accessRev });
    return answer.access?.shops.find(({ shopId }) => shopId === fresh)?.deviceCode;
  };
  const device = world.device();
  expect(await codeOf(device)).toBe("A");
  expect(await codeOf(device)).toBe("A");
  const codes = [];
  for (let index = 0; index < 26; index += 1) codes.push(await codeOf(world.device()));
  expect(codes.slice(-2)).toEqual(["Z", "A2"]);
  expect(
    await codeOf({
      ...device,
      request: (list, given) => {
        const request = device.request(list, given);
        return { ...request, device: { ...request.device, epoch: 2 } };
      },
    }),
  ).toBe("B2");
  const together = world.device();
  const both = await Promise.all([codeOf(together), codeOf(together), codeOf(together)]);
  expect(new Set(both)).toEqual(new Set(["C2"]));
});

test("[V4] a number that stands for somebody's name is in no row, in no notice and not among the devices", async () => {
  const number = "+237677001122";
  const fresh = await world.shop(owner, "Sans nom");
  const nameless = await world.member(fresh, "manager");
  const resellerId = await world.member(fresh, "reseller");
  const { sql } = world.database;
  await sql`update users set full_name = ${number}, proven_phone = ${number} where id = ${nameless}`;
  const device = world.device();
  const given = { resellerId, productId: "savon", origin: "till" } as const;
  const note = { memberId: nameless, text: "Bonjour" };
  await world.send(nameless, device, [
    transferActs(device, fresh).handOver(given),
    device.operation(fresh, "message.send", note),
  ]);
  const rows = await readAll(world, owner, `shop:${fresh}`);
  const asked = `shop:${fresh}:messages`;
  const cursors: [string, Cursor][] = [[asked, { epoch: 1, rev: 0 }]];
  const { messages } = rowsIn(await world.send(owner, world.device(), [], { cursors }), asked);
  const devices = await listDevices(sql, fresh);
  expect(JSON.stringify([rows, messages, devices])).not.toContain(number);
  expect(rows.members.find(({ userId }) => userId === nameless)?.fullName).toBe("Utilisateur");
  expect(rows.notifications.map(({ data }) => data.personName)).toContain("Utilisateur");
  expect(messages?.map(({ fromName }) => fromName)).toEqual(["Utilisateur"]);
});
