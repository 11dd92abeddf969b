import { expect, test } from "vitest";
import { HandTimers, settled } from "#tests/support/device/hand-timers.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { type Heartbeat, HubLock, type Locks, type Turn } from "./lock.ts";

type Waiter = { grant: () => void; abort: (cause: DOMException) => void };

/** Web Locks of one name, as several tabs see them. */
class FakeLocks {
  #holder: ((cause: DOMException) => void) | null = null;
  readonly #queue: Waiter[] = [];

  readonly locks = { request: this.#request.bind(this) } as unknown as Locks;

  async #request(
    _: string,
    options: { signal?: AbortSignal; steal?: boolean },
    act: () => Promise<unknown>,
  ) {
    if (options.steal) this.#holder?.(new DOMException("stolen", "AbortError"));
    else if (this.#holder) await this.#turn(options.signal);
    const stolen = new Promise<never>((_resolve, reject) => {
      this.#holder = reject;
    });
    const mine = this.#holder;
    try {
      return await Promise.race([act(), stolen]);
    } finally {
      if (this.#holder === mine) {
        this.#holder = null;
        this.#queue.shift()?.grant();
      }
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = { grant: () => resolve(), abort: reject };
      this.#queue.push(waiter);
      signal?.addEventListener("abort", () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        reject(new DOMException("given up", "AbortError"));
      });
    });
  }
}

function browser() {
  const fake = new FakeLocks();
  let beat: number | undefined;
  const heartbeat: Heartbeat = { beat: (at) => (beat = at), last: () => beat };
  const times: HandTimers[] = [];
  const clock = () => Math.max(...times.map((time) => time.now));
  return { locks: fake.locks, heartbeat, clock, times };
}

/** A tab with its own timers: a frozen one's do not run. */
function tab(
  name: string,
  shared: ReturnType<typeof browser>,
  log: string[],
  bugs: unknown[] = [],
) {
  const time = new HandTimers();
  const stop = new AbortController();
  shared.times.push(time);
  // As the browser's `reportError`, which bears no owner.
  function onBug(this: unknown, cause: unknown) {
    if (this) throw new TypeError("Illegal invocation");
    log.push(String(cause));
  }
  const lock = new HubLock({ ...shared, timers: time, onBug });
  const held = lock.hold(async ({ signal }) => {
    log.push(`${name} works`);
    if (bugs.length > 0) throw bugs.shift();
    await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    log.push(`${name} ends`);
  }, stop.signal);
  return { time, stop, held };
}

test("[S1] one tab works, the next one when it has gone", async () => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log);
  await settled();
  const two = tab("two", shared, log);
  await Promise.all([one.time.pass(60_000), two.time.pass(29_000)]);
  expect(log).toEqual(["one works"]);
  one.stop.abort();
  await settled();
  expect(log).toEqual(["one works", "one ends", "two works"]);
  two.stop.abort();
  await Promise.all([one.held, two.held]);
});

test("[S1] a frozen tab is replaced, and ends its work when it hears of it", async () => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log);
  await settled();
  const two = tab("two", shared, log);
  await two.time.pass(25_000);
  expect(log).toEqual(["one works"]);
  await two.time.pass(45_000);
  expect(log).toEqual(["one works", "two works", "one ends"]);
  one.stop.abort();
  two.stop.abort();
  await Promise.all([one.held, two.held]);
});

test("[S1] a tab that was frozen while nobody took its place stops before it sends anything", async () => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log);
  await settled();
  one.time.now += 40_000;
  await one.time.pass(0);
  expect(log).toEqual(["one works", "one ends", "one works"]);
  one.stop.abort();
  await one.held;
});

test("[S1] a frozen tab knows that its turn is over before any timer has told it", async () => {
  const shared = browser();
  const time = new HandTimers();
  shared.times.push(time);
  const stop = new AbortController();
  let turn: Turn | undefined;
  const lock = new HubLock({ ...shared, timers: time, onBug: () => {} });
  const held = lock.hold(async (given) => {
    turn ??= given;
    await new Promise<void>((resolve) => given.signal.addEventListener("abort", () => resolve()));
  }, stop.signal);
  await settled();
  time.now += 29_000;
  expect(turn?.check).not.toThrow();
  time.now += 2000;
  expect(turn?.check).toThrow(TransportFailure);
  expect(turn?.signal.aborted).toBe(true);
  stop.abort();
  await held;
});

test("a living tab is not replaced, however long another one waits", async () => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log);
  await settled();
  const two = tab("two", shared, log);
  for (let turn = 0; turn < 30; turn += 1) {
    await one.time.pass(5000);
    await two.time.pass(5000);
  }
  expect(log).toEqual(["one works"]);
  two.stop.abort();
  one.stop.abort();
  await Promise.all([one.held, two.held]);
});

test.each([
  ["a bug", new Error("bug"), "Error: bug"],
  ["a transaction that was broken off", new DOMException("x", "AbortError"), "AbortError: x"],
])("%s in the work is told, and the work goes on after a pause", async (_, bug, told) => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log, [bug, bug]);
  await one.time.pass(4000);
  expect(log).toEqual(["one works", told]);
  await one.time.pass(12_000);
  expect(log).toEqual(["one works", told, "one works", told, "one works"]);
  one.stop.abort();
  await one.held;
});

test("another tab takes the place of one whose work has failed", async () => {
  const shared = browser();
  const log: string[] = [];
  const one = tab("one", shared, log, [new Error("bug")]);
  const two = tab("two", shared, log);
  await settled();
  expect(log.sort()).toEqual(["Error: bug", "one works", "two works"]);
  two.stop.abort();
  one.stop.abort();
  await Promise.all([one.time.pass(5000), one.held, two.held]);
});
