import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sql } from "#server/db/client.ts";

/**
 * Who may see the pictures of a shop: its members, resellers among them, for as long as they are. An `img` element
 * sends no token, so the browser shows a mark that it was given with the session: the person and the session, signed.
 */
export type ImageReader = { userId: string; familyId: string };

function signatureOf(secret: string, text: string): string {
  return createHmac("sha256", secret).update(`image-reader:${text}`).digest("base64url");
}

export function readerMark(secret: string, { userId, familyId }: ImageReader): string {
  const text = `${userId}.${familyId}`;
  return `${text}.${signatureOf(secret, text)}`;
}

/** Undefined for a mark that is not ours. */
export function readerOf(secret: string, mark: string): ImageReader | undefined {
  const [userId = "", familyId = "", signature = ""] = mark.split(".");
  const expected = Buffer.from(signatureOf(secret, `${userId}.${familyId}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, familyId } : undefined;
}

/** True while the person belongs to the shop and the session of the mark stands. */
export async function maySeeImages(
  { sql, clock }: { sql: Sql; clock: () => number },
  shopId: string,
  { userId, familyId }: ImageReader,
): Promise<boolean> {
  const now = new Date(clock()).toISOString();
  const [member] = await sql`
    select 1 from shop_users m
    where m.shop_id = ${shopId} and m.user_id = ${userId} and m.is_active
      and exists (select 1 from refresh_tokens t where t.family = ${familyId} and t.user_id = m.user_id
        and t.revoked_at is null and t.expires_at > ${now})`;
  return member !== undefined;
}
