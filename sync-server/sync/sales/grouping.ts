/** What waits for its shop: a job with the identifiers of its operations, or something that wants the shop for itself. */
type WaitingJob<Job, Result> = {
  shopId: string;
  job: Job;
  ids: readonly string[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};
type Waiting<Job, Result> = WaitingJob<Job, Result> | { shopId: string; act: () => Promise<void> };

export type Grouping<Job, Result> = {
  submit(job: Job): Promise<Result>;
  alone<T>(shopId: string, act: () => Promise<T>): Promise<T>;
  /** How many jobs have not begun. */
  waiting(): number;
};

/**
 * Small groups gain by waiting for one another: all that waits goes with the next statement anyway, and each statement
 * and each commit costs as much as several sales. Large ones gain by running side by side.
 */
const fewGroups = 2;
const manyGroups = 6;
const largeGroup = 40;
/** Beyond this a group takes no further job. */
const fullGroup = 200;
/**
 * Nor beyond this share of what is on its way: else all who send end up in one group, whose answers and next requests
 * this process then works through while Postgres has nothing to do. In halves, one is written while the other is read.
 */
const shareOfAll = 1 / 2;
/** What was on its way lately counts less with each group that starts. */
const fading = 0.95;

/**
 * Gathers jobs that wait anyway into common statements. What belongs to one shop runs in the order it came and
 * never twice at a time, so that no connection waits for a lock that another one of this instance holds.
 */
export function createGrouping<Job, Result>(given: {
  shopOf(job: Job): string;
  /** Identifiers of a job's operations, each of which occurs once in a group. */
  idsOf(job: Job): string[];
  /** Whether a group is of one shop; else it takes what waits of any, which costs less where all is on one machine. */
  isOfOneShop?: boolean;
  /** A result for each job, or why that job alone has failed. */
  run(jobs: Job[]): Promise<(Result | Error)[]>;
}): Grouping<Job, Result> {
  let queue: Waiting<Job, Result>[] = [];
  /** How many of those that wait want their shop for themselves. */
  let alone = 0;
  const busy = new Set<string>();
  let running = 0;
  let isCalled = false;
  /** Operations that were submitted and are not answered yet, and how many those were at most lately. */
  let open = 0;
  let most = 0;

  /** Once everything that has arrived by now has been read: what comes together goes together. */
  function pumpSoon(): void {
    if (isCalled) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      pump();
    });
  }

  /** Whether a group has begun. */
  function pump(): boolean {
    let hasBegun = false;
    if (alone > 0) startAlone();
    while (running < manyGroups && queue.length > 0) {
      const { group, rest, size } = nextGroup();
      const isWorthWaiting = running >= fewGroups && size < largeGroup && !given.isOfOneShop;
      if (group.length === 0 || isWorthWaiting) break;
      queue = rest;
      void runGroup(group, size);
      hasBegun = true;
    }
    return hasBegun;
  }

  /** What wants its shop for itself runs as soon as nothing of the shop runs or waits before it. */
  function startAlone(): void {
    const before = new Set(busy);
    queue = queue.filter((waiting) => {
      const { shopId } = waiting;
      const isFree = !before.has(shopId);
      before.add(shopId);
      if (!("act" in waiting) || !isFree) return true;
      busy.add(shopId);
      alone -= 1;
      void waiting.act().finally(() => {
        busy.delete(shopId);
        pump();
      });
      return false;
    });
  }

  /** What would go next, and what would be left waiting. */
  function nextGroup() {
    const passedOver = new Set<string>();
    const ids = new Set<string>();
    const group: WaitingJob<Job, Result>[] = [];
    const rest: Waiting<Job, Result>[] = [];
    let size = 0;
    const full = Math.min(fullGroup, most * shareOfAll);
    for (const waiting of queue) {
      const { shopId } = waiting;
      const fits =
        size === 0 || (size < full && (!given.isOfOneShop || shopId === group[0]?.shopId));
      const isFree = fits && !busy.has(shopId) && !passedOver.has(shopId);
      if (isFree && "job" in waiting && !waiting.ids.some((id) => ids.has(id))) {
        group.push(waiting);
        for (const id of waiting.ids) ids.add(id);
        size += waiting.ids.length;
      } else {
        passedOver.add(shopId);
        rest.push(waiting);
      }
    }
    return { group, rest, size };
  }

  async function runGroup(group: WaitingJob<Job, Result>[], size: number): Promise<void> {
    for (const { shopId } of group) busy.add(shopId);
    running += 1;
    most = Math.max(open, most * fading);
    let results: (Result | Error)[] | undefined;
    let failure: unknown;
    try {
      results = await given.run(group.map(({ job }) => job));
    } catch (error) {
      failure = error;
    }
    const settle = () => {
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results?.[index];
        if (results && !(result instanceof Error)) resolve(result as Result);
        else reject(results ? result : failure);
      }
    };
    running -= 1;
    open -= size;
    for (const { shopId } of group) busy.delete(shopId);
    // The next group leaves before this one's answers are worked on: Postgres would have nothing to do meanwhile.
    if (pump()) setImmediate(settle);
    else settle();
  }

  return {
    waiting: () => queue.length,
    submit: (job) =>
      new Promise((resolve, reject) => {
        const ids = given.idsOf(job);
        queue.push({ shopId: given.shopOf(job), job, ids, resolve, reject });
        open += ids.length;
        most = Math.max(open, most);
        pumpSoon();
      }),
    alone: (shopId, act) =>
      new Promise((resolve, reject) => {
        queue.push({ shopId, act: () => act().then(resolve, reject) });
        alone += 1;
        pump();
      }),
  };
}
