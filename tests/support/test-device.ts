import { shopOfScope } from "#web/store/hub/access.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { DeviceOpening } from "./device-opening.ts";
import { DeviceRounds } from "./device-rounds.ts";
import { DeviceScreens } from "./device-screens.ts";
import type { DeviceWorld, Person } from "./device-world.ts";
import { HubWatch } from "./hub-watch.ts";
import type { SeenDevice } from "./oracle-device.ts";
import type { Program } from "./program.ts";
import type { Rng } from "./random.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { keptSince, WrongClock } from "./simulation-clock.ts";
import { SimulatedHearing } from "./simulation-hearing.ts";
import { begun, type Owner } from "./simulation-scheduler.ts";
import { SecondTab } from "./simulation-second-tab.ts";
import type { Gate, SimulatedDisk } from "./simulation-storage.ts";
import { type SimulatedTabs, takenOverAfter } from "./simulation-tabs.ts";

/** A device of the fleet: the product's own outbox, read models, catalogue and synchroniser on a simulated disk and line. */
export class TestDevice extends DeviceScreens implements SeenDevice {
  readonly name: string;
  readonly clock: WrongClock;
  readonly people = new Set<string>();
  isOnline = true;
  readonly #rounds: DeviceRounds;
  readonly #hearing: SimulatedHearing;
  person: Person;
  readonly browser: SimulatedBrowser | undefined;
  /** Where its tabs have the product's own hub. */
  readonly hubs: HubWatch | undefined;
  readonly #world: DeviceWorld;
  readonly #rng: Rng;
  #owner: Owner = { alive: false };
  #second: SecondTab | undefined;
  #stepsToCut = 0;
  readonly #opening: DeviceOpening;
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
    this.clock = new WrongClock(world.scheduler, rng, world.begins);
    this.people.add(person.id);
    this.#rounds = new DeviceRounds({
      ...{ name, world, rng, browser: this.browser },
      onEnd: () => world.touched(false),
    });
    if (world.hubs && this.browser)
      this.hubs = new HubWatch({
        ...{ name, browser: this.browser, scheduler: world.scheduler, failed: world.failed },
        programs: () => this.screens.flatMap(({ program }) => program ?? []),
        isOnline: () => this.isOnline,
        waits: (id) => this.onDisk(id)?.state === "waiting",
      });
    this.#opening = new DeviceOpening({
      ...{ name, world, rng, rounds: this.#rounds, gate: (owner) => this.#gate(owner) },
      isOnline: () => this.isOnline,
      hubs: this.hubs,
    });
    if (this.browser) this.browser.tabs.onHeard = () => world.touched(false);
    this.#hearing = new SimulatedHearing({
      ...{ name, rng, scheduler: world.scheduler, front: () => this.#front },
      onNews: () => this.kick(),
    });
  }

  /** Its network comes or goes, which the browser says. */
  setLine(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    this.hubs?.upset();
    for (const { program } of this.screens) program?.own?.page.line(isOnline);
    if (isOnline) this.hubs?.owes("its line is back");
  }

  /** Somebody looks at the tab in front, at the one behind, or at none. */
  look(where: "front" | "behind" | "nowhere"): void {
    const there = where === "behind" ? (this.#second?.owner ?? this.#owner) : this.#owner;
    this.hubs?.look(where === "nowhere" ? undefined : there);
  }

  /** Switches the device on: the program opens its storage, step by step, and begins to synchronise. */
  start(): void {
    const owner: Owner = { alive: true };
    this.#owner = owner;
    this.look("front");
    const isCut = !this.#world.isHealing() && this.#rng.chance(0.4);
    this.#stepsToCut = isCut ? this.#rng.int(1, 150) : 0;
    this.#launch(owner);
  }

  #launch(owner: Owner, hub: { wait: number } | SecondTab = { wait: 0 }): void {
    void this.#run(owner, hub).catch((error) => owner.alive && this.#world.failed(error));
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
    if (this.#second) this.#second.owner.alive = false;
    this.#second = undefined;
    if (how === "power cut") this.disk.powerCut(this.#rng);
    this.#world.touched(true);
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

  get keepsSince(): string {
    return keptSince(this.#world.scheduler);
  }

  /** Opens a tab behind the one in front, if there is none. */
  openSecondTab(): void {
    if (!this.program || this.#second) return;
    this.#second = new SecondTab(this);
    this.#launch(this.#second.owner, this.#second);
  }

  get hasSecondTab(): boolean {
    return this.#second !== undefined;
  }

  /** The tab in front is closed in the middle of whatever it does; the hub is the other one's so many ms later. */
  closeFront(wait: number): void {
    if (!this.#second) return;
    this.program?.abort.abort();
    this.browser?.tabs.end(this.#owner);
    this.#promote(this.#second, wait);
  }

  closeSecondTab(): void {
    if (this.#second) this.browser?.tabs.end(this.#second.owner);
    this.#second = undefined;
    this.look("front");
  }

  #promote(second: SecondTab, wait: number): void {
    this.#second = undefined;
    this.#owner = second.owner;
    this.program = second.program;
    second.promote(wait);
    this.look("front");
  }

  /** Everything that shows figures: the tab in front, and the one behind it. */
  get screens(): (DeviceScreens & SeenDevice)[] {
    return this.#second?.program ? [this, this.#second] : [this];
  }

  /** Those of them that follow what is stored. */
  get following(): (DeviceScreens & SeenDevice)[] {
    return this.screens.filter((one) => this.hubs?.follows(one) !== false);
  }

  /** Writes as another tab does, the one behind or one that is open only for this; the one in front hears of it. */
  inOtherTab<T>(act: (outbox: Outbox) => Promise<T>): { owner: Owner; writing: Promise<T> } {
    const behind = this.#second?.program;
    if (behind) return { owner: behind.owner, writing: act(behind.device.outbox) };
    const owner = this.program?.owner ?? this.#owner;
    const writing = this.#opening.inPassing(this, owner, act).finally(() => {
      if (this.hubs) this.browser?.tabs.wroteInPassing();
      else this.#hearing.told();
    });
    return { owner, writing };
  }

  get #front(): { owner: Owner; outbox: Outbox } | "none" | "opening" {
    if (!this.program) return this.#owner.alive ? "opening" : "none";
    const { owner, device } = this.program;
    return { owner, outbox: device.outbox };
  }

  /** Nothing is left to do, or nothing that can be done without read models, and no other tab has written since. */
  get isIdle(): boolean {
    const areModelsAway = this.browser?.areModelsAway === true;
    return (
      (this.hubs?.hasRest() ?? this.#rounds.hasRest(this.program)) &&
      !this.#hearing.isToHear &&
      this.browser?.tabs.isAstir !== true &&
      this.#second?.isQuiet(areModelsAway) !== false
    );
  }

  override get hasOtherTab(): boolean {
    return this.hasSecondTab || this.browser?.tabs.isAstir === true;
  }

  /** Looks for the stream of pokes where a portal answers. */
  listenToPortal(): void {
    this.#opening.listenToPortal(this.#owner);
  }

  #gate(owner: Owner): Gate {
    return async (step) => {
      this.#stepsToCut -= 1;
      if (this.#stepsToCut === 0 && owner.alive) return this.#cutHere(owner, step);
      const isFront = owner === this.#owner;
      if (isFront && this.browser?.tabs.isFrozenHere(owner)) this.#freeze(owner, this.browser.tabs);
      const over = begun(owner, "steps");
      await this.#world.scheduler.pause(this.#rng.int(0, 3), `${this.name} ${step}`, owner);
      over();
      this.#world.touched(step.includes("books."));
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
    if (this.#second) this.#promote(this.#second, takenOverAfter);
    else {
      this.#owner = { alive: true };
      this.look("front");
      this.#launch(this.#owner, { wait: takenOverAfter });
    }
  }

  catalogue(shopId: string): Catalogue | undefined {
    for (const [scope, catalogue] of this.program?.catalogues ?? [])
      if (shopOfScope(scope) === shopId) return catalogue;
    return undefined;
  }

  /** `hub`: how long until another tab's may be taken over, ms, or the tab behind that gets it later. */
  async #run(owner: Owner, hub: { wait: number } | SecondTab): Promise<void> {
    const { program, join } = await this.#opening.open(this, owner);
    // Else it was frozen before it was open, and another tab is in front.
    const isBehind = hub instanceof SecondTab && this.#second === hub;
    if (!isBehind && this.#owner !== owner) return;
    if (isBehind) hub.program = program;
    else this.program = program;
    join(() => {
      if (owner === this.#owner) this.kick();
    });
    await this.#rounds.keepScreens(program);
    if (isBehind) this.#lookAround(hub, program);
    if (program.own) return;
    const wait = hub instanceof SecondTab ? await hub.promoted : hub.wait;
    // Whoever gets the hub begins at once.
    if (hub instanceof SecondTab) program.hasNews = true;
    if (wait > 0) await this.#world.scheduler.pause(wait, `${this.name} takes over`, owner);
    await this.#rounds.go(program);
  }

  /** The person goes from screen to screen in the tab behind. */
  #lookAround(second: SecondTab, program: Program): void {
    const { scheduler } = this.#world;
    scheduler.after(this.#rng.int(500, 10_000), `${this.name} looks around behind`, () => {
      if (this.#second !== second) return;
      this.#rounds.keepScreens(program).catch(this.#world.failed);
      this.#lookAround(second, program);
    });
  }

  /** Begins the next round now, as the word of a change or a tap would. A hub does by itself. */
  kick(): void {
    if (this.program && !this.hubs) this.#rounds.kick(this.program);
  }
}
