import { expect, test } from "vitest";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";
import { placeOf, watermarkKey } from "#web/store/books/book-document.ts";

/** A device whose app did not know products until now: it passed over their rows, and its cursor went on. */
async function afterAnUpdate() {
  const world = new World();
  await world.start();
  await world.settle();
  const { documents } = world.disks;
  for (const { key, place } of [...documents.values()])
    if (place === placeOf(modelScope, "products")) documents.delete(key);
  const key = watermarkKey(modelScope);
  const known = documents.get(key);
  const watermark = known?.watermark;
  if (!known || !watermark) throw new Error("nothing was loaded");
  const kinds = watermark.kinds?.filter((kind) => kind !== "products") ?? [];
  documents.set(key, { ...known, watermark: { ...watermark, kinds } });
  return world;
}

test("[E5] rows of a kind that an earlier version of the app passed over are fetched by the one that knows it", async () => {
  const world = await afterAnUpdate();
  await world.start();
  const { readModels } = world.device;
  const before = await readModels.cursor(modelScope);
  expect(before).not.toBeNull();
  expect(await readModels.rows(modelScope, "products")).toEqual([]);
  expect(await readModels.rows(modelScope, "stocks")).not.toEqual([]);
  await world.settle();
  expect(await readModels.rows(modelScope, "products")).not.toEqual([]);
  expect(await readModels.askFrom(modelScope)).toEqual(await readModels.cursor(modelScope));
  await world.checkEnd();
});

test("[E5] [E6] a load that was planned before what the device holds is not taken, and nothing is dropped for it", async () => {
  const world = await afterAnUpdate();
  const { server } = world;
  server.keptPlan = server.rev;
  await world.start();
  server.elsewhere("aaaa", -1);
  // Another tab has read on meanwhile.
  const { readModels, outbox } = world.device;
  const from = await readModels.cursor(modelScope);
  if (!from) throw new Error("nothing was loaded");
  await readModels.applyPage({
    ...{ scope: modelScope, from, to: { ...from, rev: server.rev }, rows: {}, own: {} },
  });
  const stocks = await readModels.rows(modelScope, "stocks");
  await world.settle();
  expect(await readModels.rows(modelScope, "stocks")).toEqual(stocks);
  expect(await readModels.cursor(modelScope)).toEqual({ ...from, rev: server.rev });
  expect(outbox.waiting()).toEqual([]);
  // Within the hour the server makes another load.
  server.keptPlan = undefined;
  world.now += 3_600_000;
  server.now += 3_600_000;
  await world.settle();
  expect(await readModels.rows(modelScope, "products")).not.toEqual([]);
});

test("[E5] what an earlier version began to load is loaded again", async () => {
  const world = await afterAnUpdate();
  const key = watermarkKey(modelScope);
  const { documents } = world.disks;
  const cut = documents.get(key);
  if (!cut?.watermark?.cursor) throw new Error("nothing was loaded");
  const { cursor } = cut.watermark;
  const load = { cursor, of: 1, parts: [0], kinds: [] };
  documents.set(key, { ...cut, watermark: { cursor: null, load } });
  await world.start();
  await world.settle();
  expect(await world.device.readModels.rows(modelScope, "products")).not.toEqual([]);
  await world.checkEnd();
});
