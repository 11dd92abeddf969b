import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { images } from "#server/db/tables/images.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import type { BareImage } from "./image-bytes.ts";

export type ImagesDeps = {
  db: Db;
  /** Server time in ms. */
  clock: () => number;
  files: FileStore;
};

/** Most bytes of a picture: devices shrink them to 60 KB, and a little may be round the edges. */
export const mostImageBytes = 64 * 1024;

/** Most bytes of all pictures of one shop: ten thousand photographs of full size. */
export const mostShopBytes = 10_000 * mostImageBytes;

export type ImageName = { shopId: string; imageId: string };

/** Where the picture lies among the files. */
export function fileOf({ shopId, imageId }: ImageName): string {
  return `${shopId}/${imageId}`;
}

/**
 * Keeps a picture of a shop; the same one again only says that it is still wanted. "full" when the shop has no room
 * for another. The row comes first, as of now, so that nobody clears the file away meanwhile; no connection waits for
 * the file, which may take long. When that cannot be written there is a row without it: no picture until it is sent
 * again.
 */
export async function keepImage(
  deps: ImagesDeps,
  image: ImageName & { picture: BareImage; byId: string; most?: number },
): Promise<"kept" | "full"> {
  const { db, clock, files } = deps;
  const { shopId, imageId, picture, byId, most = mostShopBytes } = image;
  const { mediaType, bytes } = picture;
  const at = new Date(clock());
  const size = bytes.length;
  const hasRoom = await db.transaction(async (tx) => {
    const others = sql`${images.id} <> ${imageId}`;
    const [held] = await tx
      .select({ bytes: sql<string>`coalesce(sum(${images.size}), 0)` })
      .from(images)
      .where(and(eq(images.shopId, shopId), others));
    if (Number(held?.bytes ?? 0) + size > most) return false;
    await tx
      .insert(images)
      .values({ shopId, id: imageId, mediaType, size, byId, at })
      .onConflictDoUpdate({ target: [images.shopId, images.id], set: { at, mediaType, size } });
    return true;
  });
  if (!hasRoom) return "full";
  await files.put(fileOf(image), bytes, mediaType);
  // Cleared away all the same, with its shop: what is confirmed has row and file.
  return (await noteFile(db, image, size)) ? "kept" : keepImage(deps, image);
}

/** The file is there: what the database held of the picture goes. Whether the row still stood. */
export async function noteFile(db: Db, name: ImageName, size: number): Promise<boolean> {
  const noted = await db
    .update(images)
    .set({ bytes: null, size })
    .where(and(eq(images.shopId, name.shopId), eq(images.id, name.imageId)))
    .returning({ id: images.id });
  return noted.length > 0;
}

/** Undefined also while the file of a row is not there (yet). */
export async function findImage(
  { db, files }: ImagesDeps,
  name: ImageName,
): Promise<{ mediaType: string; bytes: Uint8Array } | undefined> {
  const [image] = await db
    .select({ mediaType: images.mediaType, bytes: images.bytes })
    .from(images)
    .where(and(eq(images.shopId, name.shopId), eq(images.id, name.imageId)));
  if (!image) return undefined;
  const bytes = image.bytes ?? (await files.get(fileOf(name)));
  return bytes && { mediaType: image.mediaType, bytes };
}
