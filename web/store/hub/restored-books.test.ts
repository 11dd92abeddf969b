import { expect, test } from "vitest";
import { modelPerson, World } from "#tests/support/device/world.ts";

async function opened(batch?: number): Promise<World> {
  const world = new World();
  world.batch = batch;
  await world.start();
  await world.settle();
  return world;
}

test("[R5] books put back to a backup get back what they had accepted", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  await world.sell("aaaa", 1);
  world.restoreServer();
  expect(world.server.ledger.size).toBe(0);
  await world.checkEnd();
  expect(world.server.ledger.size).toBe(2);
});

test("[R5] once books are known to have gone back, what they had accepted goes before what came after it", async () => {
  const world = await opened(1);
  for (let sale = 1; sale <= 2; sale += 1) await world.sell("aaaa", 1);
  await world.settle();
  for (let sale = 3; sale <= 5; sale += 1) await world.sell("aaaa", 1);
  world.restoreServer();
  await world.settle();
  const judged = [...world.server.ledger.keys()];
  // The first of them tells.
  expect(judged.map((id) => world.device.outbox.get(id)?.seq)).toEqual([3, 1, 2, 4, 5]);
  await world.checkEnd();
});

test("[R5] [F2] books put back get back what they had accepted of somebody dismissed as well", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  world.server.join(modelPerson, false);
  await world.settle();
  expect(world.device.accessTo(world.shopId)?.scope).toBeNull();
  world.restoreServer();
  expect(world.server.ledger.size).toBe(0);
  await world.settle();
  expect(world.server.ledger.size).toBe(1);
});

test("[R5] [F2] of somebody dismissed what lost books had accepted waits again in the write that keeps the access", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  world.server.join(modelPerson, false);
  await world.settle();
  world.restoreServer();
  const { outbox } = world.device;
  const { exchange } = world.transport;
  // As a restore has the server do: everybody's access is told anew, and the epoch of a closed shop with it alone.
  world.transport.exchange = async (request, limits) => {
    const answer = await exchange({ ...request, accessRev: 0 }, limits);
    const { access, epochs, ...rest } = answer;
    const rev = 1_000_002;
    if (request.accessRev === rev || !access) return rest;
    return { ...rest, access: { ...access, rev }, ...(epochs && { epochs }) };
  };
  const { settle } = outbox;
  let writes = 0;
  outbox.settle = async (records, learnt) => {
    writes += 1;
    if (writes > 1) throw new Error("the page was killed");
    await settle.call(outbox, records, learnt);
  };
  await world.step();
  outbox.settle = settle;
  expect(world.device.outbox.waiting()).toHaveLength(1);
  await world.settle();
  expect(world.server.ledger.size).toBe(1);
});

test("[R5] [F1] books put back between a verdict and its rows: what the lost ones accepted is asked about again", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    const answer = await exchange(request, limits);
    const { verdicts, epochs } = answer;
    if (verdicts.length === 0) return answer;
    world.restoreServer();
    // So that the number of the lost verdict is one of theirs, too.
    for (const delta of [1, -1]) world.server.elsewhere("bbbb", delta);
    world.transport.exchange = exchange;
    const nothing = { shops: [], products: [], list: [] };
    const { epochs: _, ...read } = await exchange({ ...request, operations: nothing }, limits);
    return { ...read, verdicts, ...(epochs && { epochs }) };
  };
  const { outbox } = world.device;
  const keptUnder: (number | null)[] = [];
  const { settle } = outbox;
  // A power cut may come after each of them.
  outbox.settle = async (records, learnt) => {
    for (const { state, ackEpoch } of records) if (state === "applied") keptUnder.push(ackEpoch);
    await settle.call(outbox, records, learnt);
  };
  await world.checkEnd();
  expect(keptUnder).toEqual([1, 2]);
  expect(world.server.ledger.size).toBe(1);
});

test("[R5] [F1] what was accepted by books that nobody named is asked about again", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  const { outbox } = world.device;
  await outbox.settle(outbox.records().map((record) => ({ ...record, ackEpoch: null })));
  world.restoreServer();
  expect(world.server.ledger.size).toBe(0);
  await world.checkEnd();
  expect(world.server.ledger.size).toBe(1);
});
