import { expect, test, vi } from "vitest";
import type { Poke } from "#shared/sync/protocol.ts";
import { HandTimers, settled } from "#tests/support/device/hand-timers.ts";
import { modelPerson, otherPerson, World } from "#tests/support/device/world.ts";
import type { SessionInfo } from "#web/store/outbox/operation-record.ts";
import { type FailureKind, TransportFailure } from "#web/store/ports.ts";
import type { TabMessage } from "#web/store/tab-channel.ts";
import { Hub } from "./hub.ts";
import { turnUntil } from "./lock.ts";
import { createHubState } from "./state.ts";

async function running({
  signedIn = true,
  sendImage = async (_: AbortSignal): Promise<boolean> => false,
} = {}) {
  const world = new World();
  await world.start();
  if (!signedIn) await world.device.outbox.putMeta({ session: null });
  const time = new HandTimers();
  const state = createHubState();
  const posted: TabMessage[] = [];
  const live = { opened: 0, open: 0, poke: (_?: Poke) => {} };
  const bugs: unknown[] = [];
  const view = { isVisible: true };
  const hub = new Hub({
    device: world.device,
    transport: {
      ...world.transport,
      live: ({ onOpen, onPoke }, signal) => {
        live.opened += 1;
        live.open += 1;
        live.poke = (told = { scope: "", prevRev: 0, rev: 0 }) => onPoke(told);
        onOpen();
        return new Promise((resolve) =>
          signal.addEventListener("abort", () => {
            live.open -= 1;
            resolve();
          }),
        );
      },
    },
    channel: { post: (message) => posted.push(message), listen: () => () => {} },
    lock: { hold: (act, signal) => act(turnUntil(signal)) },
    timers: time,
    clock: time.clock,
    random: { bytes: () => new Uint8Array(10), fraction: () => 0.5 },
    state,
    sendImage,
    isVisible: () => view.isVisible,
    // As the browser's `reportError`, which bears no owner.
    onBug: function (this: unknown, cause) {
      if (this) throw new TypeError("Illegal invocation");
      bugs.push(cause);
    },
  });
  hub.start();
  await time.pass(0);
  return { world, time, state, hub, live, view, bugs, posted };
}

test("loads the shop, then listens, and takes what a poke announces", async () => {
  const { world, time, state, hub, live } = await running();
  world.catalogue = await world.device.catalogue(world.shopId);
  expect(world.catalogue?.size).toBe(5);
  expect(live.opened).toBe(1);
  expect(state.getState()).toMatchObject({ phase: "idle", problem: null, isElsewhere: false });
  world.server.elsewhere("aaaa", -7);
  live.poke();
  await time.pass(0);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(13);
  hub.stop();
});

test("[L1] a poke about what has been read already asks nothing; the next one does", async () => {
  const { world, time, hub, live } = await running();
  let requests = 0;
  const { exchange } = world.transport;
  world.transport.exchange = (...given) => {
    requests += 1;
    return exchange(...given);
  };
  const scope = `shop:${world.shopId}`;
  const { rev } = (await world.device.readModels.cursor(scope)) ?? { rev: 0 };
  live.poke({ scope, prevRev: rev - 1, rev });
  await time.pass(0);
  expect(requests).toBe(0);
  world.server.elsewhere("aaaa", -1);
  live.poke({ scope, prevRev: rev, rev: rev + 1 });
  await time.pass(0);
  expect(requests).toBe(1);
  expect((await world.device.readModels.cursor(scope))?.rev).toBe(rev + 1);
  hub.stop();
});

test("[S1] a poke that cannot be looked at counts as news, and the hub goes on", async () => {
  const { world, time, state, hub, live } = await running();
  const { readModels } = world.device;
  world.catalogue = await world.device.catalogue(world.shopId);
  vi.spyOn(readModels, "cursor").mockRejectedValueOnce(new DOMException("x", "InvalidStateError"));
  world.server.elsewhere("aaaa", -7);
  live.poke({ scope: `shop:${world.shopId}`, prevRev: 1, rev: 99 });
  await time.pass(0);
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(13);
  await world.sell("aaaa", 1);
  hub.kick();
  await time.pass(0);
  expect(world.device.outbox.waiting()).toEqual([]);
  expect(state.getState()).toMatchObject({ problem: null, isElsewhere: false });
  hub.stop();
});

test("[F4] a hub whose read models cannot be read sends at once, says so, and asks no more often for it", async () => {
  const { world, time, state, hub, bugs } = await running();
  await world.device.catalogue(world.shopId);
  const { askFrom } = world.device.readModels;
  world.device.readModels.askFrom = () => Promise.reject(new Error("disk"));
  const exchange = vi.spyOn(world.transport, "exchange");
  await world.sell("aaaa", 1);
  hub.kick();
  await time.pass(0);
  expect(world.device.outbox.waiting()).toEqual([]);
  expect([state.getState().problem, bugs.length]).toEqual(["garbled", 1]);
  await time.pass(600_000);
  expect(exchange.mock.calls.length).toBeLessThan(13);
  world.device.readModels.askFrom = askFrom;
  await time.pass(60_000);
  expect(state.getState().problem).toBeNull();
  expect(await world.device.readModels.rows(`shop:${world.shopId}`, "sales")).toHaveLength(1);
  hub.stop();
});

test("[S2] tries again with growing waits while there is no answer, at once when told of news", async () => {
  const { world, time, state, hub } = await running();
  world.fate = "never-arrived";
  await world.sell("aaaa", 1);
  let requests = 0;
  const { exchange } = world.transport;
  world.transport.exchange = (...given) => {
    requests += 1;
    return exchange(...given);
  };
  hub.kick();
  await time.pass(0);
  expect(state.getState().problem).toBe("timeout");
  await time.pass(60_000);
  expect(requests).toBeGreaterThan(4);
  expect(requests).toBeLessThan(12);
  world.fate = "answered";
  hub.kick();
  await time.pass(0);
  expect(world.device.outbox.waiting()).toEqual([]);
  expect(state.getState()).toMatchObject({ problem: null, phase: "idle" });
  hub.stop();
});

test("a server that fails for longer than a moment is told as silent, until it answers", async () => {
  const { world, time, state, hub } = await running();
  const told: boolean[] = [];
  state.subscribe(({ isServerSilent }) => {
    if (isServerSilent !== told.at(-1)) told.push(isServerSilent);
  });
  const { exchange } = world.transport;
  let fails: FailureKind | undefined;
  world.transport.exchange = (...given) =>
    fails ? Promise.reject(new TransportFailure(fails)) : exchange(...given);
  for (const kind of ["busy", "server", "garbled"] as const) {
    // Half a second later the next try mends it.
    fails = kind;
    hub.kick();
    await time.pass(0);
    fails = undefined;
    await time.pass(500);
    expect([state.getState().problem, told]).toEqual([null, [false]]);
    // As often as somebody asks in the same moment: it is still the same moment.
    fails = kind;
    for (let times = 0; times < 5; times += 1) {
      hub.kick();
      await time.pass(0);
    }
    expect(told).toEqual([false]);
    await time.pass(4000);
    expect(told).toEqual([false, true]);
    fails = "offline";
    await time.pass(60_000);
    expect(told).toEqual([false, true, false]);
    fails = kind;
    await time.pass(180_000);
    expect(told).toEqual([false, true, false, true]);
    fails = undefined;
    await time.pass(60_000);
    expect(told.splice(1)).toEqual([true, false, true, false]);
  }
  hub.stop();
});

test("rests while nobody is signed in, and begins when somebody is", async () => {
  const { world, time, hub, live } = await running({ signedIn: false });
  await time.pass(100_000);
  expect(live.opened).toBe(0);
  await world.device.outbox.putMeta({
    session: { userId: modelPerson, fullName: "Awa", email: "" },
  });
  hub.kick();
  await time.pass(0);
  expect(await world.device.readModels.cursor(`shop:${world.shopId}`)).not.toBeNull();
  hub.stop();
});

test("says that a sign-in is needed and goes on selling", async () => {
  const { world, time, state, hub } = await running();
  world.fate = "unauthorized";
  hub.kick();
  await time.pass(0);
  expect(state.getState().phase).toBe("sign-in-needed");
  await world.sell("aaaa", 1);
  expect(world.confirmed.size).toBe(1);
  expect(world.device.outbox.waiting()).toHaveLength(1);
  hub.stop();
});

test("listens only while somebody looks", async () => {
  const { hub, live, view, time } = await running();
  view.isVisible = false;
  hub.visibilityChanged();
  await settled();
  view.isVisible = true;
  hub.visibilityChanged();
  await time.pass(0);
  expect(live.opened).toBe(2);
  hub.stop();
});

test("listens for nobody who has left, and anew for whoever comes", async () => {
  const { world, hub, live, time } = await running();
  const streams = async (session: SessionInfo | null) => {
    await world.device.outbox.putMeta({ session });
    hub.kick();
    await time.pass(0);
    return [live.opened, live.open];
  };
  const bih = { userId: otherPerson, fullName: "Bih", email: "" };
  expect(await streams(bih)).toEqual([2, 1]);
  expect(await streams(bih)).toEqual([2, 1]);
  expect(await streams(null)).toEqual([2, 0]);
  expect(await streams(bih)).toEqual([3, 1]);
  hub.stop();
  expect(live.open).toBe(0);
});

test("a bug is reported, and does not end the work", async () => {
  const { world, time, hub, bugs } = await running();
  const { exchange } = world.transport;
  world.transport.exchange = async () => {
    throw new RangeError("a bug");
  };
  hub.kick();
  await time.pass(0);
  expect(bugs).toHaveLength(1);
  world.transport.exchange = exchange;
  world.server.elsewhere("aaaa", 1);
  hub.kick();
  await time.pass(0);
  expect((await world.device.readModels.cursor(`shop:${world.shopId}`))?.rev).toBe(
    world.server.rev,
  );
  hub.stop();
});

test("[S1] pictures go last, one at a time, and let a sale go first", async () => {
  const told: string[] = [];
  let waiting = 3;
  let sellMeanwhile = async () => {};
  const sendImage = async () => {
    if (waiting === 0) return false;
    waiting -= 1;
    told.push("picture");
    await sellMeanwhile();
    return true;
  };
  const { world, time, hub } = await running({ sendImage });
  expect(told).toEqual(["picture", "picture", "picture"]);
  const { exchange } = world.transport;
  world.transport.exchange = (request, limits) => {
    told.push(`${request.operations.list.length} sold`);
    return exchange(request, limits);
  };
  told.length = 0;
  waiting = 2;
  sellMeanwhile = async () => {
    sellMeanwhile = async () => {};
    await world.sell("aaaa", 1);
    hub.kick();
  };
  hub.kick();
  await time.pass(0);
  expect(told).toEqual(["0 sold", "picture", "1 sold", "picture"]);
  hub.stop();
});
