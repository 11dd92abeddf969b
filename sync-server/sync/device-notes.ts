import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import type { SyncDeps } from "./deps.ts";
import type { Device } from "./shop/devices.ts";
import { storableText } from "./shop/storable.ts";

const oneMinute = 60_000;

/** `heard` is the highest number that came with this request. */
type Said = { request: ExchangeRequest; userId: string; heard: number; now: number };

/** At most once a minute, or at once when it announces operations that have not come and this was not known. */
export function isWorthNoting(device: Device, { request, heard, now }: Said): boolean {
  const { lastSeq } = request.device;
  const opensGap = lastSeq > Math.max(heard, device.lastSeq, device.noted.lastSeq);
  return opensGap || now >= device.noted.at + oneMinute || now < device.noted.at;
}

/** Writes down that a device spoke, what it has given out and how far its clock is off. */
export async function noteDevice(
  deps: Pick<SyncDeps, "sql">,
  device: Device,
  { request, userId, now }: Said,
): Promise<void> {
  const { lastSeq } = request.device;
  device.noted = { at: now, lastSeq: Math.max(lastSeq, device.noted.lastSeq) };
  await deps.sql`
    update devices set last_seen_at = ${new Date(now).toISOString()}, last_seq = greatest(last_seq, ${lastSeq}),
      label = ${storableText(request.device.label)}, user_id = ${userId}, clock_offset = ${now - request.now}
    where shop_id = ${device.shopId} and no = ${device.no}`;
}
