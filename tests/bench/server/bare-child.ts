import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import postgres from "postgres";
import { z } from "zod";

/**
 * The least that an endpoint of sales can do and still be one: Fastify, zod, each sale once, a revision of its shop, its
 * pieces out of stock, and requests that wait sharing one statement. It knows nobody, judges nothing, keeps no verdict,
 * no figures and no history. What our own endpoint is measured beside, in the same run.
 */
const sale = z.object({
  id: z.uuid(),
  shopId: z.uuid(),
  at: z.int().min(0),
  lines: z
    .array(
      z.object({ productId: z.string().max(36), quantity: z.int().min(1), price: z.int().min(0) }),
    )
    .min(1),
  payments: z.array(z.object({ method: z.string(), amount: z.int(), tendered: z.int() })),
  total: z.int(),
  note: z.string(),
});
const body = z.object({ sales: z.array(sale).max(500) });
type Sale = z.infer<typeof sale>;
type Waiting = {
  sales: Sale[];
  done(revs: Map<string, number>): void;
  failed(error: unknown): void;
};

const sql = postgres(process.env.BENCH_DATABASE_URL ?? "", {
  max: 10,
  onnotice: () => {},
  fetch_types: false,
  connection: { plan_cache_mode: "force_generic_plan" },
});

/** Locks the shops in one order; a sale that is there already moves no stock. */
const statement = `with locked as materialized (
  select shop_id from bare_shops where shop_id = any($1::uuid[]) order by shop_id for update
), bump as (
  update bare_shops b set rev = b.rev + 1 from locked where b.shop_id = locked.shop_id returning b.shop_id, b.rev
), sale as (
  insert into bare_sales (shop_id, id, rev, doc)
  select s.shop_id, s.id, bump.rev, s.doc::jsonb
  from unnest($2::uuid[], $3::uuid[], string_to_array($4, E'\\x1e')) s(shop_id, id, doc) join bump using (shop_id)
  on conflict do nothing returning id
), move as materialized (
  select m.shop_id, m.product_id, sum(m.pieces) as pieces
  from unnest($5::uuid[], $6::uuid[], $7::text[], $8::int[]) m(sale, shop_id, product_id, pieces)
  where m.sale in (select id from sale) group by 1, 2
), stock as (
  update bare_stocks s set quantity = s.quantity - m.pieces, rev = bump.rev
  from move m join bump using (shop_id) where s.shop_id = m.shop_id and s.product_id = m.product_id
)
select shop_id, rev::int as rev from bump`;

/** What the child tells once it listens. */
export type FromBare = { port: number };

let queue: Waiting[] = [];
let running = 0;
const mostRunning = 2;

async function write(group: readonly Waiting[]): Promise<Map<string, number>> {
  const all = group.flatMap(({ sales }) => sales);
  const lines = all.flatMap(({ id, shopId, lines }) =>
    lines.map((line) => ({ id, shopId, ...line })),
  );
  const list = (values: readonly (string | number)[]) => `{${values.join(",")}}`;
  const rows = await sql.unsafe<{ shop_id: string; rev: number }[]>(
    statement,
    [
      list([...new Set(all.map(({ shopId }) => shopId))]),
      list(all.map(({ shopId }) => shopId)),
      list(all.map(({ id }) => id)),
      all.map((one) => JSON.stringify(one)).join("\u001e"),
      list(lines.map(({ id }) => id)),
      list(lines.map(({ shopId }) => shopId)),
      list(lines.map(({ productId }) => productId)),
      list(lines.map(({ quantity }) => quantity)),
    ],
    { prepare: true },
  );
  return new Map(rows.map(({ shop_id, rev }) => [shop_id, rev]));
}

function pump(): void {
  if (running >= mostRunning || queue.length === 0) return;
  const group = queue;
  queue = [];
  running += 1;
  write(group)
    .then((revs) => {
      for (const { done } of group) done(revs);
    })
    .catch((error: unknown) => {
      for (const { failed } of group) failed(error);
    })
    .finally(() => {
      running -= 1;
      pump();
    });
}

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.post("/push", { schema: { body } }, async (request, reply) => {
  const { sales } = request.body as z.infer<typeof body>;
  const revs = await new Promise<Map<string, number>>((done, failed) => {
    queue.push({ sales, done, failed });
    setImmediate(pump);
  });
  return reply
    .serializer(JSON.stringify)
    .type("application/json")
    .send({ revs: sales.map(({ shopId }) => revs.get(shopId)) });
});
await app.listen({ host: "127.0.0.1", port: 0 });
process.once("disconnect", async () => {
  await app.close();
  await sql.end();
  process.exit(0);
});
const told: FromBare = { port: (app.server.address() as AddressInfo).port };
process.send?.(told);
