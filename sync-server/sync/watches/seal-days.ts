import type { Transaction } from "#server/db/client.ts";
import { bookOperations, keysOf } from "#server/sync/chain/book-leaves.ts";
import { sha256 } from "#server/sync/chain/links.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { businessDay, type DayCut } from "#shared/rules/business-day.ts";
import { fromHex } from "#shared/rules/chain.ts";
import { type Seal, sealOf } from "#shared/rules/seal.ts";

type Deps = Pick<SyncDeps, "sql" | "clock" | "sales" | "wake" | "log" | "heads">;

const oneDay = 86_400_000;
/** After its end a day waits so long for what is still on its way. */
const afterDay = 2 * 3_600_000;
/** A first seal of books with more revisions begins where they stand: what was before is proved by links alone. */
const mostAtFirst = 5000;

type Shop = DayCut & { rev: number; epoch: number };
type Last = Pick<Seal, "epoch" | "no" | "day" | "toRev" | "root">;

/**
 * Seals, of all shops or of one, what was judged since the seal before, once a business day is over (CH6); of a day on
 * which nothing was, nothing.
 */
export async function sealDays(
  deps: Deps,
  { shopId, signal }: { shopId?: string; signal?: AbortSignal } = {},
): Promise<void> {
  await deps.heads.flush();
  for (const { id } of await shopsWithDue(deps, shopId)) {
    if (signal?.aborted) return;
    try {
      await sealNext(deps, id);
    } catch (error) {
      deps.log.warn({ error }, "could not seal the day of a shop; it will be tried again");
    }
  }
}

/** The shops with something that is not sealed, or the one that is named if it has. */
function shopsWithDue({ sql, clock }: Deps, shopId?: string): Promise<{ id: string }[]> {
  const found = sql`
    select r.shop_id as id from shop_revisions r
    left join lateral (select s.rev, s.at from seals s where s.shop_id = r.shop_id order by s.rev desc limit 1) l on true
    where r.rev > coalesce(l.rev, 0)
      and (l.at is null or l.at < ${new Date(clock() - oneDay / 2).toISOString()})`;
  if (shopId === undefined) return sql`/* every shop: days to seal */ ${found}`;
  return sql`${found} and r.shop_id = ${shopId}`;
}

async function sealNext(deps: Deps, shopId: string): Promise<void> {
  const rev = await deps.sales.alone(shopId, () =>
    deps.sql.begin(async (tx) => {
      const [shop] = await tx<Shop[]>`
        select r.rev, r.epoch, s.time_zone as "timeZone", s.day_turns_at as "dayTurnsAt"
        from shop_revisions r join shops s on s.id = r.shop_id where r.shop_id = ${shopId} for update of r`;
      return shop && seal(tx, shopId, shop, deps.clock());
    }),
  );
  if (rev !== undefined) deps.wake.announce({ shopId, prevRev: rev - 1, rev });
}

/** The revision of the seal, undefined where none is due. */
async function seal(
  tx: Transaction,
  shopId: string,
  { rev, epoch, ...cut }: Shop,
  now: number,
): Promise<number | undefined> {
  const [last] = await tx<Last[]>`
    select epoch, no, day::text, to_rev as "toRev", root from seals where shop_id = ${shopId} order by rev desc limit 1`;
  const day = businessDay(now - afterDay - oneDay, cut);
  if (last && last.day >= day) return undefined;
  const fromRev = last?.toRev ?? (rev > mostAtFirst ? rev : 0);
  const operations = await bookOperations(tx, shopId, [fromRev, rev]);
  if (last && operations.length === 0) return undefined;
  const keys = await keysOf(tx, shopId);
  const head = { shopId, epoch, no: (last?.no ?? 0) + 1, day, fromRev, toRev: rev };
  const made = sealOf(
    sha256,
    { ...head, before: last?.root ?? "" },
    operations.map(({ deviceNo, seq, leaf }) => ({ deviceNo, seq, leaf: fromHex(leaf) })),
    (no) => keys.get(no) ?? "",
  );
  const own = rev + 1;
  await tx`
    insert into seals (shop_id, epoch, no, day, at, from_rev, to_rev, before, root, runs, marks, rev)
    values (${shopId}, ${epoch}, ${made.no}, ${day}, ${new Date(now).toISOString()}, ${fromRev}, ${rev}, ${made.before},
      ${made.root}, ${JSON.stringify(made.runs)}::text::json, ${made.marks}, ${own})`;
  await tx`update shop_revisions set rev = ${own}, turns_rev = ${own} where shop_id = ${shopId}`;
  return own;
}
