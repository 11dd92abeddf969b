import { expect, test } from "vitest";
import { type ExchangeRequest, maxRequestBytes } from "#shared/sync/protocol.ts";
import { productFields } from "#tests/support/builders.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { modelPerson, otherPerson, World } from "#tests/support/device/world.ts";
import { importProducts } from "#web/store/commands/import-products.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { turnUntil } from "./lock.ts";
import type { LoadStep } from "./state.ts";

async function opened(batch?: number): Promise<{ world: World; requests: ExchangeRequest[] }> {
  const world = new World();
  world.batch = batch;
  await world.start();
  await world.settle();
  const requests: ExchangeRequest[] = [];
  const { exchange } = world.transport;
  world.transport.exchange = (request, limits) => {
    requests.push(request);
    return exchange(request, limits);
  };
  return { world, requests };
}

const sentIn = (requests: readonly ExchangeRequest[]) =>
  requests.map((request) => request.operations.list.length);

test("[S1] sends in the order of the numbers, in requests of a bounded size", async () => {
  const { world, requests } = await opened(3);
  for (let turn = 0; turn < 7; turn += 1) await world.sell("aaaa", 1);
  await world.settle();
  expect(sentIn(requests).slice(0, 3)).toEqual([3, 3, 1]);
  const revs = world.device.outbox.records().map((record) => record.ackRev);
  expect(revs).toEqual([...revs].sort((a, b) => a - b));
});

test("[S1] [I1] a file of ten thousand products travels in requests that the server takes", async () => {
  const { world, requests } = await opened();
  let chance = 0;
  world.device.random.bytes = (count) => {
    chance += 1;
    return Uint8Array.from({ length: count }, (_, at) => (chance >> (at * 5)) & 31);
  };
  const creates = Array.from({ length: 10_000 }, (_, at) => ({
    fields: {
      ...productFields(`${at}`),
      name: "Huile de palme raffinée « Ménagère » 5 L".repeat(2),
    },
    initialStock: 1,
  }));
  const importId = "0198c0de-0000-7000-9000-000000000500";
  await importProducts(world.device, { shopId: world.shopId, importId, creates, edits: [] });
  await world.sell("aaaa", 1);
  while (world.device.outbox.waiting().length > 0) await world.step();
  const sent = requests.filter((request) => request.operations.list.length > 0);
  expect(sent.flatMap((request) => request.operations.list)).toHaveLength(51);
  const bytes = sent.map((request) => new TextEncoder().encode(JSON.stringify(request)).length);
  expect(Math.max(...bytes)).toBeLessThan(maxRequestBytes / 2);
  expect(sent.length).toBeLessThan(30);
});

test("a first load is told whole only once it is stored as whole", async () => {
  const world = new World();
  await world.start();
  world.fate = "answered";
  const { readModels } = world.device;
  const finish = readModels.finishLoad.bind(readModels);
  const finished = new Set<string>();
  readModels.finishLoad = async (scope, plan) => {
    await finish(scope, plan);
    finished.add(scope);
  };
  const toldWhole: boolean[] = [];
  const hear = ({ scope, done, of }: LoadStep) => {
    if (done === of) toldWhole.push(finished.has(scope));
  };
  const turn = turnUntil(new AbortController().signal);
  for (let round = 0; round < 50; round += 1)
    if ((await world.device.step(turn, hear)) === "done") break;
  expect(toldWhole).toContain(true);
  expect(toldWhole).not.toContain(false);
});

test("[S1] what is answered to a tab that was frozen and replaced meanwhile changes nothing", async () => {
  const { world } = await opened(8);
  await world.sell("aaaa", 1);
  world.fate = "answered";
  let isOver = false;
  const check = () => {
    if (isOver) throw new TransportFailure("cancelled");
  };
  const { exchange, snapshotPart } = world.transport;
  const { signal } = new AbortController();
  for (const late of ["exchange", "snapshotPart"] as const) {
    await world.device.readModels.dropScope(modelScope);
    const before = JSON.stringify(world.device.outbox.records());
    isOver = false;
    world.transport.exchange = async (...given) => {
      const answer = await exchange(...given);
      isOver ||= late === "exchange";
      return answer;
    };
    world.transport.snapshotPart = async (...given) => {
      const rows = await snapshotPart(...given);
      isOver = true;
      return rows;
    };
    const steps = async () => {
      for (;;) await world.device.step({ signal, check });
    };
    await expect(steps()).rejects.toMatchObject({ kind: "cancelled" });
    expect(await world.device.readModels.cursor(modelScope)).toBeNull();
    expect(await world.device.readModels.rows(modelScope, "stocks")).toEqual([]);
    if (late === "exchange") expect(JSON.stringify(world.device.outbox.records())).toBe(before);
  }
  world.transport.exchange = exchange;
  world.transport.snapshotPart = snapshotPart;
  await world.settle();
  await world.checkEnd();
});

test("[E2] asks for rows only together with everything that was ever sent", async () => {
  const { world, requests } = await opened(3);
  for (let turn = 0; turn < 7; turn += 1) await world.sell("aaaa", 1);
  await world.settle();
  const asked = requests.slice(0, 3).map((request) => request.cursors.length);
  expect(asked).toEqual([0, 0, 3]);
});

test("[S2] a lost answer changes nothing; a smaller request follows a time-out", async () => {
  const { world, requests } = await opened(4);
  for (let turn = 0; turn < 4; turn += 1) await world.sell("aaaa", 1);
  world.fate = "answer-lost";
  expect(await world.step()).toBe("failed");
  expect(world.device.outbox.waiting()).toHaveLength(4);
  world.fate = "answered";
  await world.step();
  expect(sentIn(requests)).toEqual([4, 2]);
  await world.settle();
  expect(world.server.ledger.size).toBe(4);
  await world.checkEnd();
});

test("[S4] an operation that no server takes holds up nobody", async () => {
  const { world } = await opened(8);
  for (let turn = 0; turn < 6; turn += 1) await world.sell("aaaa", 1);
  const poison = world.device.outbox.waiting()[3];
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    const times = JSON.stringify(request.operations.list);
    const isPoisoned = request.operations.list.length > 0 && coversSeq(request, poison?.seq ?? 0);
    if (isPoisoned) throw new TransportFailure("rejected", times);
    return exchange(request, limits);
  };
  await world.settle();
  expect(world.device.outbox.waiting().map(({ id }) => id)).toEqual([poison?.id]);
  expect([...world.device.synchroniser.stuck]).toEqual([poison?.id]);
  expect(world.server.ledger.size).toBe(5);
});

/** Numbers follow one another here, and the first of a list stands in full. */
function coversSeq({ operations }: ExchangeRequest, seq: number): boolean {
  const [first] = operations.list as unknown[][];
  const from = Number(first?.[2]);
  return seq >= from && seq < from + operations.list.length;
}

test("[S3] sends only what the signed-in person did; the rest waits and is asked about", async () => {
  const { world, requests } = await opened();
  await world.sell("aaaa", 1);
  await world.become(otherPerson);
  await world.step();
  await world.sell("bbbb", 1);
  await world.step();
  expect(sentIn(requests)).toEqual([0, 1]);
  expect(requests[1]?.others).toHaveLength(1);
  expect(world.device.outbox.waiting().map((record) => record.by)).toEqual([modelPerson]);
});

test("[S3a] what the books hold of somebody else's is settled, not counted twice", async () => {
  const { world } = await opened();
  await world.sell("aaaa", 2);
  world.fate = "answer-lost";
  await world.step();
  await world.become(otherPerson);
  await world.settle();
  expect(world.device.outbox.waiting()).toEqual([]);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(18);
});

test("[V2] [V3] who was dismissed sends what happened, then the shop goes from the device", async () => {
  const { world } = await opened();
  await world.sell("aaaa", 1);
  world.server.join(modelPerson, false);
  await world.settle();
  expect(world.server.ledger.size).toBe(1);
  expect(await world.device.readModels.rows(modelScope, "products")).toEqual([]);
  expect(world.device.accessTo(world.shopId)?.scope).toBeNull();
});

test("an answer with too few verdicts settles nothing", async () => {
  const { world } = await opened();
  await world.sell("aaaa", 1);
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => ({
    ...(await exchange(request, limits)),
    verdicts: [],
  });
  expect(await world.step()).toBe("failed");
  expect(world.device.outbox.waiting()).toHaveLength(1);
  world.transport.exchange = exchange;
  await world.checkEnd();
});

test("[J2] an identifier that the server knows with another text is written again under a new epoch", async () => {
  const { world } = await opened();
  await world.sell("aaaa", 1);
  const [record] = world.device.outbox.waiting();
  world.server.ledger.set(record?.id ?? "", { text: "another", verdict: ["applied", 1, []] });
  await world.settle();
  const { counters } = world.device.outbox.meta;
  expect(counters).toMatchObject({ epoch: 2, seq: 1 });
  expect(world.device.outbox.records().map(({ epoch, state }) => [epoch, state])).toEqual([
    [1, "refused"],
    [2, "applied"],
  ]);
  await world.sell("aaaa", 1);
  expect(world.device.outbox.waiting()).toMatchObject([{ epoch: 2, seq: 2 }]);
  world.server.ledger.delete(record?.id ?? "");
});
