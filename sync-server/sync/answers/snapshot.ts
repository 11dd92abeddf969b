import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Sql } from "#server/db/client.ts";
import { must } from "#shared/must.ts";
import { rolesOf } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { decodeRows, encodeRows, type SnapshotPart } from "#shared/sync/columns.ts";
import type { Cursor, SnapshotPlan } from "#shared/sync/protocol.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import { partsOfScope, type ScopeParts } from "./scopes.ts";
import { cutIntoParts } from "./snapshot-parts.ts";
import { readScopeState } from "./snapshot-rows.ts";

const oneHour = 60 * 60_000;
const farBehind = 500;
const manyProducts = 200;

export type Snapshots = {
  /** The parts of a first load: those made lately, or new ones. */
  plan(scope: string, userId: string): Promise<SnapshotPlan>;
  /** One part as it lies in the database (brotli), if this person may read the scope at this moment. */
  part(asked: PartName & { userId: string }): Promise<Uint8Array | undefined>;
};

export type PartName = { scope: string; rev: number; part: number };

export function createSnapshots(given: { sql: Sql; clock: () => number }): Snapshots {
  const { sql, clock } = given;
  const making = new Map<string, Promise<SnapshotPlan>>();

  async function make(scope: string, parts: ScopeParts): Promise<SnapshotPlan> {
    const found = await newest(sql, scope, parts.shopId, clock());
    return found ?? build(sql, scope, parts, clock());
  }

  return {
    plan(scope, userId) {
      const parts = must(partsOfScope(scope, userId), "a scope");
      const current = making.get(scope) ?? make(scope, parts).finally(() => making.delete(scope));
      making.set(scope, current);
      return current;
    },
    async part({ scope, rev, part, userId }) {
      const parts = partsOfScope(scope, userId);
      if (!parts) return undefined;
      const [roles, isOfThese] = readersOf(parts);
      const [found] = await sql<{ body: Uint8Array }[]>`
        select p.body from snapshot_parts p
        join shop_revisions r on r.shop_id = p.shop_id and r.epoch = p.epoch
        join shop_users m on m.shop_id = p.shop_id and m.user_id = ${userId} and m.is_active
          and (m.role = any(${roles})) = ${isOfThese}
        where p.shop_id = ${parts.shopId} and p.scope = ${scope} and p.rev = ${rev} and p.part = ${part}`;
      return found?.body;
    },
  };
}

/** Who reads a scope: members of these roles, or all others. */
function readersOf({ messages, office, resellerId }: ScopeParts): [Role[], boolean] {
  if (office) return [[...rolesOf("keep-suppliers")], true];
  return messages
    ? [["owner"], messages.of === "everybody"]
    : [["reseller"], resellerId !== undefined];
}

/** The last snapshot, unless too much has happened since. */
async function newest(
  sql: Sql,
  scope: string,
  shopId: string,
  now: number,
): Promise<SnapshotPlan | undefined> {
  const [found] = await sql<
    {
      epoch: number;
      rev: number;
      parts: number;
      products: number;
      behind: number;
      age: number;
      edited: number;
    }[]
  >`
    select p.epoch, p.rev, p.parts, p.products, r.rev - p.rev as behind,
      (extract(epoch from ${new Date(now).toISOString()}::timestamptz - p.created_at) * 1000)::bigint as age,
      (select count(*) from (select 1 from products q where q.shop_id = p.shop_id and q.rev > p.rev
        limit ${manyProducts + 1}) as newer) as edited
    from snapshot_parts p join shop_revisions r on r.shop_id = p.shop_id and r.epoch = p.epoch
    where p.shop_id = ${shopId} and p.scope = ${scope} and p.part = 0 and p.rev <= r.rev
    order by p.rev desc limit 1`;
  if (!found) return undefined;
  const { epoch, rev, parts, products, behind, age, edited } = found;
  const isOld = behind > 0 && (age > oneHour || behind > farBehind || edited > manyProducts);
  return isOld ? undefined : { cursor: { epoch, rev }, parts, products };
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

async function build(
  sql: Sql,
  scope: string,
  scopeParts: ScopeParts,
  now: number,
): Promise<SnapshotPlan> {
  const { shopId } = scopeParts;
  const { cursor, rows } = await readScopeState(sql, scopeParts, now);
  const cut = cutIntoParts(rows);
  const products = rows.products.length;
  const bodies = await Promise.all(
    cut.map((some, part) => {
      const content: SnapshotPart = {
        scope,
        cursor,
        part,
        parts: cut.length,
        rows: encodeRows(some),
      };
      return compress(JSON.stringify(content), {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
    }),
  );
  const createdAt = new Date(now).toISOString();
  await sql.begin(async (tx) => {
    // To read and to compress takes long. Of a shop that was deleted meanwhile nothing is written back, nor a name that
    // was erased, which raises `members_rev`; a device that finds no parts asks again. Sales of the shop go on beside
    // this lock, a deletion and an erasure do not.
    const standing = await tx`
      select 1 from shop_revisions
      where shop_id = ${shopId} and epoch = ${cursor.epoch} and members_rev <= ${cursor.rev} for key share`;
    if (standing.length === 0) return;
    for (const [part, body] of bodies.entries()) {
      await tx`
        insert into snapshot_parts (shop_id, scope, epoch, rev, part, parts, products, body, created_at)
        values (${shopId}, ${scope}, ${cursor.epoch}, ${cursor.rev}, ${part}, ${bodies.length}, ${products}, ${body},
          ${createdAt})
        on conflict do nothing`;
    }
    await tx`
      delete from snapshot_parts where shop_id = ${shopId} and scope = ${scope} and rev < ${cursor.rev}
        and created_at < ${new Date(now - 24 * oneHour).toISOString()}`;
  });
  return { cursor, parts: bodies.length, products };
}

/** A part as the device reads it. */
export async function openPart(body: Uint8Array): Promise<SnapshotPart> {
  return JSON.parse((await decompress(body)).toString());
}

/** The rows of one part, as a device has them after decoding; undefined when there is no such part for this person. */
export async function readSnapshotPart(
  deps: { snapshots: Snapshots },
  { userId }: { userId: string },
  { scope, cursor, part }: { scope: string; cursor: Cursor; part: number },
): Promise<Partial<RowsByKind> | undefined> {
  const body = await deps.snapshots.part({ scope, rev: cursor.rev, part, userId });
  return body && decodeRows((await openPart(body)).rows);
}
