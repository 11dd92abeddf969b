import type { Database } from "#server/db/client.ts";
import { openPart } from "#server/sync/answers/snapshot.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { tellOtherShops } from "#server/sync/judging/hand-over.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { lookForLowStock } from "#server/sync/watches/low-stock.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import { startOfList, unpackOperation } from "#shared/sync/pack.ts";
import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { SnapshotPart } from "#web/store/ports.ts";
import type { Oracle } from "./oracle.ts";
import type { Rng } from "./random.ts";
import {
  type FaultySql,
  faultySql,
  InstanceDied,
  type SqlTrouble,
} from "./simulation-faulty-sql.ts";
import type { Served } from "./simulation-network.ts";
import type { Scheduler } from "./simulation-scheduler.ts";

type Instance = { faulty: FaultySql; sync: SyncDeps };

/** How often an instance dies in the middle of a request, or is held up between two statements. */
export type ServerTroubles = { deaths: number; holds: number };

export type ServerGiven = {
  /** One pool for each instance. */
  pools: readonly Database[];
  scheduler: Scheduler;
  /** The moment at which the run begins, ms. */
  begins: number;
  rng: Rng;
  /** One instance serves most requests, as where there is one: its memory is asked. Else any serves any. */
  keepsInstance: boolean;
  oracle: Oracle;
  note: (text: string) => void;
  /** Called with every answer that leaves the server, to whom it goes. */
  answered: (userId: string, answer: unknown) => void;
};

/** Two instances of the real server on one Postgres; each may die between two statements, or fall behind the other. */
export class SimulatedServer implements Served {
  troubles: ServerTroubles = { deaths: 0, holds: 0 };
  /** Of the next request the instance dies once it has committed something: it tells nobody. */
  nextDies = false;
  /** Rows of one answer at most; small ones make many pages. */
  rowBudget: number | undefined;
  /** Months are closed as if it were so much later, ms: what is sold now is then late at once. */
  closesAhead = 0;
  /** An instance died or started anew: what it had noted to look at later is lost. */
  hasForgotten = false;
  readonly #instances: Instance[];
  readonly #given: ServerGiven;
  readonly #late: Promise<unknown>[] = [];

  constructor(given: ServerGiven) {
    this.#given = given;
    this.#instances = given.pools.map((pool) => this.#boot(pool));
  }

  readonly clock = (): number => {
    const { begins, scheduler } = this.#given;
    return begins + scheduler.slept + scheduler.now();
  };

  #boot(pool: Database): Instance {
    const faulty = faultySql(pool.sql);
    const isSecond = this.#given.pools.indexOf(pool) % 2 === 1;
    const sync = createSync({
      ...{ database: faulty.database, clock: this.clock },
      // Sales with their names, as beside an instance of the version before, and written as where shops are spread.
      ...{ isUpdating: isSecond, isSpread: isSecond },
    });
    return { faulty, sync };
  }

  /** Every instance starts anew, its memory empty: a deployment, or a restored database. */
  restart(): void {
    this.hasForgotten = true;
    this.#instances.splice(0, Infinity, ...this.#given.pools.map((pool) => this.#boot(pool)));
  }

  async exchange(userId: string, asked: ExchangeRequest): Promise<ExchangeAnswer | null> {
    const { rng, oracle, note } = this.#given;
    const free = this.#instances.filter(({ faulty }) => !faulty.isHeld());
    const [usual] = free;
    const instance =
      this.#given.keepsInstance && usual && rng.chance(0.97) ? usual : rng.pick(free);
    const request = this.rowBudget ? { ...asked, rowBudget: this.rowBudget } : asked;
    const trouble = this.#drawTrouble(free.length > 1);
    instance.faulty.arm(trouble);
    const ids = idsOf(request);
    let wasHeld = false;
    for (const id of ids) oracle.inFlight.set(id, (oracle.inFlight.get(id) ?? 0) + 1);
    const done = this.#serve(instance, userId, request).then(async (answer) => {
      instance.faulty.arm(undefined);
      // Whoever only reads changes nothing; what a request held up may commit is looked at each time.
      if (oracle.inFlight.size > 0) await oracle.observe(oracle.shops.keys(), ids);
      // The same operation may be held up in one request while another copy of it has been answered.
      for (const id of ids) {
        const left = (oracle.inFlight.get(id) ?? 1) - 1;
        if (left > 0) oracle.inFlight.set(id, left);
        else oracle.inFlight.delete(id);
      }
      // An answer held up reaches nobody, and what it says may be true no more.
      if (answer && !wasHeld) {
        oracle.checkAnswer(userId, request, ids, answer);
        this.#given.answered(userId, answer);
      }
      note(`  server: ${verdictsOf(answer)}`);
      return answer;
    });
    if (trouble?.kind !== "hold") return done;
    // Held between two statements: others are served meanwhile, this one goes on later and its answer is lost.
    const isHeld = await Promise.race([
      instance.faulty.held().then(() => true),
      done.then(() => false),
    ]);
    if (!isHeld) return done;
    wasHeld = true;
    note("  server: held up between two statements");
    this.#late.push(done.catch(() => undefined));
    this.#given.scheduler.after(rng.int(100, 4000), "a request held up goes on", async () => {
      instance.faulty.release();
      await done;
    });
    return null;
  }

  /** Ends what is still held up, so that nothing is left behind. */
  async letGo(): Promise<void> {
    for (const { faulty } of this.#instances) faulty.release();
    await Promise.all(this.#late);
  }

  async #serve({ faulty, sync }: Instance, userId: string, request: ExchangeRequest) {
    try {
      return inOneOrder(await exchange(sync, { userId }, request));
    } catch (error) {
      if (!isDeath(error)) throw error;
      this.#bootAgain(faulty);
      return null;
    }
  }

  #bootAgain(dead: FaultySql): void {
    this.hasForgotten = true;
    const at = this.#instances.findIndex(({ faulty }) => faulty === dead);
    const pool = this.#given.pools[at];
    if (pool) this.#instances[at] = this.#boot(pool);
  }

  /**
   * What an instance does of its own accord now and then: tells other shops of goods on their way, looks for low stock,
   * closes months. It may die of it; nobody hears.
   */
  async doRounds(): Promise<void> {
    const { rng } = this.#given;
    for (const { faulty, sync } of [...this.#instances]) {
      if (faulty.isHeld() || (this.troubles.deaths > 0 && rng.chance(0.5))) continue;
      const trouble = this.#drawTrouble(false);
      faulty.arm(trouble);
      try {
        await tellOtherShops(sync);
        await lookForLowStock(sync);
        await closeMonths({ ...sync, clock: () => this.clock() + this.closesAhead });
      } catch (error) {
        if (!isDeath(error)) throw error;
      }
      if (faulty.isDead()) this.#bootAgain(faulty);
      faulty.arm(undefined);
    }
    await this.#given.oracle.observe(this.#given.oracle.shops.keys(), []);
  }

  /** Somebody speaks for these shops, as at the latest when somebody opens the application there. */
  meet(shopIds: Iterable<string>): void {
    for (const shopId of shopIds) for (const { sync } of this.#instances) sync.touched.meet(shopId);
  }

  /** Looks once more at what falls into months that are closed. */
  async reckonAgain(): Promise<void> {
    const clock = () => this.clock() + this.closesAhead;
    const [instance] = this.#instances;
    if (instance) await closeMonths({ ...instance.sync, clock });
    await this.#given.oracle.observe(this.#given.oracle.shops.keys(), []);
  }

  /** Closes every month there is, as somebody would find it after a long sleep. */
  async closeEveryMonth(): Promise<void> {
    const [instance] = this.#instances;
    const later = this.clock() + 100 * 86_400_000;
    if (instance) await closeMonths({ ...instance.sync, clock: () => later });
  }

  #drawTrouble(mayHold: boolean): SqlTrouble | undefined {
    const { rng } = this.#given;
    const { deaths, holds } = this.troubles;
    if (this.nextDies) {
      this.nextDies = false;
      return { at: 1, kind: "committed" };
    }
    if (rng.chance(deaths)) {
      // What follows the commit, such as telling the other shop, comes late in a request.
      const at = rng.chance(0.5) ? rng.int(1, 7) : rng.int(6, 40);
      return { at, kind: rng.pick(["before", "after"] as const) };
    }
    if (mayHold && rng.chance(holds)) return { at: rng.int(1, 5), kind: "hold" };
    return undefined;
  }

  /** A part of a first load; undefined when it is not, or no longer, for this person. */
  async snapshotPart(userId: string, { scope, cursor, part }: SnapshotPart): Promise<unknown> {
    const instance = this.#instances.find(({ faulty }) => !faulty.isHeld());
    if (!instance) return null;
    const body = await instance.sync.snapshots.part({ scope, rev: cursor.rev, part, userId });
    if (!body) return undefined;
    const { rows } = await openPart(body);
    this.#given.answered(userId, decodeRows(rows));
    return rows;
  }
}

/**
 * Postgres gives rows of an answer as they happen to lie on its pages, which depends on what was there before: on the
 * seeds before this one, and on when it last tidied up. A seed replays to the letter, so they come as they were written.
 */
function inOneOrder(answer: ExchangeAnswer): ExchangeAnswer {
  const changes = answer.changes.map((change) => {
    if (change.state !== "rows") return change;
    const kinds = Object.entries(change.rows).map(([kind, rows]) => {
      const told = rows.map((row) => ({ row, text: JSON.stringify(row) }));
      told.sort((a, b) => a.row.rev - b.row.rev || (a.text < b.text ? -1 : 1));
      return [kind, told.map(({ row }) => row)];
    });
    return { ...change, rows: Object.fromEntries(kinds) };
  });
  return { ...answer, changes };
}

function isDeath(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof InstanceDied) return true;
  return false;
}

/** Identifiers of the operations of a request, in the order sent. */
export function idsOf({ operations, device }: ExchangeRequest): string[] {
  const position = startOfList();
  const writer = { deviceId: device.id, epoch: device.epoch };
  return operations.list.map(
    (packed) => unpackOperation(packed, operations, position, writer)?.id ?? "",
  );
}

function verdictsOf(answer: ExchangeAnswer | null): string {
  if (!answer) return "died";
  const verdicts = answer.verdicts.map(
    ([status, rev, reasons]) => `${status}@${rev}${reasons?.length ? `(${reasons})` : ""}`,
  );
  const pages = answer.changes.map((change) =>
    change.state === "rows" ? `rows→${change.cursor.rev}${change.more ? "…" : ""}` : change.state,
  );
  return `${verdicts.join(" ")} | ${pages.join(" ")}`;
}
