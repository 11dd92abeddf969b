import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { images } from "#server/db/tables/images.ts";
import { fileOf, type ImagesDeps, noteFile } from "./images.ts";

const oneDay = 24 * 60 * 60_000;
/** A picture that nothing shows goes after so many days: the edit that names it may still be on its way. */
const unusedDays = 30;
/** In one go. */
const fewImages = 50;

/** Clears away pictures that nothing has shown for a month, and moves those in the database out to the files. */
export async function collectImageGarbage(deps: ImagesDeps): Promise<void> {
  while ((await clearAway(deps)) === fewImages);
  while ((await moveOut(deps)) === fewImages);
}

/**
 * Removes some that no product, no shop and no expense names, and all of a shop that is no more; how many. The file goes before
 * the row is free for another of its name.
 */
async function clearAway({ db, clock, files }: ImagesDeps): Promise<number> {
  const since = new Date(clock() - unusedDays * oneDay);
  const unused = await db.execute<{ shop_id: string; id: string }>(sql`
    with used as (
      select shop_id, unnest(images) as id from products where images <> '{}'
      union select id, logo from shops where logo is not null
      union select shop_id, image_id from expenses where image_id is not null)
    select i.shop_id, i.id from images i
    where (i.at < ${since.toISOString()}
        and not exists (select 1 from used u where u.shop_id = i.shop_id and u.id = i.id))
      or not exists (select 1 from shops s where s.id = i.shop_id)
    limit ${fewImages}`);
  for (const { shop_id: shopId, id: imageId } of unused) {
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
async function moveOut({ db, files }: ImagesDeps): Promise<number> {
  const rows = await db.select().from(images).where(isNotNull(images.bytes)).limit(fewImages);
  for (const row of rows) {
    const { shopId, id: imageId, mediaType, bytes } = row;
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
