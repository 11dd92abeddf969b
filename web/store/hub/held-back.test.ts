import { expect, test } from "vitest";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { World } from "#tests/support/device/world.ts";
import { sendNow } from "#web/store/commands/outbox.ts";
import { useCurrentStore } from "#web/store/current-store.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { TransportFailure } from "#web/store/ports.ts";
import type { TabChannel, TabMessage } from "#web/store/tab-channel.ts";
import { Hub } from "./hub.ts";
import { turnUntil } from "./lock.ts";
import { createHubState } from "./state.ts";

/** One browser: its tabs hear each other, and the first of them has the lock. */
function browser() {
  const time = new HandTimers();
  const listeners: { of: object; hear: (message: TabMessage) => void }[] = [];
  const channelOf = (of: object): TabChannel => ({
    post: (message) => {
      for (const listener of listeners)
        if (listener.of !== of) listener.hear(structuredClone(message));
    },
    listen: (hear) => {
      listeners.push({ of, hear });
      return () => {};
    },
  });
  let isLocked = false;
  const open = async () => {
    const world = new World();
    await world.start();
    const state = createHubState();
    const live = { live: () => new Promise<void>(() => {}) };
    const hub = new Hub({
      device: world.device,
      transport: { ...world.transport, ...live },
      channel: channelOf(world),
      lock: {
        hold: async (act, signal) => {
          if (isLocked) return;
          isLocked = true;
          await act(turnUntil(signal));
        },
      },
      timers: time,
      clock: time.clock,
      random: { bytes: () => new Uint8Array(10), fraction: () => 0.5 },
      state,
      isVisible: () => true,
      onBug: (cause) => {
        throw cause;
      },
    });
    hub.start();
    await time.pass(0);
    return { world, hub, state, stuck: () => [...state.getState().stuck] };
  };
  return { time, open };
}

/** A tab whose server takes none of its sales, which it holds back. */
async function holdingBack() {
  const { time, open } = browser();
  const leader = await open();
  const { world, hub } = leader;
  const { exchange } = world.transport;
  await world.sell("aaaa", 1);
  const [sale] = world.device.outbox.waiting();
  world.transport.exchange = async () => {
    throw new TransportFailure("rejected");
  };
  hub.kick();
  await time.pass(0);
  world.transport.exchange = exchange;
  await time.pass(300_000);
  expect(leader.stuck()).toEqual([sale?.id]);
  return { time, open, leader, id: sale?.id };
}

test("[S4] what is held back is told to every tab, whenever it was opened", async () => {
  const { time, open, leader, id } = await holdingBack();
  const later = await open();
  expect(later.stuck()).toEqual([id]);
  leader.hub.kick(true);
  await time.pass(0);
  expect([leader.stuck(), later.stuck()]).toEqual([[], []]);
  expect(leader.world.server.ledger.size).toBe(1);
});

test("[S4] « Envoyer maintenant » frees it from whichever tab it is touched in", async () => {
  const { time, open, leader } = await holdingBack();
  const { hub, world } = await open();
  useCurrentStore.setState({ store: { hub, device: world.device } as OpenStore });
  sendNow();
  await time.pass(0);
  expect(leader.world.device.outbox.waiting()).toEqual([]);
  expect(leader.world.server.ledger.size).toBe(1);
});

test("[S4] a kick alone tries nothing again before its time", async () => {
  const { time, open, leader, id } = await holdingBack();
  const { hub } = await open();
  hub.kick();
  await time.pass(0);
  expect(leader.stuck()).toEqual([id]);
});
