import { afterAll, beforeAll, expect, test } from "vitest";
import type { Cursor } from "#shared/sync/protocol.ts";
import { aLine } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

test("[R2] however many scopes are asked for, they share the rows of one answer and each gets on", async () => {
  const owner = await world.person("owner");
  const shops = [await world.shop(owner), await world.shop(owner)];
  for (const id of shops) await world.product(id, owner, "savon", { stock: 1000 });
  const device = world.device();
  const sent = new Map<string, string[]>();
  const cursors = new Map<string, Cursor>();
  for (const id of shops) {
    const since = await world.send(owner, device, [], { cursors: [[`shop:${id}`, null]] });
    const [change] = since.changes;
    if (change?.state !== "reset") throw new Error(JSON.stringify(change));
    cursors.set(`shop:${id}`, change.snapshot.cursor);
    // Weighs 60 + 60 each time: one hundredth of an answer holds one of them, and no two.
    for (let time = 0; time < 3; time += 1) {
      const sales = Array.from({ length: 60 }, () => device.sale(id, [aLine("savon")]));
      await world.send(owner, device, sales);
      sent.set(id, [...(sent.get(id) ?? []), ...sales.map((sale) => sale.id)]);
    }
  }
  const strange = Array.from({ length: 98 }, (): [string, Cursor] => [
    `shop:${crypto.randomUUID()}`,
    { epoch: 1, rev: 1 },
  ]);
  const told = new Map<string, string[]>();
  for (let time = 1; time <= 3; time += 1) {
    const asked = { cursors: [...strange, ...cursors], rowBudget: 20_000 };
    const answer = await world.send(owner, world.device(), [], asked);
    for (const id of shops) {
      const change = answer.changes.find((one) => one.scope === `shop:${id}`);
      if (change?.state !== "rows") throw new Error(JSON.stringify(change));
      expect([change.rows.sales?.length, change.more]).toEqual([60, time < 3]);
      told.set(id, [...(told.get(id) ?? []), ...(change.rows.sales ?? []).map((sale) => sale.id)]);
      cursors.set(change.scope, change.cursor);
    }
  }
  for (const id of shops) expect(told.get(id)?.toSorted()).toEqual(sent.get(id)?.toSorted());
});

test("[R2] acts of tills weigh as rows do: many of them come page by page", async () => {
  const owner = await world.person("owner");
  const shop = await world.shop(owner);
  const scope = `shop:${shop}`;
  const device = world.device();
  const first = await world.send(owner, device, [], { cursors: [[scope, null]] });
  const [begun] = first.changes;
  if (begun?.state !== "reset") throw new Error(JSON.stringify(begun));
  const acts = Array.from({ length: 12 }, () =>
    device.operation(shop, "till.move", { direction: "in", amount: 500, reason: "monnaie" }),
  );
  // Each at a revision of its own.
  for (const act of acts) await world.send(owner, device, [act]);
  let { cursor } = begun.snapshot;
  const pages: string[][] = [];
  for (let isMore = true; isMore; ) {
    const asked = { cursors: [[scope, cursor] as [string, Cursor]], rowBudget: 5 };
    const [page] = (await world.send(owner, world.device(), [], asked)).changes;
    if (page?.state !== "rows") throw new Error(JSON.stringify(page));
    pages.push((page.rows.tillActs ?? []).map(({ id }) => id));
    cursor = page.cursor;
    isMore = page.more;
  }
  expect(pages.length).toBeGreaterThan(1);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(5);
  expect(pages.flat().toSorted()).toEqual(acts.map(({ id }) => id).toSorted());
});
