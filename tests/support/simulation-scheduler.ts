/**
 * Virtual time for a whole fleet in one thread. Whatever waits (a request under way, a step of a storage, a timer)
 * waits here; one event is done at a time, and everything it set going comes to rest before the next one begins.
 */
export type Scheduler = {
  /** Virtual ms since the run began. */
  now(): number;
  /** Ms that all clocks of the world have gone on beside, in which nobody did anything. */
  slept: number;
  /** Does `act` in `delay` ms; the function given back calls it off. */
  after(delay: number, label: string, act: () => unknown): () => void;
  /** Waits `delay` ms of virtual time. Never resolves once `owner` was cut off. */
  pause(delay: number, label: string, owner?: Owner): Promise<void>;
  /** The platform does something in no virtual time: the next event waits until the function given back is called. */
  outside(): () => void;
  /** Does the next event; false when none is left. */
  step(): Promise<boolean>;
  /** Label of the event being done. */
  current(): string;
};

/**
 * What lives and dies together: after `alive` became false nothing of it goes on. While it is frozen, what would have
 * gone on waits in `frozen`.
 */
export type Owner = {
  alive: boolean;
  frozen?: (() => void)[] | undefined;
  /** It was frozen for so long that another one works in its place. */
  isReplaced?: boolean;
  /** It is awake, and another one holds the hub. */
  isBehind?: boolean;
  /** What it began of its storage, and timers that it set. */
  underWay?: { steps: number; timers: number };
};

/** Counts something that an owner has under way; the function given back says that it is over. */
export function begun(owner: Owner, what: "steps" | "timers"): () => void {
  owner.underWay ??= { steps: 0, timers: 0 };
  const { underWay } = owner;
  underWay[what] += 1;
  return () => {
    underWay[what] -= 1;
  };
}

/** Nothing that it reads or waits for is under way; without read models it waits for those. */
export function isQuiet({ underWay }: Owner, areModelsAway: boolean): boolean {
  const { steps = 0, timers = 0 } = underWay ?? {};
  return steps === 0 && (timers === 0 || areModelsAway);
}

/** Does `act` in the name of its owner: now, once it is thawed, or never. */
export function goOn(owner: Owner | undefined, act: () => void): void {
  if (owner?.frozen) owner.frozen.push(() => goOn(owner, act));
  else if (owner?.alive !== false) act();
}

type Event = { time: number; order: number; label: string; act: () => unknown; off: boolean };

export function createScheduler(): Scheduler {
  const queue: Event[] = [];
  let now = 0;
  let order = 0;
  let current = "start";
  const underWay = new Set<object>();

  function after(delay: number, label: string, act: () => unknown): () => void {
    order += 1;
    const event = { time: now + Math.max(0, delay), order, label, act, off: false };
    push(queue, event);
    return () => {
      event.off = true;
    };
  }

  async function step(): Promise<boolean> {
    let event = pop(queue);
    while (event?.off) event = pop(queue);
    if (!event) return false;
    now = Math.max(now, event.time);
    current = event.label;
    await event.act();
    await atRest();
    while (underWay.size > 0) {
      while (underWay.size > 0) await atRest();
      await atRest();
    }
    return true;
  }

  return {
    now: () => now,
    slept: 0,
    after,
    pause: (delay, label, owner) =>
      new Promise((resolve) => {
        after(delay, label, () => goOn(owner, resolve));
      }),
    outside: () => {
      const one = {};
      underWay.add(one);
      return () => underWay.delete(one);
    },
    step,
    current: () => current,
  };
}

/** Resolves when every promise that could go on has gone on: nothing but events of the scheduler is left to wait for. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function isBefore(a: Event, b: Event): boolean {
  return a.time < b.time || (a.time === b.time && a.order < b.order);
}

function push(heap: Event[], event: Event): void {
  let at = heap.push(event) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(event, heap[parent] as Event)) break;
    heap[at] = heap[parent] as Event;
    at = parent;
  }
  heap[at] = event;
}

function pop(heap: Event[]): Event | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (!first || !last || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event))
      child += 1;
    if (!isBefore(heap[child] as Event, last)) break;
    heap[at] = heap[child] as Event;
    at = child;
  }
  heap[at] = last;
  return first;
}
