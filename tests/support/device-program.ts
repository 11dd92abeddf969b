import { Device } from "#web/store/device.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { Random, Transport } from "#web/store/ports.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import type { DeviceBug } from "./device-bug.ts";
import { turnOf } from "./device-line.ts";
import type { Person } from "./device-world.ts";
import { nodeChain } from "./node-chain.ts";
import type { Program } from "./program.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { simulatedReadModels } from "./simulation-read-models.ts";
import type { Owner } from "./simulation-scheduler.ts";
import { type Gate, type SimulatedDisk, simulatedOutboxStore } from "./simulation-storage.ts";

export type OfDevice = {
  name: string;
  disk: SimulatedDisk;
  browser: SimulatedBrowser | undefined;
  person: Person;
  clock: { now: () => number };
};

export type ProgramParts = {
  owner: Owner;
  bug: DeviceBug;
  gate: Gate;
  random: Random;
  batch: number | undefined;
  /** The way to the server; `own` holds the outbox once it is open. */
  line: (own: { outbox?: Outbox }) => Transport;
};

/** A program of the product as a page opens it, signed in; `join` has it hear of other tabs, where there may be any. */
export async function openProgram(
  { name, disk, browser, person, clock }: OfDevice,
  { owner, bug, gate, random, batch, line }: ProgramParts,
): Promise<{ program: Program; join: (onNews: () => void) => void }> {
  const plainStore = simulatedOutboxStore(disk, gate);
  const plainModels = browser?.readModels(disk, gate, owner) ?? simulatedReadModels(disk, gate);
  const own: { outbox?: Outbox } = {};
  const device = await Device.open({
    lateBooks: async () => lateBooks,
    ...{ app: "simulation", label: name, clock: clock.now, random, batch, chain: nodeChain() },
    outboxStore: bug.outbox?.(plainStore, gate) ?? plainStore,
    readModels: bug.readModels?.(plainModels, gate) ?? plainModels,
    transport: line(own),
  });
  const { id: userId, name: fullName } = person;
  const { outbox } = device;
  own.outbox = outbox;
  if (outbox.meta.session?.userId !== userId)
    await outbox.putMeta({ session: { userId, fullName, email: `${userId}@example.test` } });
  const abort = new AbortController();
  const turn = turnOf(owner, abort.signal);
  const program: Program = {
    ...newProgram(owner, device),
    ...{ abort, turn: bug.turn?.(turn) ?? turn },
  };
  const join = (onNews: () => void) => {
    browser?.tabs.join(owner, { outbox, readModels: plainModels }, onNews);
  };
  return { program, join };
}

/** A program that has done nothing yet. */
export function newProgram(owner: Owner, device: Device): Program {
  const abort = new AbortController();
  return {
    ...{
      owner,
      device,
      catalogues: new Map(),
      goods: new Map(),
      views: new Map(),
      notebooks: new Map(),
    },
    ...{ abort, turn: turnOf(owner, abort.signal) },
    ...{ isDone: false, isSent: false, hasNews: false },
  };
}
