import type { Sql, Transaction } from "#server/db/client.ts";
import type { Load } from "#server/sync/entries/kind.ts";
import { kindsOnServer } from "#server/sync/kinds/registry.ts";
import { must } from "#shared/must.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { isDayKind, type RowsByKind, retentionDays, rowKinds } from "#shared/sync/rows.ts";
import { revSince } from "./rev-since.ts";
import type { ScopeParts } from "./scopes.ts";

const oneDay = 24 * 60 * 60_000;

/** Everything a scope holds at one revision, in the order of its parts: products with the best sellers first. */
export type ScopeState = { cursor: Cursor; rows: RowsByKind };

type Values = { shop: string; owner: string; since: string; rev: number };

/** Reads a whole scope in one snapshot of the database; facts no older than devices keep them. */
export async function readScopeState(
  sql: Sql,
  { shopId, resellerId, messages, office }: ScopeParts,
  now: number,
): Promise<ScopeState> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const [cursor] = await tx<
      Cursor[]
    >`select epoch, rev from shop_revisions where shop_id = ${shopId}`;
    const since = (days: number) => new Date(now - days * oneDay).toISOString();
    const member = messages && messages.of !== "everybody" ? messages.of : resellerId;
    const owner = office ? shopId : member;
    const isWhole = owner === undefined;
    const rev = isWhole ? await revSince(tx, shopId, since(factDays)) : 0;
    const rows = Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as RowsByKind;
    for (const kind of rowKinds) {
      const { load, packed } = kindsOnServer[kind];
      const isOfBooks = load.office !== "alone" && kind !== "messages";
      const isAsked = office ? load.office : messages ? kind === "messages" : isOfBooks;
      if (!isAsked || (!isWhole && load.own === undefined)) continue;
      const values = {
        ...{ shop: shopId, owner: owner ?? "", rev },
        since: since(isDayKind(kind) ? retentionDays(kind) : 0),
      };
      const found = await list(tx, load, values);
      Object.assign(rows, { [kind]: packed ? found.map(packed.row) : found });
    }
    return { cursor: must(cursor, "a shop has its revision"), rows };
  });
}

const factDays = Math.max(retentionDays("sales"), retentionDays("returns"));

async function list(tx: Transaction, load: Load, values: Values): Promise<unknown[]> {
  const isWhole = values.owner === "";
  const row = isWhole ? load.row : (load.resellerRow ?? load.row);
  const from = isWhole ? load.from : (load.ownFrom ?? load.from);
  const conditions = [load.where, isWhole ? undefined : load.own, load.kept].filter(Boolean);
  const text = `select ${row} as row from ${from} where ${conditions.join(" and ")} order by ${load.order}`;
  const given: (string | number)[] = [];
  const places = new Map<string, number>();
  const numbered = text.replace(/(?<!:):(shop|owner|since|rev)\b/g, (_, name: keyof Values) => {
    const place = places.get(name) ?? given.push(values[name]);
    places.set(name, place);
    return `$${place}`;
  });
  const found = await tx.unsafe<{ row: unknown }[]>(numbered, given);
  return found.map((one) => one.row);
}
