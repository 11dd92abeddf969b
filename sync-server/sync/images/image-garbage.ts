import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { images } from "#server/db/tables/images.ts";
import { fileOf, type ImagesDeps, noteFile } from "./images.ts";

const oneDay = 24 * 60 * 60_000;
/** A picture that nothing shows goes after so many days: the edit that names it may still be on its way. */
const unusedDays = 30;
/** In one go. */
const fewImages = 50;

/** Clears away pictures that nothing has shown for a month, and moves those in the database out to the files; shop by shop. */
export async function collectImageGarbage(deps: ImagesDeps): Promise<void> {
  for (const shopId of await shopsWithPictures(deps)) {
    while ((await clearAway(deps, shopId)) === fewImages);
    while ((await moveOut(deps, shopId)) === fewImages);
  }
}

/** Those that are no more among them. */
async function shopsWithPictures({ db }: ImagesDeps): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`/* every shop: pictures to look at */
    select distinct shop_id as id from images`);
  return rows.map(({ id }) => id);
}

/**
 * Removes some images that no product, shop, expense or purchase uses, and all images of a deleted shop; returns how
 * many. The file goes before the row is free for another image of the same name.
 */
async function clearAway({ db, clock, files }: ImagesDeps, shopId: string): Promise<number> {
  const since = new Date(clock() - unusedDays * oneDay);
  const unused = await db.execute<{ id: string }>(sql`
    with used as (
      select unnest(images) as id from products where shop_id = ${shopId} and images <> '{}'
      union select logo from shops where id = ${shopId} and logo is not null
      union select image_id from expenses where shop_id = ${shopId} and image_id is not null
      union select image_id from purchases where shop_id = ${shopId} and image_id is not null)
    select i.id from images i
    where i.shop_id = ${shopId} and (
      (i.at < ${since.toISOString()} and not exists (select 1 from used u where u.id = i.id))
      or not exists (select 1 from shops s where s.id = ${shopId}))
    limit ${fewImages}`);
  for (const { id: imageId } of unused) {
    await db.transaction(async (tx) => {
      const gone = await tx
        .delete(images)
        .where(
          and(
            eq(images.shopId, shopId),
            eq(images.id, imageId),
            or(
              lt(images.at, since),
              sql`not exists (select 1 from shops s where s.id = ${shopId})`,
            ),
          ),
        )
        .returning({ id: images.id });
      if (gone.length > 0) await files.remove(fileOf({ shopId, imageId }));
    });
  }
  return unused.length;
}

/**
 * Moves some out of the database; how many. No connection waits for the files. Of a picture that is cleared away
 * meanwhile the row comes back, so that the file goes with it at the next time.
 */
async function moveOut({ db, files }: ImagesDeps, shopId: string): Promise<number> {
  const rows = await db
    .select()
    .from(images)
    .where(and(eq(images.shopId, shopId), isNotNull(images.bytes)))
    .limit(fewImages);
  for (const row of rows) {
    const { id: imageId, mediaType, bytes } = row;
    if (!bytes) continue;
    const size = bytes.length;
    await files.put(fileOf({ shopId, imageId }), bytes, mediaType);
    if (await noteFile(db, { shopId, imageId }, size)) continue;
    await db
      .insert(images)
      .values({ ...row, bytes: null, size })
      .onConflictDoNothing();
  }
  return rows.length;
}
