import { expect, test } from "vitest";
import { type ExchangeRequest, exchangeRequestSchema } from "#shared/sync/protocol.ts";
import { modelPerson, World } from "#tests/support/device/world.ts";
import { type Transport, TransportFailure } from "#web/store/ports.ts";
import { FetchTransport } from "./fetch-transport.ts";

const hour = 3_600_000;

/** Steps until it is so; no loop may go on for ever where a rule is broken. */
async function until(world: World, isSo: (outcome: string) => boolean): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) if (isSo(await world.step())) return;
  throw new Error("never comes to that");
}

async function opened(sales: number) {
  const world = new World();
  await world.start();
  await world.settle();
  for (let sale = 0; sale < sales; sale += 1) await world.sell("aaaa", 1);
  const requests: ExchangeRequest[] = [];
  const { exchange } = world.transport;
  const answer: Transport["exchange"] = (request, limits) => {
    requests.push(request);
    return exchange(request, limits);
  };
  world.transport.exchange = answer;
  const refuse = () => {
    world.transport.exchange = async () => {
      throw new TransportFailure("rejected");
    };
  };
  const listen = () => {
    world.transport.exchange = answer;
  };
  return { world, requests, refuse, listen };
}

/** The transport of a browser between which and the server stands something with a will of its own. */
function behindProxy(reply: () => Response): FetchTransport {
  const tokens = { token: async () => "token", refused: () => {} };
  return new FetchTransport({ fetch: async () => reply(), tokens });
}

test.each([403, 404, 405, 400, 413])(
  "[S2] [S4] a passing %i of a proxy parks no sale",
  async (status) => {
    const { world, listen } = await opened(5);
    const proxy = behindProxy(() => new Response("<h1>Nope</h1>", { status }));
    world.transport.exchange = (...given) => proxy.exchange(...given);
    for (let turn = 0; turn < 12; turn += 1) expect(await world.step()).toBe("failed");
    expect(world.device.synchroniser.stuck.size).toBe(0);
    listen();
    await world.settle();
    expect(world.server.ledger.size).toBe(5);
    await world.checkEnd();
  },
);

test("[E2] [S3a] what is held back is asked about with the rows, which may hold it", async () => {
  const { world, requests, refuse, listen } = await opened(1);
  world.fate = "answer-lost";
  expect(await world.step()).toBe("failed");
  expect(world.server.ledger.size).toBe(1);
  world.fate = "answered";
  refuse();
  await until(world, () => world.device.synchroniser.stuck.size === 1);
  listen();
  await world.settle();
  expect(requests.at(-1)?.others).toHaveLength(1);
  expect(world.device.outbox.waiting()).toEqual([]);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(19);
});

test("[S4] what is held back is tried again after an hour, whatever way the clock goes", async () => {
  for (const later of [hour, -2 * hour]) {
    const { world, refuse, listen } = await opened(3);
    refuse();
    await until(world, () => world.device.synchroniser.stuck.size === 3);
    listen();
    await world.settle();
    expect(world.server.ledger.size).toBe(0);
    world.now += later;
    await world.settle();
    expect(world.server.ledger.size).toBe(3);
    await world.checkEnd();
  }
});

test("[S4] what was held back first is tried again within its hour, whatever is held back after it", async () => {
  const { world, refuse, listen } = await opened(1);
  const { synchroniser } = world.device;
  refuse();
  await until(world, () => synchroniser.stuck.size === 1);
  world.now += hour - 60_000;
  await world.sell("aaaa", 1);
  await until(world, () => synchroniser.stuck.size === 2);
  listen();
  await world.settle();
  expect(world.server.ledger.size).toBe(0);
  world.now += 60_000;
  await world.settle();
  expect(world.server.ledger.size).toBe(2);
});

test("[S4] what is held back is tried again when the connection begins anew, and when somebody asks", async () => {
  const { world, refuse, listen } = await opened(2);
  const { synchroniser } = world.device;
  refuse();
  await until(world, () => synchroniser.stuck.size === 2);
  listen();
  world.fate = "never-arrived";
  expect(await world.step()).toBe("failed");
  expect(synchroniser.stuck.size).toBe(0);
  world.fate = "answered";
  refuse();
  await until(world, () => synchroniser.stuck.size === 2);
  listen();
  synchroniser.tryAllAgain();
  await world.settle();
  expect(world.server.ledger.size).toBe(2);
});

test("[S4] a request that is refused for what it asks holds no sale back", async () => {
  const { world } = await opened(3);
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    if (request.cursors.length > 0) throw new TransportFailure("rejected");
    return exchange(request, limits);
  };
  await until(world, (outcome) => outcome !== "again");
  expect(world.server.ledger.size).toBe(3);
  expect(world.device.synchroniser.stuck.size).toBe(0);
});

test("who works in more shops than a request can name asks for them in turns", async () => {
  const { world, requests } = await opened(0);
  const shop = world.device.outbox.meta.access[0]?.shops[0];
  const more = Array.from({ length: 120 }, (_, at) => {
    const shopId = `0198c0de-0000-7000-8000-${String(at + 100).padStart(12, "0")}`;
    return { ...shop, shopId, scope: `shop:${shopId}` };
  });
  const access = [{ userId: modelPerson, rev: 1, shops: [...more, shop] }] as never;
  await world.device.outbox.putMeta({ access });
  const { exchange } = world.transport;
  world.transport.exchange = async (request, limits) => {
    if (!exchangeRequestSchema.safeParse(request).success) throw new TransportFailure("rejected");
    return exchange(request, limits);
  };
  world.server.elsewhere("aaaa", -3);
  await world.settle();
  expect(requests.map(({ cursors }) => cursors.length)).toEqual([100, 100, 100, 63]);
  const named = requests.flatMap(({ cursors }) => cursors.map(([scope]) => scope));
  expect(new Set(named).size).toBe(363);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(17);
});
