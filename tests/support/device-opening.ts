import { Outbox } from "#web/store/outbox/outbox.ts";
import type { Random, Transport } from "#web/store/ports.ts";
import type { DeviceBug } from "./device-bug.ts";
import { openHubProgram } from "./device-hub.ts";
import { deviceLine } from "./device-line.ts";
import { type OfDevice, openProgram } from "./device-program.ts";
import type { DeviceRounds } from "./device-rounds.ts";
import type { DeviceWorld } from "./device-world.ts";
import type { HubWatch } from "./hub-watch.ts";
import type { Program } from "./program.ts";
import type { Rng } from "./random.ts";
import type { SimulatedDoor } from "./simulation-door.ts";
import type { Owner } from "./simulation-scheduler.ts";
import { type Gate, simulatedOutboxStore } from "./simulation-storage.ts";

type OpeningParts = {
  name: string;
  world: DeviceWorld;
  rng: Rng;
  rounds: DeviceRounds;
  gate: (owner: Owner) => Gate;
  isOnline: () => boolean;
  /** Where its tabs have the product's own hub. */
  hubs: HubWatch | undefined;
};

/** How tabs of one device are opened, each with a way to the server of its own. */
export class DeviceOpening {
  readonly #parts: OpeningParts;
  readonly #doors = new WeakMap<Owner, SimulatedDoor>();
  readonly #batch: number | undefined;

  constructor(parts: OpeningParts) {
    this.#parts = parts;
    this.#batch = parts.rng.pick([undefined, undefined, 1, 3]);
  }

  get random(): Random {
    const { rng } = this.#parts;
    return { bytes: (count) => rng.bytes(count), fraction: () => rng.fraction() };
  }

  /** A program as a page opens it; `join` has it hear of other tabs. */
  async open(
    device: OfDevice,
    owner: Owner,
  ): Promise<{ program: Program; join: (onNews: () => void) => void }> {
    const { world, rounds, gate, isOnline, hubs } = this.#parts;
    const { name, disk, person, clock, browser } = device;
    const { scheduler, failed } = world;
    const bug = world.bug();
    const parts = {
      ...{ owner, bug, gate: gate(owner), random: this.random, batch: this.#batch },
      line: (own: { outbox?: Outbox }) => this.#lineOf(device, owner, bug, own),
    };
    if (!hubs || !browser) return openProgram(device, parts);
    const program = await openHubProgram(
      { name, disk, person, clock, browser, isOnline },
      { ...parts, scheduler, failed, hubs },
    );
    return { program, join: () => rounds.followScreens(program) };
  }

  /** Does something in the outbox of a tab that is open only for this. */
  async inPassing<T>(
    { name, disk, clock }: OfDevice,
    owner: Owner,
    act: (outbox: Outbox) => Promise<T>,
  ): Promise<T> {
    const store = simulatedOutboxStore(disk, this.#parts.gate(owner));
    const { random } = this;
    return act(await Outbox.open({ store, clock: clock.now, random, label: name }));
  }

  /** Looks for the stream of pokes where a portal answers. */
  listenToPortal(owner: Owner): void {
    const { failed } = this.#parts.world;
    const listening = this.#doors.get(owner)?.listenToPortal();
    void listening?.catch((error) => owner.alive && failed(error));
  }

  #lineOf(
    { name, browser, clock }: OfDevice,
    owner: Owner,
    bug: DeviceBug,
    own: { outbox?: Outbox },
  ): Transport {
    const { world, rng, isOnline } = this.#parts;
    const { line, door } = deviceLine(world, {
      ...{ name, owner, bug, own, browser, rng, isOnline },
      ...{ clock: clock.now, random: this.random },
      onArrival: () => world.touched(false),
    });
    if (door) this.#doors.set(owner, door);
    return door ?? line;
  }
}
