import { expect, test } from "vitest";
import { modelPerson, World } from "#tests/support/device/world.ts";
import { turnUntil } from "#web/store/hub/lock.ts";

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

/** Somebody was dismissed whose sale the books had accepted; then these were put back, and say so once. */
async function closedAndPutBack(isHeard: boolean): Promise<World> {
  const world = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  world.server.join(modelPerson, false);
  if (isHeard) await world.settle();
  world.restoreServer();
  world.server.join(modelPerson, false);
  expect(world.server.ledger.size).toBe(0);
  const { exchange } = world.transport;
  let isTold = false;
  world.transport.exchange = async (request, limits) => {
    const { epochs, ...answer } = await exchange(request, limits);
    const isNamed = !isTold || answer.verdicts.length > 0;
    isTold = true;
    return { ...answer, ...(isNamed && epochs && { epochs }) };
  };
  return world;
}

test.each([2, 3])(
  "[R5] [F2] a kill at write %i after the epoch of a closed shop was told loses nothing of it",
  async (write) => {
    const world = await closedAndPutBack(true);
    const exchange = () => world.device.step(turnUntil(new AbortController().signal));
    await world.killedDuring(exchange, write, 0);
    await world.settle();
    expect(world.server.ledger.size).toBe(1);
  },
);

test("[R5] [F4] the epoch of a closed shop that came while no row could be read is not forgotten", async () => {
  const world = await closedAndPutBack(false);
  const { readModels } = world.device;
  const { cursor } = readModels;
  readModels.cursor = async () => {
    throw new Error("unreadable");
  };
  await world.device.step(turnUntil(new AbortController().signal)).catch(() => undefined);
  readModels.cursor = cursor;
  await world.settle();
  expect(world.server.ledger.size).toBe(1);
});

test("[R5] what nobody knows the books of is asked about again in a closed shop too, once", async () => {
  const world = await opened();
  await world.sell("aaaa", 1);
  world.server.join(modelPerson, false);
  await world.settle();
  const { outbox } = world.device;
  await outbox.settle(outbox.records().map((record) => ({ ...record, ackEpoch: null })));
  await world.settle();
  expect(outbox.records().map(({ state, ackEpoch }) => [state, ackEpoch])).toEqual([
    ["applied", 1],
  ]);
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
