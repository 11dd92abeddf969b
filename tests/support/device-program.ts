import { Device } from "#web/store/device.ts";
import type { Random, Transport } from "#web/store/ports.ts";
import type { DeviceBug } from "./device-bug.ts";
import { turnOf } from "./device-line.ts";
import type { Person } from "./device-world.ts";
import type { Program } from "./program.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { simulatedReadModels } from "./simulation-read-models.ts";
import type { Owner } from "./simulation-scheduler.ts";
import { type Gate, type SimulatedDisk, simulatedOutboxStore } from "./simulation-storage.ts";

type OfDevice = {
  name: string;
  disk: SimulatedDisk;
  browser: SimulatedBrowser | undefined;
  person: Person;
  clock: { now: () => number };
};

type ProgramParts = {
  owner: Owner;
  bug: DeviceBug;
  gate: Gate;
  random: Random;
  batch: number | undefined;
  /** The way to the server; `own` holds the device once it is open. */
  line: (own: { device?: Device }) => Transport;
};

/** A program of the product as a page opens it, signed in; `join` has it hear of other tabs, where there may be any. */
export async function openProgram(
  { name, disk, browser, person, clock }: OfDevice,
  { owner, bug, gate, random, batch, line }: ProgramParts,
): Promise<{ program: Program; join: (onNews: () => void) => void }> {
  const plainStore = simulatedOutboxStore(disk, gate);
  const plainModels = browser?.readModels(disk, gate, owner) ?? simulatedReadModels(disk, gate);
  const own: { device?: Device } = {};
  const device = await Device.open({
    ...{ app: "simulation", label: name, clock: clock.now, random, batch },
    outboxStore: bug.outbox?.(plainStore, gate) ?? plainStore,
    readModels: bug.readModels?.(plainModels, gate) ?? plainModels,
    transport: line(own),
  });
  own.device = device;
  const { id: userId, name: fullName } = person;
  const { outbox } = device;
  if (outbox.meta.session?.userId !== userId)
    await outbox.putMeta({ session: { userId, fullName, email: `${userId}@example.test` } });
  const abort = new AbortController();
  const turn = turnOf(owner, abort.signal);
  const program: Program = {
    ...{ owner, device, catalogues: new Map(), goods: new Map(), views: new Map() },
    ...{ abort, turn: bug.turn?.(turn) ?? turn, isDone: false, isSent: false, hasNews: false },
  };
  const join = (onNews: () => void) => {
    browser?.tabs.join(owner, { outbox, readModels: plainModels }, onNews);
  };
  return { program, join };
}
