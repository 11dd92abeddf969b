import { expect, test } from "vitest";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { StorageFailure, type Transport, TransportFailure } from "#web/store/ports.ts";
import { listenLive } from "./live.ts";

/** A device that listens; each opening of its stream does the next of `turns`, and afterwards stays open. */
async function listening(...turns: (() => void)[]) {
  const time = new HandTimers();
  const stop = new AbortController();
  const bugs: unknown[] = [];
  let [opened, news] = [0, 0];
  const live: Transport["live"] = async ({ onOpen }, signal) => {
    opened += 1;
    turns.shift()?.();
    onOpen();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
  };
  const random = { bytes: () => new Uint8Array(10), fraction: () => 0.5 };
  const parts = { transport: { live } as Transport, timers: time, random };
  const onBug = (cause: unknown) => bugs.push(cause);
  const listened = listenLive({ ...parts, onBug }, () => (news += 1), stop.signal);
  await time.pass(0);
  return { time, bugs, listened, end: () => stop.abort(), seen: () => [opened, news] };
}

function throws(cause: unknown): () => never {
  return () => {
    throw cause;
  };
}

test("[L1] a stream that the server ends is opened again when it says so", async () => {
  const { time, bugs, listened, end, seen } = await listening(
    throws(new TransportFailure("server", "reconnect", 5000)),
  );
  await time.pass(4999);
  expect(seen()).toEqual([1, 0]);
  await time.pass(1);
  expect([seen(), bugs]).toEqual([[2, 1], []]);
  end();
  await listened;
});

test.each([
  ["a disk that takes no note of a new token", new StorageFailure("storage-full", undefined)],
  ["a bug", new RangeError("a bug")],
])("[L1] a stream that ends by %s is opened again, and the cause is reported", async (_, cause) => {
  const { time, bugs, listened, end, seen } = await listening(throws(cause), throws(cause));
  expect([seen(), bugs]).toEqual([[1, 0], [cause]]);
  await time.pass(500 + 1000);
  expect([seen(), bugs]).toEqual([
    [3, 1],
    [cause, cause],
  ]);
  end();
  await listened;
});
