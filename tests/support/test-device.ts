import { Device } from "#web/store/device.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import type { Random, Transport } from "#web/store/ports.ts";
import type { Catalogue } from "#web/store/read-models/catalogue.ts";
import { LateReadModels } from "#web/store/read-models/late-read-models.ts";
import { deviceLine, turnOf } from "./device-line.ts";
import { DeviceRounds } from "./device-rounds.ts";
import { DeviceScreens } from "./device-screens.ts";
import type { DeviceBug, DeviceWorld, Person, Program } from "./device-world.ts";
import type { SeenDevice } from "./oracle-device.ts";
import type { Rng } from "./random.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { WrongClock } from "./simulation-clock.ts";
import type { SimulatedDoor } from "./simulation-door.ts";
import { SimulatedHearing } from "./simulation-hearing.ts";
import { simulatedReadModels } from "./simulation-read-models.ts";
import type { Owner } from "./simulation-scheduler.ts";
import { type Gate, type SimulatedDisk, simulatedOutboxStore } from "./simulation-storage.ts";
import { type SimulatedTabs, takenOverAfter } from "./simulation-tabs.ts";

/** A device of the fleet: the product's own outbox, read models, catalogue and synchroniser on a simulated disk and line. */
export class TestDevice extends DeviceScreens implements SeenDevice {
  readonly name: string;
  readonly clock: WrongClock;
  readonly people = new Set<string>();
  /** Ninety days before the runs begin, and some more. */
  readonly keepsSince = "2026-02-14";
  isOnline = true;
  readonly #rounds: DeviceRounds;
  readonly #hearing: SimulatedHearing;
  person: Person;
  readonly browser: SimulatedBrowser | undefined;
  #door: SimulatedDoor | undefined;
  readonly #world: DeviceWorld;
  readonly #rng: Rng;
  #owner: Owner = { alive: false };
  #stepsToCut = 0;
  readonly #batch: number | undefined;
  #backup: SimulatedDisk | undefined;
  /** Its storage was once put back to an earlier state: numbers were given twice. */
  wasPutBack = false;

  constructor(name: string, person: Person, world: DeviceWorld, rng: Rng) {
    super();
    this.name = name;
    this.person = person;
    this.#world = world;
    this.browser = world.browser;
    this.#rng = rng;
    this.clock = new WrongClock(world.scheduler, rng);
    this.people.add(person.id);
    this.#batch = rng.pick([undefined, undefined, 1, 3]);
    this.#rounds = new DeviceRounds({
      ...{ name, world, rng, browser: this.browser },
      onEnd: () => world.touched(this, false),
    });
    this.#hearing = new SimulatedHearing({
      ...{ name, rng, scheduler: world.scheduler, front: () => this.#front },
      onNews: () => this.kick(),
    });
  }

  /** Switches the device on: the program opens its storage, step by step, and begins to synchronise. */
  start(): void {
    const owner: Owner = { alive: true };
    this.#owner = owner;
    const isCut = !this.#world.isHealing() && this.#rng.chance(0.4);
    this.#stepsToCut = isCut ? this.#rng.int(1, 150) : 0;
    this.#launch(owner);
  }

  #launch(owner: Owner, wait = 0): void {
    void this.#run(owner, wait).catch((error: unknown) => {
      if (owner.alive) this.#world.failed(error);
    });
  }

  /** On, and no power cut to come. */
  powerUp(): void {
    this.#stepsToCut = 0;
    if (!this.#owner.alive) this.start();
  }

  /** Ends the program between any two of its steps; a power cut may undo relaxed writes. */
  stop(how: "closed" | "power cut"): void {
    this.#owner.alive = false;
    this.program?.abort.abort();
    this.program = undefined;
    this.browser?.tabs.endAll();
    if (how === "power cut") this.disk.powerCut(this.#rng);
    this.#world.touched(this, true);
  }

  /** A copy of the whole profile, as a phone's backup or a technician would keep it. */
  backUp(): void {
    this.#backup = this.disk.image();
  }

  /** Puts the profile back to its last copy; what was written since is gone from this device. */
  putBack(): boolean {
    if (!this.#backup) return false;
    this.stop("closed");
    this.disk = this.#backup.image();
    this.wasPutBack = true;
    this.start();
    return true;
  }

  /** Writes as another tab does: its own outbox on the same disk; this one hears of it a little later. */
  async inOtherTab<T>(act: (outbox: Outbox) => Promise<T>): Promise<T> {
    const { program } = this;
    const owner = program?.owner ?? this.#owner;
    const store = simulatedOutboxStore(this.disk, this.#gate(owner));
    const random = this.#random();
    const outbox = await Outbox.open({ store, clock: this.clock.now, random, label: this.name });
    try {
      return await act(outbox);
    } finally {
      this.#hearing.told();
    }
  }

  get #front(): { owner: Owner; outbox: Outbox } | "none" | "opening" {
    if (!this.program) return this.#owner.alive ? "opening" : "none";
    const { owner, device } = this.program;
    return { owner, outbox: device.outbox };
  }

  /**
   * True while the latest round with the server left nothing to do, or nothing that can be done without read models,
   * and no other tab has written since.
   */
  get isIdle(): boolean {
    return this.#rounds.hasRest(this.program) && !this.#hearing.isToHear && !this.hasOtherTab;
  }

  override get hasOtherTab(): boolean {
    return this.browser?.tabs.isAstir === true;
  }

  /** Looks for the stream of pokes where a portal answers. */
  listenToPortal(): void {
    const owner = this.#owner;
    this.#door?.listenToPortal().catch((error: unknown) => {
      if (owner.alive) this.#world.failed(error);
    });
  }

  #random(): Random {
    return { bytes: (count) => this.#rng.bytes(count), fraction: () => this.#rng.fraction() };
  }

  #gate(owner: Owner): Gate {
    return async (step) => {
      this.#stepsToCut -= 1;
      if (this.#stepsToCut === 0 && owner.alive) return this.#cutHere(owner, step);
      if (this.browser?.tabs.isFrozenHere(owner)) this.#freeze(owner, this.browser.tabs);
      await this.#world.scheduler.pause(this.#rng.int(0, 3), `${this.name} ${step}`, owner);
      this.#world.touched(this, step.includes(".write") || step.includes(".drop"));
    };
  }

  /** The power goes in the middle of whatever is being written, and comes back a while later. */
  #cutHere(owner: Owner, step: string): Promise<never> {
    const { scheduler } = this.#world;
    scheduler.after(0, `${this.name} loses its power before ${step}`, () => {
      if (!owner.alive) return;
      this.stop("power cut");
      scheduler.after(this.#rng.int(1, 5000), `${this.name} has power again`, () => {
        if (!this.#owner.alive) this.start();
      });
    });
    return new Promise(() => {});
  }

  /** The tab stands still in the middle of whatever it does; the person goes on in another one. */
  #freeze(owner: Owner, tabs: SimulatedTabs): void {
    tabs.freeze(owner, this.program);
    this.program = undefined;
    this.#owner = { alive: true };
    this.#launch(this.#owner, takenOverAfter);
  }

  catalogue(shopId: string): Catalogue | undefined {
    for (const [scope, catalogue] of this.program?.catalogues ?? [])
      if (shopOfScope(scope) === shopId) return catalogue;
    return undefined;
  }

  /** `wait`: until another tab's hub may be taken over, ms. */
  async #run(owner: Owner, wait: number): Promise<void> {
    const bug = this.#world.bug();
    const gate = this.#gate(owner);
    const plainStore = simulatedOutboxStore(this.disk, gate);
    const store = bug.outbox?.(plainStore, gate) ?? plainStore;
    const plainModels =
      this.browser?.readModels(this.disk, gate, owner) ?? simulatedReadModels(this.disk, gate);
    const own: { device?: Device } = {};
    const device = await Device.open({
      outboxStore: store,
      readModels: bug.readModels?.(plainModels, gate) ?? plainModels,
      transport: this.#lineOf(owner, bug, own),
      clock: this.clock.now,
      random: this.#random(),
      app: "simulation",
      batch: this.#batch,
      label: this.name,
    });
    own.device = device;
    const { id: userId, name: fullName } = this.person;
    const { outbox } = device;
    if (outbox.meta.session?.userId !== userId)
      await outbox.putMeta({ session: { userId, fullName, email: `${userId}@example.test` } });
    const abort = new AbortController();
    const turn = turnOf(owner, abort.signal);
    const program: Program = {
      ...{ owner, device, catalogues: new Map(), goods: new Map() },
      ...{ abort, turn: bug.turn?.(turn) ?? turn, isDone: false, isSent: false, hasNews: false },
    };
    // Else it was frozen before it was open, and another tab is in front.
    if (this.#owner !== owner) return;
    this.program = program;
    if (plainModels instanceof LateReadModels)
      this.browser?.tabs.join(owner, { outbox, readModels: plainModels }, () => this.kick());
    await this.#rounds.keepScreens(program);
    if (wait > 0) await this.#world.scheduler.pause(wait, `${this.name} takes over`, owner);
    await this.#rounds.go(program);
  }

  #lineOf(owner: Owner, bug: DeviceBug, own: { device?: Device }): Transport {
    const { line, door } = deviceLine(this.#world, {
      ...{ name: this.name, owner, bug, own, browser: this.browser, rng: this.#rng },
      ...{ clock: this.clock.now, random: this.#random() },
      isOnline: () => this.isOnline,
      onArrival: () => this.#world.touched(this, false),
    });
    this.#door = door;
    return door ?? line;
  }

  /** Begins the next round now, as the word of a change or a tap would. */
  kick(): void {
    if (this.program) this.#rounds.kick(this.program);
  }
}
