import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { images } from "#server/db/tables/images.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import { must } from "#shared/must.ts";
import { plainWebp } from "#tests/support/pictures.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { bareImage, imageNameOf } from "./image-bytes.ts";
import { collectImageGarbage } from "./image-garbage.ts";
import { fileOf, findImage, type ImagesDeps, keepImage } from "./images.ts";

let world: SyncWorld;
let deps: ImagesDeps;
let owner = "";
let shopId = "";
const files = new Map<string, Uint8Array>();
/** What happens while a file is on its way, each once; a failure is one of the bucket. */
const onTheWay: (() => Promise<void>)[] = [];

const store: FileStore = {
  async put(name, bytes) {
    await onTheWay.shift()?.();
    files.set(name, bytes);
  },
  get: async (name) => files.get(name),
  remove: async (name) => {
    files.delete(name);
  },
};

beforeAll(async () => {
  world = await syncWorld();
  deps = { db: world.database.db, clock: world.clock, files: store };
  owner = await world.person("owner");
});
beforeEach(async () => {
  files.clear();
  onTheWay.length = 0;
  shopId = await world.shop(owner);
});
afterAll(() => world.close());

let pictures = 0;
/** A picture that was never sent before. */
function aPicture() {
  pictures += 1;
  const bytes = plainWebp(100, pictures);
  return {
    bytes,
    shopId,
    imageId: imageNameOf(bytes),
    picture: must(bareImage(bytes)),
    byId: owner,
  };
}
type Picture = ReturnType<typeof aPicture>;

const inDatabase = ({ bytes, imageId }: Picture) =>
  deps.db.insert(images).values({
    ...{ shopId, id: imageId, mediaType: "image/webp", bytes, byId: owner },
    at: new Date(world.now),
  });

async function rowOf({ imageId }: Picture) {
  const [row] = await world.database.sql<{ moved: boolean }[]>`
    select bytes is null as moved from images where id = ${imageId}`;
  return row;
}

/** Connections of this database that wait in a transaction for something outside. */
async function held(): Promise<number> {
  const [row] = await world.database.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  return must(row).count;
}

const bucketFails = () => Promise.reject(new Error("the bucket is away"));
const deleteShop = () => world.database.sql`delete from shops where id = ${shopId}`;

describe("while a file is on its way no connection waits for it", () => {
  test("when it was sent", async () => {
    const seen: number[] = [];
    onTheWay.push(async () => void seen.push(await held()));
    await keepImage(deps, aPicture());
    expect(seen).toEqual([0]);
  });

  test("when it moves out of the database", async () => {
    const seen: number[] = [];
    const one = aPicture();
    await inDatabase(one);
    onTheWay.push(async () => void seen.push(await held()));
    await collectImageGarbage(deps);
    expect(seen).toEqual([0]);
    expect(await rowOf(one)).toEqual({ moved: true });
  });
});

describe("a file that cannot be written", () => {
  test("is not there, and comes with the next try", async () => {
    const one = aPicture();
    onTheWay.push(bucketFails);
    await expect(keepImage(deps, one)).rejects.toThrow("the bucket is away");
    expect(await findImage(deps, one)).toBeUndefined();
    expect(await keepImage(deps, one)).toBe("kept");
    expect(must(await findImage(deps, one)).bytes).toEqual(one.picture.bytes);
  });

  test("is shown out of the database as before when it was kept there", async () => {
    const one = aPicture();
    await inDatabase(one);
    onTheWay.push(bucketFails, bucketFails);
    await expect(keepImage(deps, one)).rejects.toThrow("the bucket is away");
    await expect(collectImageGarbage(deps)).rejects.toThrow("the bucket is away");
    expect(await findImage(deps, one)).toBeDefined();
    expect(await rowOf(one)).toEqual({ moved: false });
    expect(await keepImage(deps, one)).toBe("kept");
    expect(await rowOf(one)).toEqual({ moved: true });
    expect(must(await findImage(deps, one)).bytes).toEqual(one.picture.bytes);
  });

  test("does not keep those after it in the database for ever", async () => {
    const [one, other] = [aPicture(), aPicture()];
    await inDatabase(one);
    await inDatabase(other);
    onTheWay.push(async () => {}, bucketFails);
    await expect(collectImageGarbage(deps)).rejects.toThrow("the bucket is away");
    const moved = [await rowOf(one), await rowOf(other)].filter((row) => must(row).moved);
    expect(moved).toHaveLength(1);
  });
});

describe("what is cleared away while a file is on its way", () => {
  test("is nothing that was unused for long before it was sent again", async () => {
    const one = aPicture();
    await keepImage(deps, one);
    world.now += 31 * 24 * 60 * 60_000;
    onTheWay.push(() => collectImageGarbage(deps));
    expect(await keepImage(deps, one)).toBe("kept");
    expect(await findImage(deps, one)).toBeDefined();
  });

  test("is kept again when it was confirmed, and leaves no file behind", async () => {
    const one = aPicture();
    onTheWay.push(async () => {
      await deleteShop();
      await collectImageGarbage(deps);
    });
    expect(await keepImage(deps, one)).toBe("kept");
    expect(await findImage(deps, one)).toBeDefined();
    await collectImageGarbage(deps);
    expect([...files.keys()]).toEqual([]);
  });

  test("leaves no file behind either when it was moving out of the database", async () => {
    const one = aPicture();
    await inDatabase(one);
    onTheWay.push(async () => {
      await deleteShop();
      await collectImageGarbage(deps);
    });
    await collectImageGarbage(deps);
    await collectImageGarbage(deps);
    expect([...files.keys()]).toEqual([]);
    expect(await rowOf(one)).toBeUndefined();
  });
});

test("a picture sent while it moves out of the database is there afterwards", async () => {
  const one = aPicture();
  await inDatabase(one);
  onTheWay.push(async () => {
    expect(await keepImage(deps, one)).toBe("kept");
  });
  await collectImageGarbage(deps);
  expect(await rowOf(one)).toEqual({ moved: true });
  expect(must(await findImage(deps, one)).bytes).toBeDefined();
  expect(files.has(fileOf(one))).toBe(true);
  expect(await findImage(deps, { shopId: randomUUID(), imageId: one.imageId })).toBeUndefined();
});
