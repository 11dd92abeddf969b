import { createPublicKey, randomBytes, verify } from "node:crypto";
import type { Sql } from "#server/db/client.ts";
import type { Device } from "#server/sync/shop/devices.ts";
import { fromWire, toWire } from "#shared/rules/chain.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { Statement } from "./links.ts";

/** What did not fit: head and operations, a signature and its key, or the keys of a device. */
export type Misfit = "head" | "signature" | "second-key";

/**
 * What devices say of their heads, as it comes. Written down now and then, for a later head says all that an earlier one
 * did: an exchange waits for none of it, and costs no statement more.
 */
export type Heads = {
  heard(device: Device, speaks: { id: string; epoch: number }, statement: Statement): void;
  /** Whether this device is to tell its key anew, asked once. */
  wantsKey(device: { id: string; epoch: number }): boolean;
  flush(): Promise<void>;
};

type Pending = Statement & { device: Device; speaks: string };

export function createHeads({ sql, clock }: { sql: Sql; clock: () => number }): Heads {
  let pending = new Map<string, Pending>();
  const wanted = new Set<string>();
  const nameOf = ({ id, epoch }: { id: string; epoch: number }) => `${id.toLowerCase()} ${epoch}`;
  return {
    heard(device, speaks, statement) {
      const at = `${device.shopId} ${device.no} ${statement.fits}`;
      const before = pending.get(at);
      const key = statement.key || before?.key || "";
      pending.set(at, { ...statement, key, device, speaks: nameOf(speaks) });
    },
    wantsKey: (device) => wanted.delete(nameOf(device)),
    async flush() {
      const all = pending;
      pending = new Map();
      for (const one of all.values()) if (await write(sql, clock(), one)) wanted.add(one.speaks);
    },
  };
}

/** True where the key is not known that the device has told. */
async function write(sql: Sql, now: number, one: Pending): Promise<boolean> {
  const { device, seq, link, signed, signature } = one;
  const { shopId, no } = device;
  if (!one.fits) await note(sql, now, one, "head");
  const known = await sql<{ key: string }[]>`
    select key from device_heads where shop_id = ${shopId} and device_no = ${no} and key <> '' order by at`;
  const keys = one.key ? [one.key] : known.map(({ key }) => key);
  const key = signature ? keys.find((each) => isSigned(each, signed, signature)) : "";
  if (key === undefined) {
    if (keys.length === 0) return true;
    await note(sql, now, one, "signature");
    return false;
  }
  if (key && known.length > 0 && !known.some((each) => each.key === key))
    await note(sql, now, one, "second-key");
  // A head that leads nowhere proves nothing of what came.
  if (!one.fits) return false;
  await sql`
    insert into device_heads as h (shop_id, device_no, key, seq, link, signed, signature, at)
    values (${shopId}, ${no}, ${key}, ${seq}, ${link}, ${signed}, ${signature}, ${new Date(now).toISOString()})
    on conflict (shop_id, device_no, key) do update set seq = excluded.seq, link = excluded.link,
      signed = excluded.signed, signature = excluded.signature, at = excluded.at where excluded.seq >= h.seq`;
  return false;
}

/** Whether a text bears the signature of a key: ECDSA over P-256 with SHA-256, both in base64url. */
export function isSigned(key: string, text: string, signature: string): boolean {
  const [point, bytes] = [fromWire(key, 65), fromWire(signature, 64)];
  if (!point || !bytes) return false;
  const [x, y] = [toWire(point.slice(1, 33)), toWire(point.slice(33))];
  try {
    const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    return verify("sha256", Buffer.from(text), { key: jwk, dsaEncoding: "ieee-p1363" }, bytes);
  } catch {
    return false;
  }
}

/** Kept once a device, kind and day, and told to the owner among the sensitive acts. */
async function note(sql: Sql, now: number, { device, seq }: Pending, kind: Misfit): Promise<void> {
  const { shopId, no, code } = device;
  const at = new Date(now).toISOString();
  const id = randomUuid(now, randomBytes(10));
  const noted = await sql`
    insert into chain_notes (shop_id, device_no, kind, day, seq, at)
    values (${shopId}, ${no}, ${kind}, ${at.slice(0, 10)}, ${seq}, ${at}) on conflict do nothing returning 1`;
  if (noted.length === 0) return;
  const details = { device: code, no: String(seq), what: kind };
  await sql`
    insert into audit_log (id, at, act, shop_id, details)
    values (${id}, ${at}, 'chain-broken', ${shopId}, ${JSON.stringify(details)}::text::jsonb)`;
}
