import type { Database } from "#server/db/client.ts";
import type { Fault } from "#server/sync/faults.ts";
import { chanceOf, drawWorld, foundWorld, removeWorld, type SimulatedShop, type World } from "./simulation-world.ts";
import { Oracle } from "./oracle.ts";
import { checkDevice } from "./oracle-device.ts";
import { Violation } from "./oracle-shop.ts";
import type { Rng } from "./random.ts";
import { checkTheEnd } from "./oracle-end.ts";
import { checkLeak } from "./oracle-leak.ts";
import { drawAct } from "./simulation-acts.ts";
import { openShops } from "./simulation-opening.ts";
import { fairWeather, type Weather } from "./simulation-network.ts";
import { createScheduler, type Scheduler } from "./simulation-scheduler.ts";
import { SimulatedServer } from "./simulation-server.ts";
import { ownerActs } from "./simulation-owner.ts";
import { type DeviceBug, type Person, TestDevice } from "./test-device.ts";

/** Mistakes planted for a run; none in an ordinary one. */
export type PlantedBug = { server?: Fault; device?: DeviceBug };

export type RunReport = {
  seed: number;
  events: number;
  checks: number;
  operations: number;
  devices: number;
  /** The broken rule and what was seen, when there was one. */
  violation?: { rule: string; message: string };
  /** The last events, or all of them, in words. */
  trace: string[];
};

export type RunOptions = { seed: number; bug?: PlantedBug; fullTrace?: boolean; maxEvents?: number };

/** Two pools, one per instance of the server, and one for the oracle's own looks. */
export type SimulationDatabase = { pools: [Database, Database]; oracle: Database };

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
  healing = false;
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
    this.world = drawWorld(this.rng);
    this.oracle = new Oracle(database.oracle.sql);
    this.weather = {
      lostRequests: this.rng.pick([0, 0.05, 0.2]),
      lostAnswers: this.rng.pick([0, 0.1, 0.3]),
      repeated: this.rng.pick([0, 0.05, 0.2]),
      failures: this.rng.pick([0, 0.05, 0.15]),
      slowest: this.rng.pick([50, 2000, 20_000]),
    };
    this.server = new SimulatedServer({
      pools: database.pools,
      scheduler: this.scheduler,
      rng: this.rng.fork("server"),
      faults: new Set(options.bug?.server ? [options.bug.server] : []),
      oracle: this.oracle,
      note: (text) => this.note(text),
      answered: (userId, answer) => {
        this.#answers += 1;
        checkLeak(this.world, userId, answer, this.oracle);
      },
    });
  }

  note(text: string): void {
    this.#trace.push(`${String(this.scheduler.now()).padStart(8)} ${text}`);
    if (!this.#fullTrace && this.#trace.length > 400) this.#trace.splice(0, 200);
  }

  async run(): Promise<RunReport> {
    const { seed } = this.#options;
    await foundWorld(this.database.oracle, this.world);
    let violation: RunReport["violation"];
    try {
      await this.#live();
    } catch (error) {
      const rule = error instanceof Violation ? error.rule : "crash";
      const message = error instanceof Error ? (rule === "crash" ? `${error.stack}` : error.message) : `${error}`;
      violation = { rule, message };
      this.note(`BROKEN ${message}`);
    } finally {
      for (const device of this.devices) device.stop("closed");
      await this.server.letGo();
      await removeWorld(this.database.oracle, this.world);
    }
    return {
      seed,
      events: this.events,
      checks: this.oracle.checks,
      operations: this.oracle.known.size,
      devices: this.devices.length,
      ...(violation ? { violation } : {}),
      trace: this.#trace,
    };
  }

  async #live(): Promise<void> {
    await openShops(this);
    this.server.rowBudget = this.rng.pick([undefined, undefined, 2, 6, 20]);
    this.server.troubles = { deaths: this.rng.pick([0, 0.05, 0.15]), holds: this.rng.pick([0, 0.1]) };
    const fleet = this.rng.weighted([
      [5, this.rng.int(2, 3)],
      [2, this.rng.int(4, 6)],
      [0.5, this.rng.int(7, 12)],
    ]);
    for (let at = 1; at <= fleet; at += 1) this.addDevice(`device ${at}`);
    const until = this.rng.int(2, 7) * 60_000;
    ownerActs(this, until);
    for (const device of this.devices) this.#plan(device, until);
    await this.#eventsUntil(() => this.scheduler.now() >= until);
    await this.#heal();
    await checkTheEnd(this);
  }

  addDevice(name: string): TestDevice {
    const { rng } = this;
    const device = new TestDevice(
      name,
      this.drawPerson(),
      {
        scheduler: this.scheduler,
        weather: () => this.weather,
        server: this.server,
        bug: this.#options.bug?.device ?? {},
        isHealing: () => this.healing,
        touched: (touched, rowsToo) => this.#touched.set(touched, rowsToo || this.#touched.get(touched) === true),
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

  drawPerson(): Person {
    return this.rng.pick(this.world.people);
  }

  /** What people and mishaps do to one device, one after the other, until the disorder ends. */
  #plan(device: TestDevice, until: number): void {
    const rest = this.rng.int(500, 25_000);
    if (this.scheduler.now() + rest >= until) return;
    this.scheduler.after(rest, `${device.name}: something happens`, () => {
      const { rng } = this;
      rng.weighted<() => void>([
        [16, () => this.#act(device)],
        [2, () => this.#note(device, device.isOnline ? "loses its network" : "finds its network again", () => {
          device.isOnline = !device.isOnline;
        })],
        [1.5, () => this.#note(device, "is switched off and on", () => {
          device.stop(rng.pick(["closed", "power cut"] as const));
          device.start();
        })],
        [0.7, () => this.#note(device, "has its clock set", () => device.clock.jump())],
        [0.4, () => this.#note(device, "loses its read models", () => {
          device.stop("closed");
          device.disk.wipeReadModels();
          device.start();
        })],
        [0.3, () => this.#note(device, "passes to somebody else", () => this.#handOver(device))],
      ])();
      this.#plan(device, until);
    });
  }

  #note(device: TestDevice, text: string, act: () => void): void {
    this.note(`${device.name} ${text}`);
    act();
    this.#touched.set(device, true);
  }

  /** Somebody else signs in on the same device; signing out is refused while something is unsent. */
  #handOver(device: TestDevice): void {
    for (const record of device.disk.records.values()) if (record.state === "waiting") return;
    device.stop("closed");
    device.person = this.drawPerson();
    device.people.add(device.person.id);
    device.start();
  }

  #act(device: TestDevice): void {
    const { program } = device;
    const shop = this.rng.pick(this.world.shops);
    const catalogue = device.catalogue(shop.id);
    if (!program || !catalogue) return;
    const act = drawAct({ device, shop, catalogue, rng: this.rng });
    if (act) this.record(device, shop, act);
  }

  /** One confirmation, now and then a double tap on the same cart. */
  record(device: TestDevice, shop: SimulatedShop, act: NonNullable<ReturnType<typeof drawAct>>): void {
    const { program } = device;
    if (!program) return;
    const draft = { ...act, shopId: shop.id, by: device.person.id };
    const taps = act.cartId !== null && this.rng.chance(0.15) ? 2 : 1;
    const confirmed: string[] = [];
    this.note(`${device.name}: ${act.kind}${taps > 1 ? ", tapped twice" : ""}`);
    for (let tap = 0; tap < taps; tap += 1) {
      const writing = program.device.outbox.record(draft as never);
      void writing.then(
        (record) => {
          if (!program.owner.alive) return;
          this.oracle.learn(device.name, record, true);
          confirmed.push(record.id);
          if (new Set(confirmed).size > 1)
            this.#failure ??= new Violation("W4", `one cart became ${confirmed.length} operations`);
          this.note(`${device.name} « Enregistrée » ${record.operation.kind} #${record.seq} ${record.id.slice(-6)}`);
          this.#touched.set(device, this.#touched.get(device) === true);
        },
        (error: unknown) => {
          if (program.owner.alive) this.#failure ??= error;
        },
      );
    }
  }

  async #heal(): Promise<void> {
    this.note("peace: every line is good, every device is on");
    this.healing = true;
    this.weather = fairWeather;
    this.server.troubles = { deaths: 0, holds: 0 };
    for (const device of this.devices) {
      device.isOnline = true;
      if (!device.program && !device.isDestroyed) device.start();
      device.kick();
    }
    await this.#eventsUntil(() => this.devices.every((device) => device.isIdle || device.isDestroyed));
    // What others wrote meanwhile has to come down too: once more for everybody.
    for (const device of this.devices) device.kick();
    await this.#eventsUntil(() => this.devices.every((device) => device.isIdle || device.isDestroyed));
  }

  async #eventsUntil(isOver: () => boolean): Promise<void> {
    const most = this.#options.maxEvents ?? 60_000;
    while (!isOver()) {
      if (!(await this.scheduler.step())) return;
      this.events += 1;
      if (this.#fullTrace) this.note(`· ${this.scheduler.current()}`);
      this.checkNow();
      if (this.events > most) throw new Violation("F3", `no rest after ${most} events`);
    }
  }

  /** Everything that must hold after every single event. */
  checkNow(): void {
    if (this.#failure) throw this.#failure;
    for (const [device, rowsToo] of this.#touched) {
      for (const record of device.disk.records.values()) this.oracle.learn(device.name, record, false);
      checkDevice(this.oracle, device, rowsToo);
    }
    this.#touched.clear();
  }
}
