import { hash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { images } from "#server/db/tables/images.ts";
import type { SyncDeps } from "./deps.ts";

/** Most bytes of a picture: devices shrink them to 60 KB, and a little may be round the edges. */
export const mostImageBytes = 64 * 1024;

const imageNameLength = 22;

/** The name of a picture follows from its bytes, see `imageIdSchema`. */
export function imageNameOf(bytes: Uint8Array): string {
  return hash("sha256", bytes, "base64url").slice(0, imageNameLength);
}

/** What the bytes are, by their first few, whatever anybody says they are; undefined for anything but WebP, JPEG and PNG. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return "image/webp";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return head.startsWith("\x89PNG\r\n\x1a\n") ? "image/png" : undefined;
}

/** Keeps a picture of a shop; the same one again changes nothing. */
export async function keepImage(
  { db, clock }: Pick<SyncDeps, "db" | "clock">,
  image: { shopId: string; id: string; mediaType: string; bytes: Uint8Array; byId: string },
): Promise<void> {
  await db
    .insert(images)
    .values({ ...image, at: new Date(clock()) })
    .onConflictDoNothing();
}

export async function findImage(
  { db }: Pick<SyncDeps, "db">,
  { shopId, imageId }: { shopId: string; imageId: string },
): Promise<{ mediaType: string; bytes: Uint8Array } | undefined> {
  const [image] = await db
    .select({ mediaType: images.mediaType, bytes: images.bytes })
    .from(images)
    .where(and(eq(images.shopId, shopId), eq(images.id, imageId)));
  return image;
}
