import fc from "fast-check";
import { expect, test } from "vitest";
import { World } from "#tests/support/device/world.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";

const asked = ["cursor", "loadProgress", "dropScope", "applyPage", "applyPart", "rows"] as const;

class Unreadable extends Error {}

/** The read models of a device, of which any question may fail. */
function failing(readModels: ReadModels, fails: (question: string) => boolean) {
  for (const question of asked) {
    const answer = readModels[question].bind(readModels) as (...given: unknown[]) => unknown;
    Object.assign(readModels, {
      [question]: async (...given: unknown[]) => {
        if (fails(question)) throw new Unreadable(question);
        return answer(...given);
      },
    });
  }
}

/** One attempt as the hub makes it: to the end, or to the first failure. */
async function attempt(world: World): Promise<"done" | "failed" | "unreadable"> {
  try {
    for (let turn = 0; turn < 50; turn += 1) {
      const outcome = await world.step();
      if (outcome !== "again") return outcome;
    }
  } catch (cause) {
    if (cause instanceof Unreadable) return "unreadable";
    throw cause;
  }
  throw new Error("never comes to rest");
}

async function opened(batch?: number) {
  const world = new World();
  world.batch = batch;
  await world.start();
  await world.settle();
  const view = { isDown: false };
  failing(world.device.readModels, () => view.isDown);
  return { world, view };
}

test.each([
  ["one request", undefined],
  ["several requests", 2],
])("[F4] what waits is sent while the read models cannot be read: in %s", async (_, batch) => {
  const { world, view } = await opened(batch);
  view.isDown = true;
  for (let count = 0; count < 5; count += 1) await world.sell("aaaa", 1);
  expect(await attempt(world)).toBe("unreadable");
  expect(world.server.ledger.size).toBe(5);
  expect(world.device.outbox.waiting()).toEqual([]);
  // Answered and not yet in a row: it still counts (E1).
  expect(world.catalogue?.get("aaaa")?.exactStock).toBe(15);
  view.isDown = false;
  expect(await attempt(world)).toBe("done");
  await world.checkEnd();
});

test("[F4] books that were put back meanwhile are found when the read models can be read", async () => {
  const { world, view } = await opened();
  await world.sell("aaaa", 1);
  await world.settle();
  world.restoreServer();
  view.isDown = true;
  await world.sell("bbbb", 2);
  expect(await attempt(world)).toBe("unreadable");
  expect(world.device.outbox.waiting()).toEqual([]);
  // From here on nothing of a stale epoch is shown: verdicts of these ones would be counted with their figures (R5).
  world.isRestored = false;
  world.check();
  expect(world.catalogue?.size).toBe(0);
  view.isDown = false;
  await world.checkEnd();
});

test("[F2] [F3] whichever questions fail, everything is sent and no row is missing in the end", async () => {
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom("sell", "elsewhere", "restore", "lost answer", "attempt"),
      fails: fc.array(fc.boolean(), { maxLength: 6 }),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(undefined, 2), async (drawn, batch) => {
      const world = new World();
      world.batch = batch;
      await world.start();
      await world.settle();
      let script: boolean[] = [];
      failing(world.device.readModels, () => script.shift() ?? false);
      for (const { act, fails } of drawn) {
        if (act === "sell") await world.sell("aaaa", 1);
        if (act === "elsewhere") world.server.elsewhere("bbbb", -1);
        if (act === "restore") world.restoreServer();
        world.fate = act === "lost answer" ? "answer-lost" : "answered";
        script = [...fails];
        const outcome = await attempt(world);
        if (act !== "lost answer" && outcome !== "done")
          expect(world.device.outbox.waiting(), "[F4]").toEqual([]);
      }
      script = [];
      await world.checkEnd();
    }),
    { numRuns: 150 },
  );
});
