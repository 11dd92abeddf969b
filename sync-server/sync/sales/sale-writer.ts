import type { Db } from "#server/db/client.ts";
import { isDataError, isWorthAnotherTry } from "#server/sync/shop/postgres-errors.ts";
import type { ShopFactsCache } from "#server/sync/shop/shop-facts.ts";
import { ShopGone } from "#server/sync/shop/shop-gone.ts";
import type { TouchedProducts } from "#server/sync/shop/touched.ts";
import { type StoredVerdicts, storedVerdicts } from "#server/sync/verdicts/stored-verdicts.ts";
import type { Judged, Seen } from "#server/sync/verdicts/verdict.ts";
import type { Wake } from "#server/sync/wake.ts";
import type { Stock } from "#shared/schemas/product.ts";
import { createGrouping } from "./grouping.ts";
import { heldSales } from "./held-sales.ts";
import { lastBelievedSale } from "./last-believed-sale.ts";
import { countWaitingReturns } from "./late-tickets.ts";
import type { RecentSale, RecentSales } from "./recent-sales.ts";
import type { JudgedJob } from "./sale-judging.ts";
import { judgeSales, type PreviousSale, type SaleJob } from "./sale-judging.ts";
import { type Books, type Written, writeIfFresh, writeSales } from "./write-sales.ts";

/** Verdicts in the order of the job's sales; how the shop stood then, when it asked and all of its group was new. */
export type WrittenJob = { judged: Judged[]; seen?: Seen };

export type SaleWriter = {
  write(job: SaleJob): Promise<WrittenJob>;
  /** Runs something that locks the shop, while no sale of this instance waits for the same lock. */
  alone<T>(shopId: string, act: () => Promise<T>): Promise<T>;
  /** How many jobs wait for their shop or for a connection. */
  waiting(): number;
};

type Given = Books & {
  db: Db;
  shops: ShopFactsCache;
  wake: Wake;
  touched: TouchedProducts;
  recent: RecentSales;
};
const mostTries = 10;

export function createSaleWriter(given: Given): SaleWriter {
  const grouping = createGrouping<SaleJob, WrittenJob>({
    shopOf: (job) => job.shopId,
    idsOf: (job) => job.sales.map(({ operation }) => operation.id),
    isOfOneShop: given.isSpread,
    run: (jobs) => writeGroup(given, jobs),
  });
  return { write: (job) => grouping.submit(job), alone: grouping.alone, waiting: grouping.waiting };
}

/** What became of a job, or why it alone has failed: a neighbour whose sales are in the books must not hear of it. */
type Outcome = WrittenJob | Error;

/** Writes a group of jobs; a mistake in one of them must not stop the others. */
async function writeGroup(given: Given, jobs: SaleJob[]): Promise<Outcome[]> {
  try {
    return await writeTogether(given, jobs);
  } catch (error) {
    if (!isDataError(error)) throw error;
    if (jobs.length > 1) {
      const results: Outcome[] = [];
      for (const job of jobs) results.push(...(await writeGroup(given, [job])));
      return results;
    }
    const [job] = jobs;
    if (!job || job.sales.length <= 1) {
      const refused: Judged = {
        status: "refused",
        rev: 0,
        reasons: ["not-understood"],
        deviceKnowsRow: false,
      };
      return [{ judged: [refused] }];
    }
    const judged: Judged[] = [];
    for (const sale of job.sales) {
      const [one] = await writeGroup(given, [{ ...job, sales: [sale] }]);
      if (one instanceof Error) return [one];
      judged.push(...(one?.judged ?? []));
    }
    return [{ judged }];
  }
}

async function writeTogether(given: Given, jobs: SaleJob[]): Promise<Outcome[]> {
  const { shops } = given;
  const results = new Map<SaleJob, Outcome>();
  let waiting = jobs;
  for (let tries = 0; waiting.length > 0 && tries < mostTries; tries += 1) {
    let judged = await judgeAll(given, waiting);
    if (judged.length < waiting.length) {
      const judgedJobs = judged.map(({ job }) => job);
      for (const job of waiting)
        if (!judgedJobs.includes(job))
          results.set(job, new ShopGone("its sales are judged no more"));
      waiting = judgedJobs;
      if (waiting.length === 0) break;
    }
    let written: Written;
    try {
      if (await countWaitingReturns(given, judged)) continue;
      const fresh = await writeIfFresh(given, judged);
      if (!fresh) judged = await judgeByBooks(given, judged);
      written = fresh ?? (await writeSales(given, judged));
    } catch (error) {
      if (isWorthAnotherTry(error)) continue;
      throw error;
    }
    const { revs } = written;
    const isDone = ({ job }: JudgedJob) => revs.has(job.shopId);
    const done = judged.every(isDone) ? judged : judged.filter(isDone);
    const seen = remembered(given, judged, written);
    for (const [job, outcome] of await outcomesOf(given, done, written)) {
      const saw = seen?.get(job);
      results.set(job, saw ? { judged: outcome, seen: saw } : { judged: outcome });
    }
    noteTouched(given, done, written);
    for (const [shopId, rev] of revs) given.wake.announce({ shopId, prevRev: rev - 1, rev });
    if (done.length === judged.length) break;
    const stale = judged.filter((one) => !isDone(one));
    waiting = stale.map(({ job }) => job);
    await Promise.all(
      [...new Set(waiting.map(({ shopId }) => shopId))].map((shopId) => shops.refresh(shopId)),
    );
  }
  return jobs.map(
    (job) => results.get(job) ?? new Error("the shop changes faster than its sales can be judged"),
  );
}

/** What is to be looked at for low stock: of sales that came for the first time only what they brought down to it. */
function noteTouched({ touched }: Given, done: readonly JudgedJob[], { fresh }: Written): void {
  for (const { job, rows } of done) {
    if (!fresh)
      touched.note(
        job.shopId,
        rows.flatMap(({ moves }) => moves),
      );
    else {
      const crossed = fresh.crossed.get(job.shopId);
      if (crossed)
        touched.note(
          job.shopId,
          crossed.map((productId) => ({ productId })),
        );
      else touched.meet(job.shopId);
    }
  }
}

/** Keeps for a moment what was written, and tells each job what was seen. */
function remembered(
  { recent }: Given,
  judged: readonly JudgedJob[],
  { revs, fresh }: Written,
): Map<SaleJob, Seen> | undefined {
  if (!fresh || fresh.accessRevs.length === 0) return undefined;
  for (const { facts, sales } of salesByShop(judged).values()) {
    const { shopId, epoch } = facts;
    const rev = revs.get(shopId);
    const standing = fresh.stands.get(shopId);
    if (rev === undefined || !standing) continue;
    const stocks: Stock[] = [];
    for (const [productId, quantity, sold] of standing.stocks)
      stocks.push({ productId, quantity, sold, rev });
    recent.note(shopId, { epoch, rev, sales, stocks });
  }
  const seen = new Map<SaleJob, Seen>();
  for (const [place, { job, facts }] of judged.entries()) {
    const accessRev = fresh.accessRevs[place] ?? undefined;
    const rev = revs.get(job.shopId);
    const turnsRev = fresh.stands.get(job.shopId)?.turnsRev;
    if (accessRev === undefined || rev === undefined || turnsRev === undefined) continue;
    const member = facts.members.get(job.userId);
    seen.set(job, { epoch: facts.epoch, rev, turnsRev, accessRev, member });
  }
  return seen;
}

function salesByShop(judged: readonly JudgedJob[]) {
  const byShop = new Map<string, { facts: JudgedJob["facts"]; sales: RecentSale[] }>();
  for (const { job, facts, rows } of judged) {
    let shop = byShop.get(job.shopId);
    if (!shop) {
      shop = { facts, sales: [] };
      byShop.set(job.shopId, shop);
    }
    const deviceCode = job.device.code;
    for (const row of rows) {
      const recordedBy = row.sellerId === job.userId ? null : job.userId;
      shop.sales.push({ row, recordedBy, deviceCode });
    }
  }
  return byShop;
}

/** Jobs of shops that are gone are left out. */
async function judgeAll(given: Given, jobs: readonly SaleJob[]): Promise<JudgedJob[]> {
  const { db, shops } = given;
  const reachedBy = new Map<SaleJob["device"], PreviousSale>();
  const judged: JudgedJob[] = [];
  for (const job of jobs) {
    const facts = shops.peek(job.shopId) ?? (await shops.get(job.shopId));
    if (!facts) continue;
    const previous = reachedBy.get(job.device) ?? (await previousSale(db, job));
    const { rows, reached } = judgeSales(job, facts, previous);
    judged.push({ job, facts, rows, previous, reached });
    reachedBy.set(job.device, reached);
  }
  return judged;
}

/**
 * Judges again where a device has several sales in the group and some of them are in the books: these have the moment
 * that they were given when they came first, which need not be the one that they would be given now, for the arrival
 * is another. What another instance writes in between arrives as this does, and is judged alike.
 */
async function judgeByBooks(given: Given, judged: JudgedJob[]): Promise<JudgedJob[]> {
  const held = await heldSales(given.db, judged);
  if (held.size === 0) return judged;
  const reachedBy = new Map<SaleJob["device"], PreviousSale>();
  return judged.map(({ job, facts, previous: before }) => {
    const previous = reachedBy.get(job.device) ?? before;
    const { rows, reached } = judgeSales(job, facts, previous, held);
    reachedBy.set(job.device, reached);
    return { job, facts, rows, previous, reached };
  });
}

/** From memory when the numbers follow one another, else from the books. */
async function previousSale(db: Db, { device, sales }: SaleJob): Promise<PreviousSale> {
  const next = sales[0]?.operation.seq ?? 1;
  if (next === 1) return { seq: 0, at: undefined };
  if (next === device.lastSeq + 1) return { seq: device.lastSeq, at: device.lastSaleAt };
  return { seq: next - 1, at: await lastBelievedSale(db, device, next) };
}

async function outcomesOf(
  given: Given,
  judged: readonly JudgedJob[],
  { revs, repeated }: Written,
): Promise<[SaleJob, Judged[]][]> {
  const stored = await verdictsOf(given, judged, repeated);
  remember(judged, repeated);
  return judged.map(({ job, facts: { epoch }, rows }) => {
    const rev = revs.get(job.shopId) ?? 0;
    const outcome = rows.map((row): Judged => {
      const known = repeated.has(row.id) && stored.get(job.shopId);
      if (known) return { ...known.answer(row.id, row.hash, rev), epoch };
      return {
        status: row.flags.length > 0 ? "flagged" : "applied",
        rev,
        epoch,
        reasons: row.flags,
        deviceKnowsRow: row.deviceKnowsRow,
      };
    });
    return [job, outcome];
  });
}

/** What was said of sales that are in the books already, by shop. */
async function verdictsOf(
  { db }: Given,
  judged: readonly JudgedJob[],
  repeated: ReadonlySet<string>,
): Promise<ReadonlyMap<string, StoredVerdicts>> {
  const again = new Map<string, string[]>();
  for (const { job, rows } of repeated.size > 0 ? judged : [])
    for (const { id } of rows)
      if (repeated.has(id)) again.set(job.shopId, [...(again.get(job.shopId) ?? []), id]);
  const stored = new Map<string, StoredVerdicts>();
  for (const [shopId, ids] of again) stored.set(shopId, await storedVerdicts(db, shopId, ids));
  return stored;
}

/**
 * What is remembered of a device is what its sales were judged by, so that a sale whose clock was not believed leaves
 * the one before it known. It is only trusted while numbers follow one another; after a repetition it is looked up.
 */
function remember(judged: readonly JudgedJob[], repeated: Set<string>): void {
  for (const { job, reached } of judged) {
    job.device.lastSeq = reached.seq;
    job.device.lastSaleAt = reached.at;
  }
  if (repeated.size === 0) return;
  // A later job of the device was judged after the repetition as it would be judged now, which need not be its verdict.
  for (const { job, rows } of judged) {
    if (!rows.some(({ id }) => repeated.has(id))) continue;
    job.device.lastSeq = 0;
    job.device.lastSaleAt = undefined;
  }
}
