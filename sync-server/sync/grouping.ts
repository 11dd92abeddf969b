type Waiting<Job, Result> =
  | { job: Job; resolve: (result: Result) => void; reject: (error: unknown) => void }
  | { shopId: string; act: () => Promise<void> };

export type Grouping<Job, Result> = {
  submit(job: Job): Promise<Result>;
  alone<T>(shopId: string, act: () => Promise<T>): Promise<T>;
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
  sizeOf(job: Job): number;
  shopOf(job: Job): string;
  /** Identifiers of a job's operations, each of which occurs once in a group. */
  idsOf(job: Job): string[];
  /** A result for each job, or why that job alone has failed. */
  run(jobs: Job[]): Promise<(Result | Error)[]>;
}): Grouping<Job, Result> {
  let queue: Waiting<Job, Result>[] = [];
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

  const shopOf = (waiting: Waiting<Job, Result>) =>
    "act" in waiting ? waiting.shopId : given.shopOf(waiting.job);

  function pump(): void {
    startAlone();
    while (running < manyGroups && queue.length > 0) {
      const group = nextGroup();
      const size = group.reduce((sum, { job }) => sum + given.sizeOf(job), 0);
      if (group.length === 0 || (running >= fewGroups && size < largeGroup)) return;
      const taken = new Set<Waiting<Job, Result>>(group);
      queue = queue.filter((waiting) => !taken.has(waiting));
      void runGroup(group);
    }
  }

  /** What wants its shop for itself runs as soon as nothing of the shop runs or waits before it. */
  function startAlone(): void {
    const before = new Set(busy);
    queue = queue.filter((waiting) => {
      const shopId = shopOf(waiting);
      const isFree = !before.has(shopId);
      before.add(shopId);
      if (!("act" in waiting) || !isFree) return true;
      busy.add(shopId);
      void waiting.act().finally(() => {
        busy.delete(shopId);
        pump();
      });
      return false;
    });
  }

  function nextGroup() {
    const blocked = new Set(busy);
    const ids = new Set<string>();
    const group: Extract<Waiting<Job, Result>, { job: Job }>[] = [];
    let size = 0;
    const full = Math.min(fullGroup, most * shareOfAll);
    for (const waiting of queue) {
      const shopId = shopOf(waiting);
      if (blocked.has(shopId)) continue;
      const own = "job" in waiting ? given.idsOf(waiting.job) : [];
      if (!("job" in waiting) || own.some((id) => ids.has(id))) {
        blocked.add(shopId);
        continue;
      }
      group.push(waiting);
      for (const id of own) ids.add(id);
      size += own.length;
      if (size >= full) break;
    }
    return group;
  }

  async function runGroup(group: Extract<Waiting<Job, Result>, { job: Job }>[]): Promise<void> {
    const shopIds = new Set(group.map(shopOf));
    for (const shopId of shopIds) busy.add(shopId);
    running += 1;
    most = Math.max(open, most * fading);
    try {
      const results = await given.run(group.map(({ job }) => job));
      group.forEach(({ resolve, reject }, index) => {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    running -= 1;
    for (const { job } of group) open -= given.sizeOf(job);
    for (const shopId of shopIds) busy.delete(shopId);
    pump();
  }

  return {
    submit: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        open += given.sizeOf(job);
        most = Math.max(open, most);
        pumpSoon();
      }),
    alone: (shopId, act) =>
      new Promise((resolve, reject) => {
        queue.push({ shopId, act: () => act().then(resolve, reject) });
        pump();
      }),
  };
}
