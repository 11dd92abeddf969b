import type { Database } from "#server/db/client.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import { productFields, uuidOf } from "./builders.ts";
import type { Person } from "./device-world.ts";
import { type Rng, randomFrom } from "./random.ts";
import { beginning } from "./simulation-clock.ts";
import { withMeasures } from "./simulation-units.ts";
import { pointsOfWorld } from "./world-points.ts";

export type SimulatedShop = {
  id: string;
  /** In every name and identifier of the shop, so that a foreign row betrays itself. */
  tag: string;
  name: string;
  productIds: string[];
  members: Map<string, { role: Role; active: boolean }>;
  ownerId: string;
  /** Most products on sale that the plan allows; null for any number. */
  most: number | null;
  /** Its articles are weighed too, and come in packs (U1). */
  hasMeasures?: boolean;
};

/** `begins`: the moment at which the run begins, ms; an ordinary morning where nobody says. */
export type World = { shops: SimulatedShop[]; people: Person[]; begins?: number };

/** One or two shops, often of one owner, with staff and resellers; some people work in both. */
export function drawWorld(rng: Rng): World {
  const count = rng.chance(0.45) ? 2 : 1;
  const shops: SimulatedShop[] = [];
  const people: Person[] = [];
  const newPerson = (): Person => {
    const id = uuidOf(rng);
    const person = { id, name: `Personne ${id.slice(-12)}` };
    people.push(person);
    return person;
  };
  for (let at = 0; at < count; at += 1) {
    const id = uuidOf(rng);
    const tag = `${"QZ"[at]}${id.slice(-5)}`;
    const members: SimulatedShop["members"] = new Map();
    const join = (person: Person, role: Role) => members.set(person.id, { role, active: true });
    const former = people.filter(() => rng.chance(0.25));
    const sameOwner = people.find((person) => person.id === shops[0]?.ownerId && rng.chance(0.75));
    const owner = sameOwner ?? newPerson();
    join(owner, "owner");
    join(newPerson(), "seller");
    for (const role of ["manager", "employee", "seller"] as const)
      if (rng.chance(0.4)) join(newPerson(), role);
    if (rng.chance(0.75)) join(newPerson(), "reseller");
    if (rng.chance(0.3)) join(newPerson(), "reseller");
    const roles = ["employee", "seller", "manager", "reseller"] as const;
    for (const person of former) if (person !== owner) join(person, rng.pick(roles));
    const most = rng.chance(0.15) ? rng.int(6, 9) : null;
    const shop = { id, tag, name: `Boutique ${tag}`, productIds: [], members };
    shops.push({ ...shop, ownerId: owner.id, most });
  }
  return { shops, people };
}

export type Article = OperationBody<"product.create">;

/** A few articles with few pieces each, so that they run out. */
export function articlesOf(shop: SimulatedShop, rng: Rng): Article[] {
  const count = rng.int(2, 6);
  return Array.from({ length: count }, (_, at) => {
    const productId = `${shop.tag}-${at}`;
    shop.productIds.push(productId);
    const price = rng.int(2, 40) * 50;
    const minPrice = Math.ceil(price * 0.8);
    const stockThreshold = rng.pick([0, 1, 2, 4]);
    const fields = productFields(productId, { price, minPrice, stockThreshold });
    const article = { productId, fields, initialStock: rng.int(0, 12) };
    return shop.hasMeasures ? withMeasures(article) : article;
  });
}

/** Writes people, shops and memberships at revision 1, as if they had been there for long. */
export async function foundWorld(
  { sql }: Pick<Database, "sql">,
  { shops, people, begins = beginning }: World,
): Promise<void> {
  await sql`insert into users ${sql(
    people.map(({ id, name }) => ({
      id,
      email: `${id}@example.test`,
      full_name: name,
      password_hash: "-",
    })),
  )}`;
  const rows = shops.flatMap((shop) =>
    [...shop.members].map(([user_id, { role }]) => ({
      shop_id: shop.id,
      user_id,
      role,
      joined_at: "2026-01-01T00:00:00Z",
      rev: 1,
    })),
  );
  await sql`insert into shops ${sql(
    shops.map(({ id, ownerId, name, most }, index) => ({
      id,
      owner_id: ownerId,
      name,
      max_products: most,
      vat_rate: 1925,
      // A shop of the day, a bar, and one that is open longer still.
      day_turns_at: [5, 0, 3][index % 3] ?? 0,
      rev: 1,
    })),
  )}`;
  await sql`update shops set loyalty = ${JSON.stringify(pointsOfWorld)}::text::jsonb
    where id in ${sql(shops.map(({ id }) => id))}`;
  const changed = new Date(rateChangedAt(begins)).toISOString();
  await sql`
    insert into former_terms (shop_id, subject_id, op_id, rev, seq, at, was)
    select id, id, id, 1, 1, ${changed}::text::timestamptz, '{"vatRate": 500}' from shops
    where id in ${sql(shops.map(({ id }) => id))}`;
  await sql`insert into shop_revisions ${sql(
    shops.map(({ id }) => ({ shop_id: id, rev: 1, catalog_rev: 1, members_rev: 1 })),
  )}`;
  await sql`insert into shop_users ${sql(rows)}`;
}

/** The prices of every shop include 19.25 % of tax from this moment on, and 5 % before it. */
const rateChangedAt = (begins: number): number => begins + 120_000;

/** The rate of tax at a moment of a run, hundredths of a percent. */
export const rateThen = (at: number, begins: number): number =>
  at < rateChangedAt(begins) ? 500 : 1925;

let found: Promise<string[]> | undefined;

/** Every table that holds something of a shop, asked of the database: one that comes later is there by itself. */
export function shopTables(sql: Database["sql"]): Promise<string[]> {
  found ??= sql<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'shop_id' and t.table_type = 'BASE TABLE'
    order by 1`.then((rows) => rows.map(({ name }) => name));
  return found;
}

/** Takes the world away again, so that the same seed may be run in the same database. */
export async function removeWorld(
  { sql }: Pick<Database, "sql">,
  { shops, people }: World,
): Promise<void> {
  const ids = shops.map(({ id }) => id);
  for (const table of await shopTables(sql))
    await sql`delete from ${sql(table)} where shop_id in ${sql(ids)}`;
  await sql`delete from shops where id in ${sql(ids)}`;
  await sql`delete from unreadable_operations where user_id in ${sql(people.map(({ id }) => id))}`;
  await sql`delete from users where id in ${sql(people.map(({ id }) => id))}`;
}

/** A stream of chance that belongs to the seed alone. */
export function chanceOf(seed: number): Rng {
  return randomFrom(`simulation ${seed}`);
}
