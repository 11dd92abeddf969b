import { must } from "#shared/must.ts";
import { type Turn, turnUntil } from "#web/store/hub/lock.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { type Clock, type Random, type Transport, TransportFailure } from "#web/store/ports.ts";
import { bentTransport } from "./bent-transport.ts";
import type { DeviceBug } from "./device-bug.ts";
import type { DeviceWorld } from "./device-world.ts";
import type { Rng } from "./random.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { SimulatedDoor } from "./simulation-door.ts";
import { simulatedTransport } from "./simulation-network.ts";
import type { Owner } from "./simulation-scheduler.ts";

/** The program at one end of the line; `own` holds its outbox once it is open. */
type LineEnd = {
  name: string;
  owner: Owner;
  bug: DeviceBug;
  own: { outbox?: Outbox };
  browser: SimulatedBrowser | undefined;
  rng: Rng;
  clock: Clock;
  random: Random;
  isOnline: () => boolean;
  onArrival: () => void;
};

/** The way of one program to the server, and the door before it where the browser speaks HTTP. */
export function deviceLine(
  { scheduler, weather, server }: DeviceWorld,
  { name, owner, bug, own, browser, rng, clock, random, isOnline, onArrival }: LineEnd,
): { line: Transport; door: SimulatedDoor | undefined } {
  const transport = simulatedTransport({
    ...{ scheduler, weather, server, owner, rng, name, isOnline, onArrival },
    userId: () => own.outbox?.meta.session?.userId,
    ...(bug.answer ? { bend: bug.answer } : {}),
  });
  const line = bentTransport(transport, bug);
  if (!browser?.speaksHttp) return { line, door: undefined };
  const locks = browser.locks.of(owner);
  const door = new SimulatedDoor({
    ...{ name, owner, scheduler, browser, line, bug, isOnline, clock, random },
    outbox: () => must(own.outbox, `the program of ${name}`),
    locks: bug.locks?.(locks) ?? locks,
  });
  return { line, door };
}

/** The turn of one tab at the hub: over once another one has taken its place, whether or not it has heard of it. */
export function turnOf(owner: Owner, signal: AbortSignal): Turn {
  const turn = turnUntil(signal);
  const check = () => {
    turn.check();
    if (owner.isReplaced) throw new TransportFailure("cancelled");
  };
  return { signal, check };
}
