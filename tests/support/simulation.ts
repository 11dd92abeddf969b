import type { Role } from "#shared/schemas/person.ts";
import type { Person } from "./device-world.ts";
import { Oracle } from "./oracle.ts";
import { checkDevice, checkScreens, checkViews } from "./oracle-device.ts";
import { checkTheEnd } from "./oracle-end.ts";
import { checkLeak } from "./oracle-leak.ts";
import { Violation } from "./oracle-shop.ts";
import { type Rng, randomFrom } from "./random.ts";
import { SimulatedBrowser } from "./simulation-browser.ts";
import { planBrowsing, planFreezing, planTabs } from "./simulation-browsing.ts";
import { planMishaps } from "./simulation-mishaps.ts";
import { drawWeather, fairWeather, type Weather } from "./simulation-network.ts";
import { openShops } from "./simulation-opening.ts";
import { ownerActs } from "./simulation-owner.ts";
import { makePeace } from "./simulation-peace.ts";
import { planRestore } from "./simulation-restore.ts";
import type { RunOptions, RunReport, SimulationDatabase } from "./simulation-run.ts";
import { atRest, createScheduler, type Scheduler } from "./simulation-scheduler.ts";
import { SimulatedServer } from "./simulation-server.ts";
import { SimulatedTabs } from "./simulation-tabs.ts";
import { planTills } from "./simulation-till-acts.ts";
import { chanceOf, drawWorld, foundWorld, removeWorld, type World } from "./simulation-world.ts";
import { TestDevice } from "./test-device.ts";

const mostEvents = 60_000;
/** In peace everything is done by then, ms. */
const longestRest = 15 * 60_000;

/** One run from one seed: a world, a fleet, disorder for a while, then peace until everything is at rest. */
export class Simulation {
  readonly scheduler: Scheduler = createScheduler();
  readonly oracle: Oracle;
  readonly server: SimulatedServer;
  readonly world: World;
  readonly devices: TestDevice[] = [];
  readonly rng: Rng;
  readonly database: SimulationDatabase;
  weather: Weather;
  readonly isBusy: boolean;
  healing = false;
  /** Where people keep tills: the chance by which they do. */
  readonly tills: Rng | undefined;
  wasPutBack = false;
  #failure: unknown;
  readonly #trace: string[] = [];
  readonly #fullTrace: boolean;
  readonly #touched = new Map<TestDevice, boolean>();
  readonly #options: RunOptions;
  #answers = 0;
  events = 0;

  constructor(database: SimulationDatabase, options: RunOptions) {
    this.database = database;
    this.#options = options;
    this.#fullTrace = options.fullTrace ?? false;
    this.rng = chanceOf(options.seed);
    this.world = options.world ?? drawWorld(this.rng);
    this.oracle = new Oracle(database.oracle.sql);
    this.healing = options.world !== undefined;
    this.isBusy = options.isBusy ?? false;
    this.tills = options.tills ? randomFrom(`tills ${options.seed}`) : undefined;
    const drawn = drawWeather(this.rng, this.isBusy);
    this.weather = options.world ? fairWeather : drawn;
    // A stream of its own: what is drawn here moves nothing else.
    const closing = randomFrom(`closing ${options.seed}`);
    this.server = new SimulatedServer({
      pools: database.pools,
      scheduler: this.scheduler,
      rng: this.rng.fork("server"),
      keepsInstance: this.isBusy,
      oracle: this.oracle,
      note: (text) => this.note(text),
      answered: (userId, answer) => {
        this.#answers += 1;
        checkLeak(this.world, userId, answer, this.oracle);
      },
    });
    this.server.closesAhead = closing.pick([0, 0, 100]) * 86_400_000;
  }

  /** To be checked after this event. */
  touch(device: TestDevice, rowsToo: boolean): void {
    this.#touched.set(device, rowsToo || this.#touched.get(device) === true);
  }

  /** Something broke outside the events themselves. */
  fail(error: unknown): void {
    this.#failure ??= error;
  }

  note(text: string): void {
    this.#trace.push(`${String(this.scheduler.now()).padStart(8)} ${text}`);
    if (!this.#fullTrace && this.#trace.length > 400) this.#trace.splice(0, 200);
  }

  async run(): Promise<RunReport> {
    const { seed } = this.#options;
    let violation: RunReport["violation"];
    const { reportError } = globalThis;
    // What a listener of the device made of it (shared/listeners.ts).
    globalThis.reportError = (cause) => this.fail(cause);
    try {
      await this.#live();
    } catch (error) {
      const rule = error instanceof Violation ? error.rule : "crash";
      const message =
        error instanceof Error ? (rule === "crash" ? `${error.stack}` : error.message) : `${error}`;
      violation = { rule, message };
      this.note(`BROKEN ${message}`);
    } finally {
      await this.end();
      globalThis.reportError = reportError;
    }
    return {
      seed,
      isBusy: this.isBusy,
      browsers: this.#options.browsers ?? false,
      events: this.events,
      checks: this.oracle.checks,
      operations: this.oracle.known.size,
      devices: this.devices.length,
      ...(violation ? { violation } : {}),
      trace: this.#trace,
    };
  }

  async #live(): Promise<void> {
    await this.begin();
    this.server.rowBudget = this.rng.pick([undefined, undefined, 2, 6, 20]);
    this.server.troubles = {
      deaths: this.rng.pick([0, 0.05, 0.15]),
      holds: this.rng.pick([0, 0.1]),
    };
    const fleet = this.rng.weighted([
      [5, this.rng.int(2, 3)],
      [2, this.rng.int(4, 6)],
      [0.5, this.rng.int(7, 12)],
    ]);
    for (let at = 1; at <= fleet; at += 1) this.addDevice(`device ${at}`, this.#personFor(at));
    const until = this.rng.int(2, 7) * (this.isBusy ? 40_000 : 60_000);
    ownerActs(this, until);
    this.#serverRounds(until);
    const isDrawn = this.rng.chance(0.1);
    const { restores } = this.#options;
    if (restores === "each" || (restores === "some" && isDrawn)) planRestore(this, until);
    for (const device of this.devices) {
      planMishaps(this, device, until);
      planBrowsing(this, device, until);
      if (this.#options.freezes) planFreezing(this, device, until);
      if (this.#options.tabs) planTabs(this, device, until);
      if (this.tills) planTills(this, device, until, this.tills.fork(device.name));
    }
    await this.#eventsUntil(() => this.scheduler.now() >= until);
    await makePeace(this);
    await checkTheEnd(this);
  }

  /** Now and then an instance does what nobody asked it for. */
  #serverRounds(until: number): void {
    const rest = this.rng.int(3000, 30_000);
    if (this.scheduler.now() + rest >= until) return;
    this.scheduler.after(rest, "the server does its rounds", async () => {
      await this.server.doRounds();
      this.#serverRounds(until);
    });
  }

  /** People, shops and their first articles. */
  async begin(): Promise<void> {
    await foundWorld(this.database.oracle, this.world);
    await openShops(this, this.#options.articles);
  }

  async end(): Promise<void> {
    for (const device of this.devices) device.stop("closed");
    await this.server.letGo();
    await removeWorld(this.database.oracle, this.world);
  }

  addDevice(name: string, person = this.drawPerson()): TestDevice {
    const { rng } = this;
    const device = new TestDevice(
      name,
      person,
      {
        scheduler: this.scheduler,
        weather: () => this.weather,
        server: this.server,
        browser: this.#browserOf(name),
        bug: this.#options.bug?.device ?? (() => ({})),
        isHealing: () => this.healing,
        touched: (touched, rowsToo) => this.touch(touched, rowsToo),
        failed: (error) => {
          this.#failure ??= error;
        },
      },
      rng.fork(name),
    );
    this.devices.push(device);
    device.start();
    const roles = this.world.shops.map(({ members }) => members.get(device.person.id)?.role ?? "-");
    this.note(`${name} belongs to ${device.person.id.slice(-4)} (${roles})`);
    return device;
  }

  /** What it does is drawn from a stream of its own: runs without it stay as they were. */
  #browserOf(name: string): SimulatedBrowser | undefined {
    const { seed, browsers } = this.#options;
    if (!browsers) return undefined;
    const areBooksLost = () => this.wasPutBack;
    const tabs = new SimulatedTabs(
      ...([name, this.scheduler, randomFrom(`tabs ${seed}`).fork(name), areBooksLost] as const),
    );
    const rng = randomFrom(`browsers ${seed}`).fork(name);
    return new SimulatedBrowser(name, this.scheduler, rng, tabs);
  }

  /** Often two devices of the office, so that both decide the same, and one of a reseller. */
  #personFor(at: number): Person {
    const shop = this.rng.pick(this.world.shops);
    const roles: readonly Role[] = at < 3 ? ["owner", "manager"] : ["reseller"];
    const some = this.world.people.filter(({ id }) => {
      const role = shop.members.get(id)?.role;
      return role !== undefined && roles.includes(role);
    });
    return some.length > 0 && this.rng.chance(0.6) ? this.rng.pick(some) : this.drawPerson();
  }

  drawPerson(): Person {
    return this.rng.pick(this.world.people);
  }

  /** Goes on until nobody has anything left to do; twice, for what others wrote meanwhile has to come down too. */
  async rest(): Promise<void> {
    const awake = this.devices.filter((device) => device.isOnline);
    const end = this.scheduler.now() + longestRest;
    const isOver = () => {
      const restless = awake.find((device) => !device.isIdle);
      if (restless && this.scheduler.now() > end)
        throw new Violation("F3", `${restless.name} does not come to rest`);
      return !restless;
    };
    for (let round = 0; round < 2; round += 1) {
      for (const device of awake) device.kick();
      await this.#eventsUntil(isOver);
    }
  }

  /** Waits for something that a device is doing. */
  async until<T>(doing: Promise<T>): Promise<T> {
    let isDone = false;
    const finished = () => {
      isDone = true;
    };
    doing.then(finished, finished);
    await atRest();
    await this.#eventsUntil(() => isDone);
    return doing;
  }

  async #eventsUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (!(await this.scheduler.step())) return;
      this.events += 1;
      if (this.#fullTrace) this.note(`· ${this.scheduler.current()}`);
      this.checkNow();
      if (this.events > mostEvents) throw new Violation("F3", `no rest after ${mostEvents} events`);
    }
  }

  /** Everything that must hold after every single event. */
  checkNow(): void {
    if (this.#failure) throw this.#failure;
    for (const [device, rowsToo] of this.#touched) {
      for (const record of device.disk.records.values())
        this.oracle.learn(device.name, record, false);
      for (const screens of device.screens) checkScreens(this.oracle, screens);
      checkDevice(this.oracle, device, rowsToo);
      if (device.isIdle) checkViews(this.oracle, device);
    }
    this.#touched.clear();
  }
}
