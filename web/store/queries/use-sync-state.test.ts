import { expect, test } from "vitest";
import { World } from "#tests/support/device/world.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { counted } from "./use-sync-state.ts";

test("what could not be sent is counted apart from what waits, for as long as it waits", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 1);
  await world.sell("bbbb", 1);
  await world.adjust("cccc", 3);
  const { outbox } = world.device;
  const [sale, , change] = outbox.waiting();
  const figures = (stuck: readonly (string | undefined)[]) => {
    const { waiting, waitingElse, stuck: held } = counted(outbox, new Set(stuck as string[]));
    return [waiting, waitingElse, held];
  };
  expect(figures([])).toEqual([2, 1, 0]);
  expect(figures([sale?.id])).toEqual([1, 1, 1]);
  expect(figures([sale?.id, change?.id])).toEqual([1, 0, 2]);
  await world.settle();
  expect(figures([sale?.id, change?.id])).toEqual([0, 0, 0]);
});

test("the last answer bears the hour of the books, though the clock is wrong", () => {
  const told = (lastExchangeAt: number | null, clockOffset: number | null) => {
    const outbox = { meta: { lastExchangeAt, clockOffset }, waiting: () => [] };
    return counted(outbox as unknown as Outbox, new Set()).lastExchangeAt;
  };
  expect([told(10, -3), told(10, null), told(null, -3)]).toEqual([7, 10, undefined]);
});
