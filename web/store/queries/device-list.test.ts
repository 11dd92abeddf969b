import { expect, test } from "vitest";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { DeviceList } from "./device-list.ts";
import { stateOf } from "./use-devices.ts";

function opened() {
  const timers = new HandTimers();
  let asked = 0;
  let isReached = true;
  let held: Promise<void> | undefined;
  const list = new DeviceList({
    ask: async () => {
      asked += 1;
      await held;
      if (!isReached) throw new TransportFailure("offline");
      return [{ code: `answer ${asked}` } as DeviceStatus];
    },
    clock: timers.clock,
    timers,
  });
  return {
    list,
    timers,
    asked: () => asked,
    /** The server says nothing until what this gives is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    reach: (is: boolean) => {
      isReached = is;
    },
  };
}

test("two parts of a screen ask once, then once a minute, and nobody asks when nobody looks", async () => {
  const { list, timers, asked } = opened();
  const stops = [list.subscribe(() => {}), list.subscribe(() => {})];
  list.renew();
  list.renew();
  await timers.pass(0);
  expect(asked()).toBe(1);
  await timers.pass(60_000);
  expect(asked()).toBe(2);
  for (const stop of stops) stop();
  list.renew();
  await timers.pass(600_000);
  expect(asked()).toBe(2);
});

test("after an exchange it is asked again, five seconds after the last answer at the soonest", async () => {
  const { list, timers, asked } = opened();
  list.subscribe(() => {});
  await timers.pass(1000);
  list.renew();
  await timers.pass(3999);
  expect(asked()).toBe(1);
  await timers.pass(1);
  expect(asked()).toBe(2);
});

test("an exchange while the server is being asked counts as well", async () => {
  const { list, timers, asked, hold } = opened();
  const answer = hold();
  const leave = list.subscribe(() => {});
  await timers.pass(1000);
  leave();
  list.subscribe(() => {});
  await timers.pass(0);
  list.renew();
  expect(asked()).toBe(1);
  answer();
  await timers.pass(5000);
  expect(asked()).toBe(2);
});

test("the last answer stays when the server is out of reach, and says that it is old", async () => {
  const { list, timers, reach } = opened();
  const told: unknown[] = [];
  reach(false);
  list.subscribe(() => told.push(stateOf([list.get()])));
  expect(stateOf([list.get()])).toBe("loading");
  await timers.pass(0);
  reach(true);
  await timers.pass(60_000);
  reach(false);
  await timers.pass(60_000);
  expect(told).toEqual(["unavailable", "fresh", "old"]);
  expect(list.get().devices).toEqual([{ code: "answer 2" }]);
});

test("of several shops, one that never answered says the most", () => {
  const heard = { devices: [], isFailed: false };
  const old = { devices: [], isFailed: true };
  expect(stateOf([])).toBe("fresh");
  expect(stateOf([heard, old])).toBe("old");
  expect(stateOf([old, { devices: undefined, isFailed: false }])).toBe("loading");
  expect(stateOf([heard, { devices: undefined, isFailed: true }])).toBe("unavailable");
});
