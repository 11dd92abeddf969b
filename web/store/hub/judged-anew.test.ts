import { expect, test } from "vitest";
import { modelPerson, otherPerson, World } from "#tests/support/device/world.ts";

/** Something was sold, and the books that came back do not know the seller. */
async function refused(): Promise<World> {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 2);
  await world.adjust("bbbb", 1);
  world.server.members.delete(modelPerson);
  await world.settle();
  return world;
}

const states = (world: World) =>
  world.device.outbox.records().map(({ state, reasons }) => [state, ...reasons]);
const unknown = ["refused", "not-a-member"];

test("[F5] what happened goes again once its shop knows the person, what was asked for does not", async () => {
  const world = await refused();
  expect(states(world)).toEqual([unknown, unknown]);
  world.server.join(modelPerson);
  await world.settle();
  expect(states(world)).toEqual([["applied"], unknown]);
  await world.checkEnd();
});

test("[F5] [J3] of somebody let in and dismissed meanwhile as well", async () => {
  const world = await refused();
  world.server.join(modelPerson, false);
  await world.settle();
  expect(states(world)).toEqual([["applied"], unknown]);
});

test("[F5] [F1] also when the answer that refuses it already names the shop, and after a restart", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 2);
  world.server.members.delete(modelPerson);
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    const answer = await exchange(request, limits);
    world.server.join(modelPerson);
    const shops = [...world.server.members.values()].slice(-1);
    world.transport.exchange = exchange;
    return { ...answer, access: { rev: 3, shops } };
  };
  await world.step();
  expect(states(world)).toEqual([["waiting"]]);
  await world.start();
  await world.checkEnd();
});

test("[F5] refused once more, it stays so until the access changes again", async () => {
  const world = await refused();
  const { exchange } = world.transport;
  let sent = 0;
  world.transport.exchange = async (request, limits) => {
    const nothing = { shops: [], products: [], list: [] };
    const answer = await exchange({ ...request, operations: nothing }, limits);
    const { list } = request.operations;
    sent += list.length;
    return { ...answer, verdicts: list.map(() => ["refused", 0, ["not-a-member"]]) };
  };
  world.server.join(modelPerson);
  for (let turn = 0; turn < 3; turn += 1) await world.settle();
  expect(sent).toBe(1);
  expect(states(world)).toEqual([unknown, unknown]);
  world.server.join(modelPerson, false);
  await world.settle();
  expect(sent).toBe(2);
});

test("[F5] what the person has closed stays closed, what another did waits for their own access", async () => {
  const world = await refused();
  const [sale] = world.device.outbox.records();
  world.server.join(modelPerson);
  await world.become(otherPerson);
  await world.settle();
  expect(states(world)).toEqual([unknown, unknown]);
  await world.device.outbox.close(sale?.id ?? "");
  await world.become(modelPerson);
  await world.settle();
  expect(states(world).at(0)).toEqual(unknown);
});
