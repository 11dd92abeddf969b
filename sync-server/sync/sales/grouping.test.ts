import fc from "fast-check";
import { expect, test } from "vitest";
import { createGrouping } from "./grouping.ts";

type Job = { shop: string; ids: string[] };

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Jobs of one operation, each of a shop of its own unless said otherwise, and how many went into each group. */
function counted({
  shopOf = (job) => job,
  answer = (job) => job,
}: {
  shopOf?: (job: string) => string;
  answer?: (job: string) => string | Error;
}) {
  const sizes: number[] = [];
  const grouping = createGrouping<string, string>({
    shopOf,
    idsOf: (job) => [job],
    run: async (jobs) => {
      sizes.push(jobs.length);
      await turn();
      return jobs.map(answer);
    },
  });
  return { grouping, sizes };
}

test("what waits goes together; a shop is never busy twice, and keeps its order", async () => {
  const anyJob = fc.record({
    shop: fc.constantFrom("a", "b", "c"),
    size: fc.integer({ min: 1, max: 60 }),
    alone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyJob, { maxLength: 30 }), async (wanted) => {
      const busy = new Set<string>();
      const order = new Map<string, number[]>();
      const enter = (shops: string[]) => {
        for (const shop of shops) expect(busy.has(shop)).toBe(false);
        for (const shop of shops) busy.add(shop);
      };
      const leave = (shops: string[]) => shops.map((shop) => busy.delete(shop));
      const grouping = createGrouping<Job & { n: number }, number>({
        shopOf: ({ shop }) => shop,
        idsOf: ({ ids }) => ids,
        run: async (jobs) => {
          const shops = [...new Set(jobs.map(({ shop }) => shop))];
          enter(shops);
          const ids = jobs.flatMap((job) => job.ids);
          expect(new Set(ids).size).toBe(ids.length);
          await turn();
          for (const { shop, n } of jobs) order.set(shop, [...(order.get(shop) ?? []), n]);
          leave(shops);
          return jobs.map(({ n }) => n);
        },
      });
      const results = await Promise.all(
        wanted.map(({ shop, size, alone }, n) =>
          alone
            ? grouping.alone(shop, async () => {
                enter([shop]);
                await turn();
                order.set(shop, [...(order.get(shop) ?? []), n]);
                leave([shop]);
                return n;
              })
            : grouping.submit({
                shop,
                n,
                ids: Array.from({ length: size }, (_, at) => `${n % 7} ${at}`),
              }),
        ),
      );
      expect(results).toEqual(wanted.map((_, n) => n));
      for (const list of order.values()) expect(list).toEqual(list.toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test("a group that fails fails its own jobs only", async () => {
  const grouping = createGrouping<string, string>({
    shopOf: (job) => job,
    idsOf: (job) => [job],
    run: async ([job]) => {
      await turn();
      if (job === "bad") throw new Error("bad");
      return [`${job} done`];
    },
  });
  const bad = grouping.submit("bad").catch(() => "failed");
  await turn();
  expect(await grouping.submit("good")).toBe("good done");
  expect(await bad).toBe("failed");
  expect(await grouping.submit("bad").catch(() => "again")).toBe("again");
});

test("a job that fails alone leaves its neighbours their results, and its shop free", async () => {
  const { grouping, sizes } = counted({
    answer: (job) => (job === "bad" ? new Error("bad") : `${job} done`),
  });
  const send = (...jobs: string[]) =>
    Promise.all(jobs.map((job) => grouping.submit(job).catch((error: Error) => error.message)));
  expect(await send("good", "bad", "other", "last")).toEqual([
    "good done",
    "bad",
    "other done",
    "last done",
  ]);
  expect(sizes).toEqual([2, 2]);
  expect(await send("bad")).toEqual(["bad"]);
});

test("those who send to one shop, each again once answered, fall into halves that take turns", async () => {
  const { grouping, sizes } = counted({ shopOf: () => "one shop" });
  const sendAgain = async (device: number) => {
    for (let sale = 0; sale < 20; sale += 1) {
      await grouping.submit(`${device} ${sale}`);
      // Reading the answer and sending the next takes longer than writing a group.
      for (let turns = 0; turns < 3; turns += 1) await turn();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, device) => sendAgain(device)));
  expect(Math.max(...sizes)).toBe(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(160);
});

test("when less is sent than there was, groups grow smaller with it, and one alone still goes", async () => {
  const { grouping, sizes } = counted({});
  const send = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => grouping.submit(`${n}`)));
  await send(100);
  expect(sizes.splice(0)).toEqual([50, 50]);
  for (let alone = 0; alone < 60; alone += 1) await send(1);
  expect(new Set(sizes.splice(0))).toEqual(new Set([1]));
  await send(10);
  expect(sizes).toEqual([5, 5]);
});

test("the next group leaves before the answers of the one before it are worked on", async () => {
  const seen: string[] = [];
  const grouping = createGrouping<string, string>({
    shopOf: () => "a",
    idsOf: (job) => [job],
    run: async (jobs) => {
      // Judged first, which is not done at once.
      for (let step = 0; step < 10; step += 1) await undefined;
      seen.push(`writes ${jobs.join()}`);
      await turn();
      await turn();
      return jobs;
    },
  });
  const ask = async (job: string) => void seen.push(`answers ${await grouping.submit(job)}`);
  const first = ask("1");
  await turn();
  await Promise.all([first, ask("2")]);
  expect(seen).toEqual(["writes 1", "writes 2", "answers 1", "answers 2"]);
});
