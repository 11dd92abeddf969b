import { expect, test } from "vitest";
import {
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aStock, at, loaded, scope } from "#tests/support/device/rows.ts";
import { LateReadModels } from "./late-read-models.ts";
import type { ReadModelsChange } from "./read-models.ts";

const disk = memoryReadModelsDisk();

test("open once, when first asked, and tell whoever listened before", async () => {
  await loaded({ open: async () => memoryReadModels(disk) });
  let opened = 0;
  const models = new LateReadModels(async () => {
    opened += 1;
    return memoryReadModels(disk);
  });
  const heard: ReadModelsChange["kind"][] = [];
  models.onChange(({ kind }) => heard.push(kind));
  expect(opened).toBe(0);
  const [cursor, stocks] = await Promise.all([
    models.cursor(scope),
    models.rowsSince(scope, "stocks", 1),
  ]);
  expect([cursor, stocks, opened]).toEqual([at(5), [aStock("aaaa", 5)], 1]);
  const rows = { stocks: [aStock("aaaa", 6)] };
  await models.applyPage({ scope, from: at(5), to: at(6), rows, own: {} });
  expect(heard).toEqual(["stocks", "moved"]);
  expect(await models.row(scope, "stocks", "aaaa")).toEqual(aStock("aaaa", 6));
});

test("opening that failed is said, and tried again by the next question", async () => {
  let attempts = 0;
  const models = new LateReadModels(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("disk");
    return memoryReadModels(disk);
  });
  await expect(models.scopes()).rejects.toThrow("disk");
  expect(await models.scopes()).toEqual([scope]);
});

test("what another tab dropped is passed on before they are open", () => {
  const models = new LateReadModels(() => Promise.reject(new Error("not asked for")));
  const heard: ReadModelsChange[] = [];
  const stop = models.onChange((change) => heard.push(change));
  models.emit({ scope, kind: "dropped", foreign: true });
  stop();
  models.emit({ scope, kind: "dropped", foreign: true });
  expect(heard).toHaveLength(1);
});
