import type { Person } from "./device-world.ts";
import { Oracle } from "./oracle.ts";
import {
  checkBalances,
  checkChangeKept,
  checkCharges,
  checkWholes,
} from "./oracle-account-check.ts";
import { checkCountedSales } from "./oracle-count-check.ts";
import { checkDevice } from "./oracle-device.ts";
import { checkScreens } from "./oracle-figures-shown.ts";
import { checkLeak } from "./oracle-leak.ts";
import { checkPoints } from "./oracle-points.ts";
import { Violation } from "./oracle-shop.ts";
import { checkShown, checkViews } from "./oracle-views.ts";
import { type Rng, randomFrom } from "./random.ts";
import { SimulatedBrowser } from "./simulation-browser.ts";
import { beginning, beginningOf } from "./simulation-clock.ts";
import { drawWeather, fairWeather, type Weather } from "./simulation-network.ts";
import type { RunOptions, RunReport, SimulationDatabase } from "./simulation-run.ts";
import { atRest, createScheduler, type Scheduler } from "./simulation-scheduler.ts";
import { SimulatedServer } from "./simulation-server.ts";
import { SimulatedTabs } from "./simulation-tabs.ts";
import { chanceOf, drawWorld, removeWorld, type World } from "./simulation-world.ts";
import { TestDevice } from "./test-device.ts";

const mostEvents = 60_000;
/** In peace everything is done by then, ms. */
const longestRest = 15 * 60_000;

/** One run from one seed: its world, its fleet, its server and the oracle, and what has happened so far. */
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
  readonly options: RunOptions;
  #answers = 0;
  events = 0;

  constructor(database: SimulationDatabase, options: RunOptions) {
    this.database = database;
    this.options = options;
    this.#fullTrace = options.fullTrace ?? false;
    this.rng = chanceOf(options.seed);
    this.world = options.world ?? drawWorld(this.rng);
    if (options.units) for (const shop of this.world.shops) shop.hasMeasures = true;
    const { begins = options.world ? beginning : beginningOf(options.seed) } = this.world;
    this.world.begins = begins;
    this.oracle = new Oracle(database.oracle.sql, begins);
    this.healing = options.world !== undefined;
    this.isBusy = options.isBusy ?? false;
    this.tills = options.tills ? randomFrom(`tills ${options.seed}`) : undefined;
    const drawn = drawWeather(this.rng, this.isBusy);
    this.weather = options.world ? fairWeather : drawn;
    // A stream of its own: what is drawn here moves nothing else.
    const closing = randomFrom(`closing ${options.seed}`);
    this.server = new SimulatedServer({
      pools: database.pools,
      ...{ scheduler: this.scheduler, begins },
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

  /** Operations that stood in chains at the end. */
  linked = 0;

  report(violation: RunReport["violation"]): RunReport {
    return {
      seed: this.options.seed,
      options: this.options,
      events: this.events,
      checks: this.oracle.checks,
      operations: this.oracle.known.size,
      linked: this.linked,
      devices: this.devices.length,
      ...(violation ? { violation } : {}),
      trace: this.#trace,
    };
  }

  async end(): Promise<void> {
    for (const device of this.devices) device.stop("closed");
    await this.server.letGo();
    await removeWorld(this.database.oracle, this.world);
  }

  addDevice(name: string, person = this.drawPerson()): TestDevice {
    const { rng } = this;
    const device: TestDevice = new TestDevice(
      name,
      person,
      {
        scheduler: this.scheduler,
        begins: this.oracle.begins,
        weather: () => this.weather,
        server: this.server,
        browser: this.#browserOf(name),
        hubs: this.options.hubs ?? false,
        bug: this.options.bug?.device ?? (() => ({})),
        isHealing: () => this.healing,
        touched: (rowsToo) => this.touch(device, rowsToo),
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
    const { seed, browsers } = this.options;
    if (!browsers) return undefined;
    const areBooksLost = () => this.wasPutBack;
    const tabs = new SimulatedTabs(
      ...([name, this.scheduler, randomFrom(`tabs ${seed}`).fork(name), areBooksLost] as const),
    );
    const rng = randomFrom(`browsers ${seed}`).fork(name);
    return new SimulatedBrowser(name, this.scheduler, rng, tabs);
  }

  drawPerson(): Person {
    return this.rng.pick(this.world.people);
  }

  /** Goes on until nobody has anything left to do; twice, for what others wrote meanwhile has to come down too. */
  async rest(): Promise<void> {
    const awake = this.devices.filter((device) => device.isOnline);
    const end = this.scheduler.now() + longestRest;
    // A hub asks by itself: whoever has not done so since the books last changed has not read everything.
    let [rev, changedAt] = [this.revisions, this.scheduler.now()];
    const isOver = () => {
      if (rev !== this.revisions) [rev, changedAt] = [this.revisions, this.scheduler.now()];
      const restless = awake.find(
        ({ isIdle, hubs }) => !isIdle || hubs?.hasRest(changedAt) === false,
      );
      if (restless && this.scheduler.now() > end)
        throw new Violation("F3", `${restless.name} does not come to rest`);
      return !restless;
    };
    for (let round = 0; round < 2; round += 1) {
      for (const device of awake) device.kick();
      await atRest();
      await this.eventsUntil(isOver);
    }
  }

  /** How often books have changed. */
  get revisions(): number {
    return [...this.oracle.shops.values()].reduce((sum, { books }) => sum + books.rev, 0);
  }

  /** Waits for something that a device is doing. */
  async until<T>(doing: Promise<T>): Promise<T> {
    let isDone = false;
    const finished = () => {
      isDone = true;
    };
    doing.then(finished, finished);
    await atRest();
    await this.eventsUntil(() => isDone);
    return doing;
  }

  /** Goes on from event to event, each checked, until it is over or nothing is left to happen. */
  async eventsUntil(isOver: () => boolean): Promise<void> {
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
      for (const screens of device.screens) {
        checkScreens(this.oracle, screens);
        checkBalances(this.oracle, screens);
        checkWholes(this.oracle, screens);
        for (const { shopId, shown } of screens.shown())
          checkShown(this.oracle, device.name, shopId, shown);
      }
      checkDevice(this.oracle, device, rowsToo);
      checkCharges(this.oracle, device);
      checkCountedSales(this.oracle, device);
      checkChangeKept(this.oracle, device);
      checkPoints(this.oracle, device);
      // What was committed as the connection broke off is told once there is another.
      const hasBooks = device.browser?.areModelsAway !== true;
      if (!device.isIdle || !hasBooks) continue;
      checkViews(this.oracle, device);
    }
    this.#touched.clear();
  }
}
