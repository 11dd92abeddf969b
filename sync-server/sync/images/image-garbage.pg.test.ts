import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { images } from "#server/db/tables/images.ts";
import { diskStore } from "#server/storage/disk-store.ts";
import { must } from "#shared/must.ts";
import { plainWebp } from "#tests/support/pictures.ts";
import { type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { bareImage, imageNameOf } from "./image-bytes.ts";
import { collectImageGarbage } from "./image-garbage.ts";
import { findImage, type ImagesDeps, keepImage } from "./images.ts";

let world: SyncWorld;
let folder = "";
let deps: ImagesDeps;
let owner = "";
let shopId = "";

beforeAll(async () => {
  world = await syncWorld();
  folder = await mkdtemp(join(tmpdir(), "boutika-images-"));
  deps = { db: world.database.db, clock: world.clock, files: diskStore(folder) };
  owner = await world.person("owner");
  shopId = await world.shop(owner);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const days = (count: number) => count * 24 * 60 * 60_000;

/** A picture of its own for each number. */
async function keep(number: number, most?: number) {
  const bytes = plainWebp(100, number);
  const imageId = imageNameOf(bytes);
  const picture = must(bareImage(bytes));
  const given = { shopId, imageId, picture, byId: owner };
  return {
    imageId,
    outcome: await keepImage(deps, most === undefined ? given : { ...given, most }),
  };
}

const isThere = async (imageId: string) =>
  (await findImage(deps, { shopId, imageId })) !== undefined;

test("what a product or a shop shows stays; what nothing shows goes after a month, its file with it", async () => {
  const [shown, logo, unused, fresh, wanted] = [
    await keep(1),
    await keep(2),
    await keep(3),
    await keep(4),
    await keep(5),
  ].map(({ imageId }) => imageId) as [string, string, string, string, string];
  await world.product(shopId, owner, "pain", { images: [shown] });
  const device = world.device();
  const edit = device.operation(shopId, "shop.edit", { patch: { logo: [null, logo] } });
  expect(statusesIn(await world.send(owner, device, [edit]))).toEqual(["applied"]);

  world.now += days(20);
  await keep(4);
  world.now += days(9);
  await collectImageGarbage(deps);
  for (const id of [shown, logo, unused, fresh, wanted]) expect(await isThere(id)).toBe(true);

  world.now += days(2);
  await keep(5);
  await collectImageGarbage(deps);
  const left = await Promise.all([shown, logo, unused, fresh, wanted].map(isThere));
  expect(left).toEqual([true, true, false, true, true]);
  expect((await readdir(join(folder, shopId))).toSorted()).toEqual(
    [shown, logo, fresh, wanted].toSorted(),
  );
});

test("a shop has room for so much; what it has already takes no more", async () => {
  const [sum] = await world.database.sql<{ bytes: number }[]>`
    select sum(size)::int as bytes from images where shop_id = ${shopId}`;
  const held = must(sum).bytes;
  expect((await keep(6, held)).outcome).toBe("full");
  expect((await keep(5, held)).outcome).toBe("kept");
  expect((await keep(6, held + 200)).outcome).toBe("kept");
});

test("pictures kept in the database before are shown from there, and move out", async () => {
  const bytes = plainWebp(50, 9);
  const imageId = imageNameOf(bytes);
  const at = new Date(world.now);
  const kept = { shopId, id: imageId, mediaType: "image/webp", bytes, byId: owner, at };
  await deps.db.insert(images).values(kept);
  const before = must(await findImage(deps, { shopId, imageId }));
  expect(bytes.equals(before.bytes)).toBe(true);
  await collectImageGarbage(deps);
  const [row] = await world.database.sql`
    select size, bytes is null as moved from images where shop_id = ${shopId} and id = ${imageId}`;
  expect(row).toEqual({ size: bytes.length, moved: true });
  const after = must(await findImage(deps, { shopId, imageId }));
  expect(bytes.equals(after.bytes)).toBe(true);
});

test("[X5] the paper of an expense stays, that of one that was undone too", async () => {
  const [shown, undone, unused] = [await keep(11), await keep(12), await keep(13)];
  const device = world.device();
  const spent = [shown, undone].map(({ imageId }) =>
    device.operation(shopId, "expense", {
      ...{ category: "rent", amount: 500, means: "cash", imageId },
    }),
  );
  const undo = device.operation(shopId, "expense.undo", { expenseId: spent[1]?.id ?? "" });
  expect(statusesIn(await world.send(owner, device, [...spent, undo]))).toEqual([
    "applied",
    "applied",
    "applied",
  ]);
  world.now += days(31);
  await collectImageGarbage(deps);
  const left = await Promise.all([shown, undone, unused].map(({ imageId }) => isThere(imageId)));
  expect(left).toEqual([true, true, false]);
});

test("[G4] the paper of a purchase stays", async () => {
  const [shown, unused] = [await keep(14), await keep(15)];
  await world.product(shopId, owner, "riz0", { stock: 0 });
  const device = world.device();
  const bought = device.operation(shopId, "purchase", {
    lines: [{ productId: "riz0", quantity: 1, cost: 500 }],
    imageId: shown.imageId,
  });
  expect(statusesIn(await world.send(owner, device, [bought]))).toEqual(["applied"]);
  world.now += days(31);
  await collectImageGarbage(deps);
  expect([await isThere(shown.imageId), await isThere(unused.imageId)]).toEqual([true, false]);
});

test("all of a shop that is no more go, at once", async () => {
  const gone = await world.shop(owner, "Fermée");
  const bytes = plainWebp(30, 12);
  const imageId = imageNameOf(bytes);
  const picture = must(bareImage(bytes));
  await keepImage(deps, { shopId: gone, imageId, picture, byId: owner });
  await world.database.sql`delete from shops where id = ${gone}`;
  await collectImageGarbage(deps);
  expect(await findImage(deps, { shopId: gone, imageId })).toBeUndefined();
  expect(await readdir(join(folder, gone))).toEqual([]);
});
