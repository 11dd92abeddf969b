import { expect, test } from "vitest";
import {
  MemoryBooksStore,
  memoryReadModels,
  memoryReadModelsDisk,
} from "#tests/support/device/memory-read-models.ts";
import { aStock, at, loaded, scope } from "#tests/support/device/rows.ts";
import type { ReadModelsChange } from "./read-models.ts";
import { ReconnectingStore } from "./reconnecting-store.ts";
import { StoredPages } from "./stored-pages.ts";

const disk = memoryReadModelsDisk();
const breathe = async () => {};

test("opens once, when first asked", async () => {
  await loaded({ open: async () => memoryReadModels(disk) });
  let opened = 0;
  const store = new ReconnectingStore(async () => {
    opened += 1;
    return new MemoryBooksStore(disk);
  });
  const models = new StoredPages(store, breathe);
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
  expect(heard).toEqual(["stored"]);
  expect(await models.row(scope, "stocks", "aaaa")).toEqual(aStock("aaaa", 6));
});

test("opening that failed is said, tried again by the next question, and told when it came to be", async () => {
  let attempts = 0;
  const store = new ReconnectingStore(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("disk");
    return new MemoryBooksStore(disk);
  });
  const models = new StoredPages(store, breathe);
  const heard: ReadModelsChange["kind"][] = [];
  models.onChange(({ kind }) => heard.push(kind));
  await expect(models.scopes()).rejects.toThrow("disk");
  expect(heard).toEqual([]);
  expect(await models.scopes()).toEqual([scope]);
  expect(heard).toEqual(["reopened"]);
});

test("what is no lost connection is said, and opens nothing anew", async () => {
  let opened = 0;
  const store = new ReconnectingStore(async () => {
    opened += 1;
    const get = () => Promise.reject(new Error("a bug"));
    return Object.assign(new MemoryBooksStore(disk), { get });
  });
  await expect(new StoredPages(store, breathe).cursor(scope)).rejects.toThrow("a bug");
  expect(opened).toBe(1);
});
